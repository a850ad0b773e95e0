import { MAX_ALL_ROWS, MAX_ITEMS_PER_PAGE } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { costly, type Costly } from './ask.js';

/** Ten words, each of which stands in many names and none in all. */
const WORDS = 'a e i o r an er in ro el';

/** The dearest questions to the list of a resource: its search with ten words, all sorts, the largest page; and every row that may be asked for. */
export function deepSearch(name: string, { filters }: { filters?: string } = {}): Costly[] {
  const definition = allResources.find((one) => one.name === name);
  if (!definition) throw new Error(`no resource ${name}`);
  const { columns, sort = [] } = definition.list;
  const sorts = [...columns, ...sort].filter(
    (column) =>
      definition.fields[column]?.stored !== false &&
      definition.fields[column]?.type !== 'referenceMany' &&
      definition.fields[column]?.type !== 'names',
  );
  const sorted = sorts.map((column) => `sortBy=${column}&sortDesc=true`).join('&');
  const filtered = filters ? `&filters=${filters}` : '';
  return [
    costly('ten words, every sort, 500 rows', () => ({
      query: `itemsPerPage=${MAX_ITEMS_PER_PAGE}&search=${encodeURIComponent(WORDS)}&${sorted}${filtered}`,
    })),
    costly('the last page of all', () => ({
      query: `itemsPerPage=${MAX_ITEMS_PER_PAGE}&page=19&${sorted}${filtered}`,
    })),
    costly(`all rows, up to ${MAX_ALL_ROWS}`, () => ({
      query: `itemsPerPage=-1&search=${encodeURIComponent('1 a')}${filtered}`,
    })),
  ];
}
