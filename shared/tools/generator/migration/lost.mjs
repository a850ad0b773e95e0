/** @typedef {{ renames: { table: string, from: string, to: string }[], drop: string[] }} Decided */

/**
 * Asks what becomes of each column that a migration would delete with what it holds: perhaps it has only another name.
 * @param {readonly string[]} lost `table.column`
 * @param {import('../ask/index.mjs').Ask | null} ask
 * @returns {Promise<Decided>} nothing of columns for which only Enter was pressed; nothing at all when the answers end with Ctrl-C
 */
export async function whatBecomesOf(lost, ask) {
  /** @type {Decided} */
  const decided = { renames: [], drop: [] };
  const none = { renames: [], drop: [] };
  if (!ask) return none;
  for (const column of lost) {
    const [table = '', from = ''] = column.split('.');
    console.log(`The migration would delete ${column} with what it holds in every database.`);
    const to = await ask('Type its new name, or "delete"; Enter writes no migration').catch(() => null);
    if (to === null) return none;
    if (to === 'delete') decided.drop.push(column);
    else if (to !== '') decided.renames.push({ table, from, to });
  }
  return decided;
}
