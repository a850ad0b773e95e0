import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  /** The headers of the request that the answer varies by, with their values then. */
  varying: [string, string | undefined][];
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A cache that everybody behind it shares, as a school or a provider may have. */
export interface CachingProxy {
  base: string;
  /** Addresses of which it keeps an answer. */
  stored(): string[];
  /** Times that a kept answer was sent, having asked whether it still holds. */
  revalidated: number;
  close(): Promise<void>;
}

/**
 * A shared cache by RFC 9111, as greedy as the rules allow: it keeps whatever is not forbidden, also without a word about caching,
 * and asks again only when it must.
 */
export async function startCachingProxy(port: number): Promise<CachingProxy> {
  const store = new Map<string, Stored[]>();
  const server = createServer((incoming, outgoing) => {
    void answer(incoming.method ?? 'GET', incoming.url ?? '/', incoming.headers).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
    );
  });

  async function answer(method: string, url: string, headers: IncomingHttpHeaders): Promise<Answer> {
    const kept = (store.get(url) ?? []).find(({ varying }) =>
      varying.every(([name, value]) => headers[name] === value),
    );
    if (method !== 'GET') return ask(port, method, url, headers);
    if (kept && mayBeUsedUnasked(kept.headers)) return { status: 200, ...kept };
    const condition = kept?.headers.etag ? { 'if-none-match': kept.headers.etag } : {};
    const fresh = await ask(port, method, url, { ...headers, ...condition });
    if (kept && fresh.status === 304) {
      proxy.revalidated += 1;
      kept.headers = { ...kept.headers, ...fresh.headers };
      return { status: 200, ...kept };
    }
    if (mayBeKept(fresh, headers)) {
      const varying = namesIn(fresh.headers.vary).map((name) => [name, headers[name]] as [string, string]);
      store.set(url, [...(store.get(url) ?? []).filter((other) => other !== kept), { varying, ...fresh }]);
    }
    return fresh;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: CachingProxy = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored: () => [...store.keys()].sort(),
    revalidated: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

function mayBeKept({ status, headers }: Answer, request: IncomingHttpHeaders): boolean {
  const control = namesIn(headers['cache-control']);
  if (status !== 200 || namesIn(headers.vary).includes('*')) return false;
  if (control.includes('no-store') || control.includes('private')) return false;
  // What was asked for with a login is somebody's own, unless the answer says that it is not.
  return request.authorization === undefined || control.includes('public');
}

function mayBeUsedUnasked(headers: IncomingHttpHeaders): boolean {
  const control = namesIn(headers['cache-control']);
  return !control.includes('no-cache') && !control.includes('max-age=0');
}

function namesIn(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

function ask(port: number, method: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'transfer-encoding': _, ...rest } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
