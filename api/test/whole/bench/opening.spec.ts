import type { AddressInfo } from 'node:net';
import { findMistakes } from '../../../bench/support/bookings-check.js';
import { gatherCrowd, type Crowd } from '../../../bench/support/crowd.js';
import { familyByHand, projectsByHand, type PlainDriver } from '../../../bench/support/hand-sql.js';
import { openingMinute, type OpeningMinute } from '../../../bench/support/opening-minute.js';
import { createTestApp, type TestApp } from '../../support/app.js';

/**
 * Small opening minutes, of one project and of baskets, so that `npm run bench:opening` does not stop working unnoticed. They measure
 * nothing.
 */

const PARENTS = 10;
const SEATS = 5;
const QUEUE = 2;
const COUNTDOWN_MS = 3_000;

let test: TestApp;
let crowd: Crowd;
let driver: PlainDriver;
let minute: OpeningMinute;
let statements: { sql: string; rows: number }[];

/** Fills the database and lets its hot projects open while the parents are there. @param hotProjects several: by baskets */
async function openSmall(hotProjects: number): Promise<void> {
  test = await createTestApp();
  const { dataSource, config, clock } = test;
  statements = [];
  driver = {
    rows: async (sql, parameters) => {
      const rows = await dataSource.query<Record<string, unknown>[]>(sql, parameters);
      statements.push({ sql, rows: rows.length });
      return rows;
    },
    close: () => Promise.resolve(),
  };
  clock.set(new Date().toISOString());
  crowd = await gatherCrowd(dataSource, {
    parents: PARENTS,
    projects: hotProjects + 2,
    hotProjects,
    weeks: 1,
    hot: { seats: SEATS, queue: QUEUE },
    opens: 'tomorrow',
    jwtSecret: config.jwtSecret,
    passwordHash: null,
  });
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const { body } = await test.http().get(`/api/frontend/${crowd.courseId}`);
  const opensAt = Date.parse(body.data.opens_at);
  // The clock goes on, and the project opens when everybody had time to see the countdown.
  const started = performance.now();
  jest
    .spyOn(clock, 'now')
    .mockImplementation(() => new Date(opensAt - COUNTDOWN_MS + performance.now() - started));
  minute = await openingMinute({
    port,
    parents: crowd.parents,
    weeks: crowd.hotWeeks,
    hasBaskets: hotProjects > 1,
    arrivalsMs: 200,
  });
}

const mistakes = () => findMistakes(driver, minute.acknowledged, crowd.weekIds);

describe('one project', () => {
  beforeAll(() => openSmall(1));
  afterAll(() => test.close());

  it('each parent goes through every step and has an answer', () => {
    expect([...minute.times.failures]).toEqual([]);
    expect(minute.unanswered).toBe(0);
    expect(minute.acknowledged).toHaveLength(PARENTS);
    const steps = minute.times.table();
    expect(Object.keys(steps)).toEqual(
      expect.arrayContaining([
        'options',
        'userdata',
        'list',
        'project',
        'project opens',
        'family',
        'sign-up',
        'project after',
        'family after',
      ]),
    );
    expect(steps['sign-up']?.calls).toBe(PARENTS);
  });

  it('the week is as full as it can be, and nothing is oversold or lost', async () => {
    const outcomes = minute.acknowledged.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(SEATS);
    expect(outcomes.filter((outcome) => outcome === 'waiting')).toHaveLength(QUEUE);
    expect(await mistakes()).toEqual({ oversold: 0, lost: 0, unknown: 0 });
  });

  it('the same SQL by hand runs on this engine and finds rows', async () => {
    statements = [];
    for (const parent of crowd.parents) await familyByHand(driver, parent);
    const families = statements.length;
    await projectsByHand(driver);
    await projectsByHand(driver, crowd.courseId);
    expect(statements.slice(0, families).filter(({ rows }) => rows > 0).length).toBeGreaterThan(4 * PARENTS);
    expect(statements.slice(families).filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it('what is lost or oversold is found', async () => {
    const [week] = crowd.weekIds;
    await test.dataSource.query('UPDATE course_week SET max_participants = ? WHERE id = ?', [
      SEATS - 1,
      week,
    ]);
    expect(await mistakes()).toEqual({ oversold: 1, lost: 0, unknown: 0 });
    const [row] = await driver.rows(
      'SELECT id FROM registration WHERE course_week_id = ? AND is_waiting = 0',
      [week],
    );
    await test.dataSource.query('UPDATE registration SET is_waiting = 1 WHERE id = ?', [row?.id]);
    expect(await mistakes()).toMatchObject({ lost: 1 });
    const [first] = minute.acknowledged.filter((lines) => lines.length > 0);
    const others = minute.acknowledged.filter((lines) => lines !== first);
    expect((await findMistakes(driver, others, crowd.weekIds)).unknown).toBeGreaterThan(0);
    await test.dataSource.query('UPDATE registration SET is_waiting = 0 WHERE id = ?', [row?.id]);
    await test.dataSource.query('UPDATE course_week SET max_participants = ? WHERE id = ?', [SEATS, week]);
  });
});

describe('baskets of three projects that open in the same minute', () => {
  beforeAll(() => openSmall(3));
  afterAll(() => test.close());

  it('each parent sees the basket, what it would get, and an answer', async () => {
    expect([...minute.times.failures]).toEqual([]);
    expect(minute.unanswered).toBe(0);
    const steps = minute.times.table();
    for (const step of ['kept basket', 'quote', 'quote opens', 'basket after'])
      expect([step, steps[step]?.calls]).toEqual([step, PARENTS]);
    // Who was shown what is gone by now looks again, and sends once more.
    expect(steps.basket?.calls).toBe(PARENTS + (steps['quote again']?.calls ?? 0));
    const [rows] = await driver.rows('SELECT COUNT(*) AS number FROM basket_line', []);
    // Lines of who got no place in a week stay in the basket.
    expect(Number(rows?.number)).toBe(3 * (PARENTS - SEATS - QUEUE));
  });

  it('each week is as full as it can be, and nothing is oversold or lost', async () => {
    for (const week of crowd.weekIds) {
      const lines = minute.acknowledged.flat().filter(({ course_week_id }) => course_week_id === week);
      const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
      expect([count('confirmed'), count('waiting')]).toEqual([SEATS, QUEUE]);
    }
    expect(await mistakes()).toEqual({ oversold: 0, lost: 0, unknown: 0 });
  });
});
