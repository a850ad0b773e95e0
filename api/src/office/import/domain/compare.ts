import {
  formatDate,
  formatEuros,
  type ImportChange,
  type ImportValue,
  type ResourceDefinition,
} from '@feria/shared';
import { differenceOf, plainText } from '../../../core/audit/changes.js';
import { fromColumn } from '../../../core/crud/columns.js';
import { versionOfRecord } from '../../../core/crud/versions.js';
import type { NamesByResource } from './names.js';
import type { ReadRow, SheetRows } from './read-sheet.js';
import type { Report, RowState } from './report.js';
import { showCell } from './show-cell.js';
import type { ImportColumn } from './sheets.js';

type Values = Record<string, unknown>;

/** What a row is compared with. */
interface Compared {
  /** As columns (money in cents), of fields without column as they are sent; `null` when there is nothing. */
  stored: Values | null;
  /** The row, in the same form. */
  wanted: Values;
  /** Whether the reader may see the record; whoever may not learns only that it is there. */
  compares: boolean;
  /** The stored record, as its reader is sent it. */
  record: () => Values & { id: number };
  /** Its name. */
  name: () => string;
  /** Both values of a field that is shown in another way than it is stored; `null` for any other. */
  texts?: (field: string) => { old: readonly string[]; new: readonly string[] } | null;
  /** Whether the reader may take a field over from the file. */
  takes: (field: string) => boolean;
}

/** Compares the rows of a sheet with what is stored: only columns that the file has are looked at. */
export class Comparison {
  constructor(
    private readonly rows: SheetRows,
    private readonly definition: ResourceDefinition,
    private readonly context: { report: Report; names: NamesByResource },
  ) {}

  /** Counts what a row is. @returns the fields that have other values, when the reader learns of them */
  count(row: ReadRow, compared: Compared): string[] {
    const fields = this.different(compared);
    const state: RowState =
      compared.stored === null ? 'new' : fields.length === 0 ? 'unchanged' : 'different';
    this.context.report.count(this.rows.sheet.name, state);
    if (state === 'different') this.context.report.change(() => this.changeOf(row, compared, fields));
    return fields;
  }

  private different({ stored, wanted, compares }: Compared): string[] {
    if (stored === null || !compares) return [];
    const known = Object.fromEntries(Object.entries(wanted).filter(([name]) => this.rows.has(name)));
    return differenceOf(this.definition.name, stored, known).fields;
  }

  private changeOf({ row }: ReadRow, compared: Compared, fields: readonly string[]): ImportChange {
    const { stored, wanted, takes } = compared;
    const record = compared.record();
    const columns = fields.flatMap((name) => this.rows.sheet.columns.find((one) => one.name === name) ?? []);
    const taken = columns.filter(({ name }) => takes(name));
    const version = versionOfRecord(this.definition, record);
    return {
      sheet: this.rows.title,
      row,
      resource: this.definition.name as ImportChange['resource'],
      id: record.id,
      name: compared.name(),
      fields: columns.map((column) => {
        const { name } = column;
        const texts = compared.texts?.(name);
        return {
          name,
          label: this.context.report.headOf(column),
          old: this.shown(column, texts ? texts.old : stored?.[name]),
          new: this.shown(column, texts ? texts.new : wanted[name]),
          takes: taken.includes(column),
        };
      }),
      body:
        taken.length === 0
          ? null
          : {
              ...Object.fromEntries(
                taken.map(({ name, field }) => [
                  name,
                  (fromColumn(field, wanted[name]) ?? null) as ImportValue,
                ]),
              ),
              version,
            },
    };
  }

  /** A column as somebody reads it. */
  private shown(column: ImportColumn, value: unknown): string {
    const { language } = this.context.report;
    const { names } = this.context;
    const { field } = column;
    const sent = fromColumn(field, value);
    if (field.type === 'richText') return cut(String(plainText(sent as string | null) ?? ''));
    if (field.type === 'date') return sent ? formatDate(sent as string) : '';
    if (field.type === 'time') return (sent as string | null) ?? '';
    if (field.type === 'money') return sent == null ? '' : formatEuros(sent as number);
    const cell = showCell(sent, column, { definition: this.definition, names, language });
    return cell === null ? '' : cut(String(cell as string | number));
  }
}

/** Longest value that is shown. */
const MAX_SHOWN = 200;

function cut(text: string): string {
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
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
