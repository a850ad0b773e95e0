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
  const { transform } = await import('@swc/core'); // late: loading it costs more than everything `npm start` else does
  const [src, dist] = [fromRoot(project, 'src'), fromRoot(project, 'dist')];
  const options = JSON.parse(await readFile(fromRoot(project, '.swcrc'), 'utf8'));
  delete options.$schema;

  const sources = (await listFiles(src)).filter((file) => !/\.(spec|d)\.m?ts$|tsconfig\.json$/.test(file));
  const written = await Promise.all(
    sources.map(async (source) => {
      const target = join(dist, relative(src, source));
      await mkdir(dirname(target), { recursive: true });
      if (extname(source) !== '.ts') {
        await copyFile(source, target);
        return [target];
      }
      const script = target.replace(/\.ts$/, '.js');
      const { code, map } = await transform(await readFile(source, 'utf8'), {
        ...options,
        swcrc: false,
        filename: source,
        sourceFileName: relative(dirname(script), source),
        inlineSourcesContent: false,
      });
      await replaceFile(`${script}.map`, map ?? '');
      await replaceFile(script, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`);
      return [script, `${script}.map`];
    }),
  );
  await removeAllBut(dist, new Set(written.flat()));
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
