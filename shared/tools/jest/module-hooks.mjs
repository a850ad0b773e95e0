/**
 * Loads TypeScript into Node as it stands, for the tests: `module.register` runs these hooks in a thread of their own.
 *
 * - What a file compiles to is kept in `node_modules/.cache`, by its content and its path in the repository: the second run compiles
 *   nothing, and neither does one in a copy of the repository.
 * - `./file.js` in an import means `file.ts`, and `@feria/…` means the sources, not what was built.
 * - A *graph* is a set of modules that is loaded by itself: `?graph=NAME` in an address goes over to all that the file
 *   imports from this repository. Specs of one graph share its modules as long as the worker lives. A graph may replace
 *   modules by others (see `graphs` in `api/jest.config.mjs`); the one that replaces can still import the real one.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * @typedef {object} Setup
 * @property {string} root the repository
 * @property {string} cache a directory for compiled files
 * @property {Record<string, object>} compilers options of swc by project
 * @property {Record<string, Record<string, string>>} graphs by name: what is replaced (a path from the root, or the name of a
 *   package) by what (a path from the root)
 */
/** @type {Setup} */
let setup;
/** Start of the addresses of our own files. */
let own = '';

/** @param {Setup} given */
export async function initialize(given) {
  setup = given;
  own = `${pathToFileURL(setup.root)}/`;
  await mkdir(setup.cache, { recursive: true });
}

const isOwn = (/** @type {string | undefined} */ url) =>
  url !== undefined && url.startsWith(own) && !url.includes('/node_modules/');

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (!isOwn(parentURL)) return next(specifier, context);
  const parent = new URL(/** @type {string} */ (parentURL));
  const graph = parent.searchParams.get('graph');
  const replacements = setup.graphs[graph?.split('@')[0] ?? ''] ?? {};

  const found = await find(specifier, parent, context, next);
  const key = isOwn(found.url) ? fileURLToPath(found.url).slice(setup.root.length + 1) : specifier;
  const replacement = replacements[key];
  const url = new URL(
    replacement && !parent.pathname.endsWith(`/${replacement}`)
      ? pathToFileURL(join(setup.root, replacement))
      : found.url,
  );
  if (!isOwn(url.href)) return found;
  if (graph) url.searchParams.set('graph', graph);
  return {
    url: url.href,
    format: url.pathname.endsWith('.ts') ? 'module' : found.format,
    shortCircuit: true,
  };
}

/**
 * @param {string} specifier
 * @param {URL} parent
 * @param {import('node:module').ResolveHookContext} context
 * @param {Parameters<import('node:module').ResolveHook>[2]} next
 * @returns {Promise<import('node:module').ResolveFnOutput>}
 */
async function find(specifier, parent, context, next) {
  if (specifier.startsWith('.')) {
    const url = new URL(specifier, parent);
    url.search = '';
    url.pathname = url.pathname.replace(/\.js$/, '.ts');
    if (existsSync(url)) return { url: url.href };
  }
  return next(specifier, { ...context, conditions: ['@feria/source', ...context.conditions] });
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!isOwn(url) || !new URL(url).pathname.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** @param {string} file */
async function compiled(file) {
  const source = await readFile(file, 'utf8');
  const path = file.slice(setup.root.length + 1);
  const project = path.split(/[\\/]/)[0] ?? '';
  const options = setup.compilers[project];
  const key = createHash('sha1').update(JSON.stringify(options)).update(path).update(source).digest('hex');
  const target = join(setup.cache, `${key}.js`);
  return readFile(target, 'utf8').catch(async () => {
    const { transform } = await import('@swc/core'); // late: mostly nothing is compiled
    const { code } = await transform(source, {
      ...options,
      swcrc: false,
      filename: file,
      sourceFileName: basename(file), // beside the compiled one, wherever that is
      sourceMaps: 'inline',
    });
    await writeFile(`${target}.${process.pid}`, code);
    await rename(`${target}.${process.pid}`, target); // in one step: others read it
    return code;
  });
}
