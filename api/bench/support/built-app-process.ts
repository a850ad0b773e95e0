import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const DIST = new URL('../../dist/', import.meta.url);

/**
 * `app-process.ts` as JavaScript that runs what `npm run build` made. It is written beside that, where its packages are found.
 * @returns its file
 * @throws Error when nothing was built
 */
export async function builtAppProcess(): Promise<string> {
  if (!existsSync(new URL('app.js', DIST))) throw new Error('run npm run build first');
  const source = readFileSync(new URL('./app-process.ts', import.meta.url), 'utf8');
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const file = new URL('bench-app-process.mjs', DIST);
  writeFileSync(file, code.replaceAll('../../src/', './'));
  return fileURLToPath(file);
}
