/**
 * `npm run dev`: the API, compiled and started anew after each change, and the frontends, which take a change over in the open page.
 * One address serves everything; requests wait while the API starts. Ports that somebody else has are left out.
 *
 * `npm run dev -- --inspect` opens the API for a debugger (`.vscode/launch.json` attaches to it).
 */
import './lib/node-version.mjs';
import { keepBuilt } from './lib/build.mjs';
import { createDevApi } from './lib/dev-api.mjs';
import { createDevWeb } from './lib/dev-web.mjs';
import { fromRoot } from './lib/paths.mjs';
import { holdPort, listenFrom } from './lib/ports.mjs';

const WEB_PORT = 5173;
const API_PORT = 3000;
/** A save is several events; the changes of a branch switch are many. */
const QUIET_MS = 50;

// Vite adds variables of its own to those of this process.
const env = { ...process.env };
const { port, free } = await holdPort(Number(env.PORT || API_PORT));
const sources = keepBuilt(['shared', 'api']);
const api = createDevApi({
  env,
  inspect: process.argv.slice(2).find((argument) => argument.startsWith('--inspect')),
  build: sources.update,
  beforeFirst: free,
});
let address = '';
/** @type {NodeJS.Timeout | undefined} */
let timer;
const web = await createDevWeb({
  port,
  isUp: api.isUp,
  folders: [fromRoot('shared/src'), fromRoot('api/src')],
  onChange(file) {
    // Before there is an address nothing runs that could be old.
    if (address === '') return;
    // What the API does not load.
    if (/\.spec\.ts$|[\\/]shared[\\/]src[\\/]browser[\\/]/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(api.update, QUIET_MS);
  },
});
address = `http://localhost:${await listenFrom(web, WEB_PORT)}`;

env.PORT = String(port);
// The links in mails must lead to the server that the developer looks at.
env.APP_URL ||= address;
api.update();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    clearTimeout(timer);
    await Promise.all([api.stop(), sources.note()]);
    process.exit(0);
  });
}

console.log(`portal       ${address}/
back office  ${address}/be/
API          http://localhost:${port}/api/docs
Ctrl-C stops all of them.`);
