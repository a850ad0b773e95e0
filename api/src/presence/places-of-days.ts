import { In, type EntityManager } from 'typeorm';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import { WeekGroupChildEntity } from '../model/on-site/week-group.entity.js';
import { dayKey, type ChildDay } from './marked-days.js';

/** A child in a week: what decides who of the staff sees it on site. */
export interface PlaceOnSite {
  course_week_id: number;
  /** Its group; `null` for none. */
  group_id: number | null;
}

/** A confirmed place on a day, with what tells whom the child may leave with. */
export interface PlaceOfDay extends PlaceOnSite {
  registration: RegistrationEntity;
}

/** The confirmed places that children have now on days, by {@link dayKey}; one statement. */
export async function readPlacesOfDays(
  manager: EntityManager,
  days: readonly ChildDay[],
): Promise<Map<string, PlaceOfDay>> {
  if (days.length === 0) return new Map();
  const dates = days.map(({ date }) => date).sort();
  const { entities, raw } = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .leftJoin(
      WeekGroupChildEntity,
      'placed',
      'placed.course_week_id = registration.course_week_id AND placed.child_id = registration.child_id',
    )
    .addSelect(['week.id', 'week.from', 'week.to'])
    .addSelect('placed.week_group_id', 'group_id')
    .where({ child_id: In([...new Set(days.map(({ child_id }) => child_id))]), is_waiting: false })
    .andWhere('week.cancelled_at IS NULL AND week.from <= :last AND week.to >= :first', {
      first: dates[0],
      last: dates.at(-1),
    })
    .getRawAndEntities<{ group_id: number | null }>();
  const places = new Map<string, PlaceOfDay>();
  for (const day of days) {
    const index = entities.findIndex(
      ({ child_id, courseWeek }) =>
        child_id === day.child_id && courseWeek!.from <= day.date && courseWeek!.to >= day.date,
    );
    const registration = entities[index];
    if (registration)
      places.set(dayKey(day), {
        registration,
        course_week_id: registration.course_week_id,
        group_id: raw[index]?.group_id ?? null,
      });
  }
  return places;
}
