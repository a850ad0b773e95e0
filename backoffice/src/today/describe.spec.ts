import { translate } from '@feria/shared';
import type { Words } from './context';
import { departureText, markText } from './describe';
import { words } from './words';

const german: Words = (key, params) => translate(words.de, key, params);
const italian: Words = (key, params) => translate(words.it, key, params);
/** 16:02 in Rome. */
const left_at = '2026-07-06T14:02:00.000Z';

it.each([
  ['contact:1', 'gegangen um 16:02 mit Oma Anna (nicht abholberechtigt)'],
  ['contact:2', 'gegangen um 16:02 mit Oma Anna (nicht abholberechtigt)'],
  ['other', 'gegangen um 16:02 mit Oma Anna (nicht abholberechtigt)'],
  ['parent:3', 'gegangen um 16:02 mit Oma Anna'],
  ['pickup:7', 'gegangen um 16:02 mit Oma Anna'],
])('a departure with %s says whether that person may pick up', (left_with, text) => {
  expect(departureText(german, { left_at, left_with, left_with_name: 'Oma Anna' })).toBe(text);
});

it('so does a point in which only the person was changed, in Italian too', () => {
  expect(markText(italian, { left_with: 'contact:1', left_with_name: 'Nonna Anna' })).toBe(
    'uscita con Nonna Anna (senza autorizzazione al ritiro)',
  );
});

it('a child that left alone may', () => {
  expect(departureText(german, { left_at, left_with: 'alone' })).toBe('gegangen um 16:02, allein');
});
