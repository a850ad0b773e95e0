/**
 * TypeScript to JavaScript for Node, file by file: `src/**` becomes `dist/**`, with source maps.
 */
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { listFiles } from './files.mjs';
import { fromRoot } from './paths.mjs';

/**
 * Compiles one project with its `.swcrc`, copies what is no TypeScript (templates, pictures) and removes results whose
 * source is gone.
 * @param {string} project
 */
export async function compile(project) {
  await compileFiles(project, await sourcesOf(project));
}

/**
 * The files of a project that are compiled or copied.
 * @param {string} project
 */
export async function sourcesOf(project) {
  const files = await listFiles(fromRoot(project, 'src'));
  return files.filter((file) => !/\.(spec|d)\.m?ts$|tsconfig\.json$/.test(file));
}

/**
 * @param {string} project
 * @param {string[]} sources all of them
 * @param {string[]} [stale] those to compile; the others have been compiled before
 */
export async function compileFiles(project, sources, stale = sources) {
  const { transform } = await import('@swc/core'); // late: loading it costs more than everything `npm start` else does
  const [src, dist] = [fromRoot(project, 'src'), fromRoot(project, 'dist')];
  const options = JSON.parse(await readFile(fromRoot(project, '.swcrc'), 'utf8'));
  delete options.$schema;

  const targetOf = (/** @type {string} */ source) => join(dist, relative(src, source));
  const scriptOf = (/** @type {string} */ source) => targetOf(source).replace(/\.ts$/, '.js');
  await Promise.all(
    stale.map(async (source) => {
      const script = scriptOf(source);
      await mkdir(dirname(script), { recursive: true });
      if (extname(source) !== '.ts') return copyFile(source, script);
      const { code, map } = await transform(await readFile(source, 'utf8'), {
        ...options,
        swcrc: false,
        filename: source,
        sourceFileName: relative(dirname(script), source),
        inlineSourcesContent: false,
      }).catch((error) => {
        // Below the mistake stands where in the compiler it was found.
        throw new Error(error.message.split('Caused by:')[0].trimEnd(), { cause: error });
      });
      await replaceFile(`${script}.map`, map ?? '');
      await replaceFile(script, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`);
    }),
  );
  const written = sources.flatMap((source) =>
    extname(source) === '.ts' ? [scriptOf(source), `${scriptOf(source)}.map`] : [targetOf(source)],
  );
  await removeAllBut(dist, new Set(written));
}

/**
 * Writes a file in one step, so that an app started at the same moment never reads half of it.
 * @param {string} file
 * @param {string} content
 */
async function replaceFile(file, content) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/**
 * @param {string} directory
 * @param {Set<string>} keep
 */
async function removeAllBut(directory, keep) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const stale = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(stale.filter((file) => !keep.has(file)).map((file) => rm(file)));
}
