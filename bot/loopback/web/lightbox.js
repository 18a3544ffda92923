// Pictures in messages, and a closer look at them.

import { h, icon } from "./dom.js";
import { t } from "./words.js";

/** One or more pictures; each opens a closer look at all of them. */
export function pictures(items, kind) {
  const shown = items.map((item, at) => thumbnail(item, () => lookCloser(items, at)));
  return h("div", { class: `pictures ${kind} count-${Math.min(items.length, 4)}` }, shown);
}

function thumbnail(item, open) {
  const picture = h("img", {
    src: item.url,
    alt: item.alt || t("picture"),
    width: item.width,
    height: item.height,
    loading: "lazy",
    decoding: "async",
  });
  const { width, height } = item;
  const shape = width && height ? { "--shape": `${width} / ${height}`, "--ratio": String(width / height), "--wide": `${width}px` } : {};
  const button = h(
    "button",
    { type: "button", class: "picture", "aria-label": `${t("enlarge")}: ${item.alt || t("picture")}`, style: shape, onclick: open },
    picture,
  );
  if (!item.spoiler) return button;
  button.classList.add("veiled");
  button.addEventListener(
    "click",
    (event) => {
      if (!button.classList.contains("veiled")) return;
      event.stopImmediatePropagation();
      button.classList.remove("veiled");
    },
    true,
  );
  return button;
}

function lookCloser(items, start) {
  let at = start;
  const picture = h("img", {});
  const frame = h("div", { class: "lightbox-frame" }, picture);
  const caption = h("figcaption", {});
  const step = (by) => {
    at = (at + by + items.length) % items.length;
    show();
  };
  const show = () => {
    picture.src = items[at].url;
    picture.alt = items[at].alt || t("picture");
    caption.textContent = items[at].alt;
    frame.classList.remove("close");
  };
  const several = items.length > 1;
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": t("picture") },
    h("figure", {}, frame, caption),
    several ? h("button", { type: "button", class: "round previous", "aria-label": t("previous"), onclick: () => step(-1) }, icon("left", 24)) : null,
    several ? h("button", { type: "button", class: "round next", "aria-label": t("next"), onclick: () => step(1) }, icon("right", 24)) : null,
    h("button", { type: "button", class: "round shut", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close", 22)),
  );
  picture.addEventListener("click", (event) => {
    const far = { x: event.offsetX / picture.clientWidth, y: event.offsetY / picture.clientHeight };
    frame.classList.toggle("close");
    frame.scrollTo(far.x * frame.scrollWidth - frame.clientWidth / 2, far.y * frame.scrollHeight - frame.clientHeight / 2);
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  dialog.addEventListener("click", (event) => (event.target === dialog || event.target === frame) && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show();
  dialog.showModal();
}
