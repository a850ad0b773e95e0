import { fieldPaths, isSame, isWithin } from './field-paths';

it('names fields as the server does, those of rows by their number', () => {
  const rows = [
    { name: 'Anna', phone: '' },
    { name: '', phone: '1' },
  ];
  expect(fieldPaths({ comment: null, ids: [1, 2], none: [], persons: rows })).toEqual([
    'comment',
    'ids',
    'none',
    'persons.0.name',
    'persons.0.phone',
    'persons.1.name',
    'persons.1.phone',
  ]);
});

it('takes rows for the same when all in them is', () => {
  expect(isSame([{ name: 'Anna' }], [{ name: 'Anna' }])).toBe(true);
  expect(isSame([{ name: 'Anna' }], [{ name: 'Eva' }])).toBe(false);
  expect(isSame([{ name: 'Anna' }], [])).toBe(false);
  expect(isSame('', '')).toBe(true);
  expect(isSame('', 'a')).toBe(false);
});

it('knows the parts of a field', () => {
  expect(isWithin('answers', 'answers')).toBe(true);
  expect(isWithin('answers.12', 'answers')).toBe(true);
  expect(isWithin('answers_of', 'answers')).toBe(false);
});
