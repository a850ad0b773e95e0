import { romeDate, type AttendanceWeek, type IsoDate } from '@feria/shared';
import { In, LessThan, type EntityManager } from 'typeorm';
import type { Assignment } from '../week-groups/assignments.js';
import { WeekGroupEntity } from '../../model/on-site/week-group.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { isThere } from '../../presence/staying-places.js';
import { readStayingPlaces } from './ended-places.js';
import { ErasedOnSiteEntity } from '../../model/on-site/erased-on-site.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { readPlacesOfDays, type PlaceOnSite } from '../../presence/places-of-days.js';

/**
 * Keeps that children are erased who are there on the day of that instant, and nothing of them, once for each of their weeks
 * (product/on-site.md#erased-on-site). To be called before anything of them goes, with the children and what is marked of them that day locked.
 */
export async function noteErasedOnSite(
  manager: EntityManager,
  childIds: readonly number[],
  at: Date,
): Promise<void> {
  if (childIds.length === 0) return;
  const date = romeDate(at);
  const days = (await manager.findBy(AttendanceEntity, { child_id: In([...childIds]), date })).filter(
    isThere,
  );
  if (days.length === 0) return;
  const places = [...(await readPlacesOfDays(manager, days)).values()].map((place) => ({
    child_id: place.registration.child_id,
    course_week_id: place.course_week_id,
    group_id: place.group_id,
  }));
  const ids = days.map(({ child_id }) => child_id);
  const staying = await readStayingPlaces(manager, { date, childIds: ids }, 'left');
  await manager.insert(
    ErasedOnSiteEntity,
    [...places, ...staying].map(({ child_id, course_week_id, group_id }) => ({
      child_id,
      course_week_id,
      week_group_id: group_id,
      date,
      at,
    })),
  );
}

/**
 * The same of children who were erased before their marks arrived, by which they are there today: each once for its week, however many
 * phones have marked it. When it was erased tells the history of its registrations.
 * @param today in Rome; who was there on another day is missing from no list
 */
export async function noteErasedArrivals(
  manager: EntityManager,
  arrivals: readonly (PlaceOnSite & { child_id: number; date: IsoDate })[],
  { today, received }: { today: IsoDate; received: Date },
): Promise<void> {
  const there = arrivals.filter(({ date }) => date === today);
  if (there.length === 0) return;
  const child_id = In(there.map((one) => one.child_id));
  const noted = await manager.findBy(ErasedOnSiteEntity, { child_id, date: today });
  const events = await manager.find(RegistrationEventEntity, { where: { child_id }, order: { id: 'ASC' } });
  const fresh = there.filter(
    (one) => !noted.some((row) => row.child_id === one.child_id && row.course_week_id === one.course_week_id),
  );
  await manager.insert(
    ErasedOnSiteEntity,
    fresh.map((one) => ({
      child_id: one.child_id,
      course_week_id: one.course_week_id,
      week_group_id: one.group_id,
      date: today,
      at: events.findLast((event) => event.child_id === one.child_id)?.at ?? received,
    })),
  );
}

/** What stands there of children that were erased on a day, of those that the user would see, by week; two statements at most. */
export async function readErasedOnSite(
  manager: EntityManager,
  { date, weekIds, assignment }: { date: IsoDate; weekIds: readonly number[] | null; assignment: Assignment },
): Promise<Map<number, AttendanceWeek['erased']>> {
  if (weekIds?.length === 0) return new Map();
  const rows = await manager.find(ErasedOnSiteEntity, {
    where: { date, ...(weekIds && { course_week_id: In([...weekIds]) }) },
    order: { at: 'ASC', id: 'ASC' },
  });
  const groupIds = rows.flatMap(({ week_group_id }) => week_group_id ?? []);
  const groups = groupIds.length ? await manager.findBy(WeekGroupEntity, { id: In(groupIds) }) : [];
  const byWeek = new Map<number, AttendanceWeek['erased']>();
  for (const { course_week_id, week_group_id, at } of rows) {
    const group = groups.find(({ id }) => id === week_group_id);
    if (!assignment.seesChild({ course_week_id, group_id: group?.id ?? null })) continue;
    const known = byWeek.get(course_week_id) ?? [];
    byWeek.set(course_week_id, [...known, { group: group?.name ?? null, at: at.toISOString() }]);
  }
  return byWeek;
}

/** Deletes what was kept of earlier days: nobody looks for these children any more. */
export async function forgetErasedOnSite(manager: EntityManager, today: IsoDate): Promise<void> {
  await manager.delete(ErasedOnSiteEntity, { date: LessThan(today) });
}
