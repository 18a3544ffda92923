// The list of channels, threads and conversations, and the switch between the pretend people.

import { avatar, h, icon, refill, tent } from "./dom.js";
import { store } from "./store.js";
import { languageOf, t } from "./words.js";

export class Sidebar {
  constructor(places, people, title) {
    this.places = places;
    this.people = people;
    this.title = title;
    this.openArchives = new Set();
    for (const event of ["me", "channels", "open"]) store.on(event, () => this.draw());
    store.on("people", () => this.drawPeople());
  }

  draw() {
    if (!store.me) return;
    refill(this.title, tent(), h("span", {}, store.guild.name));
    const channels = [...store.channels.values()].filter((channel) => channel.type === 0).sort((a, b) => a.position - b.position);
    refill(
      this.places,
      h("h2", {}, t("channels")),
      h("ul", {}, channels.map((channel) => this.branch(channel))),
      h("h2", {}, t("directMessages")),
      h("ul", {}, this.conversation()),
    );
    this.drawPeople();
    this.drawTitle();
  }

  branch(channel) {
    const threads = [...store.channels.values()].filter((other) => other.thread_metadata && other.parent_id === channel.id);
    const awake = threads.filter((thread) => !thread.thread_metadata.archived);
    const asleep = threads.filter((thread) => thread.thread_metadata.archived);
    return h(
      "li",
      {},
      this.entry(channel, "hash"),
      awake.length ? h("ul", { class: "threads" }, awake.map((thread) => h("li", {}, this.entry(thread, "thread")))) : null,
      asleep.length ? this.archive(channel, asleep) : null,
    );
  }

  archive(channel, threads) {
    const open = this.openArchives.has(channel.id) || threads.some((thread) => thread.id === store.current);
    const details = h(
      "details",
      {
        class: "archive",
        open,
        ontoggle: () => (details.open ? this.openArchives.add(channel.id) : this.openArchives.delete(channel.id)),
      },
      h("summary", { "data-key": `archive-${channel.id}` }, `${t("archived")} (${threads.length})`),
      h("ul", { class: "threads" }, threads.map((thread) => h("li", {}, this.entry(thread, "thread")))),
    );
    return details;
  }

  entry(channel, sign) {
    const here = channel.id === store.current;
    const unread = !here && store.unread(channel);
    const pings = here ? 0 : channel.pings;
    return h(
      "a",
      {
        href: `#${channel.id}`,
        class: `place${unread ? " unread" : ""}`,
        "aria-current": here ? "page" : null,
        "data-key": channel.id,
      },
      icon(sign, 17),
      h("span", { class: "place-name" }, store.nameOf(channel)),
      pings ? badge(pings) : unread ? h("span", { class: "visually-hidden" }, t("unread")) : null,
    );
  }

  conversation() {
    const channel = [...store.channels.values()].find((other) => other.type === 1);
    if (channel) return h("li", {}, this.entry(channel, "letter"));
    const open = async () => {
      const answer = await store.act("dm");
      if (answer.error) return;
      store.channels.set(answer.channel.id, answer.channel);
      store.open(answer.channel.id);
    };
    return h("li", {}, h("button", { type: "button", class: "place", "data-key": "dm", onclick: open }, icon("letter", 17), h("span", { class: "place-name" }, store.bot.name)));
  }

  drawPeople() {
    if (!store.me) return;
    const people = [...store.users.values()].filter((user) => !user.bot);
    refill(
      this.people,
      h("fieldset", { class: "faces" }, h("legend", {}, t("people")), people.map((person) => this.face(person))),
      this.languages(),
    );
    this.drawTitle();
  }

  face(person) {
    const mine = person.id === store.me.id;
    const pings = mine ? 0 : person.pings;
    const radio = h("input", {
      type: "radio",
      name: "me",
      class: "visually-hidden",
      value: person.id,
      checked: mine,
      "data-key": `me-${person.id}`,
      onchange: () => store.become(person.id),
    });
    return h(
      "label",
      { class: "face", title: t("switchTo", person.name) },
      radio,
      avatar(person, store.users),
      h("span", { class: "face-name" }, person.name),
      pings ? badge(pings) : null,
    );
  }

  languages() {
    const mine = languageOf(store.me.locale);
    const option = (value, locale, label) => [
      h("input", {
        type: "radio",
        name: "language",
        class: "visually-hidden",
        id: `language-${value}`,
        checked: mine === value,
        "data-key": `language-${value}`,
        onchange: () => store.act("settings", { locale }),
      }),
      h("label", { for: `language-${value}`, lang: value }, label),
    ];
    return h(
      "fieldset",
      { class: "languages" },
      h("legend", { class: "visually-hidden" }, t("languageOf", store.me.name)),
      option("en", "en-US", "English"),
      option("pl", "pl", "Polski"),
    );
  }

  drawTitle() {
    const pings = [...store.channels.values()].reduce((sum, channel) => sum + channel.pings, 0);
    const place = store.channel ? `${store.channel.type === 0 ? "#" : ""}${store.nameOf(store.channel)} · ` : "";
    document.title = `${pings ? `(${pings}) ` : ""}${place}${store.guild.name}`;
  }
}

function badge(count) {
  return h("span", { class: "badge" }, h("span", { "aria-hidden": "true" }, String(count)), h("span", { class: "visually-hidden" }, t("pings", count)));
}
