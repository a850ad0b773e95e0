import { addDays, romeToday } from '@feria/shared';
import { JwtService } from '@nestjs/jwt';
import { In } from 'typeorm';
import { jwtOptions } from '../../../src/core/auth/auth.module.js';
import { Sessions } from '../../../src/core/auth/sessions.js';
import { Clock } from '../../../src/core/clock.js';
import { insertRows } from '../../../src/core/database/insert-rows.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { appendHistory, takeDays } from '../../../src/registrations/registration-records.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createCrowd } from '../../registrations/support/crowd.js';
import { faultsOf } from '../../registrations/support/faults.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { createPlace, ENGINE, type TestPlace } from '../../support/database.js';
import { SHORT } from '../../support/short.js';
import { AppProcess } from './support/app-process.js';
import { inDatabase, prepare } from './support/season.js';

/*
 * A season by fair start (product/registrations.md#fair-start): 60 weeks, twelve calendar weeks with five each, and 300 children who have one
 * sure week and wait for three more. Registration closed yesterday, and no process has looked since.
 */

const CALENDAR_WEEKS = 12;
const PARALLEL = 5;
const CHILDREN = 300;
/** Confirmed and waiting weeks of each child, on different days. */
const WEEKS_OF_CHILD = 4;
const SEATS = 15;

let place: TestPlace;
beforeAll(async () => {
  place = await createPlace();
  await prepare(place);
});
afterAll(() => place.remove());

async function closedSeason(): Promise<{ courseId: number; weekIds: number[]; emails: string[] }> {
  return inDatabase(place, async (dataSource, config) => {
    const transactions = new Transactions(dataSource);
    const clock = new Clock();
    const app = { dataSource } as TestApp;
    const day = (days: number): string => addDays(clock.today(), days);
    const course = await someCourse(app, {
      allocation: 'fair_start',
      register_from: day(-20),
      register_to: day(-1),
      from: day(20),
      to: day(200),
    });
    const weeks: CourseWeekEntity[] = [];
    for (let index = 0; index < CALENDAR_WEEKS * PARALLEL; index += 1) {
      const from = 30 + Math.floor(index / PARALLEL) * 7;
      weeks.push(
        await someWeek(app, course, { from: day(from), to: day(from + 4), max_participants: SEATS }),
      );
    }
    const sessions = new Sessions(new JwtService(jwtOptions(config)), dataSource, transactions, clock);
    const crowd = await transactions.run((manager) =>
      createCrowd(manager, sessions, clock.now(), { parents: CHILDREN }),
    );
    const lines = crowd.flatMap(({ id: userId, childIds: [child] }, index) =>
      Array.from({ length: WEEKS_OF_CHILD }, (_, nth) => {
        const calendarWeek = (index + nth * 3) % CALENDAR_WEEKS;
        const week = weeks[calendarWeek * PARALLEL + ((index >> nth) % PARALLEL)]!;
        return { child_id: child!, week, isHeld: nth > 0, userId };
      }),
    );
    await transactions.run((manager) => storeLines(manager, lines, clock.now()));
    const weekIds = weeks.map(({ id }) => id);
    return { courseId: course.id, weekIds, emails: crowd.map(({ email }) => email) };
  });
}

type Manager = Parameters<typeof insertRows>[0];

async function storeLines(
  manager: Manager,
  lines: { child_id: number; week: CourseWeekEntity; isHeld: boolean; userId: number }[],
  now: Date,
): Promise<void> {
  await insertRows(
    manager,
    RegistrationEntity,
    lines.map(({ child_id, week, isHeld, userId }, index) => ({
      child_id,
      course_week_id: week.id,
      day_type: 'full_day' as const,
      price: 12_000,
      is_waiting: isHeld,
      held_back: isHeld,
      queue_number: isHeld ? index + 1 : null,
      emergency_contact1_phone: '+39 333 1',
      booked_by: userId,
      created_at: now,
    })),
  );
  const weekIds = [...new Set(lines.map(({ week }) => week.id))];
  await manager.query(
    `UPDATE course_week SET queue_counter = ${lines.length} WHERE id IN (${weekIds.join()})`,
  );
  const stored = await manager.findBy(RegistrationEntity, { course_week_id: In(weekIds) });
  const weeks = new Map(lines.map(({ week }) => [week.id, week]));
  await takeDays(
    manager,
    stored
      .filter(({ is_waiting }) => !is_waiting)
      .map(({ id, child_id, course_week_id }) => ({
        registrationId: id,
        childId: child_id,
        days: weeks.get(course_week_id)!,
      })),
  );
  await appendHistory(
    manager,
    stored.map((registration) => ({
      registration,
      userId: registration.booked_by,
      kind: registration.is_waiting ? ('waiting' as const) : ('registered' as const),
    })),
    now,
  );
}

/** How far it is, and what is wrong. */
function stateOf({ courseId, weekIds }: { courseId: number; weekIds: number[] }) {
  return inDatabase(place, async ({ manager }) => {
    const rows = await manager.findBy(RegistrationEntity, { course_week_id: In(weekIds) });
    const count = (wanted: (row: RegistrationEntity) => boolean): number => rows.filter(wanted).length;
    const course = await manager.findOneByOrFail(CourseEntity, { id: courseId });
    const mails = await manager.findBy(OutboxMailEntity, { kind: 'places-given' });
    return {
      isDone: course.allocated_at !== null,
      registrations: rows.length,
      heldBack: count(({ held_back }) => held_back),
      movedUp: count(({ moved_up_at }) => moved_up_at !== null),
      mails: mails.map(({ recipient }) => recipient).sort(),
      faults: await faultsOf(manager, weekIds, { today: romeToday() }),
    };
  });
}

it('60 weeks are closed in one go, whenever a process is killed: nobody twice, nobody lost', async () => {
  const season = await closedSeason();
  const all = CHILDREN * WEEKS_OF_CHILD;
  const before = { isDone: false, registrations: all, heldBack: all - CHILDREN, movedUp: 0, mails: [] };
  expect(await stateOf(season)).toEqual({ ...before, faults: [] });
  for (let delay = 0, isDone = false; !isDone; delay += SHORT ? 800 : 40) {
    // Several processes share a MySQL/MariaDB; an SQLite file has one.
    const apps = [await AppProcess.start(place)];
    if (ENGINE === 'mysql') apps.push(await AppProcess.start(place));
    await new Promise((resume) => setTimeout(resume, delay));
    await Promise.all(apps.map((app) => app.kill()));
    const state = await stateOf(season);
    isDone = state.isDone;
    // All of it or nothing.
    if (!isDone) expect(state).toMatchObject({ ...before });
  }
  // One more start finds nothing to do.
  const last = await AppProcess.start(place);
  await new Promise((resume) => setTimeout(resume, 300));
  await last.kill();
  const { movedUp, faults, ...after } = await stateOf(season);
  const emails = [...season.emails].sort();
  expect({ ...after, faults }).toEqual({
    isDone: true,
    registrations: all,
    heldBack: 0,
    mails: emails,
    faults: [],
  });
  // No seat stays free beside somebody who waits: that is one of the faults. So all are taken that anybody wished.
  expect(movedUp).toBeGreaterThan(0);
});
