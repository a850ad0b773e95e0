import { weekHasStarted, type ContentLanguage, type IsoDate } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { hoursOf } from '@feria/shared/rules/hours';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { CalendarEntry } from './ics.js';

const WAITS = ['is_waiting', 'held_back', 'priority'];
const REGISTRATION = ['id', ...WAITS, 'day_type', 'moved_up_at', 'moved_at', 'created_at'];
const HOURS = ['full_day', 'half_day', 'time_from', 'time_to', 'time_from_half_day', 'time_to_half_day'];
const WEEK = ['id', 'name', 'name_it', 'from', 'to', 'dates_changed_at', ...HOURS];
const PLACE = ['id', 'name', 'name_it', 'address', 'latitude', 'longitude'];

/** Registrations with what an entry of a calendar shows of them, by their first day: of the child its first name and nothing else. */
export function entryRows(manager: EntityManager): SelectQueryBuilder<RegistrationEntity> {
  const columns = (alias: string, names: readonly string[]): string[] =>
    names.map((name) => `${alias}.${name}`);
  return manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select(columns('registration', REGISTRATION))
    .innerJoin('registration.child', 'child')
    .addSelect(columns('child', ['id', 'first_name']))
    .innerJoin('registration.courseWeek', 'week')
    .addSelect(columns('week', WEEK))
    .innerJoin('week.course', 'course')
    .addSelect(columns('course', ['id', 'name', 'name_it']))
    .leftJoin('course.location', 'location')
    .addSelect(columns('location', PLACE))
    .orderBy('week.from', 'ASC')
    .addOrderBy('registration.id', 'ASC');
}

/** As my family calls what has no place: a wish before a draw, a week that is decided later, or a waiting list. */
function waitsAs({
  is_waiting,
  held_back,
  priority,
}: Pick<RegistrationEntity, 'is_waiting' | 'held_back' | 'priority'>): CalendarEntry['waits'] {
  if (!is_waiting) return null;
  if (priority !== null) return 'wish';
  return held_back ? 'held_back' : 'waiting';
}

/** Rows of {@link entryRows} as entries. Who waits in a week that has started is left out: nobody moves up any more. */
export function entriesOf(
  rows: readonly RegistrationEntity[],
  lang: ContentLanguage,
  today: IsoDate,
): CalendarEntry[] {
  return rows.flatMap((row) => {
    const { id, is_waiting, created_at, moved_up_at, moved_at, child, courseWeek: week } = row;
    if (!child || !week || (is_waiting && weekHasStarted(week, today))) return [];
    const changes = [created_at, moved_up_at, moved_at, week.dates_changed_at].map(Number);
    const place = week.course?.location;
    const { latitude: lat = null, longitude: lon = null } = place ?? {};
    return {
      registrationId: id,
      child: child.first_name,
      waits: waitsAs(row),
      course: week.course ? nameIn(lang, week.course) : '',
      week: nameIn(lang, week),
      from: week.from,
      to: week.to,
      hours: hoursOf(week, row.day_type),
      location: place ? [nameIn(lang, place), place.address].filter(Boolean).join(', ') : null,
      geo: lat === null || lon === null ? null : { lat, lon },
      createdAt: created_at,
      changedAt: new Date(Math.max(...changes)),
    };
  });
}
