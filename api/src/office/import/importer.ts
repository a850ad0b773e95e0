import type { ImportConsent, ImportKind, ImportReport } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { laterTurn } from '../../core/pieces.js';
import type { NamesByResource } from './domain/names.js';
import type { SheetRows } from './domain/read-sheet.js';
import type { Report } from './domain/report.js';

/** Told how many more rows are stored. */
export type Progress = (rows: number) => void;

/** A file whose cells were read, with what was found until now. */
export interface ImportFile {
  sheets: [SheetRows, SheetRows];
  report: Report;
  /** Records that cells refer to by name. */
  names: NamesByResource;
  /** How the parents consented to the health data in it; `null` when nobody said. */
  consent: ImportConsent | null;
}

/** Who imports, and what is told with the file. */
export interface Asked {
  user: CurrentUserData;
  consent: ImportConsent | null;
}

/** Stores the new rows of a file. */
export type Store = (progress: Progress) => Promise<void>;

/** What is particular to one kind of import. */
export interface Importer {
  kind: ImportKind;
  /** Records that cells refer to by name. */
  names(manager: EntityManager): Promise<NamesByResource>;
  /**
   * Notes what the report of a check shows of others than who made the file, such as health data.
   */
  noteShown?(report: ImportReport, user: CurrentUserData): Promise<void>;
  /**
   * Compares the rows with what is stored and applies the rules that need more than one cell. Writes nothing: that is left to what it
   * gives, which is to be called only when the report has no problem. A constant number of statements for some hundred rows.
   */
  plan(manager: EntityManager, file: ImportFile, user: CurrentUserData): Promise<Store>;
}

/** Rows that one statement reads or stores: SQLite takes 32,766 parameters. */
const AT_ONCE = 200;

/** The list in pieces for {@link AT_ONCE}. */
export function pieces<T>(list: readonly T[], size = AT_ONCE): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}

/** Rows that are worked on before others get their turn. */
const ROWS_PER_TURN = 100;

/** The rows one after the other, with a pause for others now and then. */
export async function* inTurns<Row>(rows: Iterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for (const row of rows) {
    if (count % ROWS_PER_TURN === 0) await laterTurn();
    count += 1;
    yield row;
  }
}

/** Reads the rows of all keys, some at a time. */
export async function readAll<Key, Row>(
  keys: Iterable<Key>,
  read: (some: Key[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of pieces([...new Set(keys)])) {
    rows.push(...(await read(some)));
    await laterTurn();
  }
  return rows;
}
