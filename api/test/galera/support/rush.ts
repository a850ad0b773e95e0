import { setTimeout as sleep } from 'node:timers/promises';
import type { SignUpResult } from '@feria/shared';
import request from 'supertest';
import type { Acknowledged, Season } from '../../crash/support/season.js';
import { signUpBody } from '../../support/builders.js';

type Parent = Season['crowd'][number];

/** Longer than a cluster needs to find out that a node is dead. */
const PATIENCE = 30_000;

/** What came of a rush. */
export interface Rush {
  acknowledged: Acknowledged;
  /** How often each answer came; 0 stands for a connection that broke. */
  statuses: Map<number, number>;
  /** Whatever was answered that is neither a booking nor a 503. */
  unexpected: string[];
  /** Milliseconds from the first request to the last answer. */
  took: number;
}

/**
 * Every parent books both weeks, beginning at the process of its turn; whoever is not told the outcome asks again, with
 * the same key, at the next process, until it is.
 * @param onAnswer called after each acknowledged booking with how many there are
 */
export async function rush(
  urls: readonly string[],
  season: Season,
  onAnswer: (count: number) => void = () => undefined,
): Promise<Rush> {
  const started = performance.now();
  const acknowledged: Acknowledged = new Map();
  const statuses = new Map<number, number>();
  const unexpected: string[] = [];
  await Promise.all(
    season.crowd.map(async (parent, index) => {
      for (let attempt = 0; attempt < 200; attempt += 1) {
        if (attempt) await sleep(100);
        const { status, result, text } = await submit(urls[(index + attempt) % urls.length]!, parent, season);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (result) {
          acknowledged.set(parent.id, result);
          onAnswer(acknowledged.size);
          return;
        }
        if (status === 0 || status === 503) continue;
        unexpected.push(`${status} ${text}`);
        return;
      }
    }),
  );
  return { acknowledged, statuses, unexpected, took: performance.now() - started };
}

async function submit(
  url: string,
  parent: Parent,
  { hot, wide }: Season,
): Promise<{ status: number; result: SignUpResult | null; text: string }> {
  try {
    const { status, body, text } = await request(url)
      .post(`/api/send-registration/${hot.course_id}`)
      .set('Authorization', `Bearer ${parent.token}`)
      .set('Idempotency-Key', `season-${hot.id}`)
      .timeout(PATIENCE)
      .send(signUpBody({ id: parent.childIds[0]! }, [hot, wide]));
    return { status, result: status === 201 ? (body.data as SignUpResult) : null, text };
  } catch {
    return { status: 0, result: null, text: '' };
  }
}
