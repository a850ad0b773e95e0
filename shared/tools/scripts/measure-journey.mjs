/**
 * `npm run measure:journey`: what a parent has to do for three journeys, by the sign-up of each project and by the basket, in a
 * browser against the built app. The tests of `portal/e2e/whole/journey.spec.ts` count it, and fail when it becomes more.
 * `-- --film FOLDER` keeps a picture after each tap, at 1280 px in German and at 360 px in Italian.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import './lib/node-version.mjs';
import { buildStale } from './lib/build.mjs';
import { fromRoot } from './lib/paths.mjs';

const { film } = parseArgs({ options: { film: { type: 'string' } } }).values;
await buildStale();
const folder = mkdtempSync(join(tmpdir(), 'feria-journeys-'));
const file = join(folder, 'journeys.jsonl');
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    'portal/e2e/whole/journey.spec.ts',
    '--workers=1',
    ...(film ? ['--project=portal', '--project=portal-phone'] : ['--project=portal']),
  ],
  {
    cwd: fromRoot(),
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS: file, FILM: film ? resolve(film) : '' },
  },
);
/** @type {{ journey: string, taps: number, fields: number }[]} */
const journeys = [...new Set(readFileSync(file, 'utf8').trim().split('\n'))].map((line) => JSON.parse(line));
rmSync(folder, { recursive: true });
console.log('\ntaps  fields  in all');
for (const { journey, taps, fields } of journeys.sort((a, b) => a.journey.localeCompare(b.journey))) {
  const columns = [taps, fields, taps + fields].map((number) => String(number).padStart(4));
  console.log(`${columns.join('    ')}   ${journey}`);
}
process.exitCode = status ?? 1;
