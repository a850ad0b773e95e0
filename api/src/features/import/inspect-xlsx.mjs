import { fromBufferPromise } from 'yauzl';

/** Most entries of a file: a workbook has about twenty. */
const MAX_ENTRIES = 400;
const MEGABYTE = 1024 * 1024;
/** Most bytes of all its entries together. 5,000 children are 10 MB. */
const MAX_UNPACKED_BYTES = 30 * MEGABYTE;
/** Most rows of a sheet, empty ones included, and most columns. */
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 100;

/** Why a file is not read: a message of the server, and its parameters. */
export class Refusal extends Error {
  /**
   * @param {string} key
   * @param {Record<string, string | number>} params
   */
  constructor(key, params = {}) {
    super(key);
    Object.assign(this, { key, params });
  }
}

/**
 * Looks at a file before it is parsed: that it is a workbook, of a size that one can be, without macros, formulas, cells with errors and
 * declarations of entities. Sizes are counted while it is unpacked: those that it claims only refuse it sooner.
 * @param {Buffer} bytes
 * @returns {Promise<{ name: string, content: Buffer }[]>} the XML files in it, which alone may be parsed
 * @throws {Refusal} or what the ZIP reader throws for a broken file
 */
export async function inspectXlsx(bytes) {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true });
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
  const parts = [];
  let left = MAX_UNPACKED_BYTES;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (/vbaProject|macrosheets/i.test(name)) throw new Refusal('import.macros');
    if (entry.uncompressedSize > left) throw tooLarge();
    const content = await unpack(zip, entry, left);
    left -= content.length;
    if (!/\.(xml|rels|vml)$/i.test(name)) continue;
    inspectXml(name, content.toString('utf8'));
    parts.push({ name, content });
  }
  if (!parts.some(({ name }) => name === 'xl/workbook.xml')) throw new Refusal('import.no_xlsx');
  return parts;
}

async function unpack(zip, entry, most) {
  const chunks = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function inspectXml(name, xml) {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Refusal('import.declaration');
  if (name === '[Content_Types].xml' && /macroEnabled/i.test(xml)) throw new Refusal('import.macros');
  if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) inspectSheet(xml);
}

/** The address of a cell (`r="C7"`). Rows have one too: LibreOffice closes a sheet with an empty row 1,048,576, which does no harm. */
const ADDRESS = /\sr\s*=\s*["']([A-Z]+)(\d+)["']/g;
/** Begin or end of a cell, or of a formula. `[^<>]` keeps the search linear: with `[^>]`, `<c <c <c …` takes minutes. */
const CELL_OR_FORMULA = /<(\/?)(?:\w+:)?([cf])(?=[\s/>])([^<>]*)>/g;

function inspectSheet(xml) {
  let lastRow = xml.match(/<(?:\w+:)?row[\s>/]/g)?.length ?? 0;
  let isTooWide = false;
  for (const [, letters, row] of xml.matchAll(ADDRESS)) {
    lastRow = Math.max(lastRow, Number(row));
    isTooWide ||= indexOf(letters) > MAX_COLUMNS;
  }
  if (lastRow > MAX_ROWS) throw new Refusal('import.too_many_rows', { max: MAX_ROWS });
  if (isTooWide) throw new Refusal('import.too_many_columns', { max: MAX_COLUMNS });
  inspectCells(xml);
}

/** Formulas outside cells are the choices that a column offers. */
function inspectCells(xml) {
  let cell = null;
  for (const [, end, element, attributes] of xml.matchAll(CELL_OR_FORMULA)) {
    if (element === 'f' && cell) throw new Refusal('import.formula', { cell });
    if (element === 'f') continue;
    const address = /\sr\s*=\s*["']([A-Z]+\d+)["']/.exec(attributes)?.[1] ?? '?';
    // The parser reads it as an empty cell.
    if (/\st\s*=\s*["']e["']/.test(attributes)) throw new Refusal('import.error_value', { cell: address });
    cell = end || attributes.endsWith('/') ? null : address;
  }
}

/** `A` → 1, `AA` → 27. */
function indexOf(letters) {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function tooLarge() {
  return new Refusal('import.too_large', { max: MAX_UNPACKED_BYTES / MEGABYTE });
}
