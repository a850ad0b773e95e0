import 'reflect-metadata';
import { type AttendanceResult, OFFICE_API, romeToday } from '@feria/shared';
import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { RoleEntity, UserRoleEntity } from '../src/core/auth/role.entity.js';
import { readConfig } from '../src/core/config/config.js';
import { CourseWeekEntity } from '../src/model/catalogue/course-week.entity.js';
import { RegistrationEntity } from '../src/model/registrations/registration.entity.js';
import { CourseWeekLeaderEntity } from '../src/model/on-site/week-group.entity.js';
import { openDatabase } from '../src/open-database.js';
import { App, prepare } from './support/app.js';
import type { Crowd } from './support/crowd.js';
import { createPlace, type Engine, type Place } from './support/place.js';
import { percentile } from './support/rush.js';

/**
 * `npm run bench:morning [-- sqlite|mysql]`: 300 children arrive, and 20 leaders mark them at once, one by one, as *Today* sends them;
 * beside it, in one run, one leader alone, a device that sends 300 marks of an hour without a network, and the list of the day.
 */
const CHILDREN = 300;
const LEADERS = 20;
/** Times that the list is read and that a device sends everything. */
const RUNS = 5;

type Parent = Crowd['parents'][number];

const engines: Engine[] = process.argv[2] ? [process.argv[2] as Engine] : ['sqlite', 'mysql'];
for (const engine of engines) console.table(await measure(engine));

async function measure(engine: Engine): Promise<Record<string, string | number>[]> {
  const place = await createPlace(engine);
  try {
    const seats = { seats: CHILDREN, queue: 0 };
    const crowd = await prepare(place, {
      parents: CHILDREN + LEADERS,
      projects: 1,
      weeks: 1,
      passwordHash: null,
      opens: 'yesterday',
      hot: seats,
    });
    const families = crowd.parents.slice(0, CHILDREN);
    const leaders = crowd.parents.slice(CHILDREN);
    const children = families.map(({ childIds }) => childIds[0] as number);
    await fillWeek(place, crowd, children, leaders);
    const app = await App.start(place);
    try {
      return await morning(engine, app, children, leaders);
    } finally {
      await app.stop();
    }
  } finally {
    await place.remove();
  }
}

async function morning(
  engine: Engine,
  app: App,
  children: readonly number[],
  leaders: readonly Parent[],
): Promise<Record<string, string | number>[]> {
  const [first] = leaders as [Parent];
  const share = children.length / leaders.length;
  // Once without counting: code, connections and caches are warm.
  await markOneByOne(app, first, children.slice(0, share));
  const alone = await timed(() => markOneByOne(app, first, children.slice(0, share)));
  const together = await timed(async () =>
    (
      await Promise.all(
        leaders.map((leader, index) =>
          markOneByOne(app, leader, children.slice(index * share, (index + 1) * share)),
        ),
      )
    ).flat(),
  );
  const batches = await timed(() => repeated(() => send(app, first, children)));
  const lists = await timed(() => repeated(() => readDay(app, first)));
  const perSecond = ({ times, elapsed }: Timed, marks = 1) => (times.length * marks * 1_000) / elapsed;
  const row = (what: string, measured: Timed, marks?: number) => ({
    engine,
    what,
    'p50 ms': Math.round(percentile(measured.times, 0.5)),
    'most ms': Math.round(Math.max(...measured.times)),
    ...(marks && {
      'marks a second': Math.round(perSecond(measured, marks)),
      'of one leader': (perSecond(measured, marks) / perSecond(alone)).toFixed(2),
    }),
  });
  return [
    row('a mark, one leader', alone, 1),
    row(`a mark, ${leaders.length} leaders at once`, together, 1),
    row(`${children.length} marks of one device`, batches, children.length),
    row('the list of the day', lists),
  ];
}

interface Timed {
  /** Of each call, in milliseconds. */
  times: number[];
  /** Of all of them. */
  elapsed: number;
}

async function timed(work: () => Promise<number[]>): Promise<Timed> {
  const start = performance.now();
  const times = await work();
  return { times, elapsed: performance.now() - start };
}

async function repeated(work: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await work());
  return times;
}

async function markOneByOne(app: App, leader: Parent, children: readonly number[]): Promise<number[]> {
  const times: number[] = [];
  for (const child of children) times.push(await send(app, leader, [child]));
  return times;
}

/** @returns milliseconds until the answer says that each of the marks was taken */
async function send(app: App, { token }: Parent, children: readonly number[]): Promise<number> {
  const at = new Date().toISOString();
  const mark = { date: romeToday(), changed_at: at, status: 'present', arrived_at: at };
  const changes = children.map((child_id) => ({ id: randomUUID(), child_id, ...mark }));
  const start = performance.now();
  const answer = await fetch(`${app.base}/${OFFICE_API.attendance}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ changes }),
  });
  const { data } = (await answer.json()) as { data?: AttendanceResult };
  const elapsed = performance.now() - start;
  const taken = data?.results.filter(({ outcome }) => outcome === 'applied').length;
  if (taken !== children.length) throw new Error(`${answer.status}: ${taken} of ${children.length} marks`);
  return elapsed;
}

async function readDay(app: App, { token }: Parent): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${app.base}/${OFFICE_API.attendance}?date=${romeToday()}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { weeks: { children: unknown[] }[] } };
  if (data.weeks[0]?.children.length !== CHILDREN) throw new Error('the list lacks children');
  return performance.now() - start;
}

/** The week runs today, every child has a place in it, and the leaders lead it. */
async function fillWeek(
  place: Place,
  crowd: Crowd,
  children: readonly number[],
  leaders: readonly Parent[],
): Promise<void> {
  const dataSource = await openDatabase(
    readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SEED: 'none' }),
  );
  const { manager } = dataSource;
  const today = romeToday();
  await manager.update(CourseWeekEntity, { id: In(crowd.weekIds) }, { from: today, to: today });
  const [course_week_id] = crowd.weekIds as [number];
  await manager.insert(
    RegistrationEntity,
    children.map((child_id) => ({
      child_id,
      course_week_id,
      day_type: 'full_day' as const,
      price: 0,
      created_at: new Date(),
      emergency_contact1_phone: '+39 333 1111111',
      emergency_contact2_phone: '+39 333 2222222',
    })),
  );
  const { id: role_id } = await manager.findOneByOrFail(RoleEntity, { name: 'Project leader' });
  await manager.insert(
    UserRoleEntity,
    leaders.map(({ userId }) => ({ user_id: userId, role_id })),
  );
  await manager.insert(
    CourseWeekLeaderEntity,
    leaders.map(({ userId }) => ({ course_week_id, user_id: userId })),
  );
  await dataSource.destroy();
}
