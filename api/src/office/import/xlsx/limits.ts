import { Refusal } from '../../../core/workers/refusal.js';
import type { XmlRules } from '../../../core/xml/xml-reader.js';

const MEGABYTE = 1024 * 1024;

/** Most entries of a file: a workbook has about twenty. */
export const MAX_ENTRIES = 400;
/** Most bytes of all its entries together. 5,000 children are 10 MB. */
export const MAX_UNPACKED_BYTES = 30 * MEGABYTE;
/** Most sheets. A template has three. */
export const MAX_SHEETS = 50;
/** Most rows of a sheet, empty ones included, and most columns. */
export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 100;
/** Most filled cells of a file, and most characters in them, each text as often as cells show it. 5,000 children fill 200,000. */
const MAX_CELLS = 400_000;
export const MAX_CHARACTERS = 8_000_000;
/** Most different texts, and most styles of cells: Excel itself has no more. */
export const MAX_STRINGS = 400_000;
export const MAX_STYLES = 65_000;

export function tooLarge(): Refusal {
  return new Refusal('import.too_large', { max: MAX_UNPACKED_BYTES / MEGABYTE });
}

export function tooMuch(): Refusal {
  return new Refusal('import.too_much', { cells: MAX_CELLS, characters: MAX_CHARACTERS });
}

export function broken(): Refusal {
  return new Refusal('import.broken');
}

/** Sheets nest about ten levels deep, drawings twenty. */
export const XML_RULES: XmlRules = {
  maxDepth: 100,
  maxElements: 3_000_000,
  broken,
  tooLarge,
  doctype: () => new Refusal('import.declaration'),
};

/** Counts what comes out of a file: a text of a few bytes may stand in every cell. */
export class Budget {
  private cells = 0;
  private characters = 0;

  /** @throws Refusal when it is too much */
  spend(value: unknown): void {
    this.cells += 1;
    if (typeof value === 'string') this.characters += value.length;
    if (this.cells > MAX_CELLS || this.characters > MAX_CHARACTERS) throw tooMuch();
  }
}
