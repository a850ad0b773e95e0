import { In, type EntityManager } from 'typeorm';
import { AssignmentEventEntity } from '../../model/on-site/assignment-event.entity.js';
import type { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { readMarkedDay } from '../../presence/marked-days.js';
import type { PlaceOnSite } from '../../presence/places-of-days.js';
import { isThere } from '../../presence/staying-places.js';
import { readGroups, readLeadersOfWeeks, type GroupOfWeek } from '../week-groups/read-groups.js';

/** A day of a child, and a place of it: where it is led now, also one that has ended and keeps the child on the lists of the day. */
export interface DayAtPlace {
  day: AttendanceEntity;
  place: PlaceOnSite;
}

/** Who leads a child by its place: who leads the week, and its group, or every group for a child in none. */
export function leadersAt(
  { course_week_id, group_id }: PlaceOnSite,
  groups: readonly GroupOfWeek[],
  ofWeeks: Awaited<ReturnType<typeof readLeadersOfWeeks>>,
): GroupOfWeek['leaders'] {
  const inWeek = groups.filter((group) => group.course_week_id === course_week_id);
  return [
    ...ofWeeks.filter((one) => one.course_week_id === course_week_id).map(({ leader }) => leader),
    ...inWeek.filter(({ id }) => group_id === null || id === group_id).flatMap(({ leaders }) => leaders),
  ];
}

/** A child at a place: in two weeks it may be led by different people. */
export function heldKey(childId: number, { course_week_id }: Pick<PlaceOnSite, 'course_week_id'>): string {
  return `${childId} ${course_week_id}`;
}

/**
 * Of children that are there those whom nobody has taken over yet (product/on-site.md#taking-over), by {@link heldKey}, with the account that
 * has marked them as present: it led them where they were before, and does not lead them at this place. What the office marked is
 * nobody's to take over. Two statements at most, two more where the groups are not read yet.
 * @param groups of the weeks of the places, if they are read
 */
export async function readNotTakenOver(
  manager: EntityManager,
  there: readonly DayAtPlace[],
  groups?: readonly GroupOfWeek[],
): Promise<Map<string, number>> {
  const marked = there.flatMap(({ day, place }) => {
    const user = isThere(day) ? (readMarkedDay(day).origins.status?.user ?? null) : null;
    return user === null ? [] : [{ day, place, user }];
  });
  if (marked.length === 0) return new Map();
  const weekIds = [...new Set(marked.map(({ place }) => place.course_week_id))];
  const inGroups = groups ?? (await readGroups(manager, weekIds));
  const leads = ({ place, user }: (typeof marked)[number], ofWeeks: Parameters<typeof leadersAt>[2]) =>
    leadersAt(place, inGroups, ofWeeks).some(({ id }) => id === user);
  const byOthers = marked.filter((one) => !leads(one, []));
  if (byOthers.length === 0) return new Map();
  const ofWeeks = await readLeadersOfWeeks(manager, weekIds);
  const former = byOthers.filter((one) => !leads(one, ofWeeks));
  if (former.length === 0) return new Map();
  const events = await manager.find(AssignmentEventEntity, {
    select: { id: true, user_id: true, course_week_id: true },
    where: {
      user_id: In(former.map(({ user }) => user)),
      course_week_id: In(former.flatMap(({ day, place }) => [day.course_week_id, place.course_week_id])),
    },
  });
  return new Map(
    former
      .filter(({ day, place, user }) =>
        events.some(
          ({ user_id, course_week_id: week }) =>
            user_id === user && (week === day.course_week_id || week === place.course_week_id),
        ),
      )
      .map(({ day, place, user }) => [heldKey(day.child_id, place), user]),
  );
}
