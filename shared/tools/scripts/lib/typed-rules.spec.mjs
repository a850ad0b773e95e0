import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, tempPrefix } from './paths.mjs';
import { binOf } from './processes.mjs';

let folder = '';
const write = (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFileSync(join(folder, name), text);

/** The rules that refuse something in the folder, sorted. */
function refusedBy() {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [binOf('oxlint'), '-c', fromRoot('.oxlintrc.json'), '--type-aware', '--format', 'json', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
      // Otherwise it is looked for in the `node_modules` of the current directory.
      env: { ...process.env, OXLINT_TSGOLINT_PATH: binOf('oxlint-tsgolint', 'tsgolint') },
    },
  );
  expect(stderr).toBe('');
  const { diagnostics } = JSON.parse(stdout);
  return [...new Set(diagnostics.map((/** @type {{ code: string }} */ { code }) => code))].sort();
}

beforeEach(() => {
  folder = mkdtempSync(tempPrefix('typed-rules'));
  const options = { target: 'ES2023', lib: ['ES2023'], strict: true, module: 'nodenext', types: [] };
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['.'] }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lint sees that a function of another file has become a promise', () => {
  write('save.ts', 'export function save(): void {}\n');
  write('caller.ts', "import { save } from './save.js';\nsave();\n");
  expect(refusedBy()).toEqual([]);
  write('save.ts', 'export async function save(): Promise<void> {}\n');
  expect(refusedBy()).toEqual(['typescript(no-floating-promises)']);
}, 120_000);

it('lint refuses a needless await, a promise where none is expected, and a forgotten case', () => {
  write('await.ts', 'export async function f(): Promise<void> {\n  await 5;\n}\n');
  write('misused.ts', 'export const f = (): void => [1].forEach(async () => {});\n');
  write(
    'switch.ts',
    "export function f(kind: 'a' | 'b'): void {\n  switch (kind) {\n    case 'a':\n  }\n}\n",
  );
  expect(refusedBy()).toEqual([
    'typescript(await-thenable)',
    'typescript(no-misused-promises)',
    'typescript(switch-exhaustiveness-check)',
  ]);
}, 120_000);
