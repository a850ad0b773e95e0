import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API, BASKET_API } from '@feria/shared/routes';
import { baseUrl } from '../../../shared/tools/e2e/app';

/**
 * What happens to a sign-up, or a basket, on its way.
 * - `pass`: nothing
 * - `lose`: the app stores it, and the connection breaks before the answer
 * - `504`: the app stores it, and the proxy answers with an error page of its own
 * - `hang`: the app stores it, and nobody ever answers
 * - `cut`: the connection breaks before the app sees anything
 * - `502`, `503`: the app sees nothing, the proxy answers; 503 asks to come back after 7 seconds
 */
type Fate = 'pass' | 'lose' | '504' | 'hang' | 'cut' | '502' | '503';

/** A sign-up that came by. */
interface PassedSignUp {
  key: string;
  body: string;
}

/** A real proxy between browser and app that can lose, delay and refuse sign-ups. Everything else passes. */
export interface Proxy {
  url: string;
  /** What happens to the next sign-ups, one after the other; when the list is used up they pass. */
  plan: (...fates: Fate[]) => void;
  /** What happens to every sign-up from now on. */
  always: (fate: Fate) => void;
  /** Whether every call of the API fails with 504 before the app sees it; the pages still load. */
  outage: (isDown: boolean) => void;
  /** Every sign-up that the browser sent. */
  signUps: PassedSignUp[];
  close: () => Promise<void>;
}

/** Starts a proxy on a free port. */
export async function startProxy(): Promise<Proxy> {
  const planned: Fate[] = [];
  let usual: Fate = 'pass';
  let isDown = false;
  const signUps: PassedSignUp[] = [];
  const server = createServer((from, to) => {
    // A browser sends a request again by itself when a connection that it used before breaks: none is used twice.
    to.shouldKeepAlive = false;
    // What tests book through the API has no key.
    const key = from.headers['idempotency-key'] as string | undefined;
    const isSent = from.url === `/${BASKET_API.send}` || from.url?.startsWith(`/${API.sendRegistration}/`);
    const isSignUp = key !== undefined && isSent;
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.on('end', () => {
      const body = Buffer.concat(chunks);
      if (isDown && from.url?.startsWith('/api/')) return errorPage(to, 504);
      if (!isSignUp) return forward(from, body, (answer) => pass(answer, to));
      signUps.push({ key, body: body.toString() });
      decide(planned.shift() ?? usual, from, body, to);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: (...fates) => void planned.push(...fates),
    always: (fate) => {
      usual = fate;
    },
    outage: (down) => {
      isDown = down;
    },
    signUps,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function decide(fate: Fate, from: IncomingMessage, body: Buffer, to: ServerResponse): void {
  switch (fate) {
    case 'pass':
      return forward(from, body, (answer) => pass(answer, to));
    case 'lose':
      return forward(from, body, (answer) => afterEnd(answer, () => to.destroy()));
    case '504':
      return forward(from, body, (answer) => afterEnd(answer, () => errorPage(to, 504)));
    case 'hang':
      return forward(from, body, (answer) => afterEnd(answer, () => undefined));
    case 'cut':
      to.destroy();
      return;
    case '502':
      return errorPage(to, 502);
    case '503':
      return errorPage(to, 503, { 'Retry-After': '7' });
  }
}

function forward(from: IncomingMessage, body: Buffer, onAnswer: (answer: IncomingMessage) => void): void {
  const { hostname, port } = new URL(baseUrl);
  const call = request(
    { hostname, port, method: from.method, path: from.url, headers: from.headers, agent: false },
    onAnswer,
  );
  call.on('error', () => from.socket.destroy());
  call.end(body);
}

function pass(answer: IncomingMessage, to: ServerResponse): void {
  const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
  to.writeHead(answer.statusCode ?? 502, headers);
  answer.pipe(to);
}

/** The whole answer is here: the app has stored what it was going to store. */
function afterEnd(answer: IncomingMessage, then: () => void): void {
  answer.resume();
  answer.on('end', then);
}

function errorPage(to: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  to.writeHead(status, { 'Content-Type': 'text/html', ...headers });
  to.end('<html><body>nginx</body></html>');
}
