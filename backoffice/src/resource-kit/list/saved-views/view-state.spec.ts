import { fromState, offered, toState } from './view-state';

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

describe('what a list does not offer', () => {
  const offer = {
    filters: ['active', 'year'],
    sorts: ['course.name', 'created_at'],
    comesLater: (name: string) => name === 'question_7',
  };
  const sort = (field: string, order = 'ASC') => ({ field, order: order as 'ASC' });

  it('keeps what the list offers, the search, single records, and what comes later', () => {
    const state = {
      filter: { q: 'rossi', id: [3], active: '1', question_7: 'Groß' },
      sort: sort('course.name_it,question_7,created_at', 'ASC,DESC,ASC'),
    };
    expect(offered(state, offer)).toEqual({ ...state, leavesOut: null });
    const plain = { filter: {}, sort: null };
    expect(offered(plain, { filters: [], sorts: [] })).toEqual({ ...plain, leavesOut: null });
  });

  it('leaves out other filters and sorts, and tells of which kind', () => {
    const both = {
      filter: { active: '1', municipality_id: 4 },
      sort: sort('open_amount,created_at', 'DESC,ASC'),
    };
    expect(offered(both, offer)).toEqual({
      filter: { active: '1' },
      sort: sort('created_at'),
      leavesOut: 'filter',
    });
    const sorted = { filter: { year: '2026' }, sort: sort('open_amount') };
    expect(offered(sorted, offer)).toEqual({ filter: { year: '2026' }, sort: null, leavesOut: 'sort' });
  });
});
