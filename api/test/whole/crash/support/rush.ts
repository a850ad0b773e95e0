import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignUpResult } from '@feria/shared';
import request from 'supertest';
import { signUpBody } from '../../../support/builders.js';
import { SHORT } from '../../../support/short.js';
import type { Acknowledged, Season } from './season.js';

/** Crashes of each kind: 1 in `npm test`, 2 in its whole form, 20 in `npm run test:crash`. */
export const ROUNDS = Number(process.env.CRASH_ROUNDS ?? (SHORT ? 1 : 2));

type Parent = Season['crowd'][number];

/** Signs up for both weeks, with an idempotency key. `null` when the sign-up failed or its answer did not arrive whole. */
async function submit(
  url: string,
  parent: Parent,
  { smallWeek, largeWeek }: Season,
): Promise<SignUpResult | null> {
  try {
    const { status, body } = await request(url)
      .post(`/api/send-registration/${smallWeek.course_id}`)
      .set('Authorization', `Bearer ${parent.token}`)
      .set('Idempotency-Key', `season-${smallWeek.id}`)
      .send(signUpBody({ id: parent.childIds[0]! }, [smallWeek, largeWeek]));
    return status === 201 ? (body.data as SignUpResult) : null;
  } catch {
    return null; // the connection broke
  }
}

/**
 * All parents sign up at the same time, spread over the processes. After a random number of answers `kill` is called once.
 * @param urls addresses of the processes
 * @param kill ends a process or a database server
 * @returns the answers that arrived, also those after the kill
 */
export async function rushAndKill(
  urls: string[],
  season: Season,
  kill: () => Promise<void>,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  const answersBeforeKill = randomInt(1, season.crowd.length - 5);
  let killed: Promise<void> | null = null;
  const killSoon = async (): Promise<void> => {
    // A random number of turns of the event loop, so that the kill does not always come right after an answer.
    for (let turns = randomInt(0, 40); turns > 0; turns -= 1)
      await new Promise((resolve) => setImmediate(resolve));
    await kill();
  };
  await Promise.all(
    season.crowd.map(async (parent, index) => {
      const answer = await submit(urls[index % urls.length]!, parent, season);
      if (answer) acknowledged.set(parent.id, answer);
      if (acknowledged.size >= answersBeforeKill) killed ??= killSoon();
    }),
  );
  // When fewer parents than that got an answer, nothing has been killed yet.
  await (killed ?? killSoon());
  return acknowledged;
}

/** Parents without an answer sign up again, with the same key, until they have one: at most 100 times, 0.1 s apart. */
export async function repeatUntilAnswered(
  urls: string[],
  season: Season,
  acknowledged: Acknowledged,
): Promise<void> {
  const unanswered = season.crowd.filter(({ id }) => !acknowledged.has(id));
  await Promise.all(
    unanswered.map(async (parent, index) => {
      for (let attempt = 0; attempt < 100 && !acknowledged.has(parent.id); attempt += 1) {
        if (attempt) await sleep(100);
        const answer = await submit(urls[index % urls.length]!, parent, season);
        if (answer) acknowledged.set(parent.id, answer);
      }
    }),
  );
}
