import { ALL_ROWS } from '../page-sizes';
import { filterQuery, toListQuery } from './list-query';

/** The query for these values of ra-data-simple-rest, as `name=value` texts. */
function queryOf(values: Record<string, unknown>): string[] {
  const search = new URLSearchParams(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  return [...toListQuery(search)].map((pair) => pair.join('='));
}

it('writes page, sort, search and filters as the API takes them', () => {
  const filter = { q: ' Anna ', active: true };
  expect(queryOf({ range: [30, 44], sort: ['a,b', 'ASC,DESC'], filter })).toEqual([
    'page=3',
    'itemsPerPage=15',
    'sortBy=a',
    'sortDesc=false',
    'sortBy=b',
    'sortDesc=true',
    'search=Anna',
    'filters=active|1',
  ]);
});

it('asks for all rows with -1, and leaves the sort to the server where nobody chose one', () => {
  expect(queryOf({ range: [0, ALL_ROWS - 1], sort: ['id', 'ASC'] })).toEqual(['itemsPerPage=-1']);
});

it('repeats a filter with several values and leaves out empty ones', () => {
  const filter = { id: [1, 2], empty: '', none: null, missing: undefined };
  expect(queryOf({ filter })).toEqual(['itemsPerPage=-1', 'filters=id|1', 'filters=id|2']);
});

it('writes the filters of an export without a page', () => {
  expect(filterQuery({ q: 'Anna', active: '1', year: 2027 }).toString()).toBe(
    'search=Anna&filters=active%7C1&filters=year%7C2027',
  );
  expect(filterQuery({ q: '   ' }).toString()).toBe('');
});
