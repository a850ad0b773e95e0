import {
  MAX_IMPORT_CHANGES,
  MAX_IMPORT_PROBLEMS,
  MAX_OTHER_ROWS,
  type ContentLanguage,
  type ImportChange,
  type ImportCount,
  type ImportMissing,
  type ImportProblem,
  type ImportReport,
} from '@feria/shared';
import type { Message } from '../../../core/http/errors.js';
import { lettersOf } from './letters.js';
import type { Mark } from './mark.js';
import type { ImportColumn, ImportSheet, SheetName } from './sheets.js';

/** Where in the file something is wrong. */
export interface Place {
  sheet: ImportSheet;
  /** Title of the sheet as the file has it; `null` when the file has no such sheet. */
  title: string | null;
  /** As the spreadsheet counts, from 1. */
  row: number;
  /** Position of the column in the file, from 0; `null` when it is about the row or the sheet. */
  at: number | null;
  /** Head of the column. */
  column: string | null;
}

/** What is said beside the message. */
export interface Detail {
  /** What stands in the cell. */
  value?: string | null;
  /** What the column takes. */
  accepted?: string | null;
  /** What the problem comes from, where that is not what stands in the cell: the same in another cell of the column is no second problem. */
  cause?: string;
}

export type RowState = 'new' | 'unchanged' | 'different';

/** Most cells that are marked. */
const MAX_MARKS = 20_000;

/** Longest value that is shown. */
const MAX_VALUE = 80;

/** Collects what is wrong with a file and what its rows are. Texts are in the language that it was made for. */
export class Report {
  private readonly problems = new Map<string, Found>();
  private readonly counts = new Map<SheetName, ImportCount>();
  private readonly missing = new Map<string, ImportMissing>();
  private readonly changes: ImportChange[] = [];
  /** Cells that are wrong, each with its message. */
  readonly marks: Mark[] = [];
  private problemCount = 0;

  constructor(
    private readonly sheets: readonly ImportSheet[],
    readonly language: ContentLanguage,
    private readonly say: (message: Message) => string,
  ) {
    for (const { name, title } of sheets)
      this.counts.set(name, { sheet: title[language], new: 0, unchanged: 0, different: 0 });
  }

  /** The same once more, so that a repeated transaction does not count twice. */
  copy(): Report {
    const copy = new Report(this.sheets, this.language, this.say);
    for (const [cause, { problem, order }] of this.problems)
      copy.problems.set(cause, { problem: { ...problem, other_rows: [...problem.other_rows] }, order });
    for (const [key, missing] of this.missing) copy.missing.set(key, missing);
    copy.marks.push(...this.marks);
    copy.problemCount = this.problemCount;
    return copy;
  }

  get hasProblems(): boolean {
    return this.problemCount > 0;
  }

  /** One cause is one problem: what is found again in the same column, with the same value, is counted with the first. */
  add(
    { sheet, title, row, at, column }: Place,
    message: Message,
    { value = null, accepted = null, cause }: Detail = {},
  ): void {
    const text = this.say(message);
    if (title !== null && this.marks.length < MAX_MARKS)
      this.marks.push({ title, row, at: at ?? 0, note: [text, accepted].filter(Boolean).join('\n') });
    const key = JSON.stringify([
      sheet.name,
      column ?? at,
      ...(cause === undefined ? [text, value] : [cause]),
    ]);
    const same = this.problems.get(key);
    if (same) {
      same.problem.other_count += 1;
      if (same.problem.other_rows.length < MAX_OTHER_ROWS) same.problem.other_rows.push(row);
      return;
    }
    this.problemCount += 1;
    if (this.problems.size === MAX_IMPORT_PROBLEMS) return;
    const problem: ImportProblem = {
      sheet: this.titleOf(sheet),
      row,
      column,
      cell: at === null ? null : `${lettersOf(at)}${row}`,
      message: text,
      value: value === null || value.length <= MAX_VALUE ? value : `${value.slice(0, MAX_VALUE)}…`,
      accepted,
      other_rows: [],
      other_count: 0,
    };
    this.problems.set(key, { problem, order: [this.sheets.indexOf(sheet), row, at ?? -1] });
  }

  /** A name that could be made. */
  lacks(missing: ImportMissing, key: string): void {
    if (!this.missing.has(key)) this.missing.set(key, missing);
  }

  /** A row with other values; those above {@link MAX_IMPORT_CHANGES} are counted only. */
  change(change: () => ImportChange): void {
    if (this.changes.length < MAX_IMPORT_CHANGES) this.changes.push(change());
  }

  /** Title of a sheet, and head of a column, in the language of the report. */
  titleOf({ title }: ImportSheet): string {
    return title[this.language];
  }

  headOf({ header }: ImportColumn): string {
    return header[this.language];
  }

  count(sheet: SheetName, state: RowState): void {
    const counts = this.counts.get(sheet);
    if (counts) counts[state] += 1;
  }

  /** Problems as somebody reads the file: by sheet, row and column. @param stored whether the new rows are stored */
  result(stored: boolean): ImportReport {
    return {
      counts: [...this.counts.values()],
      problems: [...this.problems.values()].sort(inOrder).map(({ problem }) => problem),
      problem_count: this.problemCount,
      missing: [...this.missing.values()],
      changes: this.changes,
      stored,
    };
  }
}

/** A problem and where it stands: sheet, row and column. */
interface Found {
  problem: ImportProblem;
  order: [number, number, number];
}

function inOrder({ order: a }: Found, { order: b }: Found): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
