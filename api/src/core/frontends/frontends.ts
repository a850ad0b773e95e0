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

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Addresses that belong to the API, in whatever case. No file is looked for there, which would cost each call of the API two
 * looks at the disk, and an unknown one below is 404 in JSON, not a page.
 */
const API_ADDRESS =
  /^\/(api|auth|health|metrics|uploads|calendar|confirmation|excelExport|export|mail-preview|message-file)(\/|$)/i;

/**
 * Serves the uploads and, when they are built, portal (`/`) and back office (`/be`). Files with a hash in their name are
 * kept for a year; pages are asked for each time. To be called before the routes of Nest are registered: what is not
 * found here goes on to them. Scripts and styles were compressed when they were built; the rest is compressed as it is sent.
 * Answers of the API are compressed by `sendJson`.
 */
export function serveFiles(app: NestExpressApplication, dataDir: string): void {
  serveUploads(app, dataDir);
  const files = Router({ caseSensitive: true });
  files.use(compression());
  serveToday(files, join(REPOSITORY, 'backoffice/dist/today'));
  serveFrontend(files, BACKOFFICE, join(REPOSITORY, 'backoffice/dist'));
  serveFrontend(files, '', join(REPOSITORY, 'portal/dist'));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (API_ADDRESS.test(request.path)) next();
    else files(request, response, next);
  });
}

/**
 * The page *Today* (product.md#today) with its service worker, which is asked for each time, and may serve the address of the page,
 * although that lies above its own.
 */
function serveToday(app: Router, directory: string): void {
  app.get(`${TODAY}/sw.js`, (_request, response, next) => {
    const headers = { 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': TODAY };
    response.sendFile(join(directory, 'sw.js'), { headers }, (error) => error && next(error));
  });
  serveFrontend(app, TODAY, directory, 'today.html');
}

function serveFrontend(app: Router, base: string, directory: string, file = 'index.html'): void {
  const page = join(directory, file);
  if (!existsSync(page)) return;
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
  // Screens are routes of the page's own router: any other address that a browser opens gets the page.
  app.use((request: Request, response: Response, next: NextFunction) => {
    const under = request.path === base || request.path.startsWith(`${base}/`);
    const opens = request.method === 'GET' || request.method === 'HEAD';
    // A missing asset must be an error: answered with the page it would be cached as a broken script.
    const asset = request.path.startsWith(`${base}/assets/`);
    if (!opens || !under || asset) {
      next();
      return;
    }
    response.sendFile(page, { headers: { 'Cache-Control': 'no-cache' } }, (error) => error && next(error));
  });
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
