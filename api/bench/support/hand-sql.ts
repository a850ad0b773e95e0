import { join } from 'node:path';
import jwt from 'jsonwebtoken';
import Libsql from 'libsql';
import mysql from 'mysql2/promise';
import type { CrowdParent } from './families.js';
import type { Place } from './place.js';

type Row = Record<string, unknown>;

/** A plain driver, without anything of ours: the rows of a statement. */
export interface PlainDriver {
  rows(sql: string, parameters: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * mysql2 with so many connections, or libsql with its one.
 * @param databaseUrl where the app finds its database: through the same door
 */
export function plainDriver(place: Place, databaseUrl: string | undefined, connections: number): PlainDriver {
  if (databaseUrl) {
    const pool = mysql.createPool({
      uri: databaseUrl,
      connectionLimit: connections,
      timezone: 'Z',
      dateStrings: ['DATE'],
    });
    return {
      rows: async (sql, parameters) => (await pool.query<mysql.RowDataPacket[]>(sql, parameters))[0],
      close: () => pool.end(),
    };
  }
  const database = new Libsql(join(place.dataDir, 'feria.sqlite'));
  const statements = new Map<string, Libsql.Statement<unknown[]>>();
  return {
    rows: (sql, parameters) => {
      const statement = statements.get(sql) ?? database.prepare<unknown[]>(sql);
      statements.set(sql, statement);
      return Promise.resolve(statement.all(parameters) as Row[]);
    },
    close: () => Promise.resolve(void database.close()),
  };
}

/** What `/api/my-family` must ask the database, and nothing of what it then does with the rows. */
export async function familyByHand({ rows }: PlainDriver, parent: CrowdParent): Promise<void> {
  const { jti } = jwt.decode(parent.token) as { jti: string };
  const now = new Date().toISOString();
  await rows(SESSION, [jti, parent.userId, now.slice(0, 19).replace('T', ' ')]);
  await rows(PERSON, [parent.personId]);
  const children = await rows(CHILDREN, [parent.personId]);
  const registrations = await rows(REGISTRATIONS, [parent.personId]);
  const waiting = registrations.filter(({ is_waiting }) => Boolean(is_waiting));
  if (waiting.length) {
    await rows(`${QUEUE} ${listOf(waiting)}`, idsOf(waiting, 'course_week_id'));
  }
  if (registrations.length > waiting.length) {
    await rows(`${PAYERS} ${listOf(children)}`, idsOf(children, 'id'));
  }
  if (children.some(({ allergies, medicaments }) => Boolean(allergies ?? medicaments))) {
    await rows(NOTED, [parent.userId, now.slice(0, 10)]);
  }
}

/** What `/api/frontend` must ask, or `/api/frontend/{id}` with an id. */
export async function projectsByHand({ rows }: PlainDriver, id?: number): Promise<void> {
  const courses =
    id === undefined
      ? await rows(`${COURSES} ORDER BY c.\`from\`, c.id`, [])
      : await rows(`${COURSES} AND c.id = ?`, [id]);
  const ids = idsOf(courses, 'id');
  const weeks = await rows(
    `SELECT * FROM course_week WHERE course_id IN ${listOf(courses)} ORDER BY \`from\`, id`,
    ids,
  );
  await rows(`${CATEGORIES} ${listOf(courses)}`, ids);
  await rows(`${COUNTS} ${listOf(weeks)} GROUP BY course_week_id, is_waiting`, idsOf(weeks, 'id'));
}

const listOf = (rows: readonly Row[]): string => `(${rows.map(() => '?').join(', ')})`;
const idsOf = (rows: readonly Row[], column: string): unknown[] => rows.map((row) => row[column]);

const SESSION = `
  SELECT u.id, u.name, u.email, u.lang, u.password_change_required, p.id AS person_id
  FROM \`session\` s JOIN \`user\` u ON u.id = s.user_id LEFT JOIN person p ON p.user_id = u.id
  WHERE s.id = ? AND s.user_id = ? AND s.expires_at > ?`;
const PERSON = 'SELECT p.*, u.email, u.lang FROM person p JOIN `user` u ON u.id = p.user_id WHERE p.id = ?';
const CHILDREN = `
  SELECT c.* FROM child c JOIN child_parent l ON l.child_id = c.id
  WHERE l.person_id = ? ORDER BY c.birth`;
const REGISTRATIONS = `
  SELECT r.*, ch.first_name, ch.last_name, ch.tax, w.name AS week_name, w.name_it AS week_name_it, w.\`from\`, w.\`to\`,
    w.time_info_de, w.time_info_it, w.full_day, w.half_day, c.id AS course_id, c.name AS course_name,
    c.name_it AS course_name_it, c.active, c.register_from, c.register_from_time, c.register_to, c.questions AS asks,
    c.bank_name, c.bank_iban
  FROM registration r JOIN child_parent l ON l.child_id = r.child_id AND l.person_id = ?
  JOIN child ch ON ch.id = r.child_id JOIN course_week w ON w.id = r.course_week_id JOIN course c ON c.id = w.course_id
  ORDER BY w.\`from\` DESC, r.id`;
const QUEUE =
  'SELECT id, course_week_id, queue_number FROM registration WHERE is_waiting = 1 AND course_week_id IN';
const PAYERS =
  'SELECT l.child_id, p.id, p.user_id FROM child_parent l JOIN person p ON p.id = l.person_id WHERE l.child_id IN';
const NOTED = "SELECT id, child_id FROM health_read WHERE user_id = ? AND `date` = ? AND via = 'family'";
const COURSES = `
  SELECT c.*, l.name AS location, l.name_it AS location_it, t.name AS type, t.name_it AS type_it, t.sort_order
  FROM course c LEFT JOIN location l ON l.id = c.location_id LEFT JOIN course_type t ON t.id = c.course_type_id
  WHERE c.active = 1`;
const CATEGORIES = `
  SELECT k.course_id, g.id, g.name, g.name_it FROM course_category_link k
  JOIN course_category g ON g.id = k.course_category_id WHERE k.course_id IN`;
const COUNTS =
  'SELECT course_week_id, is_waiting, COUNT(*) AS number FROM registration WHERE course_week_id IN';
