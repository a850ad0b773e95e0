/**
 * `npm run budget`: builds both frontends where they are stale and fails when the first page of one has become too heavy.
 * Part of `npm run build`, hence of CI.
 */
import { checkBudget } from './lib/budget.mjs';
import { buildStale } from './lib/build.mjs';

try {
  await buildStale(['portal', 'backoffice']);
  await checkBudget();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
