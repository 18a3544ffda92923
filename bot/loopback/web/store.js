// What the page knows, kept up to date by the server, and everything a person can ask the server for.

import { speak } from "./words.js";

const LOADING = 1 << 7;

class Store extends EventTarget {
  constructor() {
    super();
    this.people = [];
    this.me = null;
    this.users = new Map();
    this.roles = [];
    this.guild = null;
    this.channels = new Map();
    this.commands = { guild: [], dm: [] };
    this.online = false;
    this.connected = false;
    this.current = null;
    this.messages = new Map();
    this.complete = new Set();
    this.typing = new Map();
    this.socket = null;
    this.attempts = 0;
  }

  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  on(name, listener) {
    this.addEventListener(name, (event) => listener(event.detail));
  }

  // Who sits at the page.

  async start() {
    this.people = await (await fetch("/chat/users")).json();
    const remembered = sessionStorage.getItem("me") ?? localStorage.getItem("me");
    const me = this.people.find((person) => person.id === remembered) ?? this.people[0];
    this.become(me.id);
  }

  become(id) {
    sessionStorage.setItem("me", id);
    localStorage.setItem("me", id);
    this.socket?.close();
    this.messages.clear();
    this.complete.clear();
    this.typing.clear();
    this.listen(id);
  }

  listen(id) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/chat/live?user=${id}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.connected = false;
      this.emit("line");
      const wait = Math.min(4000, 250 * 2 ** this.attempts++);
      setTimeout(() => this.socket === socket && this.listen(id), wait);
    };
  }

  // What the server tells.

  hear(event) {
    switch (event.type) {
      case "hello":
        return this.greet(event);
      case "message":
        return this.keep(event.message, event.created);
      case "message-gone": {
        const list = this.messages.get(event.channel_id);
        if (list) this.messages.set(event.channel_id, list.filter((message) => message.id !== event.id));
        return this.emit("message-gone", event);
      }
      case "channel":
        this.channels.set(event.channel.id, event.channel);
        return this.emit("channels");
      case "channel-gone":
        this.channels.delete(event.id);
        this.messages.delete(event.id);
        this.emit("channels");
        if (this.current === event.id) this.open(this.firstChannel());
        return undefined;
      case "commands":
        this.commands = event.commands;
        return this.emit("commands");
      case "online":
        this.online = event.online;
        return this.emit("line");
      case "user":
        return this.keepUser(event.user);
      case "typing":
        this.typing.set(`${event.channel_id}:${event.user_id}`, Date.now());
        this.emit("typing", event);
        return undefined;
      default:
        return undefined;
    }
  }

  greet(hello) {
    this.attempts = 0;
    this.connected = true;
    this.me = hello.me;
    this.users = new Map(hello.users.map((user) => [user.id, user]));
    this.roles = hello.roles;
    this.guild = hello.guild;
    this.online = hello.online;
    this.commands = hello.commands;
    this.channels = new Map(hello.channels.map((channel) => [channel.id, channel]));
    this.messages.clear();
    this.complete.clear();
    speak(this.me.locale);
    this.emit("me");
    const wanted = location.hash.slice(1) || sessionStorage.getItem(`channel:${this.me.id}`);
    const known = this.channels.has(this.current) ? this.current : wanted;
    this.open(this.channels.has(known) ? known : this.firstChannel(), { again: true });
  }

  keepUser(user) {
    this.users.set(user.id, user);
    this.people = this.people.map((person) => (person.id === user.id ? user : person));
    if (user.id === this.me.id) {
      const other = user.locale !== this.me.locale;
      this.me = user;
      speak(user.locale);
      if (other) this.emit("me");
    }
    this.emit("people");
  }

  keep(message, created) {
    const channel = this.channels.get(message.channel_id);
    if (created && channel) {
      this.typing.delete(`${message.channel_id}:${message.author.id}`);
      if (!message.private) channel.last_message_id = message.id;
      if (message.pinged.includes(this.me.id)) channel.pings += 1;
      if (message.author.id === this.me.id) channel.read = message.id;
      if (channel.thread_metadata && !message.private) {
        channel.message_count += 1;
        // A thread that began at a message has that message's id; its card tells the count.
        this.emit("redraw", channel.id);
      }
    }
    const list = this.messages.get(message.channel_id);
    if (list) {
      const place = list.findIndex((other) => other.id === message.id);
      if (place >= 0) list[place] = message;
      else if (created) list.push(message);
    }
    this.emit("message", { message, created });
    if (created) this.emit("channels");
  }

  // Where one is.

  firstChannel() {
    return [...this.channels.values()].find((channel) => channel.type === 0)?.id ?? null;
  }

  async open(id, { again = false, message = null } = {}) {
    if (!this.channels.has(id)) return;
    const changed = this.current !== id;
    this.current = id;
    sessionStorage.setItem(`channel:${this.me.id}`, id);
    if (location.hash.slice(1) !== id) history.pushState(null, "", `#${id}`);
    if (!this.messages.has(id)) await this.load(id);
    if (this.current !== id) return;
    if (changed || again) this.emit("open", { message });
    else if (message) this.emit("show", { message });
  }

  async load(id) {
    const list = await this.fetchMessages(id);
    this.messages.set(id, list);
    if (list.length < 50) this.complete.add(id);
  }

  async loadOlder(id) {
    const list = this.messages.get(id);
    if (!list?.length || this.complete.has(id)) return false;
    const older = await this.fetchMessages(id, list[0].id);
    if (older.length < 50) this.complete.add(id);
    this.messages.set(id, [...older, ...this.messages.get(id)]);
    return older.length > 0;
  }

  async fetchMessages(id, before = null) {
    const query = before ? `?before=${before}` : "";
    const response = await fetch(`/chat/${this.me.id}/messages/${id}${query}`);
    return response.ok ? response.json() : [];
  }

  get channel() {
    return this.channels.get(this.current);
  }

  unread(channel) {
    if (!channel.last_message_id) return false;
    if (channel.thread_metadata && !channel.joined) return channel.pings > 0;
    return !channel.read || BigInt(channel.last_message_id) > BigInt(channel.read);
  }

  markRead(id) {
    const channel = this.channels.get(id);
    if (!channel?.last_message_id || (channel.read === channel.last_message_id && !channel.pings)) return;
    channel.read = channel.last_message_id;
    channel.pings = 0;
    this.emit("channels");
    this.act("read", { channel_id: id, message_id: channel.last_message_id });
  }

  nameOf(channel) {
    if (channel.type === 1) return this.bot?.name ?? "";
    return channel.name;
  }

  get bot() {
    return [...this.users.values()].find((user) => user.bot);
  }

  commandsHere() {
    return this.channel?.type === 1 ? this.commands.dm : this.commands.guild;
  }

  // What one can do.

  /** Ask the server to do something as me: the answer, or {error}. */
  async act(action, body = {}) {
    try {
      const response = await fetch(`/chat/${this.me.id}/${action}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      if (!response.ok) console.warn(`${action}: ${answer.error}`);
      return answer;
    } catch (error) {
      console.warn(error);
      return { error: String(error) };
    }
  }
}

export const store = new Store();

export function isLoading(message) {
  return Boolean(message.flags & LOADING);
}

/** A text in my language: Discord keeps translations beside the original. */
export function localised(thing, key) {
  return thing[`${key}_localizations`]?.[store.me.locale] ?? thing[key];
}
