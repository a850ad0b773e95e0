/**
 * `npm run openapi:examples [-- ARGUMENTS FOR JEST]`: runs the tests of the API on SQLite, in their short form, and writes of each call
 * the answer that says most, as example of the OpenAPI document (`api/src/core/http/openapi-examples.jsonl`, a line for each call).
 * With arguments, such as the path of a test, only the calls that it makes are written anew.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readExamples, type CallExample } from '../src/core/http/openapi-examples.js';
import { saysMore } from '../test/support/record-examples.js';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const FILE = join(REPOSITORY, 'api/src/core/http/openapi-examples.jsonl');
const wanted = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'feria-examples-'));
const { status } = spawnSync(
  process.execPath,
  ['shared/tools/scripts/test.mjs', 'sqlite-core', ...(wanted.length > 0 ? ['--', ...wanted] : [])],
  { cwd: REPOSITORY, stdio: 'inherit', env: { ...process.env, RECORD_EXAMPLES: folder } },
);

const examples = wanted.length > 0 ? readExamples() : new Map<string, CallExample>();
const recorded = new Map<string, CallExample>();
for (const file of readdirSync(folder)) {
  const seen = JSON.parse(readFileSync(join(folder, file), 'utf8')) as [string, CallExample][];
  for (const [name, example] of seen) {
    const known = recorded.get(name);
    if (!known || saysMore(example, known)) recorded.set(name, example);
  }
}
rmSync(folder, { recursive: true });
const lines = [...new Map([...examples, ...recorded])]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map((line) => `${JSON.stringify(line)}\n`);
writeFileSync(FILE, lines.join(''));
console.log(`${recorded.size} examples recorded, ${lines.length} in all`);
process.exitCode = status ?? 1;
