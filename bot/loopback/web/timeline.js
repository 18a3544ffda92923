// The conversation: messages in order, days, what is new, and where one has scrolled to.

import { announce, h, icon, swap } from "./dom.js";
import { dayOf, drawMessage } from "./message.js";
import { closePopup } from "./popup.js";
import { store } from "./store.js";
import { t } from "./words.js";

const TOGETHER_MS = 7 * 60 * 1000;

export class Timeline {
  /** `commands` shows what the bot can do. */
  constructor(scroller, jump, typing, commands) {
    this.commands = commands;
    this.scroller = scroller;
    this.list = scroller.querySelector(".messages");
    this.jump = jump;
    this.typing = typing;
    this.stuck = true;
    this.readBefore = null;
    this.loading = false;
    scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    jump.addEventListener("click", () => this.toEnd());
    // Pictures that arrive late must not push the newest message out of sight.
    new ResizeObserver(() => this.stuck && this.toEnd(false)).observe(this.list);
    new ResizeObserver(() => this.stuck && this.toEnd(false)).observe(scroller);
    store.on("open", ({ message }) => this.open(message));
    store.on("show", ({ message }) => this.show(message));
    store.on("message", ({ message, created }) => this.changed(message, created));
    store.on("message-gone", (event) => event.channel_id === store.current && this.removed(event.id));
    store.on("focus", (id) => this.element(id)?.focus({ preventScroll: true }));
    store.on("redraw", (id) => this.redraw(id));
    store.on("typing", () => this.drawTyping());
    document.addEventListener("visibilitychange", () => this.maybeRead());
    setInterval(() => this.drawTyping(), 2000);
  }

  get messages() {
    return store.messages.get(store.current) ?? [];
  }

  open(message) {
    closePopup({ refocus: false });
    const channel = store.channel;
    this.readBefore = store.unread(channel) ? (channel.read ?? "0") : null;
    this.stuck = true;
    this.draw();
    this.toEnd(false);
    if (message) this.show(message);
    else this.showFirstNew();
    this.drawTyping();
    this.maybeRead();
  }

  draw() {
    const parts = [this.top()];
    let before = null;
    let marked = false;
    for (const message of this.messages) {
      const fresh = this.isNew(message) && !marked;
      if (!before || dayOf(before.timestamp) !== dayOf(message.timestamp)) {
        parts.push(h("div", { class: "day" }, h("span", {}, dayOf(message.timestamp))));
        before = null;
      }
      if (fresh) {
        parts.push(h("div", { class: "new-line", role: "separator", "aria-label": t("newMessages") }, h("span", {}, t("newMessages"))));
        marked = true;
        before = null;
      }
      parts.push(drawMessage(message, goesOn(before, message)));
      before = message;
    }
    this.list.replaceChildren(...parts.filter(Boolean));
  }

  isNew(message) {
    return this.readBefore && BigInt(message.id) > BigInt(this.readBefore) && message.author.id !== store.me.id && this.readBefore !== "0";
  }

  top() {
    if (!store.complete.has(store.current)) return h("p", { class: "above" }, t("moreAbove"));
    const channel = store.channel;
    const where = channel.type === 0 ? `#${channel.name}` : store.nameOf(channel);
    const empty = !this.messages.length;
    return h(
      "div",
      { class: "beginning" },
      h("h2", {}, channel.type === 0 ? `#${channel.name}` : where),
      h("p", {}, empty ? t("nothingYet") : t("beginning", where)),
      empty ? h("button", { type: "button", class: "chip", onclick: this.commands }, icon("plus", 16), t("whatItCan")) : null,
    );
  }

  element(id) {
    return this.list.querySelector(`.message[data-id="${id}"]`);
  }

  changed(message, created) {
    if (message.channel_id !== store.current) return;
    const old = this.element(message.id);
    if (old) this.redraw(message.id);
    else if (created) this.add(message);
    this.maybeRead();
  }

  add(message) {
    const list = this.messages;
    const before = list[list.length - 2] ?? null;
    if (list.length === 1) return this.draw();
    if (dayOf(before.timestamp) !== dayOf(message.timestamp))
      this.list.append(h("div", { class: "day" }, h("span", {}, dayOf(message.timestamp))));
    const element = drawMessage(message, goesOn(before, message));
    this.list.append(element);
    if (message.author.id !== store.me.id) announce(`${message.author.global_name}: ${words(element)}`);
    if (message.author.id === store.me.id || message.private) this.stuck = true;
    if (this.stuck) this.toEnd(false);
    else this.jump.classList.add("fresh");
    return undefined;
  }

  redraw(id) {
    const old = this.element(id);
    const at = this.messages.findIndex((message) => message.id === id);
    if (!old || at < 0) return;
    if (old.contains(document.querySelector('.select[aria-expanded="true"]'))) closePopup();
    const watched = old.contains(document.activeElement);
    const fresh = swap(old, drawMessage(this.messages[at], old.classList.contains("continued")));
    if (watched && words(fresh) !== words(old)) announce(words(fresh));
    if (this.stuck) this.toEnd(false);
  }

  removed(id) {
    const old = this.element(id);
    if (!old) return;
    const next = old.nextElementSibling ?? old.previousElementSibling;
    const focused = old.contains(document.activeElement);
    const neighbour = next?.dataset.id;
    this.draw();
    if (focused && neighbour) this.element(neighbour)?.focus({ preventScroll: true });
  }

  show(id) {
    const element = this.element(id);
    if (!element) return;
    this.stuck = false;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.add("flash");
    setTimeout(() => element.classList.remove("flash"), 1600);
  }

  showFirstNew() {
    const line = this.list.querySelector(".new-line");
    if (line && line.offsetTop < this.scroller.scrollTop) {
      this.stuck = false;
      line.scrollIntoView({ block: "start" });
    }
  }

  toEnd(smooth = true) {
    this.scroller.scrollTo({ top: this.scroller.scrollHeight, behavior: smooth ? "smooth" : "instant" });
  }

  async scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.stuck = scrollHeight - scrollTop - clientHeight < 60;
    this.jump.hidden = this.stuck;
    if (this.stuck) {
      this.jump.classList.remove("fresh");
      this.maybeRead();
    }
    if (scrollTop < 200 && !this.loading) {
      this.loading = true;
      const channel = store.current;
      if (await store.loadOlder(channel)) {
        if (channel === store.current) {
          const height = this.scroller.scrollHeight;
          this.draw();
          this.scroller.scrollTop += this.scroller.scrollHeight - height;
        }
      }
      this.loading = false;
    }
  }

  maybeRead() {
    if (this.stuck && document.visibilityState === "visible") store.markRead(store.current);
  }

  drawTyping() {
    const names = [...store.typing]
      .filter(([key, at]) => key.startsWith(`${store.current}:`) && Date.now() - at < 9000)
      .map(([key]) => store.users.get(key.split(":")[1])?.name)
      .filter(Boolean);
    this.typing.textContent = names.map((name) => t("typing", name)).join(" ");
  }
}

/** What a message says, without its buttons. */
function words(element) {
  return [...element.querySelectorAll(".markdown, .thinking, .private-line span, .trouble")].map((part) => part.textContent).join(". ");
}

function goesOn(before, message) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      !before.private &&
      !message.private &&
      before.type !== 18 &&
      !message.interaction &&
      message.type !== 18 &&
      new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS,
  );
}
