/** Name spaces of spreadsheets: the usual one, and that of strict files. */
const SPREADSHEET = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
]);

/** Whether an element is one of a spreadsheet, whatever its prefix; others may have elements of the same names. */
export function isSpreadsheet(space: string): boolean {
  return SPREADSHEET.has(space);
}

/** Name spaces in which a sheet of a workbook names the relation that leads to its part. */
export const RELATION_SPACES = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
];
