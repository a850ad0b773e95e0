import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BACKOFFICE, TODAY } from '@feria/shared';
import compression from 'compression';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { allowCaches, serveUploads } from '../files/serve-uploads.js';
import { errorBody } from '../http/exception.filter.js';
import { DescribedPages } from './described-pages.js';
import { KeptPage } from './kept-page.js';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Addresses that belong to the API, in whatever case. No file is looked for there, which would cost each call of the API two
 * looks at the disk, and an unknown one below is 404 in JSON, not a page.
 */
const API_ADDRESS =
  /^\/(api|auth|health|metrics|uploads|calendar|confirmation|excelExport|export|mail-preview|message-file|sitemap\.xml|robots\.txt|programme\.(?:ics|rss)|embed)(\/|$)/i;

/**
 * Serves the uploads and, when they are built, portal (`/`) and back office (`/be`). Files with a hash in their name are
 * kept for a year; pages are asked for each time. To be called before the routes of Nest are registered: what is not
 * found here goes on to them. Scripts and styles were compressed when they were built; the rest is compressed as it is sent.
 * Answers of the API are compressed by `sendJson`.
 */
export function serveFiles(app: NestExpressApplication, dataDir: string): void {
  serveUploads(app, dataDir);
  const described = app.get(DescribedPages);
  const frontends = [
    frontendAt(TODAY, join(REPOSITORY, 'backoffice/dist/today'), { file: 'today.html' }),
    frontendAt(BACKOFFICE, join(REPOSITORY, 'backoffice/dist')),
    frontendAt('', join(REPOSITORY, 'portal/dist'), { described }),
  ].filter(({ directory, file }) => existsSync(join(directory, file)));
  const files = Router({ caseSensitive: true });
  // Screens are routes of the page's own router: their addresses name no file, and none is looked for.
  for (const frontend of frontends) files.use(sendPage(frontend, ({ path }) => !NAMES_FILE.test(path)));
  files.use(compression());
  serveWorkerOfToday(files, join(REPOSITORY, 'backoffice/dist/today'));
  for (const frontend of frontends) {
    serveFilesOf(files, frontend);
    files.use(sendPage(frontend, () => true));
  }
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (API_ADDRESS.test(request.path)) next();
    else files(request, response, next);
  });
}

/** A page with its own router, and the files that it loads. */
interface Frontend {
  /** Address under which its screens are. */
  base: string;
  directory: string;
  /** Name of the page in the directory. */
  file: string;
  /** Sends the page for an address. */
  send(request: Request, response: Response): Promise<void>;
}

function frontendAt(
  base: string,
  directory: string,
  { file = 'index.html', described }: { file?: string; described?: DescribedPages } = {},
): Frontend {
  const page = new KeptPage(join(directory, file));
  const send = (request: Request, response: Response): Promise<void> =>
    described ? described.send(page, request, response) : page.send(request, response);
  return { base, directory, file, send };
}

/**
 * The service worker of the page *Today* (product/on-site.md#today), which is asked for each time, and may serve the address of the page,
 * although that lies above its own.
 */
function serveWorkerOfToday(app: Router, directory: string): void {
  app.get(`${TODAY}/sw.js`, (_request, response, next) => {
    const headers = { 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': TODAY };
    response.sendFile(join(directory, 'sw.js'), { headers }, (error) => error && next(error));
  });
}

function serveFilesOf(app: Router, { base, directory }: Frontend): void {
  app.use(
    `${base}/assets`,
    expressStaticGzip(join(directory, 'assets'), {
      index: false,
      enableBrotli: true,
      orderPreference: ['br'],
      serveStatic: { immutable: true, maxAge: '365d', redirect: false, setHeaders: allowCaches },
    }),
  );
  app.use(
    base || '/',
    express.static(directory, { index: false, redirect: false, maxAge: '1h', setHeaders: allowCaches }),
  );
}

/** A script or style of any frontend. A missing one must be an error: answered with a page it would be cached as a broken script. */
const ASSET = /\/assets\//;
/** Whether the last part of an address looks like the name of a file. */
const NAMES_FILE = /\.[^./]*$/;

/** Any address under that of a frontend gets its page. @param isMeant which of them */
function sendPage({ base, send }: Frontend, isMeant: (request: Request) => boolean) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const under = request.path === base || request.path.startsWith(`${base}/`);
    const opens = request.method === 'GET' || request.method === 'HEAD';
    if (!opens || !under || ASSET.test(request.path) || !isMeant(request)) next();
    else send(request, response).catch(next);
  };
}

/**
 * No cache keeps an answer, whatever its address and status, unless it is a file that everybody may see
 * ({@link allowCaches}): most are somebody's own.
 */
export function keepOutOfCaches(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Last of all: whatever nobody answered. */
export function answerUnknown(_request: Request, response: Response): void {
  const { status, body } = errorBody('not_found');
  response.status(status).json(body);
}
