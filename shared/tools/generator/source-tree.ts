import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { fromRoot } from '../scripts/lib/paths.mjs';

/** What the generators read, as it stands in the repository, in a tree that specs may change. */
export interface SourceTree {
  tree: Tree;
  /** Paths of the sources. */
  files: readonly string[];
  /** The text of a file, every white space as one blank. */
  read: (file: string) => string;
  /** Paths of what has been written since the tree was made, or since {@link SourceTree.startAgain}. */
  written: () => string[];
  startAgain: () => void;
}

const sources = [
  ...['shared/src/resources', 'api/src', 'backoffice/src'].flatMap((directory) =>
    readdirSync(fromRoot(directory), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(directory, file)),
  ),
  'shared/src/access/permissions.ts',
  'shared/src/routes.ts',
  'api/test/accounts/access/table.ts',
  'api/test/office/privacy/inventory.ts',
].map((file) => [file, readFileSync(fromRoot(file), 'utf8')] as const);

/** The sources, and an icon that nothing names. */
export function sourceTree(): SourceTree {
  const tree = createTreeWithEmptyWorkspace();
  for (const [file, content] of sources) tree.write(file, content);
  tree.write('node_modules/@mui/icons-material/AxolotlSharp.js', '');
  const state = (): Map<string, string> =>
    new Map(tree.listChanges().map(({ path, content }) => [path, String(content)]));
  let before = state();
  return {
    tree,
    files: sources.map(([file]) => file),
    read: (file) => (tree.read(file, 'utf8') ?? '').replace(/\s+/g, ' '),
    written: () =>
      [...state()].flatMap(([path, content]) => (before.get(path) === content ? [] : path)).sort(),
    startAgain: () => (before = state()),
  };
}
