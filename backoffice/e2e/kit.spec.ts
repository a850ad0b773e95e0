import { expect, test } from '@playwright/test';
import { resources } from '@feria/shared/resources/index';
import { toListQuery } from '../src/app/listQuery';
import { validatorOf } from '../src/resource-kit/form/validate';
import { formFields, toFormValues, toInput } from '../src/resource-kit/form/values';
import { parseDate, parseEuros, parseInteger, parseTime } from '../src/resource-kit/inputs/parse';
import { nextSort, parseSort, toSortPayload } from '../src/resource-kit/list/sort';
import { ALL_ROWS } from '../src/resource-kit/pageSizes';

// Functions that need no browser: here they are tested with all their cases, in the pages only once.

test('dates are read the ways people write them', () => {
  for (const text of ['5.7.2027', '05.07.27', '5/7/2027', '5-7-2027', '2027-07-05']) {
    expect(parseDate(text), text).toBe('2027-07-05');
  }
  for (const text of ['31.2.2027', '5.7.', 'morgen', '5.13.2027'])
    expect(parseDate(text), text).toBeUndefined();
});

test('times are read on a 24-hour clock', () => {
  for (const text of ['8:30', '08:30', '8.30', '830', '0830']) expect(parseTime(text), text).toBe('08:30');
  expect(parseTime('8')).toBe('08:00');
  for (const text of ['24:00', '8:61', 'acht']) expect(parseTime(text), text).toBeUndefined();
});

test('amounts are read with comma or point', () => {
  for (const text of ['1.234,50', '1234,5', '1234.50', '1.234,50 €'])
    expect(parseEuros(text), text).toBe(1234.5);
  expect(parseEuros('1.234')).toBe(1234);
  expect(parseEuros('0')).toBe(0);
  for (const text of ['1,234', '-5', 'gratis', '1.23.4']) expect(parseEuros(text), text).toBeUndefined();
  expect(parseInteger('-3')).toBe(-3);
  expect(parseInteger('3,5')).toBeUndefined();
});

test('a sort of several columns travels through one field and one order', () => {
  const keys = [
    { field: 'people.last_name', descending: false },
    { field: 'course.name', descending: true },
  ];
  expect(toSortPayload(keys)).toEqual({ field: 'people.last_name,course.name', order: 'ASC,DESC' });
  expect(parseSort(toSortPayload(keys))).toEqual(keys);
});

test('shift adds a column, turns it, takes it out, but never the last', () => {
  const a = [{ field: 'a', descending: false }];
  const both = nextSort(a, 'b', true);
  expect(both).toEqual([...a, { field: 'b', descending: false }]);
  expect(nextSort(nextSort(both, 'b', true), 'b', true)).toEqual(a);
  expect(nextSort(nextSort(a, 'a', true), 'a', true)).toEqual(a);
  expect(nextSort(both, 'a', false)).toEqual([{ field: 'a', descending: true }]);
});

test('the list query speaks the words of the API', () => {
  const query = (values: Record<string, unknown>): string[] => {
    const search = new URLSearchParams(
      Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    return [...toListQuery(search)].map((pair) => pair.join('='));
  };
  expect(
    query({ range: [30, 44], sort: ['a,b', 'ASC,DESC'], filter: { q: ' Anna ', active: true } }),
  ).toEqual([
    ...['page=3', 'itemsPerPage=15', 'sortBy=a', 'sortDesc=false', 'sortBy=b', 'sortDesc=true'],
    ...['search=Anna', 'filters=active|1'],
  ]);
  expect(query({ range: [0, ALL_ROWS - 1], sort: ['id', 'ASC'], filter: { empty: '' } })).toEqual([
    'itemsPerPage=-1',
  ]);
  expect(query({ filter: { id: [1, 2] } })).toEqual(['itemsPerPage=-1', 'filters=id|1', 'filters=id|2']);
});

test('validators follow the definition', () => {
  const { course, courseWeek, location } = resources;
  expect(validatorOf(location, 'name')(' ', {})).toBe('ra.validation.required');
  expect(validatorOf(location, 'name')('x'.repeat(256), {})).toEqual({
    message: 'ra.validation.maxLength',
    args: { max: 255 },
  });
  expect(validatorOf(course, 'custom_field_de')(null, { custom_field: false })).toBeUndefined();
  expect(validatorOf(course, 'custom_field_de')(null, { custom_field: true })).toBe('ra.validation.required');
  expect(validatorOf(course, 'price')(1.234, {})).toBe('validation.money');
  expect(validatorOf(course, 'to')('2027-07-01', { from: '2027-07-02', to: '2027-07-01' })).toBe(
    'validation.not_before',
  );
  expect(validatorOf(courseWeek, 'full_day')(false, { full_day: false, half_day: false })).toBe(
    'validation.day_type_offered',
  );
});

test('a form sends what may be written, related records as ids', () => {
  const { course } = resources;
  const record = {
    id: 7,
    name: 'A',
    year: 2027,
    location: { id: 3 },
    courseCategories: [{ id: 1 }, { id: 2 }],
    info: '',
  };
  const fields = formFields(course, () => true);
  expect(toInput(fields, toFormValues(course, record))).toEqual({
    ...{ name: 'A', courseCategories: [1, 2], info: null },
  });
});

test('a field with a permission of its own is neither shown to others nor sent by them', () => {
  const names = (health: boolean) =>
    formFields(resources.child, (permission) => health || permission !== 'child.health').map(
      ([name]) => name,
    );
  expect(names(true).filter((name) => !names(false).includes(name))).toEqual([
    ...['with_diagnostics', 'medicaments', 'incompatibilities', 'allergies', 'risk_group', 'health_consent'],
  ]);
  expect(names(false)).toContain('phone');
});
