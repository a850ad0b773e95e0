/**
 * The words of a new resource. They are a start that can be shown: common fields are known in each language, others are
 * called by their name until somebody writes better ones.
 */
import { capital, plural } from './names.mjs';

/**
 * @typedef {{ de: string, it: string, en: string }} Words
 * @typedef {{ one: Words, many: Words }} ResourceWords
 */

/** @type {Record<string, [de: string, it: string, en: string]>} */
const KNOWN = {
  active: ['Aktiv', 'Attivo', 'Active'],
  address: ['Adresse', 'Indirizzo', 'Address'],
  amount: ['Betrag', 'Importo', 'Amount'],
  capacity: ['Plätze', 'Posti', 'Capacity'],
  code: ['Code', 'Codice', 'Code'],
  color: ['Farbe', 'Colore', 'Colour'],
  comment: ['Anmerkung', 'Annotazione', 'Comment'],
  date: ['Datum', 'Data', 'Date'],
  description: ['Beschreibung', 'Descrizione', 'Description'],
  email: ['E-Mail-Adresse', 'Indirizzo e-mail', 'Email address'],
  file: ['Datei', 'File', 'File'],
  first_name: ['Vorname', 'Nome', 'First name'],
  from: ['Von', 'Dal', 'From'],
  image: ['Bild', 'Immagine', 'Image'],
  info: ['Information', 'Informazioni', 'Information'],
  kind: ['Art', 'Tipo', 'Kind'],
  last_name: ['Nachname', 'Cognome', 'Last name'],
  name: ['Name', 'Nome', 'Name'],
  note: ['Notiz', 'Nota', 'Note'],
  notes: ['Notizen', 'Note', 'Notes'],
  phone: ['Telefon', 'Telefono', 'Phone'],
  photo: ['Foto', 'Foto', 'Photo'],
  place: ['Ort', 'Luogo', 'Place'],
  price: ['Preis', 'Prezzo', 'Price'],
  quantity: ['Anzahl', 'Quantità', 'Quantity'],
  seats: ['Sitzplätze', 'Posti a sedere', 'Seats'],
  sort_order: ['Reihenfolge', 'Ordine', 'Order'],
  start: ['Beginn', 'Inizio', 'Start'],
  end: ['Ende', 'Fine', 'End'],
  state: ['Zustand', 'Stato', 'State'],
  status: ['Status', 'Stato', 'Status'],
  text: ['Text', 'Testo', 'Text'],
  time: ['Uhrzeit', 'Ora', 'Time'],
  title: ['Titel', 'Titolo', 'Title'],
  to: ['Bis', 'Al', 'To'],
  type: ['Typ', 'Tipo', 'Type'],
  url: ['Webadresse', 'Indirizzo web', 'Web address'],
  year: ['Jahr', 'Anno', 'Year'],
};

/** What the labels of a German and an Italian field name in brackets. */
const LANGUAGE = {
  de: { de: 'Deutsch', it: 'tedesco', en: 'German' },
  it: { de: 'Italienisch', it: 'italiano', en: 'Italian' },
};

/**
 * Label of a field: `price` → Preis, `sort_order` → Reihenfolge, `bus_line` → Bus line.
 * @param {string} name of the field, without `_it`
 * @param {'de' | 'it'} [half] of a pair
 * @param {readonly (string | undefined)[]} [given] German, Italian and English words that are better
 * @returns {Words}
 */
export function labelOf(name, half, given = []) {
  const own = capital(name.replace(/_/g, ' '));
  const usual = KNOWN[name] ?? [own, own, own];
  const [de, it, en] = /** @type {[string, string, string]} */ (
    usual.map((word, index) => given[index] ?? word)
  );
  if (!half) return { de, it, en };
  const language = LANGUAGE[half];
  return { de: `${de} (${language.de})`, it: `${it} (${language.it})`, en: `${en} (${language.en})` };
}

/**
 * Of some words those that are the same in all three languages, so that nobody has translated them yet.
 * @param {readonly Words[]} words
 * @returns {string[]} each once
 */
export const untranslated = (words) => [
  ...new Set(words.filter(({ de, it, en }) => de === it && it === en).map(({ de }) => de)),
];

/**
 * What one and many of a resource are called. Languages without words take the English ones.
 * @param {string} words `tour guide`
 * @param {{ de?: string, it?: string, en?: string }} given `one|many`
 * @returns {ResourceWords}
 */
export function resourceWords(words, { de, it, en }) {
  const english = en ?? `${capital(words)}|${capital(plural(words))}`;
  const [one, many] = [0, 1].map((index) => ({
    de: formOf(de ?? english, index),
    it: formOf(it ?? english, index),
    en: formOf(english, index),
  }));
  return /** @type {ResourceWords} */ ({ one, many });
}

/** Endings of a word, and what they become when there are several. The first that fits. */
const PLURALS = /** @type {const} */ ({
  de: [
    [/(?<=(?:er|el|en|chen|lein))$/, ''],
    [/e$/, 'en'],
    [/(?<=erin)$/, 'nen'],
    [/(?<=(?:ung|heit|keit|schaft|ion|tät))$/, 'en'],
    [/(?<=[aiou])$/, 's'],
    [/(?<=\p{L})$/u, 'e'],
  ],
  it: [
    [/io$/, 'i'],
    [/(?<=[cg])a$/, 'he'],
    [/a$/, 'e'],
    [/[eo]$/, 'i'],
  ],
});

/**
 * The usual plural of a word, for a person to check: Haltestelle → Haltestellen, fermata → fermate.
 * @param {'de' | 'it'} language
 * @param {string} word
 */
export function pluralIn(language, word) {
  const [ending, own] = PLURALS[language].find(([end]) => end.test(word)) ?? [/$/, ''];
  return word.replace(ending, own);
}

/** @param {string} forms @param {number} index */
const formOf = (forms, index) => capital((forms.split('|')[index] ?? '').trim());

/** @param {string} words */
function isOneAndMany(words) {
  const parts = words.split('|');
  return parts.length === 2 && parts.every((part) => /\p{L}/u.test(part));
}

/**
 * What is wrong with the words of an option, `Fahrzeug|Fahrzeuge`.
 * @param {string} option
 * @param {string | undefined} words
 */
export function wordsProblem(option, words) {
  if (words === undefined || isOneAndMany(words)) return null;
  return `--${option} "${words}": write what one and many are called, --${option} "One|Many".`;
}

/**
 * The question before a record is deleted.
 * @param {ResourceWords} words
 * @returns {Words}
 */
export const deleteQuestion = ({ one }) => ({
  de: `${one.de} wirklich löschen?`,
  it: `Eliminare davvero questo elemento (${one.it})?`,
  en: `Are you sure to delete this ${one.en.toLowerCase()}?`,
});
