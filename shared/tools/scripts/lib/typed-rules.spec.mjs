import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, tempPrefix } from './paths.mjs';
import { binOf } from './processes.mjs';

let folder = '';
const write = (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFileSync(join(folder, name), text);

/**
 * What lint finds in the folder, by file.
 * @returns {{ code: string, filename: string }[]}
 */
function found() {
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
  /** @type {{ diagnostics: { code: string, filename: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.toSorted((a, b) => a.filename.localeCompare(b.filename));
}

/** The rules that refuse something in the folder, sorted. */
const refusedBy = () => [...new Set(found().map(({ code }) => code))].sort();

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
});

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
});

/** Components of which each breaks one rule of React. */
const BROKEN = {
  'error-boundaries': 'function A() { try { return <p />; } catch { return null; } }',
  globals: 'let count = 0;\nfunction A() { count += 1; return <p>{count}</p>; }',
  immutability: 'function A({ a }: { a: { b: number } }) { a.b = 3; return <p>{a.b}</p>; }',
  purity: 'function A() { return <p>{Math.random()}</p>; }',
  refs: 'function A() { const ref = useRef(0); return <p>{ref.current}</p>; }',
  'set-state-in-effect':
    'function A({ a }: { a: number }) { const [x, setX] = useState(0); useEffect(() => { setX(a); }, [a]); return <p>{x}</p>; }',
  'set-state-in-render': 'function A() { const [x, setX] = useState(0); setX(1); return <p>{x}</p>; }',
  'static-components': 'function A() { const Inner = () => <p />; return <Inner />; }',
  'rules-of-hooks': 'function A({ a }: { a: boolean }) { if (a) useState(0); return null; }',
  'exhaustive-deps':
    'function A({ a }: { a: number }) { useEffect(() => console.error(a), []); return null; }',
};

it.each(Object.entries(BROKEN))('lint refuses a component that breaks the rule %s', (rule, component) => {
  const source = `import { useEffect, useRef, useState } from 'react';\nexport { A };\n${component}\n`;
  for (const project of ['portal', 'backoffice', 'api']) {
    mkdirSync(join(folder, project, 'src'), { recursive: true });
    write(`${project}/src/broken.tsx`, source);
  }
  expect(found().map(({ code, filename }) => `${code} ${filename}`)).toEqual(
    ['backoffice', 'portal'].map((project) => expect.stringContaining(`(${rule}) ${project}/src/broken.tsx`)),
  );
});
