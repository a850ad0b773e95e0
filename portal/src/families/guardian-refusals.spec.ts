import { translate } from '@feria/shared/i18n/translate';
import { pages as dePages } from '../i18n/de/pages';
import { pages as itPages } from '../i18n/it/pages';
import type { Translate } from '../i18n';
import { needsOffice, refusalTexts } from './guardian-refusals';

const de: Translate = (key, params) => translate(dePages, key, params);
const it_: Translate = (key, params) => translate(itPages, key, params);

const [lea, noah, pia] = ['Lea', 'Noah', 'Pia'] as const;

it.each([
  [de, 'Für Lea, Noah sind schon zwei erziehungsberechtigte Personen eingetragen.'],
  [it_, 'Per Lea, Noah sono già registrati due genitori o tutori.'],
])('says one reason once for all children', (t, expected) => {
  const children = [lea, noah].map((first_name) => ({ first_name, refusal: 'complete' as const }));
  expect(refusalTexts(children, t)).toEqual([expected]);
  expect(needsOffice(children)).toBe(true);
});

it('says different reasons one by one, and nothing of a child for whom somebody can be invited', () => {
  const children = [
    { first_name: lea, refusal: 'forbidden' as const },
    { first_name: noah, refusal: null },
    { first_name: pia, refusal: 'invited' as const },
  ];
  expect(refusalTexts(children, de)).toEqual([
    'Das Büro hat weitere erziehungsberechtigte Personen für Lea gesperrt.',
    'Für Pia ist schon eine Einladung offen.',
  ]);
});

it('sends nobody to the office because of an own invitation', () => {
  expect(needsOffice([{ first_name: lea, refusal: 'invited' }])).toBe(false);
  expect(needsOffice([{ first_name: lea, refusal: null }])).toBe(false);
});
