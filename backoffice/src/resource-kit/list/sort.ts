import type { SortPayload } from 'react-admin';

/** One column of a sort. */
export interface SortKey {
  field: string;
  descending: boolean;
}

/** react-admin keeps one field and one order; several columns stand in them with commas (`a,b` and `ASC,DESC`). */
export function parseSort(sort: SortPayload | undefined): SortKey[] {
  if (!sort?.field) return [];
  const orders = sort.order.split(',');
  return sort.field.split(',').map((field, index) => ({ field, descending: orders[index] === 'DESC' }));
}

/** The reverse of {@link parseSort}. */
export function toSortPayload(keys: readonly SortKey[]): SortPayload {
  return {
    field: keys.map((key) => key.field).join(','),
    // The type knows single orders only; the comma travels as a plain text to the HTTP client.
    order: keys.map((key) => (key.descending ? 'DESC' : 'ASC')).join(',') as SortPayload['order'],
  };
}

/**
 * The sort after a click on a column. A plain click sorts by this column only, a second one reverses it. With shift the
 * column is added to the others: ascending, then descending, then removed.
 */
export function nextSort(keys: readonly SortKey[], field: string, additional: boolean): SortKey[] {
  const current = keys.find((key) => key.field === field);
  if (!additional) {
    return [{ field, descending: current ? !current.descending : false }];
  }
  if (!current) return [...keys, { field, descending: false }];
  if (!current.descending) {
    return keys.map((key) => (key === current ? { field, descending: true } : key));
  }
  const rest = keys.filter((key) => key !== current);
  return rest.length ? rest : [{ field, descending: false }];
}
