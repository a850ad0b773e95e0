import { occupancyOf } from '@feria/shared/rules/registration-window';
import { createHash } from 'node:crypto';
import {
  drawFigures,
  overlaps,
  weekHasStarted,
  type DrawChild,
  type DrawFigures,
  type DrawInput,
  type DrawOutcome,
  type DrawRest,
  type IsoDate,
} from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { inPieces, nextTurn } from '../../core/pieces.js';
import { countRegistrations, NOBODY } from '../../catalogue/courses/course.queries.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { childrenNow, holdsSeat } from '../waiting-list/seats-and-queues.js';
import { draw } from './domain/draw.js';
import { groupsOf } from './domain/groups.js';
import { restOf, type EarlierWaiting } from './domain/rest.js';

/** Registrations that one statement reads. */
const ROWS = 1_000;

/** What of a registration decides a draw. */
type Row = Pick<
  RegistrationEntity,
  | ('id' | 'child_id' | 'course_week_id' | 'is_waiting' | 'queue_number' | 'priority' | 'siblings_together')
  | ('offer_expires_at' | 'booked_by')
>;

/** Everything that decides what publishing a draw does, besides the seed. */
export interface DrawFacts {
  input: DrawInput;
  /** Every wish of the course, those for weeks that have started too: they are drawn no more, and wait. */
  wishes: readonly Row[];
  /** Who waits without a wish in the weeks of the draw. */
  earlier: readonly (EarlierWaiting & { registrationId: number })[];
  /** Days on which the children of the draw, and those who waited earlier, have a place. */
  days: Awaited<ReturnType<typeof childrenNow>>['days'];
  today: IsoDate;
}

/**
 * Reads what a draw depends on (product/registrations.md#the-draw). A fixed number of statements for each thousand registrations.
 * @param weeks all of the course; locked where something is written by what is read
 */
export async function readDrawFacts(
  manager: EntityManager,
  course: CourseEntity,
  weeks: readonly CourseWeekEntity[],
  today: IsoDate,
): Promise<DrawFacts> {
  const rows = await registrationsIn(manager, weeks);
  const wishes = rows.filter(isWish).sort((a, b) => a.priority! - b.priority! || a.id - b.id);
  const open = weeks.filter((week) => !week.cancelled_at && !weekHasStarted(week, today));
  const drawn = new Set(open.map(({ id }) => id));
  const inDraw = wishes.filter(({ course_week_id }) => drawn.has(course_week_id));
  const earlier = rows
    .filter((row) => !holdsSeat(row) && !isWish(row) && drawn.has(row.course_week_id))
    .map(({ id, child_id, course_week_id, queue_number }) => ({
      registrationId: id,
      childId: child_id,
      weekId: course_week_id,
      queueNumber: queue_number ?? 0,
    }));
  const childIds = [...new Set(inDraw.map(({ child_id }) => child_id))].sort((a, b) => a - b);
  const { days } = await childrenNow(manager, new Map(), [
    ...new Set([...childIds, ...earlier.map(({ childId }) => childId)]),
  ]);
  await nextTurn();
  const groups = groupsOf(inDraw, await parentsOf(manager, childIds));
  const wishesOf = new Map<number, number[]>(childIds.map((id) => [id, []]));
  for (const { child_id, course_week_id } of inDraw) wishesOf.get(child_id)?.push(course_week_id);
  const placesOf = new Map<number, number>();
  for (const row of rows)
    if (holdsSeat(row)) placesOf.set(row.child_id, (placesOf.get(row.child_id) ?? 0) + 1);
  const children = childIds.map((id): DrawChild => {
    const busy = days.get(id) ?? [];
    return {
      id,
      group: groups.get(id) ?? null,
      wishes: wishesOf.get(id) ?? [],
      places: placesOf.get(id) ?? 0,
      blocked: open.filter((week) => busy.some((day) => overlaps(day, week))).map((week) => week.id),
    };
  });
  const counts = await countRegistrations(
    manager,
    open.map(({ id }) => id),
  );
  return {
    input: {
      weeks: open.map(({ id, from, to, max_participants }) => {
        const { registered } = occupancyOf(counts.get(id) ?? NOBODY);
        return { id, from, to, seats: Math.max(0, max_participants - registered) };
      }),
      children,
      placesPerChild: course.places_per_child,
    },
    wishes,
    earlier,
    days,
    today,
  };
}

/** What publishing a draw comes to. */
export interface DrawPlan {
  outcome: DrawOutcome;
  figures: DrawFigures;
  /** Who gets the seats that are left over. */
  rest: DrawRest[];
  /** Of everything that decides besides the seed: 64 hex digits. */
  fingerprint: string;
}

/**
 * Draws, and gives what is left over. Pure: the same facts and seed always give the same.
 * @param seed 32 lower-case hex digits
 */
export function planDraw({ input, earlier, days, today }: DrawFacts, seed: string): DrawPlan {
  const outcome = draw(input, seed);
  const rest = restOf(input, outcome, earlier, { days, today });
  const decides = JSON.stringify({ input, rest });
  return {
    outcome,
    rest,
    figures: drawFigures(input, outcome),
    fingerprint: createHash('sha256').update(decides).digest('hex'),
  };
}

/** In the order of ids, as are weeks: the fingerprint depends on the order. Their ids first, then the rows in pieces. */
async function registrationsIn(manager: EntityManager, weeks: readonly CourseWeekEntity[]): Promise<Row[]> {
  if (weeks.length === 0) return [];
  const found = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select('registration.id', 'id')
    .where('registration.course_week_id IN (:...weeks)', { weeks: weeks.map(({ id }) => id) })
    .orderBy('registration.id', 'ASC')
    .getRawMany<{ id: number }>();
  const rows = await inPieces(
    found.map(({ id }) => Number(id)),
    (ids) =>
      manager.find(RegistrationEntity, {
        select: {
          id: true,
          child_id: true,
          course_week_id: true,
          is_waiting: true,
          queue_number: true,
          priority: true,
          siblings_together: true,
          offer_expires_at: true,
          booked_by: true,
        },
        where: { id: In(ids) },
      }),
    ROWS,
  );
  return rows.sort((one, other) => one.id - other.id);
}

async function parentsOf(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<{ childId: number; personId: number }[]> {
  if (childIds.length === 0) return [];
  const links = await manager.findBy(ChildParentEntity, { child_id: In([...childIds]) });
  return links.map(({ child_id, person_id }) => ({ childId: child_id, personId: person_id }));
}

function isWish(row: Row): boolean {
  return !holdsSeat(row) && row.priority !== null;
}
