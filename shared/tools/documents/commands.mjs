/**
 * The commands that the documents name: every line of a block marked `sh`.
 */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { documents } from '../scripts/lib/doc-links.mjs';
import { root } from '../scripts/lib/paths.mjs';

const BLOCK = /^[ ]{0,9}```(?:sh|bash|shell|console)\n([^]*?)^[ ]{0,9}```/gm;
/** What stands behind a command, set apart by two blanks; or a line of its own. */
const REMARK = /(?:^| {2})# .*$/;

/**
 * @param {string} text of a document
 * @returns {string[]} its commands, as a reader types them
 */
export function commandsIn(text) {
  return [...text.matchAll(BLOCK)].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.trim().replace(REMARK, '').trim())
      .filter((line) => line !== ''),
  );
}

/** @returns {Promise<{ document: string, command: string }[]>} of every document, in its order */
export async function documentedCommands() {
  const files = await documents();
  const found = files.map(async (file) =>
    commandsIn(await readFile(file, 'utf8')).map((command) => ({ document: relative(root, file), command })),
  );
  return (await Promise.all(found)).flat();
}
