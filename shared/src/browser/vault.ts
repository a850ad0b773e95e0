/** Name of the database in which the page *Today* keeps what it shows, encrypted with the key beside it. */
export const VAULT = 'feria-today-vault';

/**
 * Deletes what the page *Today* keeps of children on this device, key and data. What was marked and not sent yet stays: ids and times,
 * and sealed whom a child left with (product/on-site.md#today). Called by whatever ends a login; a browser without such a database does nothing.
 */
export function emptyVault(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(VAULT);
  } catch {
    // Storage is forbidden: nothing is kept.
  }
}
