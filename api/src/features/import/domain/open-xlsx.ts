import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import type { ServerMessageKey } from '@feria/shared/i18n/server/index';
import { isZip } from '../../bank-statements/domain/unzip.js';

/** Most entries of a file: a workbook has about twenty. */
const MAX_ENTRIES = 400;
const MEGABYTE = 1024 * 1024;
/** Most bytes of all its entries together. 5,000 children are 10 MB. */
const MAX_UNPACKED_BYTES = 30 * MEGABYTE;
/** Most rows of a sheet, empty ones included, and most columns. */
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 100;

type UnreadableKey = Extract<ServerMessageKey, `import.${string}`>;

/** A file that is not read at all, and why. */
export class UnreadableFile extends Error {
  constructor(
    readonly key: UnreadableKey,
    readonly params: Record<string, string | number> = {},
  ) {
    super(key);
    this.name = 'UnreadableFile';
  }
}

/**
 * Looks at a file before it is parsed: that it is a workbook, of a size that one can be, without macros, formulas and declarations of
 * entities. Sizes are counted while it is unpacked: those that it claims only refuse it sooner.
 * @throws UnreadableFile
 */
export async function inspectXlsx(bytes: Buffer): Promise<void> {
  if (!isZip(bytes)) throw new UnreadableFile('import.no_xlsx');
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true });
    await inspectEntries(zip);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('import.broken');
  }
}

async function inspectEntries(zip: ZipFile): Promise<void> {
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
  let left = MAX_UNPACKED_BYTES;
  let isWorkbook = false;
  for await (const entry of zip.eachEntry()) {
    if (/vbaProject|macrosheets/i.test(entry.fileName)) throw new UnreadableFile('import.macros');
    if (entry.uncompressedSize > left) throw tooLarge();
    const content = await unpack(zip, entry, left);
    left -= content.length;
    isWorkbook ||= entry.fileName === 'xl/workbook.xml';
    if (/\.(xml|rels|vml)$/i.test(entry.fileName)) inspectXml(entry.fileName, content.toString('utf8'));
  }
  if (!isWorkbook) throw new UnreadableFile('import.no_xlsx');
}

async function unpack(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > most) throw tooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function inspectXml(name: string, xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableFile('import.declaration');
  if (name === '[Content_Types].xml' && /macroEnabled/i.test(xml)) throw new UnreadableFile('import.macros');
  if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) inspectSheet(xml);
}

/** The address of a cell (`r="C7"`). Rows have one too: LibreOffice closes a sheet with an empty row 1,048,576, which does no harm. */
const ADDRESS = /\sr\s*=\s*["']([A-Z]+)(\d+)["']/g;
/** The first formula, after the address of its cell. */
const FORMULA = /<(?:\w+:)?c\b(?:[^>]*?\sr\s*=\s*["']([A-Z]+\d+)["'])?[^>]*>\s*<(?:\w+:)?f[\s>/]/;

function inspectSheet(xml: string): void {
  const rows = xml.match(/<(?:\w+:)?row[\s>/]/g)?.length ?? 0;
  let [lastRow, isTooWide] = [rows, false];
  for (const [, letters = '', row] of xml.matchAll(ADDRESS)) {
    lastRow = Math.max(lastRow, Number(row));
    isTooWide ||= indexOf(letters) > MAX_COLUMNS;
  }
  if (lastRow > MAX_ROWS) throw new UnreadableFile('import.too_many_rows', { max: MAX_ROWS });
  if (isTooWide) throw new UnreadableFile('import.too_many_columns', { max: MAX_COLUMNS });
  const formula = FORMULA.exec(xml);
  if (formula) throw new UnreadableFile('import.formula', { cell: formula[1] ?? '?' });
}

/** `A` → 1, `AA` → 27. */
function indexOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** 0 → `A`, 26 → `AA`. */
export function lettersOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile('import.too_large', { max: MAX_UNPACKED_BYTES / MEGABYTE });
}
