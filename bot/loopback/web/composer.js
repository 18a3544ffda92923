// Where one writes: a text that is never lost, or the form of a slash command.

import { h, icon } from "./dom.js";
import { openModal } from "./modal.js";
import { whyNot } from "./outcome.js";
import { CommandForm, matching } from "./slash.js";
import { store } from "./store.js";
import { t } from "./words.js";

export class Composer {
  constructor(element) {
    this.element = element;
    this.form = null;
    this.shown = [];
    this.active = 0;
    this.box = h("textarea", { rows: "1", maxlength: "2000", id: "composer-box", role: "combobox", "aria-autocomplete": "list", "aria-controls": "command-list", "aria-expanded": "false", "aria-haspopup": "listbox" });
    this.list = h("div", { class: "picker", id: "command-list", role: "listbox", hidden: true });
    this.button = h("button", { type: "button", class: "round send", onclick: () => this.send() }, icon("send", 20));
    this.slash = h("button", { type: "button", class: "round slash", onclick: () => this.beginCommand() }, "/");
    this.writing = h("div", { class: "writing" }, this.slash, this.box, this.button);
    this.element.append(this.list, this.writing);
    this.box.addEventListener("input", () => this.typed());
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.box.addEventListener("blur", () => setTimeout(() => this.closeList(), 150));
    store.on("open", () => this.opened());
    store.on("me", () => this.opened());
    store.on("commands", () => !this.list.hidden && this.typed());
  }

  get draftKey() {
    return `draft:${store.me.id}:${store.current}`;
  }

  opened() {
    if (!store.channel) return;
    this.leave({ refocus: false });
    const channel = store.channel;
    const where = channel.type === 1 ? store.nameOf(channel) : `#${channel.name}`;
    this.box.placeholder = matchMedia("(width <= 640px)").matches ? t("placeholderShort") : t("placeholder", where);
    this.box.setAttribute("aria-label", t("messageBox"));
    this.list.setAttribute("aria-label", t("commands"));
    this.button.setAttribute("aria-label", t("send"));
    this.slash.setAttribute("aria-label", t("commands"));
    this.slash.title = t("commands");
    this.box.value = sessionStorage.getItem(this.draftKey) ?? "";
    this.grow();
    this.closeList();
  }

  grow() {
    this.box.style.height = "auto";
    this.box.style.height = `${Math.min(this.box.scrollHeight, 200)}px`;
  }

  typed() {
    sessionStorage.setItem(this.draftKey, this.box.value);
    this.grow();
    const command = /^\/([^\n]*)$/.exec(this.box.value);
    if (!command) return this.closeList();
    this.shown = matching(command[1]);
    this.active = 0;
    return this.drawList();
  }

  beginCommand() {
    if (!this.box.value.startsWith("/")) this.box.value = `/${this.box.value}`;
    this.box.focus();
    this.typed();
  }

  drawList() {
    const items = this.shown.map((entry, at) =>
      h(
        "div",
        {
          class: "option",
          role: "option",
          id: `command-${at}`,
          "data-command": entry.command,
          "aria-selected": String(at === this.active),
          onpointerdown: (event) => (event.preventDefault(), this.begin(entry)),
        },
        h("b", {}, `/${entry.label}`),
        h("span", {}, entry.description),
      ),
    );
    this.list.replaceChildren(...(items.length ? items : [h("p", { class: "note" }, t("noMatches"))]));
    this.list.hidden = false;
    this.box.setAttribute("aria-expanded", "true");
    if (items.length) {
      this.box.setAttribute("aria-activedescendant", `command-${this.active}`);
      items[this.active].scrollIntoView({ block: "nearest" });
    }
  }

  closeList() {
    this.list.hidden = true;
    this.shown = [];
    this.box.setAttribute("aria-expanded", "false");
    this.box.removeAttribute("aria-activedescendant");
  }

  key(event) {
    if (event.isComposing) return;
    const listed = !this.list.hidden && this.shown.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (listed && step) {
      event.preventDefault();
      this.active = (this.active + step + this.shown.length) % this.shown.length;
      this.drawList();
    } else if (listed && (event.key === "Tab" || event.key === "Enter")) {
      event.preventDefault();
      this.begin(this.shown[this.active]);
    } else if (event.key === "Escape" && !this.list.hidden) {
      event.preventDefault();
      this.closeList();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    const content = withMentions(this.box.value.trim());
    if (!content) return;
    const draft = this.draftKey;
    const text = this.box.value;
    this.box.value = "";
    this.grow();
    const answer = await store.act("say", { channel_id: store.current, content });
    if (!answer.error) sessionStorage.removeItem(draft);
    else if (this.draftKey === draft && !this.box.value) {
      this.box.value = text;
      this.grow();
    }
  }

  begin(entry) {
    this.closeList();
    this.box.value = "";
    sessionStorage.removeItem(this.draftKey);
    this.form = new CommandForm(entry, { leave: () => this.leave(), send: () => this.run() });
    this.writing.hidden = true;
    this.element.append(this.form.element);
    this.form.focus();
  }

  leave({ refocus = true } = {}) {
    if (!this.form) return;
    this.form.element.remove();
    this.form = null;
    this.writing.hidden = false;
    if (refocus) this.box.focus();
  }

  async run() {
    const form = this.form;
    const options = form.values();
    if (!options) return;
    form.busy(true);
    const outcome = await store.act("run", { channel_id: store.current, command: form.entry.command, options });
    form.busy(false);
    const reason = whyNot(outcome);
    if (reason) form.complain(reason);
    else if (this.form === form) this.leave();
    if (outcome.kind === "modal") openModal(outcome);
  }
}

/** @Ada becomes a mention of Ada. */
function withMentions(text) {
  const people = [...store.users.values()].sort((a, b) => b.name.length - a.name.length);
  return people.reduce((words, user) => words.replaceAll(new RegExp(`@${user.name}(?![\\p{L}\\p{N}])`, "gu"), `<@${user.id}>`), text);
}
