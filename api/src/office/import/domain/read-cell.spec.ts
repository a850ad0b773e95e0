import { commonMessages } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { course } from '@feria/shared/resources/course/index';
import * as fields from '@feria/shared/resources/fields';
import { Names } from './names.js';
import type { RawCell } from '../xlsx/sheet.js';
import { readCell } from './read-cell.js';

const names = new Map([
  [
    'location',
    new Names([
      { id: 1, name: 'See', name_it: 'Lago' },
      { id: 2, name: 'Wald', name_it: 'Bosco' },
      { id: 3, name: 'Bosco', name_it: 'Piccolo' },
    ]),
  ],
]);
const read = (raw: RawCell, field: fields.Field, name = 'field', definition: typeof course = course) =>
  readCell(raw, { name, field, header: { de: name, it: name } }, { definition, names });

const { text, integer, money, date, time, boolean, reference, richText, texts, rows } = fields;
const steps = rows({ days_before: { min: 0, max: 365 }, fee_percent: { min: 0, max: 100 } }, { max: 2 });
const at = (instant: string): Date => new Date(instant);

it.each<[string, RawCell, fields.Field, unknown]>([
  ['a phone that became a number', 3_331_234_567, text({ format: 'phone' }), '3331234567'],
  ['a number of many digits', 390_471_123_456_789, text(), '390471123456789'],
  ['a text that became a date', at('2026-04-03T00:00:00Z'), text(), '03.04.2026'],
  ['a number typed as text', ' 12 ', integer(), 12],
  ['an amount with a comma', '12,50', money(), 12.5],
  ['an amount with thousands', '1.234,5 €', money(), 1234.5],
  ['an amount with thousands and no cents', '1.234', money(), 1234],
  ['an amount that was calculated', 12.100000000000001, money(), 12.1],
  ['a date', at('2026-07-06T00:00:00Z'), date(), '2026-07-06'],
  ['a date as text', '6.7.2026', date(), '2026-07-06'],
  ['a date with slashes', '06/07/2026', date(), '2026-07-06'],
  ['a date without its format', 46_209, date(), '2026-07-06'],
  ['a time', at('1899-12-30T08:29:59.999Z'), time(), '08:30'],
  ['a time without its format', 0.354_166_666, time(), '08:30'],
  ['a time as text', '8.30', time(), '08:30'],
  ['yes', 'JA', boolean(), true],
  ['yes in Italian, without the accent', 'Si', boolean(), true],
  ['a cross', 'x', boolean(), true],
  ['no', 'no', boolean(), false],
  ['a real switch', true, boolean(), true],
  ['a name in the other language', ' lago ', reference('location', 'location'), 1],
  ['lines', 'Eins & zwei\n\nDrei', richText(), '<p>Eins &amp; zwei</p><p>Drei</p>'],
  ['HTML', '<p>Eins\n</p>', richText(), '<p>Eins\n</p>'],
  ['several texts', '39100, 39050;39040', texts(), ['39100', '39050', '39040']],
  [
    'pairs',
    '14:0; 7 : 50',
    steps,
    [
      { days_before: 14, fee_percent: 0 },
      { days_before: 7, fee_percent: 50 },
    ],
  ],
  ['nothing', '  ', text(), undefined],
])('reads %s', (_, raw, field, value) => {
  expect(read(raw, field)).toEqual({ value });
});

it.each<[string, RawCell, fields.Field, string]>([
  ['a day that there is not', '31.02.2026', date(), 'validation.date'],
  ['a number as a date', 7, date(), 'validation.date'],
  ['an hour that there is not', '25:00', time(), 'validation.time'],
  ['half of a number', 1.5, integer(), 'validation.integer'],
  ['a number in words', 'viele', integer(), 'validation.integer'],
  ['a third of a cent', 1 / 3, money(), 'validation.money'],
  ['an amount below 0', '-5', money(), 'validation.money'],
  ['a boolean in words', 'vielleicht', boolean(), 'validation.boolean'],
  ['nothing where something must be', null, text({ required: true }), 'validation.required'],
  ['a name that there is not', 'Berg', reference('location', 'location'), 'import.unknown_name'],
  ['a name of two', 'Bosco', reference('location', 'location'), 'import.ambiguous_name'],
  ['a pair out of its range', '14:101', steps, 'import.steps'],
  ['too many pairs', '1:0;2:0;3:0', steps, 'import.steps'],
])('refuses %s', (_, raw, field, key) => {
  expect(read(raw, field)).toMatchObject({ problem: { key } });
});

it('knows the words of an enum in every language, and its value', () => {
  const { school } = child.fields;
  const values = ['Grundschule, 3. Klasse', 'gs_3', commonMessages.it.school.gs_3].map((raw) =>
    read(raw, school, 'school', child as never),
  );
  expect(values).toEqual(Array(3).fill({ value: 'gs_3' }));
});

it.each([date(), time(), text()])('refuses a date that is out of range (%#)', (field) => {
  expect(read(new Date(Number.NaN), field)).toEqual({ problem: { key: 'validation.date' } });
});
