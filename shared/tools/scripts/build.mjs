/**
 * `npm run build [-- PROJECT…]`: builds what is stale and holds the first page of each frontend to its budget.
 */
import { checkBudget } from './lib/budget.mjs';
import { buildStale } from './lib/build.mjs';

try {
  const names = process.argv.slice(2);
  const built = await buildStale(names.length > 0 ? names : undefined);
  if (built.length === 0) console.log('up to date');
  await checkBudget(names.length > 0 ? names : undefined);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
