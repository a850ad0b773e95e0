import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import express, { type NextFunction, type Request, type Response } from 'express';
import { KeptPage } from './kept-page.js';

const FIRST = '<!doctype html><title>Feria</title>';
const SECOND = '<!doctype html><title>Sommer</title>';

describe('a page that is kept', () => {
  let directory: string;
  let path: string;
  let now: number;
  let server: Server;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'feria-page-'));
    path = join(directory, 'index.html');
    writeFileSync(path, FIRST);
    now = 0;
    const page = new KeptPage(path, () => now);
    const app = express();
    app.set('etag', () => undefined);
    app.use((asked: Request, answer: Response, next: NextFunction) => {
      page.send(asked, answer).catch(next);
    });
    app.use((_error: unknown, _asked: Request, answer: Response, _next: NextFunction) => {
      answer.status(500).end();
    });
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(directory, { recursive: true });
  });

  /** Asks with these headers. */
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', path: '/my-family', method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    });

  it('is sent as it is, or compressed to who can read that', async () => {
    const plain = await ask();
    expect([plain.status, plain.body.toString()]).toEqual([200, FIRST]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(FIRST.length),
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"/),
      'last-modified': expect.any(String),
    });
    const gzip = await ask({ 'Accept-Encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', FIRST]);
    expect((await ask({ 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('is not sent to who has it', async () => {
    const { headers } = await ask();
    const again = await ask({ 'If-None-Match': String(headers.etag), 'Accept-Encoding': 'gzip' });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  it('is answered to HEAD without a body', async () => {
    const { status, headers, body } = await ask({}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(FIRST.length), 0]);
  });

  it('is another one within a second of a build', async () => {
    const { headers } = await ask();
    writeFileSync(path, SECOND);
    utimesSync(path, 1_000, 2_000);
    now = 999;
    expect((await ask()).body.toString()).toBe(FIRST);
    now = 1_000;
    const after = await ask({ 'If-None-Match': String(headers.etag) });
    expect([after.status, after.body.toString()]).toEqual([200, SECOND]);
  });

  it('is an error while there is none, and there again after the next build', async () => {
    await ask();
    rmSync(path);
    now = 1_000;
    expect((await ask()).status).toBe(500);
    writeFileSync(path, SECOND);
    expect((await ask()).body.toString()).toBe(SECOND);
  });
});
