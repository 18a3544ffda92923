// Discord's Markdown, as much of it as a bot writes, turned into elements (never into HTML text).

import { h } from "./dom.js";
import { store } from "./store.js";
import { language, t } from "./words.js";

const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (m) => m[1]],
  [/^``(.+?)``(?!`)|^`([^`]+)`/s, (m) => h("code", {}, m[1] ?? m[2])],
  [/^\*\*\*(?=\S)(.+?)\*\*\*/s, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*(?=\S)(.+?)\*\*(?!\*)/s, (m) => h("strong", {}, inline(m[1]))],
  [/^__(?=\S)(.+?)__(?!_)/s, (m) => h("u", {}, inline(m[1]))],
  [/^\*(?=\S)(.+?)\*(?!\*)/s, (m) => h("em", {}, inline(m[1]))],
  [/^_(?=\S)(.+?)_(?![\p{L}\p{N}_])/su, (m) => h("em", {}, inline(m[1]))],
  [/^~~(?=\S)(.+?)~~/s, (m) => h("s", {}, inline(m[1]))],
  [/^\|\|(.+?)\|\|/s, (m) => spoiler(inline(m[1]))],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<@&(\d+)>/, (m) => pill(`@${store.roles.find((role) => role.id === m[1])?.name ?? m[1]}`)],
  [/^<#(\d+)>/, (m) => channelLink(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => h("span", { class: "mention" }, `/${m[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])!?]/, (m) => link(m[0], [m[0]])],
  [/^@(everyone|here)\b/, (m) => pill(m[0])],
  [/^\n/, () => h("br")],
];

/** The parts of a line or paragraph. */
export function inline(text) {
  const parts = [];
  let plain = "";
  let rest = text;
  while (rest) {
    let found = null;
    for (const [pattern, make] of INLINE) {
      const match = pattern.exec(rest);
      // An underscore inside of a word is only an underscore.
      if (!match || (match[0][0] === "_" && /[\p{L}\p{N}]$/u.test(plain))) continue;
      found = [match, make];
      break;
    }
    if (found) {
      if (plain) parts.push(plain);
      plain = "";
      parts.push(found[1](found[0]));
      rest = rest.slice(found[0][0].length);
    } else {
      const [letter] = rest;
      plain += letter;
      rest = rest.slice(letter.length);
    }
  }
  if (plain) parts.push(plain);
  return parts;
}

/** A whole text: headings, lists, quotes, code and paragraphs. */
export function markdown(text) {
  const lines = text.split("\n");
  const blocks = [];
  let words = [];
  const flush = () => {
    while (words.length && !words[0].trim()) words.shift();
    while (words.length && !words.at(-1).trim()) words.pop();
    if (words.length) blocks.push(h("p", {}, inline(words.join("\n"))));
    words = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    let match;
    if ((match = /^```([\w+-]*)(.*)$/.exec(line))) {
      const end = codeEnd(lines, at, match);
      if (end) {
        flush();
        blocks.push(h("pre", {}, h("code", {}, end.code)));
        at = end.at;
        continue;
      }
    }
    if ((match = /^(#{1,3}) +(.+)$/.exec(line))) {
      flush();
      blocks.push(h(`h${match[1].length + 2}`, { class: `heading-${match[1].length}` }, inline(match[2])));
    } else if ((match = /^-# +(.+)$/.exec(line))) {
      flush();
      blocks.push(h("p", { class: "subtext" }, inline(match[1])));
    } else if ((match = /^>>> ?/.exec(line))) {
      flush();
      blocks.push(h("blockquote", {}, markdown([line.slice(match[0].length), ...lines.slice(at + 1)].join("\n"))));
      at = lines.length;
    } else if (/^> /.test(line)) {
      flush();
      const quoted = [];
      while (at < lines.length && /^> /.test(lines[at])) quoted.push(lines[at++].slice(2));
      at -= 1;
      blocks.push(h("blockquote", {}, markdown(quoted.join("\n"))));
    } else if (/^ *([-*]|\d+\.) +\S/.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && /^ *([-*]|\d+\.) +\S/.test(lines[at])) items.push(lines[at++]);
      at -= 1;
      blocks.push(...lists(items));
    } else {
      words.push(line);
    }
  }
  flush();
  return blocks;
}

function codeEnd(lines, start, opening) {
  const single = /^(.*?)```\s*$/.exec(opening[2] ?? "");
  if (single && single[1]) return { code: (opening[1] ?? "") + single[1], at: start };
  const code = opening[2] ? [opening[2]] : [];
  for (let at = start + 1; at < lines.length; at++) {
    const end = lines[at].indexOf("```");
    if (end < 0) code.push(lines[at]);
    else {
      if (end > 0) code.push(lines[at].slice(0, end));
      return { code: code.join("\n"), at };
    }
  }
  return null;
}

/** Lists from lines; where numbers follow points at the same depth, a new one begins. */
function lists(lines) {
  const depth = indent(lines[0]);
  const found = [];
  for (let at = 0; at < lines.length; at++) {
    const [, marker, words] = /^ *([-*]|\d+\.) +(.*)$/.exec(lines[at]);
    const inner = [];
    while (at + 1 < lines.length && indent(lines[at + 1]) > depth) inner.push(lines[++at]);
    const tag = /\d/.test(marker) ? "ol" : "ul";
    if (found.at(-1)?.localName !== tag) found.push(h(tag, tag === "ol" ? { start: parseInt(marker, 10) } : {}));
    found.at(-1).append(h("li", {}, inline(words), inner.length ? lists(inner) : null));
  }
  return found;
}

function indent(line) {
  return line.length - line.trimStart().length;
}

function spoiler(children) {
  const open = () => {
    element.classList.add("open");
    element.removeAttribute("role");
    element.removeAttribute("tabindex");
    element.removeAttribute("aria-label");
  };
  const element = h(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": t("spoiler"),
      onclick: open,
      onkeydown: (event) => (event.key === "Enter" || event.key === " ") && open(),
    },
    h("span", {}, children),
  );
  return element;
}

function pill(text) {
  return h("span", { class: "mention" }, text);
}

function mention(id) {
  const name = `@${store.users.get(id)?.name ?? id}`;
  return h("span", { class: id === store.me.id ? "mention mention-me" : "mention" }, name);
}

function channelLink(id) {
  const channel = store.channels.get(id);
  if (!channel) return pill(`# ${t("noSuchChannel")}`);
  return h("a", { class: "mention", href: `#${id}` }, `#${store.nameOf(channel)}`);
}

/** Where a link to Discord's own pages leads inside of this page, or null. */
export function inside(url) {
  const match = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/.exec(url);
  return match && store.channels.has(match[1]) ? { channel: match[1], message: match[2] ?? null } : null;
}

function link(url, children) {
  const place = inside(url);
  if (!place) return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
  const name = `#${store.nameOf(store.channels.get(place.channel))}`;
  const go = (event) => {
    event.preventDefault();
    store.open(place.channel, { message: place.message });
  };
  const label = children.length === 1 && children[0] === url ? [name] : children;
  return h("a", { class: "mention", href: `#${place.channel}`, onclick: go }, label);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(language(), STYLES.F).format(date);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(language(), STYLES[style]).format(date);
  const props = { class: "timestamp", datetime: date.toISOString(), title: full };
  if (style === "R") props["data-relative"] = String(seconds);
  return h("time", props, text);
}
