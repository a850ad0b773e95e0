import { addDays, romeDate, type SignUpResult } from '@feria/shared';
import { In, type DataSource } from 'typeorm';
import type { CourseWeekEntity } from '../../../src/catalogue/course-week/course-week.entity.js';
import { setHealthKey } from '../../../src/people/health-cipher.js';
import { Sessions } from '../../../src/platform/auth/sessions.js';
import { Clock } from '../../../src/platform/clock.js';
import { readConfig, type Config } from '../../../src/platform/config/config.js';
import { migrate, openDatabase } from '../../../src/platform/database/data-source.js';
import { Transactions } from '../../../src/platform/database/transactions.js';
import { OutboxMailEntity } from '../../../src/platform/mail/outbox-mail.entity.js';
import { IdempotencyKeyEntity } from '../../../src/registrations/idempotency-key.entity.js';
import { RegistrationEntity } from '../../../src/registrations/registration.entity.js';
import { createCrowd, type CrowdParent } from '../../registrations/support/crowd.js';
import { faultsOf } from '../../registrations/support/faults.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import type { TestPlace } from '../../support/database.js';

/** What the test process does in the database of an app that it kills: it is open only while needed. */

/** A hot week that all want, a wide one with a seat for everybody, and the parents who rush. */
export interface Season {
  hot: CourseWeekEntity;
  wide: CourseWeekEntity;
  crowd: CrowdParent[];
}

export const SEATS = 10;
export const QUEUE = 8;
const PARENTS = 40;

/** Opens the database of a place for a piece of work. */
export async function inDatabase<T>(
  place: TestPlace,
  work: (dataSource: DataSource, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SEED: 'none',
  });
  setHealthKey(config.healthKey);
  const dataSource = await openDatabase(config);
  try {
    return await work(dataSource, config);
  } finally {
    await dataSource.destroy();
  }
}

/** Makes the tables. */
export function prepare(place: TestPlace): Promise<void> {
  return inDatabase(place, migrate);
}

/** Opens a course with two weeks to a fresh crowd, by the clock of this machine. */
export function openSeason(place: TestPlace, { parents = PARENTS } = {}): Promise<Season> {
  return inDatabase(place, async (dataSource, config) => {
    const transactions = new Transactions(dataSource);
    const clock = new Clock();
    const app = { dataSource } as TestApp;
    const day = (days: number): string => addDays(clock.today(), days);
    const course = await someCourse(app, {
      register_from: day(-2),
      register_to: day(20),
      from: day(30),
      to: day(60),
    });
    const sizes = { waiting_list: QUEUE };
    const hot = await someWeek(app, course, {
      from: day(30),
      to: day(34),
      max_participants: SEATS,
      ...sizes,
    });
    const wide = await someWeek(app, course, {
      from: day(37),
      to: day(41),
      max_participants: 500,
      ...sizes,
    });
    const sessions = new Sessions(config, dataSource, transactions, clock);
    const crowd = await transactions.run((manager) =>
      createCrowd(manager, sessions, clock.now(), { parents }),
    );
    return { hot, wide, crowd };
  });
}

/** What a parent was told, by the id of the user; only who got a whole answer is in it. */
export type Acknowledged = Map<number, SignUpResult>;

/**
 * What is wrong: acknowledged and not stored, stored by halves, seats counted twice. An empty list when nothing is.
 * @param complete everybody has an answer: then nothing else may be stored either
 */
export function wrongs(
  place: TestPlace,
  { hot, wide, crowd }: Season,
  acknowledged: Acknowledged,
  { complete }: { complete: boolean },
): Promise<string[]> {
  return inDatabase(place, async ({ manager }) => {
    const found = await faultsOf(manager, [hot.id, wide.id], { today: romeDate(new Date()) });
    const rows = await manager.findBy(RegistrationEntity, { course_week_id: In([hot.id, wide.id]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    let promised = 0;
    for (const { registrations } of acknowledged.values()) {
      for (const { id, child_id, course_week_id, outcome } of registrations) {
        if (id === null) continue;
        promised += 1;
        const row = byId.get(id);
        const same =
          row?.child_id === child_id &&
          row.course_week_id === course_week_id &&
          row.is_waiting === (outcome === 'waiting');
        if (!same) found.push(`registration ${id} was acknowledged as ${outcome} and is not so`);
      }
    }
    const taken = rows.filter(({ course_week_id, is_waiting }) => course_week_id === hot.id && !is_waiting);
    if (complete) {
      if (rows.length !== promised) found.push(`${rows.length} registrations, ${promised} acknowledged`);
      if (taken.length !== SEATS) found.push(`${taken.length} of ${SEATS} seats taken`);
      if (acknowledged.size !== crowd.length) found.push(`${acknowledged.size} parents have an answer`);
    }
    const mails = await manager.findBy(OutboxMailEntity, { recipient: In(crowd.map(({ email }) => email)) });
    const keys = await manager.findBy(IdempotencyKeyEntity, { user_id: In(crowd.map(({ id }) => id)) });
    for (const { id, email, childIds } of crowd) {
      const own = rows.filter(({ child_id }) => childIds.includes(child_id));
      // One mail for what is confirmed, one for what waits, and the answer kept with them: all of it or nothing.
      const wanted = [
        ...(own.some(({ is_waiting }) => !is_waiting) ? ['new'] : []),
        ...(own.some(({ is_waiting }) => is_waiting) ? ['waiting'] : []),
      ];
      const got = mails.filter(({ recipient }) => recipient === email).map(({ kind }) => kind);
      if (got.sort().join() !== wanted.join())
        found.push(`${email} has the mails ${got.join()} and not ${wanted.join()}`);
      const kept = keys.filter(({ user_id }) => user_id === id).length;
      if (kept !== (own.length ? 1 : 0)) found.push(`${email} has ${kept} answers kept`);
    }
    return found;
  });
}
