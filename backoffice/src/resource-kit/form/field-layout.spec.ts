import { resources } from '@feria/shared/resources/index';
import { boolean, date, text, type Field } from '@feria/shared/resources/fields';
import { gridColumnOf, startsPair } from './field-layout';

const columns = (fields: [string, Field][]) => fields.map((_, index) => gridColumnOf(fields, index).sm);

it('starts a row with the German half of a pair, after a field of half the width', () => {
  const half = text();
  expect(
    columns([
      ['plate', half],
      ['name', half],
      ['name_it', half],
    ]),
  ).toEqual(['span 6', '1 / span 6', 'span 6']);
});

it('knows pairs of both spellings, and no others', () => {
  expect(startsPair(['label_de', 'label_it'], 0)).toBe(true);
  expect(startsPair(['name', 'name_it'], 0)).toBe(true);
  expect(startsPair(['name', 'name_it'], 1)).toBe(false);
  expect(startsPair(['name', 'title_it'], 0)).toBe(false);
  expect(startsPair(['name'], 0)).toBe(false);
  expect(startsPair([], 0)).toBe(false);
});

it('puts two dates into a row of a phone, and gives other fields the whole width', () => {
  expect(gridColumnOf([['from', date()]], 0).xs).toBe('span 6');
  expect(gridColumnOf([['active', boolean()]], 0).xs).toBe('span 12');
});

it('keeps every pair of every resource in one row', () => {
  for (const { fields } of Object.values(resources)) {
    const entries = Object.entries(fields) as [string, Field][];
    const italian = entries.filter(([name]) => name.endsWith('_it'));
    const starts = entries.filter((_, index) => gridColumnOf(entries, index).sm.startsWith('1 /'));
    expect(starts).toHaveLength(italian.length);
  }
});
