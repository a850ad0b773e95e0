/**
 * `npm run budget`: builds the portal where it is stale and fails when its first page has become too heavy. Part of
 * `npm run build`, hence of CI.
 */
import { checkBudget } from './lib/budget.mjs';
import { buildStale } from './lib/build.mjs';

try {
  await buildStale(['portal']);
  await checkBudget();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
