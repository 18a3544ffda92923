// The page begins here.

import { Composer } from "./composer.js";
import { h, icon, refill } from "./dom.js";
import { relative } from "./markdown.js";
import { newThread } from "./message.js";
import { askThreadName } from "./modal.js";
import { closePopup } from "./popup.js";
import { Sidebar } from "./sidebar.js";
import { store } from "./store.js";
import { Timeline } from "./timeline.js";
import { t } from "./words.js";

const CREATE_THREADS = 1n << 35n;
const by = (id) => document.getElementById(id);

function drawHeader() {
  const channel = store.channel;
  if (!channel) return;
  const parent = store.channels.get(channel.parent_id);
  const about = channel.type === 1 ? t("dmTopic", store.nameOf(channel)) : parent ? t("threadIn", parent.name) : channel.topic;
  const sign = channel.type === 1 ? "letter" : parent ? "thread" : "hash";
  const create = () => askThreadName("", (name) => newThread(channel.id, name));
  refill(
    by("place"),
    h("button", { type: "button", class: "round drawer-button", "aria-label": t("openMenu"), "aria-controls": "sidebar", "data-key": "menu", onclick: () => drawer(true) }, icon("menu", 22)),
    parent ? h("a", { class: "round", href: `#${parent.id}`, "aria-label": `#${parent.name}`, "data-key": "up" }, icon("left", 20)) : null,
    h("div", { class: "place-title" }, icon(sign, 20), h("h1", {}, store.nameOf(channel)), about ? h("p", {}, about) : null),
    channel.type === 0 && BigInt(channel.permissions) & CREATE_THREADS
      ? h("button", { type: "button", class: "chip", "aria-label": t("newThread"), "data-key": "new-thread", onclick: create }, icon("thread", 16), h("span", {}, t("newThread")))
      : null,
  );
}

function drawLine() {
  const text = !store.connected ? t("reconnecting") : store.online ? "" : t("offline");
  by("line").textContent = text;
  by("line").hidden = !text;
}

function drawer(open) {
  document.body.classList.toggle("drawer-open", open);
  if (open) by("sidebar").querySelector("[aria-current], a, button")?.focus();
  else document.querySelector(".drawer-button")?.focus();
}

function drawWords() {
  by("skip").textContent = t("skip");
  by("close-drawer").setAttribute("aria-label", t("closeMenu"));
  by("jump").setAttribute("aria-label", t("jumpDown"));
  by("scroller").setAttribute("aria-label", t("conversation"));
}

const sidebar = new Sidebar(by("places"), by("people"), by("title"));
const composer = new Composer(by("composer"));
const timeline = new Timeline(by("scroller"), by("jump"), by("typing"), () => composer.beginCommand());

store.on("me", () => {
  drawWords();
  drawLine();
  drawHeader();
  if (store.channel && store.messages.has(store.current)) timeline.draw();
});
store.on("channels", drawHeader);
store.on("line", drawLine);
store.on("open", () => {
  document.body.classList.remove("drawer-open");
  drawHeader();
  drawLine();
});

addEventListener("hashchange", () => store.me && store.open(location.hash.slice(1)));
by("close-drawer").append(icon("close", 20));
by("close-drawer").addEventListener("click", () => drawer(false));
by("curtain").addEventListener("click", () => drawer(false));
by("jump").append(icon("arrowDown", 20));
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("drawer-open")) drawer(false);
  // Typing anywhere begins a message, as people are used to.
  const free = document.activeElement === document.body || document.activeElement?.closest(".messages, .message");
  if (free && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== " " && !composer.form) {
    if (document.activeElement?.matches("button, a, [role=option], [role=button]")) return;
    closePopup({ refocus: false });
    composer.box.focus();
  }
});
setInterval(() => {
  for (const time of document.querySelectorAll("[data-relative]")) time.textContent = relative(Number(time.dataset.relative));
}, 20000);

sidebar.draw();
store.start();
