import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallExample } from '../../src/core/http/openapi-examples.js';

/**
 * Keeps of each call of the API the answer of a test that says most, with what was sent, for the examples of the OpenAPI document
 * (`npm run openapi:examples`). Off unless `RECORD_EXAMPLES` names a folder.
 */
const FOLDER = process.env.RECORD_EXAMPLES;
export const isRecording = FOLDER !== undefined;

const best = new Map<string, CallExample>();

/** Longer texts are cut: an example is read by people. */
const TEXT_MAX = 120;
/** In place of what may be a secret: as long as a password has to be. */
const HIDDEN = '************';
/** What looks like a secret is none to copy. */
const SECRET =
  /token|password|secret|recovery|challenge|qr|^codes?$|clientDataJSON|signature|authenticatorData|attestationObject|publicKey|rawId/i;

/** @param name method and path of the call: `GET /api/child/{id}` */
export function recordExample(name: string, example: CallExample): void {
  if (!FOLDER) return;
  const short = shortened(example) as CallExample;
  const known = best.get(name);
  if (known && !saysMore(short, known)) return;
  best.set(name, short);
}

/** Writes down what was recorded until now: a worker may be ended at any time after a test file. */
export function writeExamples(): void {
  if (FOLDER && best.size > 0) writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify([...best]));
}

/** More fields that are filled; of as many, the shorter. */
export function saysMore(one: CallExample, other: CallExample): boolean {
  const [filled, before] = [filledIn(one), filledIn(other)];
  if (filled !== before) return filled > before;
  return JSON.stringify(one).length < JSON.stringify(other).length;
}

function filledIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + filledIn(item), 0);
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? 0 : 1;
  return Object.values(value).reduce<number>((sum, item) => sum + filledIn(item), 1);
}

/** An example that can be read, and copied without harm: one entry of each list, short texts, no secrets. */
export function shortened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => shortened(item, key));
  if (typeof value === 'string') {
    if (SECRET.test(key) || /^(otpauth:|feria_)/.test(value)) return HIDDEN;
    return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item, name)]));
}
