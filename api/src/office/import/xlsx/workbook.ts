import { Refusal } from '../../../core/workers/refusal.js';
import { Budget, broken, MAX_SHEETS, tooLarge } from './limits.js';
import { Package, type Relation } from './package.js';
import { SheetReader, Unreadable, type SheetRow } from './sheet.js';
import { isSpreadsheet, RELATION_SPACES } from './space.js';
import { readDateStyles } from './styles.js';
import { readSharedTexts } from './texts.js';

/** Rows of one sheet, by its position, as they are handed over. */
export interface RowsOfSheet {
  sheet: number;
  rows: SheetRow[];
}

interface Book {
  /** Names of the sheets and where they are, in their order. */
  sheets: { name: string; part: string }[];
  from1904: boolean;
}

/**
 * Reads all sheets of an XLSX file. Which part is a sheet, its texts or its styles, the relations of the file say, wherever the part is
 * and whatever it is called.
 * @param give gets the rows, some at a time
 * @returns the names of the sheets
 * @throws Refusal for what is no workbook, is broken, or is more than a workbook of ours can be
 */
export async function readWorkbook(
  bytes: Buffer,
  give: (rows: RowsOfSheet) => Promise<void>,
): Promise<string[]> {
  const file = await Package.open(bytes);
  const start = partOf(await file.relationsOf(''), 'officeDocument');
  if (start === null || !file.has(start)) throw new Refusal('import.no_xlsx');
  await refuseMacros(file);
  const relations = await file.relationsOf(start);
  const { sheets, from1904 } = await readBook(file, start, relations);
  const texts = partOf(relations, 'sharedStrings');
  const styles = partOf(relations, 'styles');
  const context = {
    texts: texts === null ? [] : await readSharedTexts(file, texts),
    dateStyles: styles === null ? [] : await readDateStyles(file, styles),
    from1904,
    budget: new Budget(),
    unreadable: new Unreadable(),
  };
  for (const [sheet, { name, part }] of sheets.entries()) {
    const reader = new SheetReader(context, name);
    await file.read(part, reader);
    for (let at = 0; at < reader.rows.length; at += ROWS)
      await give({ sheet, rows: reader.rows.slice(at, at + ROWS) });
  }
  context.unreadable.refuse();
  return sheets.map(({ name }) => name);
}

/** Rows of a piece: 2,000 cells and mostly some kilobytes. */
const ROWS = 20;

function partOf(relations: readonly Relation[], type: string): string | null {
  return relations.find((one) => one.type === type)?.target ?? null;
}

/** A workbook with macros says so here, also where the macros are under another name. */
async function refuseMacros(file: Package): Promise<void> {
  if (!file.has('[Content_Types].xml')) return;
  await file.read('[Content_Types].xml', {
    open: ({ attribute }) => {
      if (/macroEnabled|vbaProject/i.test(attribute('ContentType'))) throw new Refusal('import.macros');
    },
  });
}

async function readBook(file: Package, part: string, relations: readonly Relation[]): Promise<Book> {
  const book: Book = { sheets: [], from1904: false };
  await file.read(part, {
    open: ({ name, space, attribute }) => {
      if (!isSpreadsheet(space)) return;
      if (name === 'workbookPr') book.from1904 = ['1', 'true'].includes(attribute('date1904'));
      if (name !== 'sheet') return;
      const id = RELATION_SPACES.map((of) => attribute('id', of)).find(Boolean);
      const relation = relations.find((one) => one.id === id);
      if (relation && /macrosheet$/i.test(relation.type)) throw new Refusal('import.macros');
      // A page with a diagram alone has no cells.
      if (relation?.type === 'chartsheet' || relation?.type === 'dialogsheet') return;
      if (relation?.type !== 'worksheet' || relation.target === null || !file.has(relation.target))
        throw broken();
      if (book.sheets.some((one) => one.part === relation.target)) throw broken();
      if (book.sheets.length === MAX_SHEETS) throw tooLarge();
      book.sheets.push({ name: attribute('name'), part: relation.target });
    },
  });
  return book;
}
