/**
 * Asks for the German and Italian words that no switch gives and that are not known: those that a command otherwise takes from
 * the names, and warns of. English follows from the names.
 */
import { capital, plural } from '../resource/names.mjs';
import { choiceWords, labelledBy } from '../resource/templates/definition.mjs';
import { labelOf, pluralIn, untranslated } from '../resource/words.mjs';

/**
 * @typedef {import('./index.mjs').Ask} Ask
 * @typedef {import('../resource/fields.mjs').FieldSpec} FieldSpec
 * @typedef {import('../resource/words.mjs').Words} Words
 * @typedef {{ de?: string, it?: string, en?: string }} Given `one|many`
 */

/** @type {readonly (readonly ['de' | 'it', string])[]} */
const ASKED = [
  ['de', 'German'],
  ['it', 'Italian'],
];

/**
 * What one and many of a resource are called.
 * @param {Ask} ask
 * @param {string} words `tour guide`
 * @param {Given} given is not asked for
 * @returns {Promise<Given>} with the answers
 */
export async function askForNames(ask, words, given) {
  const [one = '', many = ''] = given.en?.split('|') ?? [capital(words), capital(plural(words))];
  const answers = { ...given };
  for (const [language, name] of ASKED) {
    if (given[language] !== undefined) continue;
    const singular = await askForWord(ask, `One ${words} in ${name}`, one.trim());
    const proposal = singular === one.trim() ? many.trim() : pluralIn(language, singular);
    answers[language] = `${singular}|${await askForWord(ask, `Several in ${name}`, proposal)}`;
  }
  return answers;
}

/**
 * Labels of fields, and of the values of choices.
 * @param {Ask} ask
 * @param {readonly FieldSpec[]} fields that are new
 * @param {FieldSpec[]} all fields of the resource
 * @param {Record<string, Words>} titles what the resources that they refer to call one of their records
 * @returns {Promise<FieldSpec[]>} the new fields with the answers
 */
export async function askForLabels(ask, fields, all, titles) {
  /** @type {FieldSpec[]} */
  const labelled = [];
  for (const field of fields) {
    const { name, label = [], values = [] } = field;
    const word = labelledBy(field, all, titles);
    const own = { ...field };
    if (word !== null && untranslated([labelOf(word)]).length > 0) {
      const english = label[2] ?? labelOf(word).en;
      own.label = [...label];
      for (const [index, [, language]] of ASKED.entries())
        own.label[index] ??= await askForWord(ask, `Field ${name} in ${language}`, english);
    }
    for (const value of values) {
      const words = { ...choiceWords(field, value) };
      for (const [language, called] of ASKED)
        words[language] = await askForWord(ask, `Value ${value} of ${name} in ${called}`, words.en);
      own.valueLabels = { ...own.valueLabels, [value]: words };
    }
    labelled.push(own);
  }
  return labelled;
}

/**
 * Asks until the answer is a word.
 * @param {Ask} ask
 * @param {string} question
 * @param {string} proposal
 */
async function askForWord(ask, question, proposal) {
  for (;;) {
    const answer = await ask(question, proposal);
    if (/\p{L}/u.test(answer) && !answer.includes('|')) return answer;
    console.log('Write a word, without |.');
  }
}
