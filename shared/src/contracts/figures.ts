import type { IsoDate } from '../rules/dates.js';
import type { FigureName, FigureTableName } from '../rules/figures.js';

/**
 * What is counted of a row (product/office.md#figures). Money in euros, `occupancy` in percent. A figure is missing where the table does
 * not have it, and `null` where it is hidden or cannot be told.
 */
export type Figures = Partial<Record<FigureName, number | null>>;

/** A row: of a project, a week, an age and so on. */
export interface FigureRow {
  /** Which one: the number of a project, week or municipality, an age, gender or level; empty where it is not known. */
  key: string;
  /** Of what has names of its own; `null` else. */
  name: string | null;
  name_it: string | null;
  /** The project of a week; `null` else. */
  course: { name: string; name_it: string } | null;
  /** Of a week. */
  from: IsoDate | null;
  to: IsoDate | null;
  figures: Figures;
  /** Of the year it is compared with; `null` without one. */
  compared: Figures | null;
}

/** `GET /api/figures/{table}`: a season counted in one way, beside another season. */
export interface FigureTable {
  table: FigureTableName;
  year: number;
  compare: number | null;
  /** Years that have projects, newest first. */
  years: number[];
  /** Which figures the rows have, in their order. */
  columns: FigureName[];
  rows: FigureRow[];
  /** Of all rows. Children who are in several rows are counted once. */
  total: Pick<FigureRow, 'figures' | 'compared'>;
  /** Figures of few children are hidden from this reader (product/office.md#small-cells). */
  hides_few: boolean;
}
