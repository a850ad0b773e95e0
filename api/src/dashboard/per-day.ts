import { addDays, daysBetween, romeDate, romeInstant, type RegistrationsOfDay } from '@feria/shared';
import { Between, type EntityManager } from 'typeorm';
import { RegistrationEventEntity } from '../registrations/registration-event.entity.js';

/** Days of the chart, today included. */
export const DAYS = 30;

const KINDS = ['registered', 'waiting'] as const;

/**
 * What came in on each of the last days, by the story of the registrations, so that a day does not shrink when one is
 * removed later. The database groups by hours of UTC, which every engine can; each lies within one day of Rome, whose
 * distance from UTC is whole hours.
 */
export async function registrationsPerDay(manager: EntityManager, now: Date): Promise<RegistrationsOfDay[]> {
  const today = romeDate(now);
  const first = addDays(today, 1 - DAYS);
  const hour = 'SUBSTR(CAST(event.at AS CHAR), 1, 13)';
  const rows = await manager
    .createQueryBuilder(RegistrationEventEntity, 'event')
    .select(hour, 'hour')
    .addSelect('event.kind', 'kind')
    .addSelect('COUNT(*)', 'number')
    .where({ at: Between(romeInstant(first), now) })
    .andWhere('event.kind IN (:...kinds)', { kinds: KINDS })
    .groupBy(hour)
    .addGroupBy('event.kind')
    .getRawMany<{ hour: string; kind: (typeof KINDS)[number]; number: number | string }>();
  const days = new Map(daysBetween(first, today).map((date) => [date, { date, registered: 0, waiting: 0 }]));
  for (const { hour: text, kind, number } of rows) {
    const day = days.get(romeDate(new Date(`${text.replace(' ', 'T')}:00:00Z`)));
    if (day) day[kind] += Number(number);
  }
  return [...days.values()];
}
