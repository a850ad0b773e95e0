import type { ContentLanguage } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import { onePage, type Cell, type SheetColumn, type StreamedWorkbook } from '../../core/xlsx/workbook.js';
import { explain, type Explained } from './domain/explanation.js';
import { lettersOf } from './domain/letters.js';
import type { NamesByResource } from './domain/names.js';
import { formatOf, showCell } from './domain/show-cell.js';
import { wordFor, type ImportColumn, type ImportSheet } from './domain/sheets.js';

type Values = Record<string, unknown>;

/** Records of a sheet, some at a time, as the API sends them; parents of children as tax codes. */
export type Pages = (sheet: ImportSheet) => AsyncIterable<readonly Values[]>;

/** No records: the template. */
export async function* noRecords(): AsyncGenerator<readonly Values[]> {
  yield [];
}

/** Writes the sheets of an import, then what each column is and what its cells offer to choose from (product/catalogue.md#import). */
export async function writeTables(
  workbook: StreamedWorkbook,
  sheets: readonly ImportSheet[],
  { language, names, pages }: { language: ContentLanguage; names: NamesByResource; pages: Pages },
): Promise<void> {
  const choices = choicesOf(sheets, language, names);
  for (const sheet of sheets) {
    const columns = sheet.columns.map((column) => columnOf(column, sheet, { language, names, choices }));
    await workbook.sheet(sheet.title[language], columns, pages(sheet));
  }
  const words = importWords[language];
  await workbook.sheet(
    words.explanation.sheet,
    explanationColumns(language),
    onePage(sheets.flatMap((sheet) => explain(sheet, { language, names }))),
  );
  if (choices.length === 0) return;
  const longest = Math.max(...choices.map(({ values }) => values.length));
  const lines = Array.from({ length: longest }, (_, at) => choices.map(({ values }) => values[at] ?? null));
  await workbook.sheet(
    words.choices,
    choices.map(({ header }, at) => ({
      header,
      width: 30,
      format: 'text',
      value: (line: Cell[]) => line[at] ?? null,
    })),
    onePage(lines),
  );
}

/** What the cells of a column offer, and where that stands in the sheet of choices. */
interface Choices {
  column: ImportColumn;
  header: string;
  values: readonly string[];
}

function choicesOf(
  sheets: readonly ImportSheet[],
  language: ContentLanguage,
  names: NamesByResource,
): Choices[] {
  return sheets.flatMap(({ title, definition, columns }) =>
    columns.flatMap((column) => {
      const { name, field } = column;
      const header = `${title[language]}: ${column.header[language]}`;
      if (field.type === 'enum' || field.type === 'choices')
        return [
          {
            column,
            header,
            values: field.values.map((value) => wordFor(definition, name, { value, language })),
          },
        ];
      const records =
        field.type === 'reference' || field.type === 'referenceMany'
          ? names.get(field.resource)?.records
          : null;
      return records ? [{ column, header, values: records.map((record) => record.name) }] : [];
    }),
  );
}

function columnOf(
  column: ImportColumn,
  { definition }: ImportSheet,
  {
    language,
    names,
    choices,
  }: { language: ContentLanguage; names: NamesByResource; choices: readonly Choices[] },
): SheetColumn<Values> {
  const header = column.header[language];
  return {
    header,
    width: Math.min(Math.max(header.length + 2, 12), 32),
    format: formatOf(column.field),
    value: (record) => showCell(record[column.name], column, { definition, names, language }),
    input: { choices: offered(column, language, choices) },
  };
}

/** What a cell offers, as spreadsheets want it. Lists of several values cannot be chosen from a cell. */
function offered(
  column: ImportColumn,
  language: ContentLanguage,
  choices: readonly Choices[],
): string | undefined {
  const { type } = column.field;
  const { yes, no, choices: sheet } = importWords[language];
  if (type === 'boolean') return `"${yes},${no}"`;
  const at = choices.findIndex((one) => one.column === column);
  const values = choices[at]?.values ?? [];
  if ((type !== 'enum' && type !== 'reference') || values.length === 0) return undefined;
  const letters = lettersOf(at);
  return `'${sheet}'!$${letters}$2:$${letters}$${values.length + 1}`;
}

function explanationColumns(language: ContentLanguage): SheetColumn<Explained>[] {
  const words = importWords[language].explanation;
  const column = (name: keyof Explained, header: string, width: number): SheetColumn<Explained> => ({
    header,
    width,
    format: 'text',
    value: (line) => line[name],
  });
  return [
    column('sheet', words.of, 12),
    column('column', words.column, 32),
    column('required', words.required, 16),
    column('allowed', words.allowed, 80),
    { ...column('example', words.example, 28), formatOf: ({ format }) => format },
  ];
}
