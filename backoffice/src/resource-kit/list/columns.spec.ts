import { isValidElement } from 'react';
import { definitionNamed } from '../definitions';
import { PhoneLink } from '../phone-link';
import type { ResourceRecord } from '../types';
import { columnsOf, fieldValue } from './columns';

const course = definitionNamed('course');
const key = (name: string) => name;
const all = () => true;
const record = {
  id: 1,
  name: 'Wald',
  name_it: 'Bosco',
  from: '2027-07-05',
  price: 120.5,
  active: true,
  location: { id: 3, name: 'Brixen', name_it: 'Bressanone' },
  location_id: 3,
  courseCategories: [{ id: 1, name: 'Natur', name_it: 'Natura' }],
  description: '',
} as ResourceRecord;
const shown = (name: string, language: 'de' | 'it' = 'de') => fieldValue(course, name, record, language, key);

it('shows dates, amounts and related records as people read them', () => {
  expect(shown('from')).toBe('05.07.2027');
  expect(String(shown('price')).replace(/\s/g, ' ')).toBe('120,50 €');
  expect(shown('location_id')).toBe('Brixen');
  expect(shown('location_id', 'it')).toBe('Bressanone');
  expect(shown('courseCategories', 'it')).toBe('Natura');
});

it('shows nothing for an empty field, but a no for a switch', () => {
  expect(shown('description')).toBe('');
  expect(shown('unknown')).toBe('');
  expect(isValidElement(shown('custom_labels'))).toBe(true);
});

it('shows the telephone number of any resource as a link to call it', () => {
  const phone = '+39 0473 1';
  for (const name of ['child', 'parent'] as const) {
    const cell = fieldValue(definitionNamed(name), 'phone', { id: 1, phone } as ResourceRecord, 'de', key);
    expect(isValidElement(cell) && cell.type === PhoneLink).toBe(true);
    expect(
      fieldValue(definitionNamed(name), 'phone', { id: 1, phone: null } as ResourceRecord, 'de', key),
    ).toBe('');
  }
});

it('translates the values of an enum', () => {
  const child = definitionNamed('child');
  const italian = { id: 1, lang: 'it' } as ResourceRecord;
  expect(fieldValue(child, 'lang', italian, 'de', key)).toBe('resources.child.lang.it');
});

it('makes the columns that the definition lists, in the language of the screen', () => {
  expect(columnsOf(course, {}, 'de', key, all).map(({ source }) => source)).toEqual(course.list.columns);
  const [name] = columnsOf(course, {}, 'it', key, all);
  expect(name).toMatchObject({ source: 'name_it', sortBy: 'name_it', align: 'left' });
});

it('puts numbers to the right and does not sort by what the server cannot', () => {
  const type = definitionNamed('courseType');
  expect(columnsOf(type, {}, 'de', key, all).find(({ source }) => source === 'sort_order')?.align).toBe(
    'right',
  );
  const child = definitionNamed('child');
  expect(columnsOf(child, {}, 'de', key, all).find(({ source }) => source === 'parents')?.sortBy).toBe(false);
});

it('takes what the resource does differently', () => {
  const render = () => 'x';
  const [name] = columnsOf(course, { name: { render, sortBy: false } }, 'de', key, all);
  expect(name).toMatchObject({ render, sortBy: false });
});

it('hides optional columns at first, and leaves out those that need another permission', () => {
  const parent = definitionNamed('parent');
  const sources = (can: (permission: string) => boolean) =>
    columnsOf(parent, {}, 'de', key, can).map(({ source, optional }) => [source, optional]);
  expect(sources(all)).toEqual(
    expect.arrayContaining([
      ['open_amount', false],
      ['credit', true],
    ]),
  );
  expect(sources((permission) => permission !== 'payment.index')).toEqual(
    sources(all).filter(([source]) => source !== 'open_amount' && source !== 'credit'),
  );
});
