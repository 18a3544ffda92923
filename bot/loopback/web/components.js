// What stands below or instead of a message's words: buttons, menus, and the layouts of version 2.

import { h, icon } from "./dom.js";
import { choose, isBusy, press } from "./interact.js";
import { pictures } from "./lightbox.js";
import { inside, markdown } from "./markdown.js";
import { selectMenu } from "./menus.js";
import { store } from "./store.js";
import { t } from "./words.js";

const LINK = 5;

/** The elements for a list of components. */
export function components(list, message) {
  return (list ?? []).map((component) => draw(component, message));
}

function draw(component, message) {
  switch (component.type) {
    case 1:
      return h("div", { class: "row" }, components(component.components, message));
    case 2:
      return button(component, message);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return selectMenu(component, {
        busy: isBusy(message, component.custom_id),
        key: `${message.id}:${component.custom_id}`,
        send: (values) => choose(message, component, values),
      });
    case 9:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-words" }, components(component.components, message)),
        h("div", { class: "section-side" }, draw(component.accessory, message)),
      );
    case 10:
      return h("div", { class: "markdown" }, markdown(component.content));
    case 11:
      return hidden(component.spoiler, pictures([media(component.media, component.description)], "thumbnail"));
    case 12:
      return pictures(component.items.map((item) => media(item.media, item.description, item.spoiler)), "gallery");
    case 13:
      return fileLink(component.file.url, nameIn(component.file.url));
    case 14:
      return h("div", { class: `separator spacing-${component.spacing ?? 1} ${component.divider === false ? "" : "line"}`, role: "presentation" });
    case 17:
      return container(component, message);
    default:
      return null;
  }
}

function container(component, message) {
  const colour = component.accent_color;
  const style = colour === null || colour === undefined ? {} : { "--accent-line": `#${colour.toString(16).padStart(6, "0")}` };
  const element = h("section", { class: "container", style }, components(component.components, message));
  return hidden(component.spoiler, element);
}

function button(component, message) {
  const label = [
    component.emoji ? h("span", { class: "button-emoji", "aria-hidden": component.label ? "true" : null }, component.emoji.name) : null,
    component.label ?? null,
  ];
  if (component.style === LINK) return linkButton(component, label);
  const busy = isBusy(message, component.custom_id);
  return h(
    "button",
    {
      type: "button",
      class: `button style-${component.style}${busy ? " busy" : ""}`,
      "data-key": component.custom_id,
      "data-custom-id": component.custom_id,
      "aria-busy": busy ? "true" : null,
      disabled: Boolean(component.disabled),
      onclick: () => press(message, component),
    },
    label,
  );
}

function linkButton(component, label) {
  const place = inside(component.url);
  if (place) {
    const go = (event) => {
      event.preventDefault();
      store.open(place.channel, { message: place.message });
    };
    return h("a", { class: "button style-5", href: `#${place.channel}`, onclick: go, "data-key": component.url }, label, icon("right", 15));
  }
  const props = { class: "button style-5", href: component.url, target: "_blank", rel: "noopener noreferrer", "data-key": component.url };
  return h("a", props, label, icon("external", 15));
}

export function media(item, description, spoiler = false) {
  return { url: item.url, width: item.width, height: item.height, alt: description ?? "", spoiler };
}

export function fileLink(url, name, size = null) {
  const kind = size === null ? null : h("small", {}, `${Math.max(1, Math.round(size / 1024))} KB`);
  return h("a", { class: "file", href: url, download: name, "aria-label": t("download", name) }, icon("file", 20), h("span", {}, name), kind);
}

function nameIn(url) {
  return decodeURIComponent(new URL(url).pathname.split("/").at(-1));
}

function hidden(spoiler, element) {
  if (!spoiler) return element;
  const cover = h("button", { type: "button", class: "cover", onclick: () => wrap.replaceWith(element) }, t("spoiler"));
  const wrap = h("div", { class: "covered" }, cover);
  return wrap;
}
