import type { Acknowledged } from './journey.js';
import type { PlainDriver } from './hand-sql.js';

/** What must not happen; all zero when the opening minute went well. */
export interface Mistakes {
  /** Weeks with more confirmed children than seats, or more waiting ones than their list has places. */
  oversold: number;
  /** Acknowledged registrations that are not stored, or stored as something else. */
  lost: number;
  /** Children that stand in a hot week although no parent was told so. */
  unknown: number;
}

/** Compares what parents were told with what is stored. @param acknowledged the answers of all sign-ups */
export async function findMistakes(
  driver: PlainDriver,
  acknowledged: readonly Acknowledged[],
  hotWeeks: readonly number[],
): Promise<Mistakes> {
  const over = await driver.rows(OVERSOLD, []);
  const stored = await driver.rows('SELECT id, child_id, course_week_id, is_waiting FROM registration', []);
  const told = acknowledged.flat().filter(({ outcome }) => outcome !== 'full');
  const outcomes = new Map(
    stored.map((row) => [
      `${Number(row.id)} ${Number(row.child_id)} ${Number(row.course_week_id)}`,
      row.is_waiting ? 'waiting' : 'confirmed',
    ]),
  );
  const lost = told.filter(
    (line) => outcomes.get(`${line.id} ${line.child_id} ${line.course_week_id}`) !== line.outcome,
  );
  const inHotWeeks = stored.filter(({ course_week_id }) => hotWeeks.includes(Number(course_week_id)));
  return {
    oversold: over.length,
    lost: lost.length,
    unknown: inHotWeeks.length - told.filter((line) => hotWeeks.includes(line.course_week_id)).length,
  };
}

const OVERSOLD = `
  SELECT w.id FROM course_week w JOIN registration r ON r.course_week_id = w.id
  GROUP BY w.id, w.max_participants, w.waiting_list
  HAVING SUM(CASE WHEN r.is_waiting = 0 THEN 1 ELSE 0 END) > w.max_participants
    OR SUM(CASE WHEN r.is_waiting = 1 THEN 1 ELSE 0 END) > w.waiting_list`;
