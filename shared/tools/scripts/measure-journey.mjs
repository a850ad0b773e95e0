/**
 * `npm run measure:journey`: what a parent has to do for three journeys, by the sign-up of each project and by the basket, in a
 * browser against the built app. The tests of `portal/e2e/whole/journey.spec.ts` count it, and fail when it becomes more.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { buildStale } from './lib/build.mjs';
import { fromRoot } from './lib/paths.mjs';

await buildStale();
const folder = mkdtempSync(join(tmpdir(), 'feria-journeys-'));
const file = join(folder, 'journeys.jsonl');
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'portal/e2e/whole/journey.spec.ts', '--project=portal', '--workers=1'],
  { cwd: fromRoot(), stdio: 'inherit', env: { ...process.env, JOURNEYS: file } },
);
/** @type {{ journey: string, taps: number, fields: number }[]} */
const journeys = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
rmSync(folder, { recursive: true });
console.log('\ntaps  fields  in all');
for (const { journey, taps, fields } of journeys.sort((a, b) => a.journey.localeCompare(b.journey))) {
  const columns = [taps, fields, taps + fields].map((number) => String(number).padStart(4));
  console.log(`${columns.join('    ')}   ${journey}`);
}
process.exitCode = status ?? 1;
