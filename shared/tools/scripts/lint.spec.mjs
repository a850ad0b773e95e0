import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateKey } from './lib/files.mjs';
import { greenMemory } from './lib/green.mjs';
import { tempPrefix } from './lib/paths.mjs';

let folder = '';
const write = (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(tempPrefix('lint'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the state that a green result belongs to', () => {
  beforeEach(() => {
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    write('.gitignore', 'ignored\n');
    write('caller.ts', "import { save } from './save.js';\nsave();\n");
    write('save.ts', 'export function save() {}\n');
    execFileSync('git', ['add', '.'], { cwd: folder });
  });
  const key = () => stateKey('', folder);

  it('is the same while nothing changes, and again when a change is taken back', async () => {
    const before = await key();
    expect(await key()).toBe(before);
    write('save.ts', 'export async function save() {}\n');
    expect(await key()).not.toBe(before);
    write('save.ts', 'export function save() {}\n');
    expect(await key()).toBe(before);
  });

  it('is another with a new file, a deleted one, a renamed one and another command', async () => {
    const before = await key();
    write('new.ts', '');
    const withNew = await key();
    rmSync(join(folder, 'new.ts'));
    rmSync(join(folder, 'save.ts'));
    const without = await key();
    write('renamed.ts', 'export function save() {}\n');
    const renamed = await key();
    const other = await stateKey('--strict', folder);
    expect(new Set([before, withNew, without, renamed, other]).size).toBe(5);
  });

  it('does not see what git ignores', async () => {
    const before = await key();
    write('ignored', 'x');
    expect(await key()).toBe(before);
  });

  it('is not known where there is no git', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await key()).toBeNull();
  });
});

describe('the memory of green results', () => {
  it('knows a check in the state in which it was green, and in no other', async () => {
    const green = await greenMemory('tools-of-today', folder);
    expect(await green.has('types', 'a')).toBe(false);
    await green.keep('types', 'a');
    expect(await green.has('types', 'a')).toBe(true);
    expect(await green.has('types', 'b')).toBe(false);
    expect(await green.has('unused', 'a')).toBe(false);
  });

  it('remembers nothing of an unknown state', async () => {
    const green = await greenMemory('tools-of-today', folder);
    await green.keep('types', null);
    expect(await green.has('types', null)).toBe(false);
  });

  it('forgets what other versions of the tools have found', async () => {
    const old = await greenMemory('tools-of-yesterday', folder);
    await old.keep('types', 'a');
    const green = await greenMemory('another-set-of-tools', folder);
    expect(await green.has('types', 'a')).toBe(false);
    expect(readdirSync(folder)).toEqual(['another-set-of-t']);
  });
});
