import {
  MAX_IMPORT_PROBLEMS,
  type ImportCount,
  type ImportProblem,
  type ImportReport,
  type ContentLanguage,
} from '@feria/shared';
import type { Message } from '../../../core/http/errors.js';
import { lettersOf } from './letters.js';
import type { ImportColumn, ImportSheet, SheetName } from './sheets.js';

/** Where in the file something is wrong. */
export interface Place {
  sheet: ImportSheet;
  /** As the spreadsheet counts, from 1. */
  row: number;
  /** Position of the column in the file, from 0; `null` when it is about the row or the sheet. */
  at: number | null;
  /** Head of the column. */
  column: string | null;
}

export type RowState = 'new' | 'unchanged' | 'different';

/** Collects what is wrong with a file and what its rows are. Texts are in the language that it was made for. */
export class Report {
  private readonly problems: Found[] = [];
  private readonly counts = new Map<SheetName, ImportCount>();
  private problemCount = 0;

  constructor(
    private readonly sheets: readonly ImportSheet[],
    private readonly language: ContentLanguage,
    private readonly say: (message: Message) => string,
  ) {
    for (const { name, title } of sheets)
      this.counts.set(name, { sheet: title[language], new: 0, unchanged: 0, different: 0 });
  }

  /** The same once more, so that a repeated transaction does not count twice. */
  copy(): Report {
    const copy = new Report(this.sheets, this.language, this.say);
    copy.problems.push(...this.problems);
    copy.problemCount = this.problemCount;
    return copy;
  }

  get hasProblems(): boolean {
    return this.problemCount > 0;
  }

  add({ sheet, row, at, column }: Place, message: Message): void {
    this.problemCount += 1;
    if (this.problems.length === MAX_IMPORT_PROBLEMS) return;
    const problem: ImportProblem = {
      sheet: this.titleOf(sheet),
      row,
      column,
      cell: at === null ? null : `${lettersOf(at)}${row}`,
      message: this.say(message),
    };
    this.problems.push({ problem, order: [this.sheets.indexOf(sheet), row, at ?? -1] });
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
      problems: this.problems.sort(inOrder).map(({ problem }) => problem),
      problem_count: this.problemCount,
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
