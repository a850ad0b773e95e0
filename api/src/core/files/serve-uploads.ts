import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { UPLOAD_NAME, UPLOADS } from '@feria/shared';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Request, type Response } from 'express';
import { nameFile } from './name-file.js';

/**
 * Serves what was uploaded, and nothing of it as a page: the type is that of the ending and must not be guessed, and a
 * policy with `sandbox` keeps scripts, forms and everything from elsewhere out. A PDF can hold scripts and forms of its
 * own, so a browser saves it and does not show it. Names are random and content never changes, so browsers keep it for a
 * year; mails and their web pages may show the images.
 */
export function serveUploads(app: NestExpressApplication, dataDir: string): void {
  app.use(
    UPLOADS,
    express.static(join(dataDir, 'uploads'), {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      fallthrough: true,
      immutable: true,
      maxAge: '365d',
      setHeaders: harmless,
    }),
  );
}

/** Called for a file that is being sent: `express.static` then says how long caches may keep it. */
export function allowCaches(response: ServerResponse): void {
  response.removeHeader('Cache-Control');
}

/** Images are shown where they are linked; everything else is saved. */
const SHOWN = /\.(?:webp|png|jpg|gif)$/;

function harmless(response: Response, path: string): void {
  allowCaches(response);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  const [stem = '', ending = ''] = basename(path).split('.');
  if (SHOWN.test(path)) response.setHeader('Content-Disposition', `inline; filename="${basename(path)}"`);
  else nameFile(response, [wantedName(response.req) ?? stem], ending);
}

/** The name that a link of ours gives (`namedUpload`); the ending is always that of the file. */
function wantedName({ query }: Request): string | undefined {
  const name = query[UPLOAD_NAME];
  return typeof name === 'string' ? name : undefined;
}
