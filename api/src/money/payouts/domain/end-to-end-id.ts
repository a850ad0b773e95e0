import type { IsoDate } from '@feria/shared/rules/dates';

/**
 * How the bank names what Feria paid out. A file, and each transfer in it, has a name with the day and the id of the file, so that a
 * statement of any later day leads back to it: `FERIA-20261123-12` and `FERIA-20261123-12-1`. At most 35 characters (SEPA).
 */
export function fileReference(fileId: number, createdOn: IsoDate): string {
  return `FERIA-${createdOn.replaceAll('-', '')}-${fileId}`;
}

/** The name of a transfer. @param position in the file, from 1 */
export function endToEndId(fileId: number, createdOn: IsoDate, position: number): string {
  return `${fileReference(fileId, createdOn)}-${position}`;
}

const REFERENCE = /\bFERIA-\d{8}-\d{1,10}(?:-\d{1,5})?\b/g;

/** Every name of a file or of a transfer that a bank entry has, each once. @param texts what the bank marks as reference, and free text */
export function payoutReferencesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(REFERENCE) ?? []))];
}
