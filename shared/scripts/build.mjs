/**
 * `npm run build [-- PROJECT…]`: builds what is stale and holds the portal's first page to its budget.
 */
import { checkBudget } from './lib/budget.mjs';
import { buildStale } from './lib/build.mjs';

try {
  const names = process.argv.slice(2);
  const built = await buildStale(names.length > 0 ? names : undefined);
  if (built.length === 0) console.log('up to date');
  if (names.length === 0 || names.includes('portal')) await checkBudget();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
