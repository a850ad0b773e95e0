/**
 * The forms of a resource's name.
 */
import * as ts from 'typescript';

/**
 * @typedef {object} Names
 * @property {string} camel `tourGuide`: the definition, its folder, the permissions, the address in the API
 * @property {string} kebab `tour-guide`: folders and files of the API
 * @property {string} pascal `TourGuide`: classes
 * @property {string} snake `tour_guide`: the table
 * @property {string} words `tour guide`: for people
 */

/** Longest name: with it and a column, the names of keys still fit MySQL's 64 characters. */
const LONGEST = 30;

/**
 * Names that the scanner takes for ordinary: what is fixed in an ES module, what CommonJS (the tests run as such) puts
 * into every module, and the alias under which the API queries every resource.
 */
const TROUBLE = ['arguments', 'await', 'eval', 'undefined', 'exports', 'module', 'require', 'record'];

/**
 * @param {string} name as typed, `tourGuide` or `tour-guide`
 * @returns {Names}
 */
export function namesOf(name) {
  const parts = name.split(/-|(?=[A-Z])/).map((part) => part.toLowerCase());
  const pascal = parts.map(capital).join('');
  return {
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    kebab: parts.join('-'),
    pascal,
    snake: parts.join('_'),
    words: parts.join(' '),
  };
}

/**
 * What is wrong with a name, whatever the repository holds.
 * @param {string} name as typed
 * @returns {string | null}
 */
export function nameProblem(name) {
  const camel = /^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/;
  const kebab = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
  if (!camel.test(name) && !kebab.test(name)) {
    return `"${name}" is no name for a resource: write it like tourGuide or tour-guide, letters and digits, beginning small.`;
  }
  const { camel: identifier, snake } = namesOf(name);
  if (isReserved(identifier)) return `"${identifier}" is a word that JavaScript keeps for itself.`;
  if (snake.length > LONGEST) return `"${name}" is too long: at most ${LONGEST} characters as ${snake}.`;
  return null;
}

/**
 * Whether an identifier means something to JavaScript already, so that it cannot name a constant or a key.
 * @param {string} identifier
 */
export function isReserved(identifier) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, identifier);
  const kind = scanner.scan();
  const keyword = kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
  return keyword || identifier in Object.prototype || TROUBLE.includes(identifier);
}

/**
 * `location` and `locations` are the same to whoever types an address: two names clash when this is equal.
 * @param {string} name
 */
export function clashForm(name) {
  const flat = name.replace(/[-_]/g, '').toLowerCase();
  return flat
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/s$/, '');
}

/**
 * English plural of the usual kind, for words that a person will check.
 * @param {string} words
 */
export function plural(words) {
  if (/[^aeiou]y$/.test(words)) return words.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(words) ? `${words}es` : `${words}s`;
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
