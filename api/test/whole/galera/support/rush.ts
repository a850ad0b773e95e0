import { setTimeout as sleep } from 'node:timers/promises';
import type { SignUpResult } from '@feria/shared';
import request from 'supertest';
import type { Acknowledged, Season } from '../../crash/support/season.js';
import { signUpBody } from '../../../support/builders.js';

type Parent = Season['crowd'][number];

/** How long a parent waits for an answer: longer than a cluster needs to find out that a node is dead. */
const ANSWER_TIMEOUT_MS = 30_000;

/** The answers that the parents got. */
export interface Rush {
  acknowledged: Acknowledged;
  /** How often each answer came; 0 stands for a connection that broke. */
  statuses: Map<number, number>;
  /** Answers that are neither a booking nor a 503: status and text. */
  unexpected: string[];
  /** From the first request to the last answer. */
  durationMs: number;
}

/**
 * Every parent signs up for both weeks at the same time, spread over the processes. A parent whose connection broke, or who
 * got a 503, repeats it with the same key at the next process: at most 200 times, 0.1 s apart.
 * @param urls addresses of the processes
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
  return { acknowledged, statuses, unexpected, durationMs: performance.now() - started };
}

async function submit(
  url: string,
  parent: Parent,
  { smallWeek, largeWeek }: Season,
): Promise<{ status: number; result: SignUpResult | null; text: string }> {
  try {
    const { status, body, text } = await request(url)
      .post(`/api/send-registration/${smallWeek.course_id}`)
      .set('Authorization', `Bearer ${parent.token}`)
      .set('Idempotency-Key', `season-${smallWeek.id}`)
      .timeout(ANSWER_TIMEOUT_MS)
      .send(signUpBody({ id: parent.childIds[0]! }, [smallWeek, largeWeek]));
    return { status, result: status === 201 ? (body.data as SignUpResult) : null, text };
  } catch {
    return { status: 0, result: null, text: '' };
  }
}

/** A duration as people read it: `1.5 s`. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Prints the figures of a rush. @param conflicts transactions that the nodes refused because of another node */
export function report(
  title: string,
  { acknowledged, statuses, durationMs }: Rush,
  conflicts?: number,
): void {
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const conflictText = conflicts === undefined ? '' : `, ${conflicts} conflicts`;
  const rate = Math.round((acknowledged.size * 1_000) / durationMs);
  console.log(
    `${title}: ${acknowledged.size} bookings in ${seconds(durationMs)} (${rate}/s), ${answers}${conflictText}`,
  );
}
