import { basename, join } from 'node:path';
import { UPLOADS } from '@feria/shared';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Response } from 'express';

/**
 * Serves what was uploaded, and nothing of it as a page: the type is that of the ending and must not be guessed, no
 * script runs and nothing is loaded from within. Names are random and content never changes, so browsers keep it for a
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

function harmless(response: Response, path: string): void {
  const isPdf = path.endsWith('.pdf');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader(
    'Content-Security-Policy',
    // Browsers do not show a PDF in a sandbox, and their viewers need styles.
    `default-src 'none'; frame-ancestors 'none'; ${isPdf ? "style-src 'unsafe-inline'" : 'sandbox'}`,
  );
  response.setHeader('Content-Disposition', `inline; filename="${basename(path)}"`);
}
