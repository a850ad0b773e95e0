/**
 * The four projects of the repository: from which files each is built, and how.
 */
import { existsSync } from 'node:fs';
import { compile } from './compile.mjs';
import { fromRoot } from './paths.mjs';
import { binOf, runNode } from './processes.mjs';

/**
 * @typedef {object} Project
 * @property {string} name its directory below the root
 * @property {string[]} inputs files and directories, below the root, whose contents decide what is built
 * @property {() => boolean} exists false where there is nothing to build yet
 * @property {() => Promise<void>} build throws when it fails
 */

const scripts = 'shared/tools/scripts/lib';
const everywhere = ['package.json', 'package-lock.json', 'tsconfig.base.json', `${scripts}/projects.mjs`];

/**
 * A project for Node: every source file becomes one JavaScript file. Types are checked by `npm run typecheck`.
 * @param {string} name
 * @returns {Project}
 */
const nodeProject = (name) => ({
  name,
  inputs: [
    ...everywhere,
    ...['src', 'package.json', 'tsconfig.json', '.swcrc'].map((input) => `${name}/${input}`),
    `${scripts}/compile.mjs`,
  ],
  exists: () => existsSync(fromRoot(name, 'src')),
  build: () => compile(name),
});

/**
 * A frontend, bundled by Vite together with the sources of `shared` that it imports.
 * @param {string} name
 * @param {{ configs: string[], inputs: string[] }} [more] further builds, in this order after the main one, which empties the folder
 * @returns {Project}
 */
const frontend = (name, { configs, inputs } = { configs: [], inputs: [] }) => ({
  name,
  inputs: [
    ...everywhere,
    ...['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vite']
      .concat(configs, inputs)
      .map((input) => `${name}/${input}`),
    `${scripts}/vite-base.mjs`,
    'shared/src',
    'shared/package.json',
  ],
  exists: () => existsSync(fromRoot(name, 'index.html')),
  build: async () => {
    for (const config of ['vite.config.ts', ...configs]) {
      const { code, output } = await runNode(
        [binOf('vite'), 'build', '--config', config, '--logLevel', 'warn'],
        {
          cwd: fromRoot(name),
          env: { NODE_ENV: 'production' }, // a test run's value would put the development build of React into the bundle
          quiet: true,
        },
      );
      if (code !== 0) throw new Error(output);
      if (output.trim()) console.warn(output.trim());
    }
  },
});

/** In the order in which they are built; the API runs with the built `shared`. */
export const projects = [
  nodeProject('shared'),
  nodeProject('api'),
  frontend('portal'),
  frontend('backoffice', { configs: ['vite.today.config.ts'], inputs: ['public-today', 'today.html'] }),
];
