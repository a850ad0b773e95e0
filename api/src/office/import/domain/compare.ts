import type { ResourceDefinition } from '@feria/shared';
import { differenceOf } from '../../../core/audit/changes.js';
import type { ReadRow, SheetRows } from './read-sheet.js';
import type { RowState } from './report.js';

type Values = Record<string, unknown>;

/**
 * What a row is, compared with what is stored: only columns that the file has are looked at.
 * @param stored as columns (money in cents), of fields without column as they are sent; `null` when there is nothing
 * @param wanted the row, in the same form
 * @param compares whether the reader may see the record; whoever may not learns only that it is there
 */
export function stateOf(
  rows: SheetRows,
  definition: ResourceDefinition,
  { stored, wanted, compares }: { stored: Values | null; wanted: Values; compares: boolean },
): RowState {
  if (stored === null) return 'new';
  if (!compares) return 'unchanged';
  const known = Object.fromEntries(Object.entries(wanted).filter(([name]) => rows.has(name)));
  return differenceOf(definition.name, stored, known).fields.length === 0 ? 'unchanged' : 'different';
}

/** Says at a cell in which row the same stood before. */
export function refuseTwice<Key>(
  rows: SheetRows,
  row: ReadRow,
  { at, key, seen }: { at: string; key: Key; seen: Map<Key, number> },
): void {
  if (key === undefined) return;
  const first = seen.get(key);
  if (first === undefined) seen.set(key, row.row);
  else rows.refuse(row, at, { key: 'import.twice', params: { row: first } });
}
