import type { ConsentWay } from '../rules/children.js';
import type { IsoDate } from '../rules/dates.js';

/** What can be imported from a table: projects with their weeks, families with their children. */
export const IMPORT_KINDS = ['projects', 'families'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * Calls of an import. Each takes a file, and all look at it in the same way; `run` stores what `check` says, `marked` answers the file
 * with its wrong cells marked.
 */
export const IMPORT_CALL: Record<ImportKind, { check: string; run: string; marked: string }> = {
  projects: {
    check: 'api/import/projects/check',
    run: 'api/import/projects',
    marked: 'api/import/projects/marked',
  },
  families: {
    check: 'api/import/families/check',
    run: 'api/import/families',
    marked: 'api/import/families/marked',
  },
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

/** What the rows of a sheet are, compared with what is stored. An import leaves what is there already as it is. */
export interface ImportCount {
  /** Name of the sheet in the language of the request. */
  sheet: string;
  new: number;
  unchanged: number;
  /** There already, with other values. */
  different: number;
}

/** What is wrong with a cell, or with a whole sheet or row. The same value that is wrong in many rows of a column is one problem. */
export interface ImportProblem {
  sheet: string;
  /** As the spreadsheet counts, from 1. */
  row: number;
  /** Such as `C5`; `null` when it is about the sheet. */
  cell: string | null;
  /** Head of the column. */
  column: string | null;
  message: string;
  /** What stands in the cell, cut where it is long; `null` when nothing does. */
  value: string | null;
  /** What the column takes, in words; `null` when it is about more than a column. */
  accepted: string | null;
  /** Further rows with the same problem, in their order: the first {@link MAX_OTHER_ROWS}. */
  other_rows: number[];
  /** How many there are. */
  other_count: number;
}

/** Most further rows of a problem that a report lists. */
export const MAX_OTHER_ROWS = 20;

/** What an import of projects may have to be made first. */
export const IMPORT_MISSING = ['location', 'courseType', 'courseCategory'] as const;

/** A name of a place, type or category that cells of the file have and this installation has not. */
export interface ImportMissing {
  resource: (typeof IMPORT_MISSING)[number];
  name: string;
}

/** A row whose record is there with other values. */
export interface ImportChange {
  sheet: string;
  row: number;
  resource: 'course' | 'courseWeek' | 'parent' | 'child';
  id: number;
  /** Name of the record. */
  name: string;
  fields: ImportChangedField[];
  /**
   * What a change of the record takes to have the values of the row, with its `version`: the reader chooses whether to send it. `null` when
   * the reader may change none of these fields, or none of them here.
   */
  body: Record<string, ImportValue> | null;
}

/** A value of a body. */
export type ImportValue = string | number | boolean | string[] | number[] | Record<string, number>[] | null;

/** A field with what is stored and what the file says. */
export interface ImportChangedField {
  name: string;
  /** Head of the column. */
  label: string;
  old: string;
  new: string;
  /** Whether it is among what `body` changes. */
  takes: boolean;
}

/** Most rows with other values that a report lists. */
export const MAX_IMPORT_CHANGES = 300;

/** Answer of a check, and last line of an import. */
export interface ImportReport {
  counts: ImportCount[];
  /** The first {@link MAX_IMPORT_PROBLEMS}. */
  problems: ImportProblem[];
  /** How many there are. */
  problem_count: number;
  /** What can be made so that fewer problems are left, each name once. */
  missing: ImportMissing[];
  /** Of a check: the first {@link MAX_IMPORT_CHANGES} rows with other values, for who may see the records. */
  changes: ImportChange[];
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
