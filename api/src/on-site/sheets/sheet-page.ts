import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { formatInstant, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import Handlebars from 'handlebars';
import { Clock } from '../../core/clock.js';
import { documentFonts } from '../../money/payment-documents/page/document-page.js';
import type { Sheet, SheetCell, SheetTable } from './sheet.js';

/** Boxes to tick beside each other on a page; a table with more days is continued. */
const MAX_TICKS = 7;

/** A sheet → the page that is printed: no logo, no address, as much room as there is. Every text in it is escaped. */
@Injectable()
export class SheetPage {
  private template: Promise<(context: object) => string> | null = null;

  constructor(private readonly clock: Clock) {}

  async html(sheet: Sheet, lang: ContentLanguage): Promise<string> {
    this.template ??= loadTemplate();
    const words = documentMessages[lang].sheets;
    const template = await this.template;
    return template({
      lang,
      title: sheet.title,
      subject: sheet.subject,
      info: sheet.info ?? '',
      notice: sheet.notice ?? '',
      unclear: sheet.unclear ?? '',
      together: sheet.together ?? false,
      asOf: words.as_of.replace('%{at}', formatInstant(this.clock.now())),
      nobody: words.nobody,
      tables: sheet.tables.flatMap(continued).map(presentTable),
    });
  }
}

/** A table that is wide enough for paper, or several with the first columns of it. */
function continued(table: SheetTable): SheetTable[] {
  const indices = table.columns.map((_, index) => index);
  const isTick = (index: number): boolean => table.columns[index]?.kind === 'tick';
  const ticks = indices.filter(isTick);
  if (ticks.length <= MAX_TICKS) return [table];
  const parts = Array.from({ length: Math.ceil(ticks.length / MAX_TICKS) }, (_, part) =>
    ticks.slice(part * MAX_TICKS, (part + 1) * MAX_TICKS),
  );
  return parts.map((part) => {
    const kept = indices.filter((index) => !isTick(index) || part.includes(index));
    return {
      ...table,
      columns: kept.map((index) => table.columns[index]!),
      rows: table.rows.map((row) => kept.map((index) => row[index] ?? null)),
    };
  });
}

function presentTable({ name, columns, rows, note }: SheetTable) {
  return {
    name,
    note: note ?? '',
    count: rows.length,
    span: columns.length,
    columns: columns.map(({ head, width, kind }) => ({
      head,
      style: width === undefined ? '' : `width: ${width}mm`,
      kind,
    })),
    rows: rows.map((row) => ({
      cells: row.map((cell, index) => ({
        isFirst: index === 0,
        kind: columns[index]?.kind ?? 'text',
        isBox: columns[index]?.kind === 'tick' && isEmpty(cell),
        lines: linesOf(cell).map(unbroken),
      })),
    })),
  };
}

/** A telephone number stays on one line. */
function unbroken(line: string): string {
  return line.replace(/\+?\d[\d ]{5,}\d/g, (number) => number.replaceAll(' ', '\u00a0'));
}

function isEmpty(cell: SheetCell): boolean {
  return linesOf(cell).length === 0;
}

/** The lines of a cell; none for an empty one. */
export function linesOf(cell: SheetCell): string[] {
  const lines = typeof cell === 'object' ? (cell ?? []) : [String(cell)];
  return lines.filter((line) => line !== '');
}

async function loadTemplate(): Promise<(context: object) => string> {
  const [source, style, fonts] = await Promise.all([
    readFile(new URL('sheet.hbs', import.meta.url), 'utf8'),
    readFile(new URL('sheet.css', import.meta.url), 'utf8'),
    documentFonts(),
  ]);
  const template = Handlebars.create().compile(source, { strict: true });
  return (context) => template({ ...context, style, fonts });
}
