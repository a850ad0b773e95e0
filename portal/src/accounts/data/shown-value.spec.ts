import type { FamilyExport } from '@feria/shared/contracts/privacy';
import { ownData as words } from '../../i18n/de/own-data';
import type { Show } from '../../i18n/own-data-fields';
import { labelOf, shownValue } from './shown-value';

const copy = { childrens: [{ id: 7, first_name: 'Lea', last_name: 'Kofler' }] } as FamilyExport;
const reader = {
  copy,
  words,
  t: ((key: string) => `<${key}>`) as never,
  local: ((record: Record<string, string>, field: string) => record[field]) as never,
};
const course = { name: 'Zirkus', name_it: 'Circo' };
const courseWeek = { name: 'Woche 1', name_it: 'Settimana 1', from: '2026-07-06', to: '2026-07-10' };

it.each<[Show, unknown, string | null]>([
  ['text', 'Ida', 'Ida'],
  ['text', '', null],
  ['text', null, null],
  ['texts', [], null],
  ['texts', ['a.pdf', 'b.pdf'], 'a.pdf, b.pdf'],
  ['date', '2026-07-06', '06.07.2026'],
  ['instant', '2026-07-06T10:00:00.000Z', '06.07.2026 12:00'],
  ['euros', 1234.5, '1.234,50 €'],
  ['euros', 0, '0,00 €'],
  ['yes', false, 'Nein'],
  ['yes', undefined, null],
  ['child', 7, 'Lea Kofler'],
  ['child', 8, '8'],
  ['children', [7, 8], 'Lea Kofler, 8'],
  ['named', course, 'Zirkus'],
  ['days', courseWeek, 'Woche 1 (06.07.2026 – 10.07.2026)'],
  ['weeks', [{ course, courseWeek }], 'Zirkus, Woche 1 (06.07.2026 – 10.07.2026)'],
  ['receipt_lines', [{ child: 'Lea', course: 'Zirkus', week: null, amount: 5 }], 'Lea · Zirkus · 5,00 €'],
  ['hidden', 'anything', null],
  [{ choice: 'method' }, 'bank', 'Überweisung'],
  [{ choice: 'method' }, 'of a newer server', 'of a newer server'],
  [{ choice: 'section' }, ['health', 'payments'], 'Gesundheit, Zahlungen'],
  [{ common: 'gender' }, 'm', '<common.gender.m>'],
])('%j shows %j as %j', (show, value, shown) => {
  expect(shownValue(value, show, reader)).toBe(shown);
});

it('calls a field as its part does', () => {
  expect(labelOf('guardians', 'relation', words)).toBe('Zugang');
  expect(labelOf('pickup_persons', 'relation', words)).toBe('Beziehung zum Kind');
});
