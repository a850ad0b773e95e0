import { fromState, toState } from './view-state';

const FILTER = { q: 'rossi', active: '1', course_id: 7, id: [3, 4], payed: ['1', 'partial'], empty: '' };
const SORT = { field: 'payed,people.last_name', order: 'DESC,ASC' as 'DESC' };

it('saves what a list shows as the list call takes it, and gives it back', () => {
  const state = toState(FILTER, SORT, ['parents', 'payed']);
  expect(state).toEqual({
    search: 'rossi',
    filters: ['active|1', 'course_id|7', 'id|3', 'id|4', 'payed|1', 'payed|partial'],
    sort: [
      { field: 'payed', descending: true },
      { field: 'people.last_name', descending: false },
    ],
    columns: ['parents', 'payed'],
  });
  const { empty: _, ...filter } = FILTER;
  expect(fromState(state)).toEqual({ filter, sort: SORT });
});

it('keeps a value with a bar, and a list of one id', () => {
  const { filter, sort } = fromState({ search: null, filters: ['name|a|b', 'id|5'], sort: [] });
  expect(filter).toEqual({ name: 'a|b', id: [5] });
  expect(sort).toBeNull();
});
