import { readFileSync } from 'node:fs';

const FILE = new URL('./openapi-examples.jsonl', import.meta.url);

/** What a test sent to a call, and the answer that it got, both cut short. */
export interface CallExample {
  request?: unknown;
  response: unknown;
}

/** The examples of the calls by method and path (`GET /api/child/{id}`), as tests have recorded them (`npm run openapi:examples`). */
export function readExamples(): Map<string, CallExample> {
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as [string, CallExample]));
}
