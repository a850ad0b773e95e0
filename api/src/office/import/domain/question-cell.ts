import type { DayType, QuestionInput, QuestionKind } from '@feria/shared';
import { CONTENT_LANGUAGES, DAY_TYPES, QUESTION_KINDS, type ContentLanguage } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import { sameName } from './same-name.js';

/*
 * The questions of a project in one cell, a line for each (product/catalogue.md#import):
 *
 *     T-Shirt | Maglietta | Eine Auswahl | Pflicht | S; M; Groß = Grande
 *
 * Label in German and in Italian, kind, what else holds, and the choices; the same word in both languages stands once. A `\` before `|`, `;`
 * and `=` makes it a part of the text.
 */

const NEWLINE = /\r?\n/;

/** The questions of a cell; `null` when it cannot be read. */
export function questionsOf(text: string): QuestionInput[] | null {
  const lines = text.split(NEWLINE).filter((line) => line.trim());
  const questions = lines.map(questionOf);
  return questions.every((question) => question !== null) ? questions : null;
}

function questionOf(line: string): QuestionInput | null {
  const [label = '', label_it = '', kindWord = '', more = '', choices = '', ...rest] = parts(line, '|');
  const kind = kindNamed(kindWord);
  const holds = parts(more, ';').filter(Boolean).map(holdsNamed);
  if (!label || !kind || rest.length > 0 || holds.includes(null)) return null;
  const options = parts(choices, ';')
    .filter(Boolean)
    .map((choice) => {
      const [de = '', it = ''] = parts(choice, '=');
      return { label: plain(de), label_it: plain(it || de) };
    });
  return {
    kind,
    label: plain(label),
    label_it: plain(label_it || label),
    options,
    required: holds.includes('required'),
    health: holds.includes('health'),
    day_types: DAY_TYPES.filter((type) => holds.includes(type)),
  };
}

/** A cell that {@link questionsOf} reads again. */
export function questionsCell(questions: readonly QuestionInput[], language: ContentLanguage): string | null {
  const words = importWords[language].question;
  const lines = questions.map(({ kind, label, label_it, required, health, day_types = [], options = [] }) => {
    const holds = [
      ...(required ? [words.required] : []),
      ...(health ? [words.health] : []),
      ...(day_types.length === 1 ? day_types.map((type) => words[type]) : []),
    ].join('; ');
    const choices = options
      .map((one) =>
        one.label === one.label_it ? escaped(one.label) : `${escaped(one.label)} = ${escaped(one.label_it)}`,
      )
      .join('; ');
    const cells = [escaped(label), escaped(label_it), words[kind], holds, choices];
    while (cells.at(-1) === '') cells.pop();
    return cells.join(' | ');
  });
  return lines.join('\n') || null;
}

type Holds = 'required' | 'health' | DayType;

function kindNamed(word: string): QuestionKind | null {
  return QUESTION_KINDS.find((kind) => isWord(word, kind)) ?? null;
}

function holdsNamed(word: string): Holds | null {
  const all: readonly Holds[] = ['required', 'health', ...DAY_TYPES];
  return all.find((one) => isWord(word, one)) ?? null;
}

function isWord(word: string, key: QuestionKind | Holds): boolean {
  return CONTENT_LANGUAGES.some(
    (language) => sameName(importWords[language].question[key]) === sameName(word),
  );
}

/** The parts between separators that no `\` stands before, without blanks around them; still escaped. */
function parts(text: string, separator: string): string[] {
  const found = [''];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\\') found[found.length - 1] += sign + (text[(at += 1)] ?? '');
    else if (sign === separator) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim());
}

function escaped(text: string): string {
  return text.replace(/[\\|;=]/g, (sign) => `\\${sign}`);
}

function plain(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
