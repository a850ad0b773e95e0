import express, { type NextFunction, type Request, type Response } from 'express';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { fileURLToPath } from 'node:url';
import { DescribedPages } from '../../../src/core/frontends/described-pages.js';
import { KeptPage } from '../../../src/core/frontends/kept-page.js';
import type { TestApp } from '../../support/app.js';

/** The portal's page as its build starts from it: tests of the API need no build of the portal. */
const PAGE = fileURLToPath(new URL('../../../../portal/index.html', import.meta.url));

/** Pages of the portal as the app sends them, over HTTP. @param file of the page */
export function pagesOf({ app }: TestApp, file = PAGE): TestAgent {
  const pages = app.get(DescribedPages);
  const page = new KeptPage(file);
  const server = express();
  server.set('query parser', 'simple');
  server.set('etag', () => undefined);
  server.use((asked: Request, answer: Response, next: NextFunction) => {
    pages.send(page, asked, answer).catch(next);
  });
  return request.agent(server);
}
