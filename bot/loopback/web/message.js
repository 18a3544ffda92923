// One message as an element.

import { components, fileLink, media } from "./components.js";
import { avatar, h, icon } from "./dom.js";
import { failureOf } from "./interact.js";
import { pictures } from "./lightbox.js";
import { inline, markdown } from "./markdown.js";
import { askThreadName } from "./modal.js";
import { actions } from "./popup.js";
import { isLoading, localised, store } from "./store.js";
import { language, t } from "./words.js";

const PINNED = 6;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;
const V2 = 1 << 15;
const CREATE_THREADS = 1n << 35n;
const MANAGE_MESSAGES = 1n << 13n;

/** Draw a message; one that goes on where the same author stopped shows no name. */
export function drawMessage(message, continued) {
  if (message.type === THREAD_CREATED) return threadNotice(message);
  if (message.type === PINNED) return h("article", { class: "message notice", "data-id": message.id, tabindex: "-1" });
  const author = store.users.get(message.author.id) ?? { name: message.author.global_name, bot: message.author.bot };
  const called = message.pinged.includes(store.me.id);
  const kind = ["message", continued && "continued", message.private && "private", called && "called"].filter(Boolean).join(" ");
  return h(
    "article",
    { class: kind, "data-id": message.id, tabindex: "-1", "aria-label": `${author.name}, ${clockTime(message.timestamp)}` },
    h("div", { class: "gutter" }, continued ? stamp(message, "gutter-time") : avatar(author, store.users)),
    h(
      "div",
      { class: "body" },
      usedLine(message),
      continued ? null : h("header", {}, h("span", { class: "author" }, author.name), author.bot ? h("span", { class: "tag" }, t("bot")) : null, stamp(message)),
      content(message),
      foot(message),
    ),
    tools(message),
  );
}

function content(message) {
  if (isLoading(message)) {
    const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
    return h("p", { class: "thinking", role: "status" }, dots, t("thinking", store.bot?.name ?? ""));
  }
  const source = message.type === THREAD_STARTER ? (message.referenced_message ?? message) : message;
  const v2 = Boolean(source.flags & V2);
  const edited = message.edited_timestamp ? h("small", { class: "edited", title: fullTime(message.edited_timestamp) }, ` (${t("edited")})`) : null;
  return [
    source.content ? h("div", { class: "markdown" }, markdown(source.content), edited) : null,
    source.embeds.map(embed),
    v2 ? null : attachments(source),
    h("div", { class: v2 ? "layout" : "components" }, components(message.type === THREAD_STARTER ? [] : source.components, source)),
  ];
}

function attachments(message) {
  const isPicture = (file) => file.content_type?.startsWith("image/");
  const shown = message.attachments.filter(isPicture);
  const others = message.attachments.filter((file) => !isPicture(file));
  return [
    shown.length ? pictures(shown.map((file) => media(file, file.description)), "attached") : null,
    others.map((file) => fileLink(file.url, file.filename, file.size)),
  ];
}

function usedLine(message) {
  if (!message.interaction) return null;
  const user = store.users.get(message.interaction.user.id);
  const [first] = message.interaction.name.split(" ");
  const command = store.commandsHere().find((other) => other.name === first);
  const name = message.interaction.name === first && command ? localised(command, "name") : message.interaction.name;
  return h("p", { class: "used" }, icon("reply", 14), h("b", {}, user?.name ?? ""), ` ${t("used")} `, h("code", {}, `/${name}`));
}

function foot(message) {
  const failure = failureOf(message);
  return [
    failure ? h("p", { class: "trouble", role: "alert" }, failure) : null,
    message.private ? privateLine(message) : null,
    message.thread ? threadCard(message.thread) : null,
  ];
}

function privateLine(message) {
  const dismiss = () => store.act("dismiss", { channel_id: message.channel_id, message_id: message.id });
  return h(
    "p",
    { class: "private-line" },
    icon("eye", 14),
    h("span", {}, t("onlyYou")),
    isLoading(message) ? null : [" · ", h("button", { type: "button", class: "textual", "data-key": "dismiss", onclick: dismiss }, t("dismiss"))],
  );
}

function threadCard(thread) {
  const channel = store.channels.get(thread.id) ?? thread;
  const count = h("small", {}, t("messages", channel.message_count ?? 0));
  return h("a", { class: "thread-card", href: `#${thread.id}`, "data-key": `thread-${thread.id}` }, icon("thread", 16), h("b", {}, channel.name), count);
}

function threadNotice(message) {
  const id = message.message_reference?.channel_id;
  const name = store.users.get(message.author.id)?.name ?? "";
  const where = store.channels.has(id) ? h("a", { href: `#${id}` }, message.content) : h("b", {}, message.content);
  return h(
    "article",
    { class: "message notice", "data-id": message.id, tabindex: "-1" },
    h("div", { class: "gutter" }, icon("thread", 18)),
    h("div", { class: "body" }, h("p", {}, `${t("startedThread", name)} `, where, " ", stamp(message))),
  );
}

function tools(message) {
  if (message.private || isLoading(message)) return null;
  const granted = BigInt(store.channel?.permissions ?? 0);
  const entries = [];
  if (store.channel?.type === 0 && granted & CREATE_THREADS && !message.thread) entries.push([t("startThreadHere"), () => startThread(message)]);
  if (message.author.id === store.me.id || granted & MANAGE_MESSAGES) {
    const remove = () => store.act("delete", { channel_id: message.channel_id, message_id: message.id });
    entries.push([t("deleteMessage"), remove, "danger"]);
  }
  if (!entries.length) return null;
  const more = h(
    "button",
    {
      type: "button",
      class: "round more",
      "aria-label": t("actions"),
      "aria-haspopup": "menu",
      "data-key": "more",
      onclick: () => actions(more, t("actions"), entries),
    },
    icon("dots", 18),
  );
  return h("div", { class: "tools" }, more);
}

function startThread(message) {
  const words = (message.content || "").replace(/[*_`~#>|]/g, "").split("\n")[0].slice(0, 40);
  askThreadName(words, (name) => newThread(message.channel_id, name, message.id));
}

/** Open a thread and go there; what went wrong in words, or null. */
export async function newThread(channel_id, name, message_id = null) {
  const answer = await store.act("thread", { channel_id, name, message_id });
  if (answer.error) return t("failed");
  store.channels.set(answer.channel.id, answer.channel);
  store.open(answer.channel.id);
  return null;
}

function embed(card) {
  const colour = card.color === undefined || card.color === null ? {} : { "--accent-line": `#${card.color.toString(16).padStart(6, "0")}` };
  const title = card.title ? inline(card.title) : null;
  return h(
    "section",
    { class: "container embed", style: colour },
    card.author ? h("p", { class: "embed-author" }, card.author.name) : null,
    title ? h("h4", {}, card.url ? h("a", { href: card.url, target: "_blank", rel: "noopener noreferrer" }, title) : title) : null,
    card.description ? h("div", { class: "markdown" }, markdown(card.description)) : null,
    card.fields?.length ? h("dl", {}, card.fields.map((field) => h("div", { class: field.inline ? "inline" : "" }, h("dt", {}, inline(field.name)), h("dd", {}, markdown(field.value))))) : null,
    card.image ? pictures([media(card.image, "")], "attached") : null,
    card.thumbnail ? pictures([media(card.thumbnail, "")], "thumbnail") : null,
    card.footer ? h("p", { class: "subtext" }, card.footer.text) : null,
  );
}

function stamp(message, kind = "") {
  return h("time", { class: `stamp ${kind}`, datetime: message.timestamp, title: fullTime(message.timestamp) }, clockTime(message.timestamp));
}

function clockTime(iso) {
  return new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(iso));
}

function fullTime(iso) {
  return new Intl.DateTimeFormat(language(), { dateStyle: "full", timeStyle: "short" }).format(new Date(iso));
}

/** The heading of a day. */
export function dayOf(iso) {
  const date = new Date(iso);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return t("today");
  if (days === 1) return t("yesterday");
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(date);
}
