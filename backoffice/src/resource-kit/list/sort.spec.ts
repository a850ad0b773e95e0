import { nextSort, parseSort, toSortPayload } from './sort';

const a = { field: 'a', descending: false };
const b = { field: 'b', descending: false };

it('keeps several columns in one field and one order, and reads them back', () => {
  const keys = [
    { field: 'people.last_name', descending: false },
    { field: 'course.name', descending: true },
  ];
  expect(toSortPayload(keys)).toEqual({ field: 'people.last_name,course.name', order: 'ASC,DESC' });
  expect(parseSort(toSortPayload(keys))).toEqual(keys);
});

it('reads no sort from a list without one', () => {
  expect(parseSort(undefined)).toEqual([]);
  expect(parseSort({ field: '', order: 'ASC' })).toEqual([]);
});

it('sorts by one column after a plain click, descending after the second', () => {
  expect(nextSort([a, b], 'c', false)).toEqual([{ field: 'c', descending: false }]);
  expect(nextSort([a, b], 'a', false)).toEqual([{ field: 'a', descending: true }]);
  expect(nextSort([{ field: 'a', descending: true }], 'a', false)).toEqual([a]);
});

it('adds a column with shift, turns it, takes it out, but never the last one', () => {
  const both = nextSort([a], 'b', true);
  expect(both).toEqual([a, b]);
  expect(nextSort(both, 'b', true)).toEqual([a, { field: 'b', descending: true }]);
  expect(nextSort(nextSort(both, 'b', true), 'b', true)).toEqual([a]);
  expect(nextSort(nextSort([a], 'a', true), 'a', true)).toEqual([a]);
});
