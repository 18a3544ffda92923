// Small helpers to build and refresh pieces of the page. Nothing here sets HTML from strings.

/** Build an element: h("button", {class: "x", onclick: f, "aria-label": "y"}, child, …). */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled" || name === "selected") element[name] = value;
    else if (name === "style") for (const [key, part] of Object.entries(value)) element.style.setProperty(key, part);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Put new children into a container; the focus stays on the child with the same data-key. */
export function refill(container, ...children) {
  const focused = container.contains(document.activeElement) ? document.activeElement.closest("[data-key]") : null;
  const key = focused?.dataset.key;
  container.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (key) find(container, key)?.focus({ preventScroll: true });
}

/** Put one element in the place of another; the focus stays on the part with the same data-key. */
export function swap(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.closest("[data-key]")?.dataset.key;
  old.replaceWith(fresh);
  if (!focused) return fresh;
  const next = (key && find(fresh, key)) || fresh;
  next.focus({ preventScroll: true });
  return fresh;
}

function find(container, key) {
  return [...container.querySelectorAll("[data-key]")].find((element) => element.dataset.key === key && !element.disabled);
}

const paths = {
  hash: "M5 9h14M5 15h14M10 4 8 20M16 4l-2 16",
  thread: "M6 4v9a3 3 0 0 0 3 3h10M15 12l4 4-4 4",
  letter: "M4 6h16v12H4zM4 7l8 6 8-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  send: "M4 12 20 4l-6 16-3-6z",
  eye: "M3 3l18 18M10 6a9 9 0 0 1 11 6 12 12 0 0 1-3 4M6 8a12 12 0 0 0-3 4 9 9 0 0 0 12 5",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  left: "M15 6l-6 6 6 6",
  arrowDown: "M12 5v14M6 13l6 6 6-6",
  check: "M5 13l4 4L19 7",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  file: "M7 3h7l5 5v13H7zM14 3v5h5",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  reply: "M9 8 4 13l5 5M4 13h9a7 7 0 0 0 7-7",
};

export function icon(name, size = 18) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true", class: "icon" }))
    svg.setAttribute(key, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
}

const HUES = [28, 172, 338, 214, 92, 264];

/** A round sign for somebody: a letter on a colour of their own; the bot has the caravan's tent. */
export function avatar(user, users) {
  if (user?.bot) return h("span", { class: "avatar avatar-bot", "aria-hidden": "true" }, tent());
  const place = Math.max(0, [...users.values()].filter((other) => !other.bot).findIndex((other) => other.id === user?.id));
  const hue = HUES[place % HUES.length];
  return h("span", { class: "avatar", "aria-hidden": "true", style: { "--hue": String(hue) } }, (user?.name ?? "?")[0]);
}

/** Let screen readers say something that has just appeared. */
export function announce(text) {
  const region = document.getElementById("announcements");
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = text.slice(0, 600)));
}

export function tent() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("aria-hidden", "true");
  for (const [d, kind] of [
    ["M16 7 3 25h26z", "tent-cloth"],
    ["M16 7 10 25h3l3-9 3 9h3z", "tent-door"],
    ["M16 7V3l5 2-5 2", "tent-flag"],
  ]) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", d);
    path.setAttribute("class", kind);
    svg.append(path);
  }
  return svg;
}
