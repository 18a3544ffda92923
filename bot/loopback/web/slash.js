// Slash commands: which there are, a form for the options of one, suggestions while typing.

import { h, icon } from "./dom.js";
import { offered } from "./menus.js";
import { localised, store } from "./store.js";
import { t } from "./words.js";

const [SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const MENU_OF = { [USER]: 5, [ROLE]: 6, [MENTIONABLE]: 7, [CHANNEL]: 8 };

/** Every command that can be run here; one with subcommands becomes several. */
export function entries() {
  const found = [];
  const add = (words, label, thing) => {
    const inner = (thing.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    if (inner.length) for (const option of inner) add([...words, option.name], `${label} ${localised(option, "name")}`, option);
    else found.push({ command: words.join(" "), label, description: localised(thing, "description"), options: thing.options ?? [] });
  };
  for (const command of store.commandsHere()) if ((command.type ?? 1) === 1) add([command.name], localised(command, "name"), command);
  return found.sort((a, b) => a.label.localeCompare(b.label));
}

export function matching(typed) {
  const wanted = typed.toLowerCase().trimStart();
  const all = entries();
  const begins = all.filter((entry) => entry.label.startsWith(wanted) || entry.command.startsWith(wanted));
  const contains = all.filter((entry) => !begins.includes(entry) && `${entry.label} ${entry.description}`.toLowerCase().includes(wanted));
  return [...begins, ...contains];
}

/** The form of one command. It keeps what was typed until the bot has answered. */
export class CommandForm {
  constructor(entry, { leave, send }) {
    this.entry = entry;
    this.fields = new Map();
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.slots = h("div", { class: "slots" });
    this.more = h("div", { class: "more-options" });
    this.button = h("button", { type: "submit", class: "round send", "aria-label": t("send") }, icon("send", 20));
    this.element = h(
      "form",
      { class: "command-form", novalidate: true, "aria-label": `/${entry.label}`, onsubmit: (event) => (event.preventDefault(), send()) },
      h(
        "header",
        {},
        h("b", { class: "command-name" }, `/${entry.label}`),
        h("span", { class: "command-about" }, entry.description),
        h("button", { type: "button", class: "round", "aria-label": t("leaveCommand"), onclick: leave }, icon("close", 18)),
      ),
      h("div", { class: "command-line" }, this.slots, this.button),
      this.more,
      this.trouble,
    );
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    });
    for (const option of entry.options) if (option.required) this.add(option);
    this.drawMore();
  }

  add(option) {
    const field = makeField(option, this);
    this.fields.set(option.name, { option, ...field });
    const name = localised(option, "name");
    const remove = option.required
      ? null
      : h("button", { type: "button", class: "round tiny", "aria-label": t("removeOption", name), onclick: () => this.remove(option) }, icon("close", 14));
    const label = h("label", { for: field.id }, name, option.required ? h("span", { class: "needed", title: t("required") }, " *") : null);
    const slot = h("div", { class: "slot", "data-option": option.name, title: localised(option, "description") }, label, field.element, remove);
    this.slots.append(slot);
    this.drawMore();
    return field;
  }

  remove(option) {
    this.fields.delete(option.name);
    this.slots.querySelector(`[data-option="${CSS.escape(option.name)}"]`)?.remove();
    this.drawMore();
    this.focus();
  }

  drawMore() {
    const left = this.entry.options.filter((option) => !this.fields.has(option.name));
    this.more.replaceChildren(
      ...left.map((option) => {
        const add = () => this.add(option).input.focus();
        const name = localised(option, "name");
        return h("button", { type: "button", class: "chip", title: localised(option, "description"), "aria-label": t("addOption", name), onclick: add }, icon("plus", 14), name);
      }),
    );
  }

  focus() {
    (this.slots.querySelector("input, select") ?? this.button).focus();
  }

  busy(on) {
    this.button.classList.toggle("busy", on);
    this.button.disabled = on;
  }

  /** The values by option, or null with the trouble shown. */
  values() {
    const values = {};
    for (const { option, read, input } of this.fields.values()) {
      const value = read();
      const name = localised(option, "name");
      if (value === "" || value === null) {
        if (!option.required) continue;
        return this.complain(t("fillIn", name), input);
      }
      if (!fits(option, value)) return this.complain(t("wrongNumber", name), input);
      values[option.name] = value;
    }
    this.trouble.textContent = "";
    return values;
  }

  /** What has been filled in so far, for suggestions that depend on it. */
  soFar() {
    const values = {};
    for (const { option, read } of this.fields.values()) {
      const value = read();
      if (value !== "" && value !== null) values[option.name] = value;
    }
    return values;
  }

  complain(text, input = null) {
    this.trouble.textContent = text;
    input?.focus();
    return null;
  }
}

function fits(option, value) {
  if (option.choices?.length) return true;
  const size = option.type === STRING ? value.length : value;
  const least = option.type === STRING ? option.min_length : option.min_value;
  const most = option.type === STRING ? option.max_length : option.max_value;
  if (Number.isNaN(size)) return false;
  return (least === undefined || least === null || size >= least) && (most === undefined || most === null || size <= most);
}

let serial = 0;

function makeField(option, form) {
  const id = `option-${++serial}`;
  if (option.choices?.length) {
    const choices = option.choices.map((choice) => [choice.value, choice.name_localizations?.[store.me.locale] ?? choice.name]);
    return selection(id, choices, option);
  }
  if (option.type === BOOLEAN) return selection(id, [[true, t("yes")], [false, t("no")]], option);
  if (MENU_OF[option.type]) {
    const menu = { type: MENU_OF[option.type], channel_types: option.channel_types };
    return selection(id, offered(menu).map((entry) => [entry.value, entry.label]), option);
  }
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const input = h("input", {
    id,
    type: numeric && !option.autocomplete ? "number" : "text",
    min: option.min_value,
    max: option.max_value,
    step: option.type === NUMBER ? "any" : null,
    maxlength: option.max_length,
    placeholder: localised(option, "description"),
    autocomplete: "off",
    spellcheck: "false",
  });
  const convert = (text) => (numeric && text !== "" ? Number(text) : text);
  if (!option.autocomplete) return { id, input, element: input, read: () => convert(input.value) };
  return suggestions(id, input, option, form, convert);
}

function selection(id, choices, option) {
  const input = h(
    "select",
    { id },
    h("option", { value: "" }, t("choose")),
    choices.map(([, label], at) => h("option", { value: String(at) }, label)),
  );
  return { id, input, element: input, read: () => (input.value === "" ? null : choices[Number(input.value)][0]), option };
}

/** A text field with suggestions from the bot; what was typed counts when none is chosen. */
function suggestions(id, input, option, form, convert) {
  const list = h("div", { class: "suggestions", role: "listbox", id: `${id}-list`, hidden: true, "aria-label": localised(option, "name") });
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  let chosen = null;
  let shown = [];
  let active = -1;
  let asked = 0;
  let timer = null;

  const close = () => {
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const pick = (choice) => {
    chosen = choice;
    input.value = choice.name_localizations?.[store.me.locale] ?? choice.name;
    close();
    input.focus();
  };
  const mark = (at) => {
    active = at;
    [...list.children].forEach((element, place) => element.setAttribute("aria-selected", String(place === at)));
    if (list.children[at]) {
      input.setAttribute("aria-activedescendant", list.children[at].id);
      list.children[at].scrollIntoView({ block: "nearest" });
    }
  };
  const draw = (note = null) => {
    list.replaceChildren(
      ...(note
        ? [h("p", { class: "note" }, note)]
        : shown.map((choice, at) =>
            h(
              "div",
              { class: "option", role: "option", id: `${id}-${at}`, "aria-selected": "false", onpointerdown: (event) => (event.preventDefault(), pick(choice)) },
              choice.name_localizations?.[store.me.locale] ?? choice.name,
            ),
          )),
    );
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
  };
  const ask = async () => {
    const number = ++asked;
    if (list.hidden) draw(t("searching"));
    const options = { ...form.soFar(), [option.name]: chosen ? chosen.name : input.value };
    const answer = await store.act("complete", { channel_id: store.current, command: form.entry.command, options, focused: option.name });
    if (number !== asked || document.activeElement !== input) return;
    shown = answer.choices ?? [];
    if (shown.length) {
      draw();
      mark(0);
    } else draw(t("noMatches"));
  };
  input.addEventListener("input", () => {
    chosen = null;
    clearTimeout(timer);
    timer = setTimeout(ask, 120);
  });
  input.addEventListener("focus", () => !chosen && ask());
  input.addEventListener("blur", () => setTimeout(close, 100));
  input.addEventListener("keydown", (event) => {
    if (list.hidden || !shown.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      mark((active + step + shown.length) % shown.length);
    } else if ((event.key === "Enter" || event.key === "Tab") && active >= 0 && list.children[active]?.id) {
      if (event.key === "Enter") event.preventDefault();
      pick(shown[active]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
  });
  const element = h("div", { class: "suggested" }, input, list);
  return { id, input, element, read: () => (chosen ? chosen.value : convert(input.value)) };
}
