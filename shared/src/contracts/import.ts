import type { ConsentWay } from '../rules/children.js';
import type { IsoDate } from '../rules/dates.js';

/** What can be imported from a table: projects with their weeks, families with their children. */
export const IMPORT_KINDS = ['projects', 'families'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Calls of an import. Each takes a file, and both look at it in the same way; `run` stores what `check` says. */
export const IMPORT_CALL: Record<ImportKind, { check: string; run: string }> = {
  projects: { check: 'api/import/projects/check', run: 'api/import/projects' },
  families: { check: 'api/import/families/check', run: 'api/import/families' },
};

/** Told with an import of families: without it health data is refused. In the query as {@link CONSENT_QUERY}. */
export interface ImportConsent {
  way: ConsentWay;
  /** Since when all of it is there; not in the future. */
  date: IsoDate;
}

/** Names of the parts of {@link ImportConsent} in the query. */
export const CONSENT_QUERY = { way: 'health_consent', date: 'health_consent_date' } as const;

/** Documents of an import: an empty template, and the records of this installation in the same form. */
export const IMPORT_DOCUMENT: Record<ImportKind, { template: string; records: string }> = {
  /** The records take `year`; without it they are those of all years. */
  projects: { template: '/export/projects/template', records: '/export/projects' },
  families: { template: '/export/families/template', records: '/export/families' },
};

/** What the rows of a sheet are, compared with what is stored. What is there already is left as it is. */
export interface ImportCount {
  /** Name of the sheet in the language of the request. */
  sheet: string;
  new: number;
  unchanged: number;
  /** There already, with other values. */
  different: number;
}

/** What is wrong with a cell, or with a whole sheet or row. */
export interface ImportProblem {
  sheet: string;
  /** As the spreadsheet counts: the head is row 1. */
  row: number;
  /** Such as `C5`; `null` when it is about the sheet. */
  cell: string | null;
  /** Head of the column. */
  column: string | null;
  message: string;
}

/** Answer of a check, and last line of an import. */
export interface ImportReport {
  counts: ImportCount[];
  /** The first {@link MAX_IMPORT_PROBLEMS}. */
  problems: ImportProblem[];
  /** How many there are. */
  problem_count: number;
  /** Whether the new rows are stored: of a check never, of an import unless there is a problem. */
  stored: boolean;
}

/** Most problems that a report lists. */
export const MAX_IMPORT_PROBLEMS = 500;

/**
 * A line of the answer to an import, which is JSON, one value a line: how far it is, then the report. An answer without a report
 * broke off: whether the rows are stored, the next check says.
 */
export type ImportLine = { done: number; total: number } | { data: ImportReport };
