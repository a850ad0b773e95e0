import { shownSources, toggled } from './list-view';

const columns = [{ source: 'name' }, { source: 'tax', optional: true }, { source: 'place' }];

it('starts with all columns but the optional ones', () => {
  expect(shownSources(columns, null)).toEqual(['name', 'place']);
});

it('shows what was chosen, in the order of the list', () => {
  expect(shownSources(columns, ['place', 'tax'])).toEqual(['tax', 'place']);
});

it('forgets columns that the list no longer has, and is never empty', () => {
  expect(shownSources(columns, ['gone', 'tax'])).toEqual(['tax']);
  expect(shownSources(columns, ['gone'])).toEqual(['name', 'place']);
  expect(shownSources(columns, [])).toEqual(['name', 'place']);
});

it('shows or hides one column, and keeps those chosen that the list does not have now', () => {
  const all = columns.map(({ source }) => source);
  expect(toggled(null, ['name', 'place'], all, 'tax')).toEqual(['name', 'place', 'tax']);
  expect(toggled(['name', 'question_5'], ['name'], all, 'name')).toEqual(['question_5']);
  expect(
    toggled(['name', 'question_5'], ['name', 'question_5'], [...all, 'question_5'], 'question_5'),
  ).toEqual(['name']);
});
