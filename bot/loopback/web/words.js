// Every word of the page, in English and Polish. Functions take what must be inflected.

const en = {
  skip: "Skip to the conversation",
  channels: "Channels",
  directMessages: "Direct messages",
  archived: "Archived threads",
  people: "You are",
  switchTo: (name) => `Be ${name}`,
  languageOf: (name) => `Language of ${name}`,
  openMenu: "Show channels",
  closeMenu: "Hide channels",
  unread: "unread",
  pings: (n) => plural("en", n, { one: `${n} mention`, other: `${n} mentions` }),
  newThread: "New thread",
  threadName: "What is the thread about?",
  create: "Create",
  cancel: "Cancel",
  send: "Send",
  submit: "Submit",
  close: "Close",
  threadIn: (name) => `Thread in #${name}`,
  dmTopic: (name) => `Only you and ${name} read this.`,
  placeholder: (where) => `Message ${where}, or / for commands`,
  placeholderShort: "Write, or / for commands",
  messageBox: "Message",
  conversation: "Conversation",
  beginning: (where) => `This is where ${where} begins.`,
  nothingYet: "Nobody has written here yet. Type / to see what the bot can do.",
  whatItCan: "Show commands",
  onlyYou: "Only you can see this",
  dismiss: "Dismiss",
  thinking: (name) => `${name} is thinking…`,
  typing: (name) => `${name} is typing…`,
  edited: "edited",
  used: "used",
  startedThread: (name) => `${name} started a thread:`,
  messages: (n) => plural("en", n, { one: `${n} message`, other: `${n} messages` }),
  newMessages: "New messages",
  jumpDown: "To the latest messages",
  today: "Today",
  yesterday: "Yesterday",
  spoiler: "Spoiler: press to read",
  picture: "Picture",
  enlarge: "Enlarge picture",
  previous: "Previous picture",
  next: "Next picture",
  download: (name) => `Download ${name}`,
  choose: "Choose…",
  chosen: (n, least, most) => (least === most ? `${n} of ${most} chosen` : `${n} chosen (${least} to ${most})`),
  noMatches: "Nothing fits",
  searching: "Looking…",
  commands: "Commands",
  required: "required",
  yes: "Yes",
  no: "No",
  addOption: (name) => `Add ${name}`,
  removeOption: (name) => `Remove ${name}`,
  leaveCommand: "Back to writing",
  fillIn: (name) => `${name} is still missing.`,
  wrongNumber: (name) => `${name} does not fit.`,
  actions: "More",
  startThreadHere: "Start a thread here",
  deleteMessage: "Delete message",
  failedTimeout: "The bot did not answer in time. Try again.",
  failedOffline: "The bot is not connected right now.",
  failed: "That did not work.",
  offline: "The bot is not connected. What you press now will not reach it.",
  reconnecting: "The connection is lost. Trying again…",
  noSuchChannel: "This channel is no longer there.",
  noFiles: "Files cannot be sent here.",
  moreAbove: "Earlier messages",
  bot: "bot",
};

const pl = {
  skip: "Przejdź do rozmowy",
  channels: "Kanały",
  directMessages: "Wiadomości prywatne",
  archived: "Zarchiwizowane wątki",
  people: "Grasz jako",
  switchTo: (name) => `Przełącz na: ${name}`,
  languageOf: (name) => `Język (${name})`,
  openMenu: "Pokaż kanały",
  closeMenu: "Ukryj kanały",
  unread: "nieprzeczytane",
  pings: (n) => plural("pl", n, { one: `${n} wzmianka`, few: `${n} wzmianki`, many: `${n} wzmianek`, other: `${n} wzmianki` }),
  newThread: "Nowy wątek",
  threadName: "O czym będzie ten wątek?",
  create: "Utwórz",
  cancel: "Anuluj",
  send: "Wyślij",
  submit: "Wyślij",
  close: "Zamknij",
  threadIn: (name) => `Wątek kanału #${name}`,
  dmTopic: (name) => `Tę rozmowę widzicie tylko ty i ${name}.`,
  placeholder: () => "Napisz tutaj albo wpisz /, by wybrać polecenie",
  placeholderShort: "Napisz albo wpisz /",
  messageBox: "Wiadomość",
  conversation: "Rozmowa",
  beginning: (where) => `Tu zaczyna się ${where}.`,
  nothingYet: "Nikt tu jeszcze nie pisał. Wpisz /, aby zobaczyć, co potrafi bot.",
  whatItCan: "Pokaż polecenia",
  onlyYou: "Widzisz to tylko ty",
  dismiss: "Ukryj",
  thinking: (name) => `${name} się zastanawia…`,
  typing: (name) => `${name} pisze…`,
  edited: "edytowano",
  used: "używa",
  startedThread: (name) => `${name} zaczyna wątek:`,
  messages: (n) => plural("pl", n, { one: `${n} wiadomość`, few: `${n} wiadomości`, many: `${n} wiadomości`, other: `${n} wiadomości` }),
  newMessages: "Nowe wiadomości",
  jumpDown: "Do najnowszych wiadomości",
  today: "Dzisiaj",
  yesterday: "Wczoraj",
  spoiler: "Spoiler: naciśnij, aby przeczytać",
  picture: "Obraz",
  enlarge: "Powiększ obraz",
  previous: "Poprzedni obraz",
  next: "Następny obraz",
  download: (name) => `Pobierz ${name}`,
  choose: "Wybierz…",
  chosen: (n, least, most) => (least === most ? `Wybrano ${n} z ${most}` : `Wybrano ${n} (od ${least} do ${most})`),
  noMatches: "Nic nie pasuje",
  searching: "Szukam…",
  commands: "Polecenia",
  required: "wymagane",
  yes: "Tak",
  no: "Nie",
  addOption: (name) => `Dodaj ${name}`,
  removeOption: (name) => `Usuń ${name}`,
  leaveCommand: "Wróć do pisania",
  fillIn: (name) => `Brakuje jeszcze: ${name}.`,
  wrongNumber: (name) => `Niewłaściwa wartość: ${name}.`,
  actions: "Więcej",
  startThreadHere: "Zacznij tu wątek",
  deleteMessage: "Usuń wiadomość",
  failedTimeout: "Bot nie odpowiedział na czas. Spróbuj ponownie.",
  failedOffline: "Bot nie jest teraz połączony.",
  failed: "To się nie udało.",
  offline: "Bot nie jest połączony. To, co teraz naciśniesz, do niego nie dotrze.",
  reconnecting: "Połączenie zostało przerwane. Próbuję ponownie…",
  noSuchChannel: "Tego kanału już nie ma.",
  noFiles: "Tutaj nie można wysyłać plików.",
  moreAbove: "Wcześniejsze wiadomości",
  bot: "bot",
};

const languages = { en, pl };
let current = "en";

function plural(language, n, forms) {
  return forms[new Intl.PluralRules(language).select(n)];
}

/** The page's language for a Discord locale: Polish, or else English. */
export function languageOf(locale) {
  return locale?.startsWith("pl") ? "pl" : "en";
}

export function speak(locale) {
  current = languageOf(locale);
  document.documentElement.lang = current;
}

export function language() {
  return current;
}

/** A text of the page in the language of whoever sits at it. */
export function t(key, ...args) {
  const text = languages[current][key];
  return typeof text === "function" ? text(...args) : text;
}
