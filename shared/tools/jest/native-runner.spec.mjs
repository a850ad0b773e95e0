import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fromRoot, tempPrefix } from '../scripts/lib/paths.mjs';
import { binOf, runNode } from '../scripts/lib/processes.mjs';

/** @type {Record<string, string[]>} names of tests that failed, by file */
const failed = {};
/** @type {Record<string, string[]>} */
const passed = {};

beforeAll(async () => {
  const folder = await mkdtemp(tempPrefix('fixture'));
  const report = join(folder, 'report.json');
  const config = fromRoot('shared/tools/jest/fixture/jest.config.mjs');
  // Of what one file leaves behind, the next in its worker must not be accused.
  await runNode(
    [binOf('jest'), '--config', config, '--maxWorkers', '2', '--forceExit', '--json', '--outputFile', report],
    {
      quiet: true,
      // Workers that are killed leave their own temporary directory: it goes with ours.
      env: { CI: '', LEFTOVERS_MS: '500', TMPDIR: folder },
    },
  );
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  for (const { name, assertionResults } of testResults) {
    const file = basename(name, '.fixture.ts');
    const messages = (/** @type {string} */ status) =>
      assertionResults
        .filter((/** @type {{ status: string }} */ result) => result.status === status)
        .map((/** @type {{ title: string, failureMessages: string[] }} */ result) =>
          status === 'passed' ? result.title : String(result.failureMessages[0]).split('\n')[0],
        );
    failed[file] = messages('failed');
    passed[file] = messages('passed');
  }
  await rm(folder, { recursive: true });
});

it.each([
  ['environment', 'the environment variable FERIA_LEFT'],
  ['language', 'another Array.prototype.push'],
  ['timer', 'a timer'],
  ['server', 'a server'],
  ['listener', 'a listener of process for "SIGHUP"'],
  ['file', 'the file $TMPDIR/left.txt'],
])('a file that leaves something behind fails: %s', (file, what) => {
  expect(failed[file]).toEqual([`leaves nothing behind: it left ${what}`]);
});

it.each(['clean', 'spy'])('a file that leaves nothing passes: %s', (file) => {
  expect(failed[file]).toEqual([]);
  expect(passed[file]).toHaveLength(1);
});

it('a test whose hook failed fails', () => {
  expect(failed.hook).toEqual(['Error: the hook failed']);
});
