import { addDays, type SignUpResult, romeToday } from '@feria/shared';
import { JwtService } from '@nestjs/jwt';
import { In, type DataSource } from 'typeorm';
import type { CourseWeekEntity } from '../../../../src/model/catalogue/course-week.entity.js';
import { setHealthKey } from '../../../../src/core/database/health-cipher.js';
import { jwtOptions } from '../../../../src/core/auth/auth.module.js';
import { Sessions } from '../../../../src/core/auth/sessions.js';
import { Clock } from '../../../../src/core/clock.js';
import { readConfig, type Config } from '../../../../src/core/config/config.js';
import { migrate } from '../../../../src/core/database/data-source.js';
import { openDatabase } from '../../../../src/open-database.js';
import { Transactions } from '../../../../src/core/database/transactions.js';
import { OutboxMailEntity } from '../../../../src/model/mailing/outbox-mail.entity.js';
import { IdempotencyKeyEntity } from '../../../../src/core/idempotency/idempotency-key.entity.js';
import { RegistrationEntity } from '../../../../src/model/registrations/registration.entity.js';
import { createCrowd, type CrowdParent } from '../../../registrations/support/crowd.js';
import { faultsOf } from '../../../registrations/support/faults.js';
import type { TestApp } from '../../../support/app.js';
import { someCourse, someWeek } from '../../../support/builders.js';
import type { TestPlace } from '../../../support/database.js';

/**
 * The crash tests kill the app, which runs in a process of its own. Here the test process prepares and checks the database
 * of that app. It opens the database only for each piece of work, never all the time.
 */

/** The data of one round of a crash test. */
export interface Season {
  /** A week with fewer seats and places on the waiting list than there are parents. */
  smallWeek: CourseWeekEntity;
  /** A week with a seat for everybody. */
  largeWeek: CourseWeekEntity;
  /** Parents who all sign up for both weeks at the same time. */
  crowd: CrowdParent[];
}

/** Seats of the small week. */
const SEATS = 10;
/** Places on the waiting list of each week. */
const QUEUE = 8;
const PARENTS = 40;

/** Opens the database of a test place (data directory and database), runs `work` on it and closes it again. */
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

/** Creates the tables by running all migrations. */
export async function prepare(place: TestPlace): Promise<void> {
  await inDatabase(place, migrate);
}

/**
 * Creates a course that is open for registration, with two weeks, and new parents. Dates count from the real date: the app
 * in the other process cannot be given a test clock.
 */
export function openSeason(place: TestPlace, { parents = PARENTS } = {}): Promise<Season> {
  return inDatabase(place, async (dataSource, config) => {
    const transactions = new Transactions(dataSource);
    const clock = new Clock();
    // The builders use nothing of the app but its data source.
    const app = { dataSource } as TestApp;
    const day = (days: number): string => addDays(clock.today(), days);
    const course = await someCourse(app, {
      register_from: day(-2),
      register_to: day(20),
      from: day(30),
      to: day(60),
    });
    const smallWeek = await someWeek(app, course, {
      from: day(30),
      to: day(34),
      max_participants: SEATS,
      waiting_list: QUEUE,
    });
    const largeWeek = await someWeek(app, course, {
      from: day(37),
      to: day(41),
      max_participants: 500,
      waiting_list: QUEUE,
    });
    const sessions = new Sessions(new JwtService(jwtOptions(config)), dataSource, transactions, clock);
    const crowd = await transactions.run((manager) =>
      createCrowd(manager, sessions, clock.now(), { parents }),
    );
    return { smallWeek, largeWeek, crowd };
  });
}

/** The answers to sign-ups, by the id of the user. Parents who got no answer, or only a part of one, are missing. */
export type Acknowledged = Map<number, SignUpResult>;

/**
 * What is wrong in the database after a crash, one sentence each: a registration that was acknowledged but not stored, a
 * sign-up that was stored only in part, a seat that was given twice. An empty list when all is right.
 * @param complete whether every parent has an answer by now: then nothing may be stored that was not acknowledged
 */
export function faultsAfterCrash(
  place: TestPlace,
  { smallWeek, largeWeek, crowd }: Season,
  acknowledged: Acknowledged,
  { complete }: { complete: boolean },
): Promise<string[]> {
  return inDatabase(place, async ({ manager }) => {
    const faults = await faultsOf(manager, [smallWeek.id, largeWeek.id], { today: romeToday() });
    const rows = await manager.findBy(RegistrationEntity, {
      course_week_id: In([smallWeek.id, largeWeek.id]),
    });
    const rowById = new Map(rows.map((row) => [row.id, row]));
    let acknowledgedCount = 0;
    for (const { registrations } of acknowledged.values()) {
      for (const { id, child_id, course_week_id, outcome } of registrations) {
        if (id === null) continue;
        acknowledgedCount += 1;
        const row = rowById.get(id);
        const isStored =
          row?.child_id === child_id &&
          row.course_week_id === course_week_id &&
          row.is_waiting === (outcome === 'waiting');
        if (!isStored)
          faults.push(`registration ${id} was acknowledged as ${outcome} but is not stored like that`);
      }
    }
    const seatsTaken = rows.filter(
      ({ course_week_id, is_waiting }) => course_week_id === smallWeek.id && !is_waiting,
    );
    if (complete) {
      if (rows.length !== acknowledgedCount)
        faults.push(`${rows.length} registrations, ${acknowledgedCount} acknowledged`);
      if (seatsTaken.length !== SEATS) faults.push(`${seatsTaken.length} of ${SEATS} seats taken`);
      if (acknowledged.size !== crowd.length) faults.push(`${acknowledged.size} parents have an answer`);
    }
    const mails = await manager.findBy(OutboxMailEntity, { recipient: In(crowd.map(({ email }) => email)) });
    const keys = await manager.findBy(IdempotencyKeyEntity, { user_id: In(crowd.map(({ id }) => id)) });
    for (const { id: userId, email, childIds } of crowd) {
      const registrations = rows.filter(({ child_id }) => childIds.includes(child_id));
      // A sign-up is one transaction: its registrations, one mail for the confirmed ones, one for those on the waiting list
      // (sorted here: `new` before `waiting`), and the answer that is stored under the idempotency key. All of it or nothing.
      const expectedMails = [
        ...(registrations.some(({ is_waiting }) => !is_waiting) ? ['new'] : []),
        ...(registrations.some(({ is_waiting }) => is_waiting) ? ['waiting'] : []),
      ];
      const actualMails = mails.filter(({ recipient }) => recipient === email).map(({ kind }) => kind);
      if (actualMails.sort().join() !== expectedMails.join())
        faults.push(`${email} has the mails ${actualMails.join()} and not ${expectedMails.join()}`);
      const storedAnswers = keys.filter(({ user_id }) => user_id === userId).length;
      if (storedAnswers !== (registrations.length ? 1 : 0))
        faults.push(`${email} has ${storedAnswers} stored answers`);
    }
    return faults;
  });
}
