// Menus: a button that opens a list. One choice is sent at once, several when they are confirmed or the list is left.

import { h, icon } from "./dom.js";
import { closePopup, enter, listbox, popup } from "./popup.js";
import { store } from "./store.js";
import { t } from "./words.js";

const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

// What was chosen in menus that were left before it was enough.
const drafts = new Map();

/** What a menu offers; those of people, roles and channels offer what there is on the server. */
export function offered(menu) {
  const people = [...store.users.values()].map((user) => ({ value: user.id, label: user.name }));
  const roles = store.roles.map((role) => ({ value: role.id, label: role.name }));
  switch (menu.type) {
    case USER:
      return people;
    case ROLE:
      return roles;
    case MENTIONABLE:
      return [...people, ...roles];
    case CHANNEL:
      return [...store.channels.values()]
        .filter((channel) => channel.type !== 1 && (!menu.channel_types?.length || menu.channel_types.includes(channel.type)))
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    default:
      return (menu.options ?? []).map((option) => ({ ...option, emoji: option.emoji?.name }));
  }
}

export function chosenByDefault(menu) {
  if (menu.default_values?.length) return menu.default_values.map((entry) => String(entry.id));
  return (menu.options ?? []).filter((option) => option.default).map((option) => option.value);
}

function bounds(menu) {
  return { least: menu.min_values ?? 1, most: menu.max_values ?? 1 };
}

/** A menu of a message; `send` gets the values, `key` tells it from all others. */
export function selectMenu(menu, { send, key, busy = false }) {
  const options = offered(menu);
  const before = chosenByDefault(menu);
  const labels = before.map((value) => options.find((option) => option.value === value)?.label).filter(Boolean);
  const hint = menu.placeholder || t("choose");
  const button = h(
    "button",
    {
      type: "button",
      class: busy ? "select busy" : "select",
      "data-key": menu.custom_id,
      "data-custom-id": menu.custom_id,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-busy": busy ? "true" : null,
      disabled: Boolean(menu.disabled) || busy,
      onclick: () => openMenu(button, menu, options, before, send, key),
    },
    h("span", { class: labels.length ? "select-value" : "select-hint" }, labels.join(", ") || hint),
    icon("down", 16),
  );
  if (labels.length) button.setAttribute("aria-label", `${hint}: ${labels.join(", ")}`);
  return button;
}

function openMenu(button, menu, options, before, send, key) {
  const chosen = new Set(drafts.get(key) ?? before);
  const { least, most } = bounds(menu);
  const label = menu.placeholder || t("choose");
  if (least === 1 && most === 1) {
    const pick = (option) => {
      closePopup();
      send([option.value]);
    };
    const list = listbox(options, { label, chosen, pick });
    popup(button, [h("p", { class: "popup-title" }, label), list], { label });
    enter(list);
    return;
  }
  const count = h("span", { role: "status" });
  const isEnough = () => chosen.size >= least && chosen.size <= most;
  const sendAll = () => {
    drafts.delete(key);
    send([...chosen]);
  };
  const done = h("button", { type: "button", class: "button style-1", onclick: () => (closePopup(), sendAll()) }, t("send"));
  const refresh = () => {
    count.textContent = t("chosen", chosen.size, least, most);
    done.disabled = !isEnough();
  };
  // As on Discord, whoever clicks elsewhere has chosen; what is not enough yet is there when the menu opens again.
  const leave = (outside) => {
    if (!outside || (chosen.size === before.length && before.every((value) => chosen.has(value)))) return;
    if (isEnough()) sendAll();
    else drafts.set(key, [...chosen]);
  };
  const pick = (option, element) => {
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (most === 1) {
      chosen.clear();
      for (const other of element.parentElement.children) other.setAttribute("aria-selected", "false");
      chosen.add(option.value);
    } else if (chosen.size < most) chosen.add(option.value);
    element.setAttribute("aria-selected", String(chosen.has(option.value)));
    refresh();
  };
  const list = listbox(options, { label, multiple: most > 1, chosen, pick });
  popup(button, [h("p", { class: "popup-title" }, label), list, h("div", { class: "popup-foot" }, count, done)], { label, onclose: leave });
  refresh();
  enter(list);
}
