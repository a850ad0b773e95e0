/**
 * `npm run dev`: the API in watch mode and a Vite server for each frontend, all straight from the sources. One address
 * serves everything: the portal's server passes the API's paths and `/be` on.
 */
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot, root } from './lib/paths.mjs';
import { binOf } from './lib/processes.mjs';

const apiPort = process.env.PORT || '3000';

/** @type {{ cwd: string, args: string[], env?: NodeJS.ProcessEnv }[]} */
const servers = [
  {
    cwd: root,
    args: [
      '--watch',
      '--watch-preserve-output',
      '--enable-source-maps',
      '--conditions=@feria/source', // @feria/shared from its sources as well
      '--import',
      '@swc-node/register/esm-register',
      'api/src/main.ts',
    ],
    // The links in mails must lead to the server that the developer looks at.
    env: { SWC_NODE_PROJECT: 'api/tsconfig.json', APP_URL: process.env.APP_URL || 'http://localhost:5173' },
  },
  ...['portal', 'backoffice']
    .filter((name) => existsSync(fromRoot(name, 'index.html')))
    .map((name) => ({
      cwd: fromRoot(name),
      args: [binOf('vite'), '--clearScreen', 'false', '--logLevel', 'warn'],
    })),
];

const children = servers.map(({ cwd, args, env }) =>
  spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
);

/** @param {number} code */
function stop(code) {
  process.exitCode ??= code;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => stop(0));
// `node --watch` survives a crash of the API; a server that ends for good takes the others with it.
for (const child of children) child.on('exit', (code) => stop(code ?? 1));

console.log(`portal       http://localhost:5173/
back office  http://localhost:5173/be/
API          http://localhost:${apiPort}/api/docs
Ctrl-C stops all of them.`);
