import { PORTAL_LANGUAGES, type PortalLanguage } from '@feria/shared/config';
import { ownData as de } from './de/own-data';
import { deletion as deDeletion } from './de/deletion';
import { ownData as en } from './en/own-data';
import { deletion as enDeletion } from './en/deletion';
import { ownData as it_ } from './it/own-data';
import { deletion as itDeletion } from './it/deletion';
import { DECLARED, PARTS, rowsOf } from './own-data-fields';
import type { DataWords } from './own-data-words';

const WORDS: Record<PortalLanguage, DataWords> = { de, it: it_, en };
const DELETION: Record<PortalLanguage, Record<string, string>> = {
  de: deDeletion,
  it: itDeletion,
  en: enDeletion,
};

/** Words that are the same in the API and in a language of the page. */
const SAME = ['iban'];

it('says of a wish its rank, and not that it is on a waiting list', () => {
  const copy = {
    registrations: [
      { is_waiting: true, priority: 2 },
      { is_waiting: true, priority: null },
    ],
  };
  expect(rowsOf(copy as never, 'registrations').map(({ is_waiting }) => is_waiting)).toEqual([null, true]);
});

it('says a question in the language of the reader, as a name', () => {
  const copy = { answers: [{ question: 'Größe', question_it: 'Taglia', answer: 'M' }] };
  expect(rowsOf(copy as never, 'answers').map(({ question }) => question)).toEqual([
    { name: 'Größe', name_it: 'Taglia' },
  ]);
});

describe.each(PORTAL_LANGUAGES)('the words of the own data in %s', (language) => {
  const words = WORDS[language];

  it('name every part and every field of the copy', () => {
    const missing = PARTS.flatMap((part) => [
      ...(words.parts[part] ? [] : [part]),
      ...Object.keys(DECLARED[part]).filter((field) => !words.fields[field as keyof DataWords['fields']]),
    ]);
    expect(missing).toEqual([]);
  });

  it('show no name of the API', () => {
    const named = [...Object.entries(words.parts), ...Object.entries(words.fields)];
    const untranslated = named.filter(
      ([key, text]) =>
        /_/.test(text) ||
        (language !== 'en' && key.toLowerCase() === text.toLowerCase() && !SAME.includes(key)),
    );
    expect(untranslated.map(([key]) => key).filter((key) => key !== 'name')).toEqual([]);
  });

  it('call the fields of one part differently', () => {
    for (const show of PARTS) {
      const labels = Object.entries(DECLARED[show] as Record<string, string>)
        .filter(([, how]) => how !== 'hidden')
        .map(([field]) => words.inPart[`${show}.${field}` as never] ?? words.fields[field as never]);
      expect([show, labels.length]).toEqual([show, new Set(labels).size]);
    }
  });

  it('say every choice that the German ones say', () => {
    const choices = (of: DataWords) =>
      Object.entries(of.choices).flatMap(([choice, each]) =>
        Object.entries(each as Record<string, string>).map(([value, text]) => [choice, value, text !== '']),
      );
    expect(choices(words).sort()).toEqual(choices(de).sort());
  });

  it('have the placeholders of the German ones on the page of the deletion', () => {
    const marks = (of: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(of).map(([key, text]) => [key, [...new Set(text.match(/%\{\w+\}|\|\|\|\|/g))].sort()]),
      );
    expect(marks(DELETION[language])).toEqual(marks(deDeletion));
  });
});
