import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createPlace } from '../../../support/database.js';
import { slowness } from './cpu-speed.js';
import type { ApiSchema } from '../../../support/api-schema.js';
import { CAN_PIN, startOnOneCore } from './one-core.js';

/** Longest time in ms that one request may keep others waiting, at the speed of `cpu-speed.ts`. */
export const BUDGET_MS = 100;

const MAIN = join(import.meta.dirname, '../../../../dist/main.js');

export interface Call {
  method: string;
  path: string;
  body: ApiSchema | null;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: ApiSchema }> };
}

export interface Answer {
  /** 0 when the app closed the connection before its answer was read, as it does with a body it refuses. */
  status: number;
  text: string;
}

export type OneCoreApp = Awaited<ReturnType<typeof startOneCoreApp>>;

/** Whether CPU times can be read here. Prints what is missing. */
export function canMeasure(): boolean {
  if (!CAN_PIN) console.log('taskset is missing here: the app runs on every core');
  if (process.platform === 'linux') return true;
  console.log('skipped: only Linux tells the CPU time of a thread');
  return false;
}

/** The built app with demo data, in a process of its own on one core, and its calls by the OpenAPI description. */
export async function startOneCoreApp() {
  const agent = new Agent({ keepAlive: true });
  const place = await createPlace();
  const app = await startOnOneCore(
    [MAIN],
    {
      DATA_DIR: place.dataDir,
      PORT: '0',
      SEED: 'demo',
      RATE_LIMIT: 'off',
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    },
    /Parents +(http:\S+)\//,
  );

  function send(
    method: string,
    path: string,
    {
      body,
      type = 'application/json',
      token,
      lang,
      base = app.base,
    }: { body?: string | Buffer; type?: string; token?: string; lang?: string; base?: string } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(base + path, {
        agent,
        method,
        headers: {
          ...(body !== undefined && { 'Content-Type': type }),
          ...(lang !== undefined && { 'api-lang': lang }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
      });
      let answer: Answer = { status: 0, text: '' };
      const onError = (error: NodeJS.ErrnoException): void => {
        // Refused before all of it was sent. That the app still lives, its next CPU time says.
        if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve(answer);
        else reject(error);
      };
      sent.on('error', onError);
      sent.on('response', (response) => {
        answer = { status: response.statusCode ?? 0, text: '' };
        response.setEncoding('utf8');
        response.on('error', onError);
        response.on('data', (chunk: string) => (answer.text += chunk));
        response.on('end', () => resolve(answer));
      });
      sent.end(body);
    });
  }

  /**
   * CPU time in ms of the cheapest of three tries, as a processor of the speed that {@link slowness} knows takes: the first try may
   * compile code, or collect garbage of others.
   */
  async function costOf(work: () => Promise<unknown>): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && least > BUDGET_MS; tries += 1) {
      const before = app.mainThreadMs();
      await work();
      const cost = app.mainThreadMs() - before;
      least = Math.min(least, cost > BUDGET_MS ? cost / slowness() : cost);
    }
    return least;
  }

  /** Sends the body, and fails when that costs more than the budget or is answered with 5xx. */
  async function expectCheap(method: string, path: string, body: string, token?: string): Promise<number> {
    let status = 0;
    const cost = await costOf(async () => ({ status } = await send(method, path, { body, token })));
    if (cost > BUDGET_MS || status >= 500)
      throw new Error(`${method} ${path} ${body.slice(0, 80)} (${body.length}) → ${status}, ${cost} ms`);
    return status;
  }

  const description = JSON.parse((await send('GET', '/api/docs-json')).text) as {
    components: { schemas: Record<string, ApiSchema> };
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      method: method.toUpperCase(),
      path,
      body: operation.requestBody?.content['application/json']?.schema ?? null,
    })),
  );

  return {
    base: app.base,
    calls,
    schemas: description.components.schemas,
    send,
    costOf,
    megabytesOf: app.megabytesOf,
    expectCheap,
    async stop(): Promise<void> {
      agent.destroy();
      await app.stop();
      await place.remove();
    },
  };
}
