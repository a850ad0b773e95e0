import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignUpResult } from '@feria/shared';
import request from 'supertest';
import { signUpBody } from '../../support/builders.js';
import type { Acknowledged, Season } from './season.js';

/** Crashes of each kind: 2 in `npm test`, 20 in `npm run test:crash`. */
export const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);

type Parent = Season['crowd'][number];

/** Signs up for both weeks, with a key of the parent's own. `null` when no whole answer came. */
async function submit(url: string, parent: Parent, { hot, wide }: Season): Promise<SignUpResult | null> {
  try {
    const { status, body } = await request(url)
      .post(`/api/send-registration/${hot.course_id}`)
      .set('Authorization', `Bearer ${parent.token}`)
      .set('Idempotency-Key', `season-${hot.id}`)
      .send(signUpBody({ id: parent.childIds[0]! }, [hot, wide]));
    return status === 201 ? (body.data as SignUpResult) : null;
  } catch {
    return null; // the connection broke
  }
}

/**
 * Everybody rushes at once, spread over the addresses; at a random moment in it the blow falls.
 * @param blow kills something; it is waited for
 * @returns what the parents were told before
 */
export async function rushUntil(
  urls: string[],
  season: Season,
  blow: () => Promise<void>,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  const moment = randomInt(1, season.crowd.length - 5);
  let struck: Promise<void> | null = null;
  const strike = async (): Promise<void> => {
    for (let turns = randomInt(0, 40); turns > 0; turns -= 1)
      await new Promise((resolve) => setImmediate(resolve));
    await blow();
  };
  await Promise.all(
    season.crowd.map(async (parent, index) => {
      const answer = await submit(urls[index % urls.length]!, parent, season);
      if (answer) acknowledged.set(parent.id, answer);
      if (acknowledged.size >= moment) struck ??= strike();
    }),
  );
  // Should the others have been too few to be told anything, the blow falls now.
  await (struck ?? strike());
  return acknowledged;
}

/** Whoever has no answer asks again, with the same key, until there is one. */
export async function finish(urls: string[], season: Season, acknowledged: Acknowledged): Promise<void> {
  const left = season.crowd.filter(({ id }) => !acknowledged.has(id));
  await Promise.all(
    left.map(async (parent, index) => {
      for (let attempt = 0; attempt < 100 && !acknowledged.has(parent.id); attempt += 1) {
        if (attempt) await sleep(100);
        const answer = await submit(urls[index % urls.length]!, parent, season);
        if (answer) acknowledged.set(parent.id, answer);
      }
    }),
  );
}
