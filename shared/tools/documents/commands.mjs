/**
 * What the documents tell their reader to do: every line of a block marked `sh` is a command, and a block that names a file writes or
 * changes it.
 */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { documents } from '../scripts/lib/doc-links.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { editOf } from './edits.mjs';

const BLOCK = /^([ ]{0,9})```(\w+)\n([^]*?)^[ ]{0,9}```/gm;
const SHELL = new Set(['sh', 'bash', 'shell', 'console']);
/** What stands behind a command, set apart by two blanks; or a line of its own. */
const REMARK = /(?:^| {2})# .*$/;

/** @typedef {{ command: string } | { edit: import('./edits.mjs').Edit }} Step */

/**
 * @param {string} text of a document
 * @returns {Step[]} its commands, as a reader types them, and the files that it writes and changes
 */
export function stepsIn(text) {
  return [...text.matchAll(BLOCK)].flatMap(([, blanks = '', language = '', block = '']) => {
    const code = block.replaceAll(new RegExp(`^${blanks}`, 'gm'), '');
    if (SHELL.has(language)) return commandsOf(code).map((command) => ({ command }));
    const edit = editOf(language, code);
    return edit ? [{ edit }] : [];
  });
}

/** @param {string} block @returns {string[]} */
function commandsOf(block) {
  return block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim().replace(REMARK, '').trim())
    .filter((line) => line !== '');
}

/** @returns {Promise<(Step & { document: string })[]>} of every document, in its order */
export async function documentedSteps() {
  const files = await documents();
  const found = files.map(async (file) =>
    stepsIn(await readFile(file, 'utf8')).map((step) => ({ document: relative(root, file), ...step })),
  );
  return (await Promise.all(found)).flat();
}

/** @returns {Promise<{ document: string, command: string }[]>} of every document, in its order */
export async function documentedCommands() {
  return (await documentedSteps()).filter((step) => 'command' in step);
}
