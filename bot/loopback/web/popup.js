// A panel that floats beside what opened it (a sheet from below on phones), and lists to choose from inside of it.

import { h, icon } from "./dom.js";

let open = null;

/** Close the panel that is open, if there is one; `outside`: by a click elsewhere. */
export function closePopup({ refocus = true, outside = false } = {}) {
  if (!open) return;
  const { panel, anchor, onclose, away } = open;
  open = null;
  document.removeEventListener("pointerdown", away, true);
  window.removeEventListener("resize", away);
  panel.remove();
  anchor.setAttribute("aria-expanded", "false");
  if (refocus && anchor.isConnected) anchor.focus({ preventScroll: true });
  onclose?.(outside);
}

export function popup(anchor, content, { label, onclose, above = false } = {}) {
  closePopup({ refocus: false });
  const panel = h("div", { class: "popup", "aria-label": label }, content);
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    closePopup();
  });
  // A dialog lies above everything else on the page, so what belongs to it must lie in it.
  (anchor.closest("dialog") ?? document.body).append(panel);
  anchor.setAttribute("aria-expanded", "true");
  const away = (event) => {
    if (event.type === "resize" || !(panel.contains(event.target) || anchor.contains(event.target)))
      closePopup({ refocus: false, outside: true });
  };
  open = { panel, anchor, onclose, away };
  document.addEventListener("pointerdown", away, true);
  window.addEventListener("resize", away);
  place(panel, anchor, above);
  return panel;
}

function place(panel, anchor, above) {
  if (matchMedia("(max-width: 640px)").matches) {
    panel.classList.add("sheet");
    return;
  }
  const box = anchor.getBoundingClientRect();
  panel.style.minWidth = `${Math.min(box.width, 420)}px`;
  const size = panel.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const upwards = above || (below < Math.min(size.height, 320) && box.top > below);
  panel.style.maxHeight = `${Math.max(160, (upwards ? box.top : below + 12) - 16)}px`;
  panel.style.left = `${Math.max(8, Math.min(box.left, innerWidth - size.width - 8))}px`;
  if (upwards) panel.style.bottom = `${innerHeight - box.top + 6}px`;
  else panel.style.top = `${box.bottom + 6}px`;
}

/** A list to move through by arrow keys; `pick` gets the option and its element. */
export function listbox(options, { label, multiple = false, chosen = new Set(), pick }) {
  const list = h("div", { class: "listbox", role: "listbox", "aria-label": label, "aria-multiselectable": multiple ? "true" : null });
  for (const option of options) {
    const element = h(
      "div",
      {
        class: "option",
        role: "option",
        tabindex: "-1",
        "data-value": option.value,
        "aria-selected": String(chosen.has(option.value)),
        onclick: () => pick(option, element),
      },
      option.emoji ? h("span", { class: "option-emoji" }, option.emoji) : null,
      h("span", { class: "option-words" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null),
      h("span", { class: "option-mark" }, icon("check", 16)),
    );
    list.append(element);
  }
  let typed = "";
  let typedAt = 0;
  list.addEventListener("keydown", (event) => {
    const items = [...list.children];
    const at = items.indexOf(document.activeElement);
    const move = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      items[(move + items.length) % items.length]?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      items[at]?.click();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      typed = Date.now() - typedAt < 700 ? typed + event.key : event.key;
      typedAt = Date.now();
      const fits = (item) => item.textContent.trim().toLowerCase().startsWith(typed.toLowerCase());
      items.find(fits)?.focus();
    }
  });
  return list;
}

/** Put the focus on the chosen entry of a list, or on the first. */
export function enter(list) {
  (list.querySelector('[aria-selected="true"]') ?? list.firstElementChild)?.focus();
}

/** A small menu of actions. */
export function actions(anchor, label, entries) {
  const list = h("div", { class: "listbox", role: "menu", "aria-label": label });
  for (const [text, act, kind] of entries) {
    const run = () => {
      closePopup();
      act();
    };
    list.append(h("button", { class: `option ${kind ?? ""}`, role: "menuitem", type: "button", onclick: run }, text));
  }
  list.addEventListener("keydown", (event) => {
    const items = [...list.children];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
  });
  popup(anchor, list, { label });
  list.firstElementChild.focus();
}
