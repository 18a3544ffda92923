// Forms that the bot opens, and a small one of our own to name a thread.

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { chosenByDefault, offered } from "./menus.js";
import { whyNot } from "./outcome.js";
import { store } from "./store.js";
import { t } from "./words.js";

const SHORT = 1;
let serial = 0;

/** A dialog with a form; `send` gets called with the form and says in words what went wrong, or null. */
function formDialog(title, fields, label, send, onclose = () => {}) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const done = h("button", { type: "submit", class: "button style-1" }, label);
  const submit = async (event) => {
    event.preventDefault();
    done.disabled = true;
    done.classList.add("busy");
    trouble.textContent = "";
    const reason = await send();
    done.disabled = false;
    done.classList.remove("busy");
    if (reason) trouble.textContent = reason;
    else dialog.close("sent");
  };
  const id = `dialog-${++serial}`;
  const dialog = h(
    "dialog",
    { class: "form-dialog", "aria-labelledby": id },
    h(
      "form",
      { onsubmit: submit },
      h(
        "header",
        {},
        h("h2", { id }, title),
        h("button", { type: "button", class: "round", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close")),
      ),
      h("div", { class: "fields" }, fields),
      trouble,
      h("footer", {}, h("button", { type: "button", class: "button style-2", onclick: () => dialog.close() }, t("cancel")), done),
    ),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (dialog.returnValue !== "sent") onclose();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".fields :is(input, textarea, select)")?.focus();
  return dialog;
}

/** The form of an interaction that was answered by one. */
export function openModal(outcome) {
  const readers = [];
  const fields = outcome.modal.components.map((component) => field(component, readers));
  const send = async () => {
    const values = Object.fromEntries(readers.map(([custom_id, read]) => [custom_id, read()]));
    const answer = await store.act("submit", { interaction: outcome.interaction, values });
    return whyNot(answer);
  };
  formDialog(outcome.modal.title, fields, t("submit"), send, () => store.act("cancel", { interaction: outcome.interaction }));
}

export function askThreadName(suggestion, create) {
  const input = h("input", { type: "text", maxlength: "100", required: true, value: suggestion, id: "thread-name" });
  const fields = h("label", { class: "field", for: "thread-name" }, h("span", { class: "field-label" }, t("threadName")), input);
  formDialog(t("newThread"), fields, t("create"), () => create(input.value.trim()));
}

function field(component, readers) {
  switch (component.type) {
    case 1:
      return component.components.map((inner) => labelled(inner.label, null, inner, readers));
    case 10:
      return h("div", { class: "markdown" }, markdown(component.content));
    case 18:
      return labelled(component.label, component.description, component.component, readers);
    default:
      return null;
  }
}

function labelled(label, description, component, readers) {
  const required = component.required !== false && component.type !== 23;
  const id = `field-${++serial}`;
  const control = input(component, id, required, readers);
  const grouped = control.matches("fieldset");
  const words = [
    h("span", { class: "field-label" }, label, required ? h("span", { class: "needed", title: t("required") }, " *") : null),
    description ? h("small", { id: `${id}-note` }, description) : null,
  ];
  if (description && !grouped) control.setAttribute("aria-describedby", `${id}-note`);
  if (grouped) {
    control.prepend(h("legend", {}, words));
    return control;
  }
  return h("div", { class: "field" }, h("label", { for: id }, words), control);
}

function input(component, id, required, readers) {
  const keep = (read) => readers.push([component.custom_id, read]);
  switch (component.type) {
    case 4: {
      const props = {
        id,
        name: component.custom_id,
        placeholder: component.placeholder,
        minlength: component.min_length || null,
        maxlength: component.max_length ?? 4000,
        required,
        value: component.value ?? "",
      };
      const text = component.style === SHORT ? h("input", { type: "text", ...props }) : h("textarea", { rows: "4", ...props });
      keep(() => text.value);
      return text;
    }
    case 19: {
      keep(() => []);
      return h("p", { class: "note" }, t("noFiles"));
    }
    case 21:
      return group("radio", component, id, required, (boxes) => keep(() => boxes.find((box) => box.checked)?.value ?? null));
    case 22:
      return group("checkbox", component, id, required, (boxes) => keep(() => boxes.filter((box) => box.checked).map((box) => box.value)));
    case 23: {
      const box = h("input", { type: "checkbox", id, checked: Boolean(component.default) });
      keep(() => box.checked);
      return box;
    }
    default:
      return choice(component, id, required, keep);
  }
}

function choice(component, id, required, keep) {
  const options = offered(component);
  const before = chosenByDefault(component);
  if ((component.max_values ?? 1) > 1) {
    const listed = { ...component, options: options.map((option) => ({ ...option, default: before.includes(option.value) })) };
    return group("checkbox", listed, id, required, (boxes) => keep(() => boxes.filter((box) => box.checked).map((box) => box.value)));
  }
  const select = h(
    "select",
    { id, name: component.custom_id, required },
    h("option", { value: "", selected: !before.length }, component.placeholder || t("choose")),
    options.map((option) => h("option", { value: option.value, selected: before.includes(option.value) }, option.label)),
  );
  keep(() => (select.value ? [select.value] : []));
  return select;
}

function group(type, component, id, required, keep) {
  const boxes = (component.options ?? []).map((option, at) =>
    h("input", {
      type,
      name: component.custom_id,
      id: `${id}-${at}`,
      value: option.value,
      checked: Boolean(option.default),
      required: type === "radio" && required,
    }),
  );
  keep(boxes);
  const lines = boxes.map((box, at) => {
    const option = component.options[at];
    const note = option.description ? h("small", {}, option.description) : null;
    return h("label", { class: "choice", for: box.id }, box, h("span", {}, option.label, note));
  });
  return h("fieldset", { class: "field", id }, lines);
}
