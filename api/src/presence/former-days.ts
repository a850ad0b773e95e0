import { romeInstant, type IsoDate } from '@feria/shared';
import { In, MoreThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { FormerWeekDaysEntity } from '../model/catalogue/former-week-days.entity.js';
import type { Span } from './spans.js';

/** First and last day. */
interface Days {
  from: IsoDate;
  to: IsoDate;
}

/** Days that a week had until an instant. */
export interface FormerDays extends Days {
  course_week_id: number;
  until: Date;
  /** Who changed them then. */
  user_id: number;
}

/** Whether a day is one of those. */
export function hasDay({ from, to }: Days, date: IsoDate): boolean {
  return from <= date && date <= to;
}

/**
 * When a week had a day.
 * @param now the week as it is
 * @param former of any weeks, in their order
 */
export function spansOfDay(date: IsoDate, now: Days & { id: number }, former: readonly FormerDays[]): Span[] {
  const own = former.filter(({ course_week_id }) => course_week_id === now.id);
  const ends = own.map(({ until }) => until.getTime());
  return [...own, now].flatMap((days, index) =>
    hasDay(days, date) ? [{ from: ends[index - 1] ?? -Infinity, until: ends[index] ?? Infinity }] : [],
  );
}

/**
 * By what a week lost a day the last time; `undefined` when it has it, or never had it.
 * @param former as in {@link spansOfDay}
 */
export function lossOfDay(
  date: IsoDate,
  now: Days & { id: number },
  former: readonly FormerDays[],
): FormerDays | undefined {
  if (hasDay(now, date)) return undefined;
  return former.findLast((days) => days.course_week_id === now.id && hasDay(days, date));
}

/**
 * What days weeks had until they were changed, in their order; one statement.
 * @param weekIds `null` for all
 * @param since the beginning of this day in Rome; all when it is left out
 */
export async function readFormerDays(
  manager: EntityManager,
  weekIds: readonly number[] | null,
  since?: IsoDate,
): Promise<FormerDays[]> {
  if (weekIds?.length === 0) return [];
  const where: FindOptionsWhere<FormerWeekDaysEntity> = {
    ...(weekIds && { course_week_id: In([...new Set(weekIds)]) }),
    ...(since !== undefined && { until: MoreThanOrEqual(romeInstant(since)) }),
  };
  return manager.find(FormerWeekDaysEntity, { where, order: { id: 'ASC' } });
}
