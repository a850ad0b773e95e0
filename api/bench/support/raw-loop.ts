import { createHash, randomUUID } from 'node:crypto';
import mysql from 'mysql2/promise';
import { basketLines } from './basket-lines.js';
import type { Week } from './catalogue.js';
import type { Crowd } from './crowd.js';
import type { CrowdParent } from './families.js';

const DAY = 86_400_000;

/**
 * The yardstick: the same minimal SQL by hand, on one connection, one booking after the other. Locks the week, counts,
 * checks the child, stores registration, days, story, mail and the answer for a repeat, counts on in the week, commits. A basket is one
 * transaction too, with a line for each hot week.
 * @param warmUp how many of the first are not timed
 * @returns milliseconds for all the others
 */
export async function rawLoop(
  databaseUrl: string,
  crowd: Crowd,
  { warmUp, hasBaskets }: { warmUp: number; hasBaskets: boolean },
): Promise<number> {
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z', dateStrings: ['DATE'] });
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  let start = 0;
  for (const [index, parent] of crowd.parents.entries()) {
    if (index === warmUp) start = performance.now();
    const week = crowd.hotWeeks[index % crowd.hotWeeks.length] as Week;
    await book(connection, crowd, parent, hasBaskets ? crowd.hotWeeks : [week]);
  }
  const elapsed = performance.now() - start;
  await connection.end();
  return elapsed;
}

/** What a booking writes. */
const TABLES = ['registration', 'child_day', 'registration_event', 'outbox_mail', 'idempotency_key'];

/** Fair is only a loop that wrote the same. @throws Error when a table has other rows, or no week was counted on */
export async function compareRows(appUrl: string, rawUrl: string): Promise<void> {
  const [app, raw] = [await countRows(appUrl), await countRows(rawUrl)];
  if (app.join() !== raw.join())
    throw new Error(`the app wrote ${app.join()} rows of ${TABLES.join()}, the raw loop ${raw.join()}`);
}

async function countRows(url: string): Promise<(number | boolean)[]> {
  const connection = await mysql.createConnection(url);
  const counts: (number | boolean)[] = [];
  for (const table of TABLES) {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(`SELECT COUNT(*) AS number FROM ${table}`);
    counts.push(Number(rows[0]?.number));
  }
  const [weeks] = await connection.query<mysql.RowDataPacket[]>(
    'SELECT MIN(queue_counter) > 0 AS counted FROM course_week',
  );
  await connection.end();
  return [...counts, Boolean(weeks[0]?.counted)];
}

async function book(
  connection: mysql.Connection,
  crowd: Crowd,
  parent: CrowdParent,
  weeks: readonly Week[],
): Promise<void> {
  const now = new Date();
  await connection.query('START TRANSACTION');
  const lines: { id: number; week: mysql.RowDataPacket }[] = [];
  for (const { child_id, course_week_id } of basketLines(parent, weeks))
    lines.push(await bookLine(connection, parent, { childId: child_id, weekId: course_week_id, now }));
  await connection.query(
    'INSERT INTO outbox_mail (message_id, kind, recipient, lang, payload, state, attempts, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)',
    [
      `${randomUUID()}@bench`,
      'new',
      parent.email,
      'de',
      JSON.stringify({
        name: 'Eva Rossi',
        courseId: crowd.courseId,
        course: 'Eröffnung',
        lines: lines.map(({ week }) => ({
          child: 'Mia Rossi',
          week: week.name,
          period: week.from,
          dayType: 'Ganztag',
          price: '120,00 €',
        })),
      }),
      'queued',
      now,
      now,
    ],
  );
  await connection.query(
    'INSERT INTO idempotency_key (user_id, key_hash, body_hash, response, created_at) VALUES (?, ?, ?, ?, ?)',
    [
      parent.userId,
      createHash('sha256').update(`key ${parent.childIds[0]}`).digest('hex'),
      createHash('sha256').update(`body ${parent.childIds[0]}`).digest('hex'),
      JSON.stringify({ message: ['Mia Rossi: Woche 1'], registrations: lines.map(({ id }) => ({ id })) }),
      now,
    ],
  );
  await connection.query('COMMIT');
}

/** Locks the week, checks, and stores the registration with its days and its story. */
async function bookLine(
  connection: mysql.Connection,
  parent: CrowdParent,
  { childId, weekId, now }: { childId: number; weekId: number; now: Date },
): Promise<{ id: number; week: mysql.RowDataPacket }> {
  const [weeks] = await connection.query<mysql.RowDataPacket[]>(
    'SELECT * FROM course_week WHERE id = ? FOR UPDATE',
    [weekId],
  );
  const week = weeks[0] as mysql.RowDataPacket;
  const [counts] = await connection.query<mysql.RowDataPacket[]>(
    'SELECT is_waiting, COUNT(*) AS number FROM registration WHERE course_week_id = ? GROUP BY is_waiting',
    [weekId],
  );
  const confirmed = Number(counts.find((row) => !row.is_waiting)?.number ?? 0);
  const [own] = await connection.query<mysql.RowDataPacket[]>(
    'SELECT d.date FROM child_parent p LEFT JOIN child_day d ON d.child_id = p.child_id WHERE p.child_id = ? AND p.person_id = ?',
    [childId, parent.personId],
  );
  if (confirmed >= week.max_participants || own.length === 0)
    throw new Error('the raw loop must find a seat');
  const [{ insertId: id }] = await connection.query<mysql.ResultSetHeader>(
    'INSERT INTO registration (child_id, course_week_id, day_type, is_waiting, price, payed_amount, emergency_contact1_phone, booked_by, created_at) VALUES (?, ?, ?, 0, ?, 0, ?, ?, ?)',
    [childId, weekId, 'full_day', week.price, '+39 333 1111111', parent.userId, now],
  );
  const days: unknown[] = [];
  for (let day = Date.parse(week.from); day <= Date.parse(week.to); day += DAY)
    days.push([childId, new Date(day).toISOString().slice(0, 10), id]);
  await connection.query('INSERT INTO child_day (child_id, date, registration_id) VALUES ?', [days]);
  await connection.query(
    'INSERT INTO registration_event (registration_id, child_id, course_week_id, kind, user_id, amount, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [id, childId, weekId, 'registered', parent.userId, week.price, now],
  );
  await connection.query('UPDATE course_week SET queue_counter = queue_counter + 1 WHERE id = ?', [weekId]);
  return { id, week };
}
