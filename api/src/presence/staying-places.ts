import { addDays, romeInstant, type AttendanceStatus, type IsoDate } from '@feria/shared';
import type { Span } from './spans.js';

/** What a point says of a place that ended while its child was there. */
export interface EndedPoint {
  child_id: number;
  course_week_id: number;
  /** The group of the child when its place ended; `null` for none. */
  week_group_id: number | null;
  date: IsoDate;
  /** When the place ended. */
  made_at: Date;
}

/** A child in a week on the day on which its place there ended while it was there. */
export interface EndedPlace {
  child_id: number;
  course_week_id: number;
  /** Its group then; `null` for none, and when that group is gone. */
  group_id: number | null;
  date: IsoDate;
  ended_at: Date;
}

/** Whether a day says that the child is there and has not left. */
export function isThere({
  status,
  left_at,
}: {
  status: AttendanceStatus | null;
  left_at: Date | string | null;
}): boolean {
  return status === 'present' && left_at === null;
}

/**
 * The places that ended, each once for a child, week and day, whatever became of the points: who closes one says where the child is,
 * and does not mark that it has left.
 * @param groups ids of the groups that there are. A child whose group is gone is for everybody who leads in its week
 */
export function endedPlaces(points: readonly EndedPoint[], groups: ReadonlySet<number>): EndedPlace[] {
  const places = new Map<string, EndedPlace>();
  for (const { child_id, course_week_id, week_group_id, date, made_at } of points) {
    const key = `${child_id} ${course_week_id} ${date}`;
    const known = places.get(key);
    if (known && known.ended_at <= made_at) continue;
    const group_id = week_group_id !== null && groups.has(week_group_id) ? week_group_id : null;
    places.set(key, { child_id, course_week_id, group_id, date, ended_at: made_at });
  }
  return [...places.values()];
}

/** Until when a child stays on the lists of the day: as long as it is there, or also afterwards, so that a wrong mark can be mended. */
export type StaysUntil = 'left' | 'midnight';

type Marked = Parameters<typeof isThere>[0];

/**
 * Those whose children stay on the lists of the day, as long as they have no place in the same week again (product/on-site.md#place-ended).
 * @param dayOf what is marked of the child on the day
 * @param hasPlace whether the child has a confirmed place in the week, and the week has the day
 */
export function stayingPlaces<Place extends Pick<EndedPlace, 'child_id' | 'course_week_id' | 'date'>>(
  ended: readonly Place[],
  until: StaysUntil,
  dayOf: (place: Place) => Marked | undefined,
  hasPlace: (place: Place) => boolean,
): Place[] {
  return ended.filter((place) => {
    const day = dayOf(place);
    const stays = day !== undefined && (until === 'left' ? isThere(day) : isMarked(day));
    return stays && !hasPlace(place);
  });
}

/** Whether something is marked of a day, whatever it says. */
export function isMarked({ status, left_at }: Marked): boolean {
  return status !== null || left_at !== null;
}

/** When the child is still led in the week, for marks of that day: from the end of its place until midnight. */
export function ledAfterwards({ ended_at, date }: Pick<EndedPlace, 'ended_at' | 'date'>): Span {
  return { from: ended_at.getTime(), until: romeInstant(addDays(date, 1)).getTime() };
}
