/**
 * What a browser sees of `npm run dev`: one server for the portal, the back office, the page *Today* and the paths of the API.
 */
import { createServer, request as httpRequest } from 'node:http';
import { createServer as createVite } from 'vite';
import { fromRoot } from './paths.mjs';

/** Everything the API serves outside the frontends. */
const API_PATHS =
  /^\/(?:api|auth|uploads|health|confirmation|excelExport|export|mail-preview|message-file|sitemap\.xml|robots\.txt|programme\.(?:ics|rss)|embed)(?:[/?]|$)/;

/** Each with a Vite of its own; the first whose path fits answers. */
const FRONTENDS = [
  { path: /^\/be\/today(?:[/?]|$)/, project: 'backoffice', config: 'vite.today.config.ts', cache: 'today' },
  { path: /^\/be(?:[/?]|$)/, project: 'backoffice', config: 'vite.config.ts', cache: 'main' },
  { path: /^\//, project: 'portal', config: 'vite.config.ts', cache: 'main' },
];

/**
 * @param {object} api
 * @param {number} api.port
 * @param {() => Promise<boolean>} api.isUp see `dev-api.mjs`
 * @param {string[]} api.folders
 * @param {(file: string) => void} api.onChange called for each file that changes there, however the editor writes it
 * @returns {Promise<import('node:http').Server>} not listening yet
 */
export async function createDevWeb({ port, isUp, folders, onChange }) {
  /** @type {{ path: RegExp, vite: import('vite').ViteDevServer }[]} */
  const frontends = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (API_PATHS.test(url)) return void forward(request, response);
    const frontend = frontends.find(({ path }) => path.test(url));
    frontend?.vite.middlewares(request, response, () => response.writeHead(404).end());
  });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {{ isSecond?: boolean }} [attempt]
   */
  async function forward(request, response, { isSecond = false } = {}) {
    if (!(await isUp())) return refuse(response);
    if (response.destroyed) return; // nobody waits any more
    const { connection: _, ...headers } = request.headers;
    const { method, url } = request;
    const call = httpRequest(
      { host: '127.0.0.1', port, method, path: url, headers, agent: false },
      (answer) => {
        const { connection: __, 'keep-alive': ___, ...answered } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, answered);
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      },
    );
    response.once('close', () => call.destroy());
    // Until it is connected nothing of the body is taken, so that the request can be made again.
    call.once('socket', (socket) => socket.once('connect', () => request.pipe(call)));
    call.once('error', (error) => {
      if (response.headersSent) return response.destroy();
      const isUnheard = 'code' in error && error.code === 'ECONNREFUSED';
      if (isSecond || !isUnheard) return refuse(response);
      void forward(request, response, { isSecond: true });
    });
  }

  // `fs.watch` of Node 20 loses a file that is replaced. Vite starts anew, with another watcher, when its configuration changes.
  /** @type {import('vite').Plugin} */
  const watchApi = {
    name: 'watch-api',
    configureServer({ watcher }) {
      watcher.add(folders);
      watcher.on('all', (_event, file) => {
        if (folders.some((folder) => file.startsWith(folder))) onChange(file);
      });
    },
  };
  for (const { path, project, config, cache } of FRONTENDS) {
    const root = fromRoot(project);
    const vite = await createVite({
      root,
      configFile: fromRoot(project, config),
      // Two of them share a project: each would throw away what the other has prepared.
      cacheDir: fromRoot(project, 'node_modules/.vite', cache),
      clearScreen: false,
      logLevel: 'warn',
      plugins: project === 'portal' ? [watchApi] : [],
      server: { middlewareMode: true, hmr: { server } },
    });
    frontends.push({ path, vite });
  }
  return server;
}

/** @param {import('node:http').ServerResponse} response */
function refuse(response) {
  response.writeHead(503, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ message: 'The API does not run. The terminal of npm run dev says why.' }));
}
