import http from 'node:http';

/** What one caller saw. */
export interface Answer {
  status: number;
  milliseconds: number;
}

/** A call of one parent. */
export interface Call {
  path: string;
  token?: string;
  /** `Idempotency-Key`. */
  key?: string;
  body: unknown;
}

/** Everybody at once, each over a connection of its own, as browsers come. */
export async function rush(
  base: string,
  calls: readonly Call[],
): Promise<{ answers: Answer[]; elapsed: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  const start = performance.now();
  const answers = await Promise.all(calls.map((call) => post(agent, base, call)));
  const elapsed = performance.now() - start;
  agent.destroy();
  return { answers, elapsed };
}

function post(agent: http.Agent, base: string, { path, token, key, body }: Call): Promise<Answer> {
  const content = JSON.stringify(body);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      base + path,
      {
        method: 'POST',
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(content),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'Idempotency-Key': key } : {}),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - start }),
        );
      },
    );
    request.on('error', reject);
    request.end(content);
  });
}

/** The value below which a share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
