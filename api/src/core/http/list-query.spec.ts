import { AppError } from './errors.js';
import { filterBy, parseListQuery, type ListRules } from './list-query.js';

const rules: ListRules = {
  sort: { name: 'a.name', 'b.from': 'b.from' },
  filters: {
    id: filterBy.id('a.id'),
    active: filterBy.flag('a.active'),
    kind: filterBy.oneOf('a.kind', ['x', 'y']),
  },
  defaultSort: { field: 'name', order: 'DESC' },
};
const errors = (query: object): string[] => {
  try {
    parseListQuery(query as Record<string, unknown>, rules);
  } catch (error) {
    if (error instanceof AppError) return Object.keys(error.options.fields ?? {});
    throw error;
  }
  return [];
};

describe('list query', () => {
  it('has a page of 50 in the default order', () => {
    expect(parseListQuery({}, rules)).toEqual({
      skip: 0,
      take: 50,
      maxRows: 5_000,
      sort: [{ column: 'a.name', order: 'DESC' }],
      terms: [],
      search: '',
      filters: [],
    });
  });

  it('turns page and size into rows to skip and take', () => {
    expect(parseListQuery({ page: '3', itemsPerPage: '15' }, rules)).toMatchObject({ skip: 30, take: 15 });
    expect(parseListQuery({ page: '3', itemsPerPage: '-1' }, rules)).toMatchObject({ skip: 0, take: null });
  });

  it('sorts by a column once, however often it is named', () => {
    const sortBy = [...Array<string>(1_000).fill('name'), 'b.from', 'name'];
    expect(parseListQuery({ sortBy }, rules).sort).toEqual([
      { column: 'a.name', order: 'ASC' },
      { column: 'b.from', order: 'ASC' },
    ]);
  });

  it('sorts by several columns, each ascending unless sortDesc says otherwise', () => {
    expect(parseListQuery({ sortBy: ['b.from', 'name'], sortDesc: ['true'] }, rules).sort).toEqual([
      { column: 'b.from', order: 'DESC' },
      { column: 'a.name', order: 'ASC' },
    ]);
  });

  it('reads parameters with brackets as well', () => {
    expect(parseListQuery({ 'sortBy[]': 'name', 'sortDesc[]': '1' }, rules).sort).toEqual([
      { column: 'a.name', order: 'DESC' },
    ]);
  });

  it('gathers several filters on one field, apart from other fields', () => {
    expect(parseListQuery({ filters: ['id|1', 'active|0', 'id|2'] }, rules).filters).toEqual([
      { name: 'id', column: 'a.id', values: [1, 2] },
      { name: 'active', column: 'a.active', values: [false] },
    ]);
  });

  it('normalises the words of a search', () => {
    expect(parseListQuery({ search: ' Zürich  Ost ' }, rules)).toMatchObject({
      search: ' Zürich  Ost ',
      terms: [{ words: ['zurich'] }, { words: ['ost'] }],
    });
  });

  it.each([
    [{ sortBy: 'toString' }, 'sortBy'],
    [{ sortBy: 'a.name' }, 'sortBy'],
    [{ filters: 'kind|z' }, 'filters'],
    [{ filters: 'active|maybe' }, 'filters'],
    [{ filters: 'id|1 OR 1=1' }, 'filters'],
    [{ filters: 'hasOwnProperty|1' }, 'filters'],
    [{ page: '-1' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ itemsPerPage: '1000' }, 'itemsPerPage'],
  ])('refuses %j', (query, parameter) => {
    expect(errors(query)).toEqual([parameter]);
  });
});
