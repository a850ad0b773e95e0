import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { undoneIfItFails } from './index.mjs';

const KNOWN = 'shared/src/resources/index.ts';
const NEW = 'shared/src/resources/axolotl/index.ts';
const GONE = 'api/test/gone.spec.ts';
const MIGRATION = 'api/src/migrations/1-first.ts';
const DESCRIPTION = 'shared/src/contracts/openapi.generated.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'feria-undo-'));
  for (const file of [KNOWN, GONE, MIGRATION]) write(file, `what ${file} held\r\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** Every file and folder, files with what they hold. */
const state = (): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? `${path}: ${readFileSync(path, 'latin1')}` : path;
    })
    .sort();

/** What Nx and the processes write: one file changed, one new, one deleted; a migration, its list and a description. */
function writeAll(): void {
  write(KNOWN, 'changed');
  write(NEW, 'new');
  rmSync(join(root, GONE));
  write(MIGRATION, 'changed');
  write('api/src/migrations/2-axolotl.ts', 'half a migra');
  write(DESCRIPTION, 'new');
}

const commandThat = (end: () => void): Promise<() => Promise<void>> => {
  const changes = [KNOWN, NEW, GONE].map((path) => ({ path }));
  const tree = { root, listChanges: () => changes } as unknown as Tree;
  return undoneIfItFails(tree, async () => {
    writeAll();
    end();
  });
};

it('puts every file and folder back when the last part of a command fails', async () => {
  const before = state();
  const command = await commandThat(() => {
    throw new Error('The migration could not be written.');
  });
  await expect(command()).rejects.toThrow(
    /^The migration could not be written\. Nothing was changed: every file is as it was before\.$/,
  );
  expect(state()).toEqual(before);
});

it('puts everything back when the command is interrupted, and listens no longer', async () => {
  const before = state();
  const listeners = process.listenerCount('SIGINT');
  const command = await commandThat(() => process.listeners('SIGINT').at(-1)?.('SIGINT'));
  await expect(command()).rejects.toThrow(/^The command was interrupted\. Nothing was changed/);
  expect(state()).toEqual(before);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

it('keeps what a command has written that succeeds', async () => {
  await (
    await commandThat(() => undefined)
  )();
  expect(readFileSync(join(root, NEW), 'utf8')).toBe('new');
});
