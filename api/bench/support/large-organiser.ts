import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { addDays, mondayOf, normaliseForSearch, sortKey, type IsoDate, romeToday } from '@feria/shared';
import type { DataSource, EntityManager } from 'typeorm';
import { RoleEntity, UserRoleEntity } from '../../src/core/auth/role.entity.js';
import { SessionEntity } from '../../src/core/auth/session.entity.js';
import { UserEntity } from '../../src/core/auth/user.entity.js';
import { isSqlite } from '../../src/core/database/data-source.js';
import { insertRows } from '../../src/core/database/insert-rows.js';
import { AbsenceEntity } from '../../src/model/families/absence.entity.js';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { PickupPersonEntity } from '../../src/model/families/pickup-person.entity.js';
import type { ReceiverValues } from '../../src/office/messages/audience.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
} from '../../src/model/on-site/week-group.entity.js';
import { MANY, numbers, seedManyRegistrations } from './many-registrations.js';

/** Parents, two children each; those of the first one are more. */
const PARENTS = MANY.children / 2;
/** Children that a family has at most by itself. */
const FAMILY_CHILDREN = 12;
/** The last projects of the years before become those of this season. */
const SEASON = { first: MANY.courses - 59, last: MANY.courses } as const;
/** A project of the whole year, full of children; the week that runs now is in its middle. */
const LARGE = { weeks: 20, children: 300, past: 10 } as const;
/** A draw whose window is over. */
const DRAW = { weeks: 20, children: 1_500, wishes: 10, seats: 100 } as const;
/** What is kept of the years before. */
const LOG = {
  audit: 200_000,
  healthReads: 100_000,
  mails: 20_000,
  failedMails: 2_000,
  messages: 300,
  receivers: 200,
} as const;

/** Ids of what {@link seedLargeOrganiser} stores, and logins. */
export interface LargeOrganiser {
  today: IsoDate;
  /** Open projects of this season, ten weeks each. */
  season: { courseIds: number[]; weekIds: number[] };
  /** The largest project: its weeks, and the one that runs now. */
  large: { courseId: number; weekIds: number[]; now: number; childrenNow: number[] };
  draw: { courseId: number };
  /** The largest family. */
  family: { userId: number; personId: number; childIds: number[] };
  parents: number;
  tokens: { admin: string; leader: string; family: string; parents: string[] };
  adminId: number;
  leaderId: number;
}

/**
 * Fills an empty, migrated database that has its roles and options with what a large organiser has after years, in the middle of a
 * season: 200,000 registrations of 20,000 children, 30,000 of them in 60 open projects, and logs of everything.
 * @param jwtSecret of the app, for logins
 */
export async function seedLargeOrganiser(dataSource: DataSource, jwtSecret: string): Promise<LargeOrganiser> {
  await seedManyRegistrations(dataSource);
  const today = romeToday();
  const monday = mondayOf(today);
  const { manager } = dataSource;
  await storeParents(manager);
  await openSeason(manager, today, monday);
  const large = await storeLargeProject(manager, monday);
  const draw = await storeDraw(manager, today, monday);
  await storeLargeFamily(manager, monday);
  const [adminId, leaderId] = [await staff(manager, 'Administrator'), await staff(manager, 'Project leader')];
  await lead(manager, large, leaderId);
  await storeDays(manager, large, monday, today, adminId);
  await storeLogs(manager, adminId);
  if (!isSqlite(dataSource)) {
    const tables = [
      'registration',
      'person',
      'user',
      'child_parent',
      'child_day',
      'payment',
      'payment_share',
      'audit_entry',
    ];
    await dataSource.query(
      `ANALYZE TABLE ${tables.map((name) => dataSource.driver.escape(name)).join(', ')}`,
    );
  } else await dataSource.query('ANALYZE');
  const login = (userId: number) => openSession(manager, userId, jwtSecret);
  const parents: string[] = [];
  for (let id = 20; id < 20 + 205; id += 1) parents.push(await login(id));
  const courseIds = range(SEASON.first, SEASON.last);
  return {
    today,
    large,
    draw,
    parents: PARENTS,
    adminId,
    leaderId,
    season: { courseIds, weekIds: range((SEASON.first - 1) * MANY.weeks + 1, SEASON.last * MANY.weeks) },
    family: { userId: 1, personId: 1, childIds: range(1, FAMILY_CHILDREN) },
    tokens: { admin: await login(adminId), leader: await login(leaderId), family: await login(1), parents },
  };
}

/** SQL of a division without rest; with whole numbers SQLite divides so by itself. */
function whole(manager: EntityManager, dividend: string, divisor: number): string {
  return `((${dividend}) ${isSqlite(manager.dataSource) ? '/' : 'DIV'} ${divisor})`;
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

async function storeParents(manager: EntityManager): Promise<void> {
  const names = ['Rossi', 'Gruber', 'Müller', 'Pichler', 'Bianchi', 'Oberrauch', 'Kofler'];
  const created_at = new Date();
  const people = range(1, PARENTS).map((id) => {
    const [first_name, last_name] = [`Eva ${id % 500}`, `${names[id % names.length]} ${id % 900}`];
    return {
      id,
      first_name,
      last_name,
      tax: `PAR${String(id).padStart(13, '0')}`,
      phone: `+39 333 ${1_000_000 + id}`,
    };
  });
  await insertInto(
    manager,
    'user',
    people.map(({ id, first_name, last_name }) => ({
      id,
      name: `${first_name} ${last_name}`,
      email: `parent${id}@feria.example`,
      lang: id % 3 ? 'de' : 'it',
      password_change_required: false,
      created_at,
      email_confirmed_at: created_at,
      name_sort_key: sortKey(`${first_name} ${last_name}`),
      email_sort_key: sortKey(`parent${id}@feria.example`),
      search_text: normaliseForSearch(`${first_name} ${last_name} parent${id}@feria.example`),
    })),
  );
  await insertInto(
    manager,
    'person',
    people.map((person) => ({
      ...person,
      user_id: person.id,
      gender: 'f',
      birth: '1985-05-05',
      plz: '39100',
      place: 'Bozen',
      address: 'Lauben 1',
      active_at: created_at,
      first_name_sort_key: sortKey(person.first_name),
      last_name_sort_key: sortKey(person.last_name),
      search_text: normaliseForSearch(
        `${person.last_name} ${person.first_name} ${person.tax} ${person.phone} bozen`,
      ),
    })),
  );
  await insertInto(
    manager,
    'child_parent',
    range(1, MANY.children).map((child_id) => ({
      child_id,
      person_id: child_id <= FAMILY_CHILDREN ? 1 : Math.ceil(child_id / 2),
    })),
  );
  const half = whole(manager, 'child_id + 1', 2);
  const parent = `CASE WHEN child_id <= ${FAMILY_CHILDREN} THEN 1 ELSE ${half} END`;
  await manager.query(`UPDATE registration SET booked_by = ${parent}`);
  await manager.query(
    'UPDATE payment SET person_id = (SELECT booked_by FROM registration WHERE registration.id = payment.id)',
  );
}

/** The last projects are open now; what is not paid there is overdue. */
async function openSeason(manager: EntityManager, today: IsoDate, monday: IsoDate): Promise<void> {
  const { first, last } = SEASON;
  await manager
    .createQueryBuilder()
    .update(CourseEntity)
    .set({
      from: addDays(monday, 42),
      to: addDays(monday, 150),
      year: Number(today.slice(0, 4)),
      register_from: addDays(today, -30),
      register_to: addDays(today, 30),
      active: true,
    })
    .where('id BETWEEN :first AND :last', { first, last })
    .execute();
  for (let number = 0; number < MANY.weeks; number += 1) {
    const from = addDays(monday, 42 + 7 * number);
    const weeks = range(first, last).map((course) => (course - 1) * MANY.weeks + number + 1);
    await setWeeks(manager, weeks, from);
    await takeDays(manager, weeks, from);
  }
  const weeks = [(first - 1) * MANY.weeks + 1, last * MANY.weeks];
  await manager.query(
    'UPDATE registration SET due_on = ? WHERE course_week_id BETWEEN ? AND ? AND payed_amount < price AND is_waiting = 0',
    [addDays(today, -40), ...weeks],
  );
}

async function setWeeks(manager: EntityManager, ids: readonly number[], from: IsoDate): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(CourseWeekEntity)
    .set({ from, to: addDays(from, 4) })
    .whereInIds([...ids])
    .execute();
}

/** The days of the children with a place in these weeks. A child that is somewhere else stays there. */
async function takeDays(manager: EntityManager, weeks: readonly number[], from: IsoDate): Promise<void> {
  const ignore = isSqlite(manager.dataSource) ? 'OR IGNORE' : 'IGNORE';
  for (let day = 0; day < 5; day += 1) {
    await manager.query(
      `INSERT ${ignore} INTO child_day (child_id, date, registration_id)
       SELECT child_id, ?, id FROM registration WHERE is_waiting = 0 AND course_week_id IN (${weeks.join(', ')})`,
      [addDays(from, day)],
    );
  }
}

const WEEK = { price: 12_000, full_day: true, half_day: true, price_half_day: 8_000 } as const;

async function storeProject(
  manager: EntityManager,
  course: Partial<CourseEntity>,
  weeks: Partial<CourseWeekEntity>[],
) {
  const { id } = await manager.save(
    manager.create(CourseEntity, {
      price: 12_000,
      bank_name: 'Ferienverein',
      bank_iban: 'IT60X0542811101000000123456',
      active: true,
      custom_labels: false,
      ...course,
    }),
  );
  const saved = await manager.save(
    weeks.map((week, at) =>
      manager.create(CourseWeekEntity, {
        course_id: id,
        name: `Woche ${at + 1}`,
        name_it: `Settimana ${at + 1}`,
        ...WEEK,
        queue_counter: 0,
        ...week,
      }),
    ),
  );
  return { courseId: id, weekIds: saved.map((week) => week.id) };
}

async function storeLargeProject(manager: EntityManager, monday: IsoDate): Promise<LargeOrganiser['large']> {
  const { weeks, children, past } = LARGE;
  const dates = range(-past, weeks - past - 1).map((week) => addDays(monday, 7 * week));
  const seats = { max_participants: children + 50, waiting_list: 100 };
  const { courseId, weekIds } = await storeProject(
    manager,
    {
      name: 'Ganzjährige Betreuung',
      name_it: 'Assistenza tutto l’anno',
      ...seats,
      from: dates[0],
      to: addDays(dates.at(-1) as IsoDate, 4),
      year: Number(monday.slice(0, 4)),
      register_from: addDays(monday, -200),
      register_to: addDays(monday, 60),
    },
    dates.map((from) => ({ from, to: addDays(from, 4), ...seats })),
  );
  await manager.query(
    `INSERT INTO registration (child_id, course_week_id, day_type, is_waiting, price, payed_amount, emergency_contact1_phone,
       emergency_contact2_phone, booked_by, created_at)
     SELECT 1 + n, ${weekIds[0]} + ${whole(manager, 'n', children)}, 'full_day', 0, 12000, 0, '+39 333 1111111', '+39 333 2222222', NULL, ?
     FROM ${numbers()} WHERE n < ${weeks * children}`,
    [new Date()],
  );
  for (const [at, from] of dates.entries()) await takeDays(manager, [weekIds[at] as number], from);
  const now = weekIds[past] as number;
  return { courseId, weekIds, now, childrenNow: range(past * children + 1, (past + 1) * children) };
}

async function storeDraw(
  manager: EntityManager,
  today: IsoDate,
  monday: IsoDate,
): Promise<LargeOrganiser['draw']> {
  const { weeks, children, wishes, seats } = DRAW;
  const dates = range(0, weeks - 1).map((week) => addDays(monday, 70 + 7 * week));
  const places = { max_participants: seats, waiting_list: 0 };
  const { courseId, weekIds } = await storeProject(
    manager,
    {
      name: 'Verlosung',
      name_it: 'Sorteggio',
      ...places,
      allocation: 'draw',
      places_per_child: 2,
      from: dates[0],
      to: addDays(dates.at(-1) as IsoDate, 4),
      year: Number(dates[0]?.slice(0, 4)),
      register_from: addDays(today, -30),
      register_to: addDays(today, -1),
    },
    dates.map((from) => ({ from, to: addDays(from, 4), ...places })),
  );
  const child = whole(manager, 'n', wishes);
  await manager.query(
    `INSERT INTO registration (child_id, course_week_id, day_type, is_waiting, queue_number, priority, price, payed_amount,
       emergency_contact1_phone, booked_by, created_at)
     SELECT 8001 + ${child}, ${weekIds[0]} + (n * 7) % ${weeks}, 'full_day', 1, n + 1, 1 + n % ${wishes}, 12000, 0,
       '+39 333 1111111', 4001 + ${whole(manager, child, 2)}, ?
     FROM ${numbers()} WHERE n < ${children * wishes}`,
    [new Date()],
  );
  return { courseId };
}

/** What a family can have at most by itself: children, persons who pick them up, absences, places and places in queues. */
async function storeLargeFamily(manager: EntityManager, monday: IsoDate): Promise<void> {
  const children = range(1, FAMILY_CHILDREN);
  const ignore = isSqlite(manager.dataSource) ? 'OR IGNORE' : 'IGNORE';
  const first = (SEASON.first - 1) * MANY.weeks + 1;
  await manager.query(
    `INSERT ${ignore} INTO registration (child_id, course_week_id, day_type, is_waiting, queue_number, price, payed_amount,
       emergency_contact1_phone, booked_by, created_at)
     SELECT child.id, week.id, 'full_day', 1, 1000 + child.id, 12000, 0, '+39 333 1111111', 1, ?
     FROM child CROSS JOIN course_week week
     WHERE child.id <= ${FAMILY_CHILDREN} AND week.id BETWEEN ${first} AND ${first + 59}`,
    [new Date()],
  );
  await insertRows(
    manager,
    PickupPersonEntity,
    children.flatMap((child_id) =>
      range(1, 6).map((at) => ({
        child_id,
        name: `Oma ${at}`.padEnd(100, 'x'),
        phone: `+39 333 ${at}`,
        relation: 'Oma',
      })),
    ),
  );
  for (const child_id of children) {
    await manager.insert(
      AbsenceEntity,
      range(1, 30).map((day) => ({
        child_id,
        from: addDays(monday, day),
        to: addDays(monday, day),
        reason: 'Arzt'.padEnd(200, '.'),
        created_at: new Date(),
      })),
    );
  }
}

async function staff(manager: EntityManager, roleName: string): Promise<number> {
  const { id } = await manager.save(
    manager.create(UserEntity, {
      name: roleName,
      email: `${roleName.replace(' ', '-').toLowerCase()}@feria.example`,
      lang: 'de',
      password_change_required: false,
      created_at: new Date(),
    }),
  );
  const role = await manager.findOneByOrFail(RoleEntity, { name: roleName });
  await manager.insert(UserRoleEntity, { user_id: id, role_id: role.id });
  return id;
}

/** The week that runs now has a leader and ten groups. */
async function lead(
  manager: EntityManager,
  { now, childrenNow }: LargeOrganiser['large'],
  user_id: number,
): Promise<void> {
  await manager.insert(CourseWeekLeaderEntity, { course_week_id: now, user_id });
  const groups = await manager.save(
    range(1, 10).map((at) => manager.create(WeekGroupEntity, { course_week_id: now, name: `Gruppe ${at}` })),
  );
  const members = childrenNow.map((child_id, at) => ({
    course_week_id: now,
    child_id,
    week_group_id: groups[at % 10]?.id as number,
  }));
  await insertRows(manager, WeekGroupChildEntity, members);
}

/** Everybody was there on each day of the large project until today. */
async function storeDays(
  manager: EntityManager,
  { weekIds }: LargeOrganiser['large'],
  monday: IsoDate,
  today: IsoDate,
  changed_by: number,
): Promise<void> {
  for (const [at, week] of weekIds.slice(0, LARGE.past + 1).entries()) {
    for (let day = 0; day < 5; day += 1) {
      const date = addDays(monday, 7 * (at - LARGE.past) + day);
      if (date > today) return;
      await insertInto(
        manager,
        'attendance',
        range(at * LARGE.children + 1, (at + 1) * LARGE.children).map((child_id) => ({
          child_id,
          date,
          course_week_id: week,
          status: 'present' as const,
          changed_by,
          arrived_at: new Date(`${date}T06:00:00Z`),
          changed_at: new Date(`${date}T06:00:00Z`),
        })),
      );
    }
  }
}

async function storeLogs(manager: EntityManager, userId: number): Promise<void> {
  const sqlite = isSqlite(manager.dataSource);
  const changes = JSON.stringify({
    phone: ['+39 333 1111111', '+39 333 2222222'],
    address: ['Lauben 1', 'Lauben 2'],
  });
  for (let start = 0; start < LOG.audit; start += 100_000) {
    await manager.query(
      `INSERT INTO audit_entry (user_id, action, resource, record_id, fields, at, changes)
       SELECT CASE WHEN n % 3 = 0 THEN ${userId} ELSE 1 + n % 10000 END, 'update',
         CASE WHEN n % 2 = 0 THEN 'child' ELSE 'parent' END, 1 + n % 10000, 'phone,address', ?, ?
       FROM ${numbers()} WHERE n < ${LOG.audit - start}`,
      [new Date(), changes],
    );
  }
  const day = sqlite
    ? "date('2026-01-01', '+' || (n % 300) || ' days')"
    : "DATE_ADD('2026-01-01', INTERVAL n % 300 DAY)";
  await manager.query(
    `INSERT INTO health_read (child_id, user_id, date, via)
     SELECT 1 + n % 20000, 1 + ${whole(manager, 'n', 20_000)}, ${day}, 'record'
     FROM ${numbers()} WHERE n < ${LOG.healthReads}`,
  );
  const payload = JSON.stringify({
    name: 'Eva Rossi',
    courseId: SEASON.first,
    course: 'Waldwochen',
    lines: [],
  });
  const message = sqlite ? "'<' || n || '@bench>'" : "CONCAT('<', n, '@bench>')";
  const address = sqlite
    ? "'parent' || (1 + n % 10000) || '@feria.example'"
    : "CONCAT('parent', 1 + n % 10000, '@feria.example')";
  const isFailed = `n < ${LOG.failedMails}`;
  await manager.query(
    `INSERT INTO outbox_mail (message_id, kind, recipient, lang, payload, state, attempts, due_at, created_at, sent_at, failed_at, user_id)
     SELECT ${message}, 'payed', ${address}, 'de', ?, CASE WHEN ${isFailed} THEN 'failed' ELSE 'sent' END, 1, ?, ?,
       CASE WHEN ${isFailed} THEN NULL ELSE ? END, CASE WHEN ${isFailed} THEN ? ELSE NULL END, 1 + n % 10000
     FROM ${numbers()} WHERE n < ${LOG.mails}`,
    [payload, ...Array<Date>(4).fill(new Date())],
  );
  await insertInto(
    manager,
    'message',
    range(1, LOG.messages).map((id) => ({
      id,
      user_id: userId,
      subject: `Packliste ${id}`,
      subject_it: `Cosa portare ${id}`,
      body: `<p>${'Guten Tag, bitte denken Sie an Regenzeug. '.repeat(100)}</p>`,
      body_it: '<p>Buongiorno</p>',
      audience: 'filter',
      unreachable: 0,
      key_hash: `key ${id}`,
      body_hash: 'x',
      created_at: new Date(),
      search_text: `packliste ${id}`,
    })),
  );
  await manager.query(
    `INSERT INTO message_receiver (message_id, user_id, lang, payload, state, sent_at)
     SELECT message.id, person.id, 'de', ?, 'sent', ?
     FROM message CROSS JOIN person WHERE person.id <= ${LOG.receivers}`,
    [JSON.stringify(RECEIVER), new Date()],
  );
}

/** What a message is filled in with. */
const RECEIVER: ReceiverValues = {
  name: 'Eva Rossi',
  children: [{ childId: 1, child: 'Mia' }],
  courses: ['Waldwochen'],
  weeks: ['Mia Rossi: Woche 1 (15.06.2026 – 19.06.2026)'],
};

/** A login that holds for a day. */
export async function openSession(
  manager: EntityManager,
  user_id: number,
  jwtSecret: string,
): Promise<string> {
  const now = new Date();
  const expires_at = new Date(now.getTime() + 86_400_000);
  const id = randomBytes(24).toString('base64url');
  await manager.insert(SessionEntity, { id, user_id, remember: false, created_at: now, expires_at });
  const payload = { sub: String(user_id), exp: Math.floor(expires_at.getTime() / 1000) };
  return jwt.sign(payload, jwtSecret, { algorithm: 'HS256', jwtid: id });
}

/** Inserts rows with the columns that a table has, past entities: no listener is called, nothing is encrypted. */
async function insertInto(
  manager: EntityManager,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const { driver } = manager.dataSource;
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((column) => driver.escape(column)).join(', ');
  const one = `(${columns.map(() => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += 500) {
    const chunk = rows.slice(start, start + 500);
    await manager.query(
      `INSERT INTO ${driver.escape(table)} (${names}) VALUES ${chunk.map(() => one).join(', ')}`,
      chunk.flatMap((row) => columns.map((column) => row[column])),
    );
  }
}
