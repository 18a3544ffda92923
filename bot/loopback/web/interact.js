// Presses and choices on messages: sent, waited for, and what became of them.

import { openModal } from "./modal.js";
import { whyNot } from "./outcome.js";
import { store } from "./store.js";

const waiting = new Set();
const failures = new Map();

export function isBusy(message, custom_id) {
  return waiting.has(`${message.id}:${custom_id}`);
}

export function failureOf(message) {
  return failures.get(message.id) ?? null;
}

async function interact(action, message, component, more = {}) {
  const key = `${message.id}:${component.custom_id}`;
  if (waiting.has(key)) return;
  waiting.add(key);
  failures.delete(message.id);
  store.emit("redraw", message.id);
  const body = { channel_id: message.channel_id, message_id: message.id, custom_id: component.custom_id, ...more };
  const outcome = await store.act(action, body);
  waiting.delete(key);
  const reason = whyNot(outcome);
  if (reason) failures.set(message.id, reason);
  store.emit("redraw", message.id);
  if (outcome.kind === "modal") openModal(outcome);
  // The answer is where the keyboard goes on.
  if (outcome.kind === "message" && outcome.message.private) store.emit("focus", outcome.message.id);
}

export function press(message, button) {
  return interact("press", message, button);
}

export function choose(message, menu, values) {
  return interact("choose", message, menu, { values });
}
