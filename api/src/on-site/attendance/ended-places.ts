import type { DayType, IsoDate } from '@feria/shared';
import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CHILD_HEALTH_COLUMNS } from '../../families/people/child.presenter.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { Assignment } from '../week-groups/assignments.js';
import { WeekGroupChildEntity, WeekGroupEntity } from '../../model/on-site/week-group.entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import {
  endedPlaces,
  stayingPlaces,
  type EndedPlace,
  type StaysUntil,
} from '../../presence/staying-places.js';
import { KeptRegistrationEntity } from '../../model/on-site/kept-registration.entity.js';
import { dayKey } from '../../presence/marked-days.js';

/** Which places that ended are asked for; all that is left out does not matter. */
interface Asked {
  date?: IsoDate;
  childIds?: readonly number[];
  weekIds?: readonly number[];
}

/** Places that ended while their children were there, whether these are still there or not; two statements. */
export async function readEndedPlaces(
  manager: EntityManager,
  { date, childIds, weekIds }: Asked,
): Promise<EndedPlace[]> {
  if (childIds?.length === 0 || weekIds?.length === 0) return [];
  const where: FindOptionsWhere<AttendanceIssueEntity> = {
    reason: 'place_ended',
    ...(date !== undefined && { date }),
    ...(childIds && { child_id: In([...new Set(childIds)]) }),
    ...(weekIds && { course_week_id: In([...new Set(weekIds)]) }),
  };
  const points = await manager.find(AttendanceIssueEntity, {
    select: {
      id: true,
      child_id: true,
      course_week_id: true,
      week_group_id: true,
      date: true,
      made_at: true,
    },
    where,
    order: { id: 'ASC' },
  });
  const groupIds = [...new Set(points.flatMap(({ week_group_id }) => week_group_id ?? []))];
  const groups = groupIds.length
    ? await manager.find(WeekGroupEntity, { select: { id: true }, where: { id: In(groupIds) } })
    : [];
  return endedPlaces(points, new Set(groups.map(({ id }) => id)));
}

/**
 * Those whose children stay on the lists of the day (product/on-site.md#place-ended); five statements, two when there are none. Until midnight also
 * children that have left, and whose place ended afterwards; one statement more.
 */
export async function readStayingPlaces(
  manager: EntityManager,
  asked: Asked & { date: IsoDate },
  until: StaysUntil,
): Promise<EndedPlace[]> {
  const ended = await readStaying(manager, asked, until);
  if (until === 'left') return ended;
  const known = new Set(ended.map(placeKey));
  const left = await readLeftWithoutPlace(manager, asked);
  return [...ended, ...left.filter((place) => !known.has(placeKey(place)))];
}

const placeKey = ({ child_id, course_week_id }: EndedPlace): string => `${child_id} ${course_week_id}`;

/**
 * Children that have left on a day, and whose place is gone since, or whose week was cancelled or has lost the day: no point is made of
 * them, and who took them is still told. In the week in which they were marked.
 */
async function readLeftWithoutPlace(
  manager: EntityManager,
  { date, weekIds, childIds }: Asked & { date: IsoDate },
): Promise<EndedPlace[]> {
  if (weekIds?.length === 0 || childIds?.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(AttendanceEntity, 'day')
    .innerJoin(CourseWeekEntity, 'week', 'week.id = day.course_week_id')
    .leftJoin(
      RegistrationEntity,
      'place',
      'place.child_id = day.child_id AND place.course_week_id = day.course_week_id AND place.is_waiting = :no',
      { no: false },
    )
    .leftJoin(
      WeekGroupChildEntity,
      'placed',
      'placed.course_week_id = day.course_week_id AND placed.child_id = day.child_id',
    )
    .where('day.date = :date AND day.left_at IS NOT NULL', { date })
    .andWhere(
      '(place.id IS NULL OR week.cancelled_at IS NOT NULL OR week.from > day.date OR week.to < day.date)',
    )
    .andWhere(weekIds ? 'day.course_week_id IN (:...weekIds)' : '1 = 1', { weekIds })
    .andWhere(childIds ? 'day.child_id IN (:...childIds)' : '1 = 1', { childIds })
    .select(['day.id', 'day.child_id', 'day.course_week_id', 'day.left_at'])
    .addSelect('placed.week_group_id', 'group_id')
    .getRawAndEntities<{ group_id: number | null }>();
  return rows.entities.map(({ child_id, course_week_id, left_at }, index) => ({
    child_id,
    course_week_id,
    group_id: rows.raw[index]?.group_id ?? null,
    date,
    ended_at: left_at!,
  }));
}

async function readStaying(
  manager: EntityManager,
  asked: Asked & { date: IsoDate },
  until: StaysUntil,
): Promise<EndedPlace[]> {
  const ended = await readEndedPlaces(manager, asked);
  if (ended.length === 0) return [];
  const child_id = In(ended.map((place) => place.child_id));
  const days = await manager.findBy(AttendanceEntity, { child_id, date: asked.date });
  const places = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true },
    where: { child_id, course_week_id: In(ended.map((place) => place.course_week_id)), is_waiting: false },
  });
  const weeks = await manager.find(CourseWeekEntity, {
    select: { id: true, from: true, to: true, cancelled_at: true },
    where: { id: In(ended.map((place) => place.course_week_id)) },
  });
  return stayingPlaces(
    ended,
    until,
    (place) => days.find((day) => dayKey(day) === dayKey(place)),
    (place) =>
      places.some((row) => row.child_id === place.child_id && row.course_week_id === place.course_week_id) &&
      weeks.some(
        ({ id, from, to, cancelled_at }) =>
          id === place.course_week_id && cancelled_at === null && from <= place.date && place.date <= to,
      ),
  );
}

/**
 * Whether somebody sees a child that stays without a place: whoever would see it with its place, leaders on that day only. Who sees all
 * registrations sees it also afterwards, in the list of that day.
 */
export function seesStaying(
  assignment: Assignment,
  place: Pick<EndedPlace, 'course_week_id' | 'group_id' | 'date'>,
  today: IsoDate,
): boolean {
  return assignment.seesChild(place) && (place.date === today || assignment.weekIds === null);
}

/** What is left of a registration: all of one that was moved, of one that was removed what was kept, if anything. */
export interface RegistrationLeft extends Pick<
  RegistrationEntity,
  | 'emergency_contact1_name'
  | 'emergency_contact1_phone'
  | 'emergency_contact2_name'
  | 'emergency_contact2_phone'
> {
  id: number | null;
  child_id: number;
  day_type: DayType | null;
  child: ChildEntity;
}

const NOTHING_KEPT = {
  day_type: null,
  emergency_contact1_name: null,
  emergency_contact1_phone: '',
  emergency_contact2_name: null,
  emergency_contact2_phone: null,
};

/**
 * The children of places that ended, and what is left of their registrations; four statements. Contacts of a registration that is another
 * one are not told: they were given for another week.
 * @param columns of the child that are read
 * @param health whether health columns are read, and so decrypted. Whoever shows them asks the `Assignment` for each child
 */
export async function readRegistrationsLeft<Place extends Pick<EndedPlace, 'child_id' | 'course_week_id'>>(
  manager: EntityManager,
  ended: readonly Place[],
  { columns, health }: { columns: readonly (keyof ChildEntity)[]; health: boolean },
): Promise<(Place & { registration: RegistrationLeft })[]> {
  if (ended.length === 0) return [];
  const ids = [...new Set(ended.map(({ child_id }) => child_id))];
  const children = await manager
    .createQueryBuilder(ChildEntity, 'child')
    .select([...columns, ...(health ? CHILD_HEALTH_COLUMNS : [])].map((column) => `child.${column}`))
    .where({ id: In(ids) })
    .getMany();
  const moves = await manager.findBy(RegistrationEventEntity, { child_id: In(ids), kind: 'moved' });
  const registrations = await manager.findBy(RegistrationEntity, { child_id: In(ids) });
  const kept = await manager.find(KeptRegistrationEntity, {
    where: { child_id: In(ids) },
    order: { id: 'DESC' },
  });
  return ended.flatMap((place) => {
    const child = children.find(({ id }) => id === place.child_id);
    if (!child) return [];
    const moved = new Set(
      moves
        .filter((event) => event.from_course_week_id === place.course_week_id)
        .map(({ registration_id }) => registration_id),
    );
    const left = registrations.find(
      (row) =>
        row.child_id === place.child_id &&
        (row.course_week_id === place.course_week_id ? !row.is_waiting : moved.has(row.id)),
    );
    const removed = kept.find(
      (row) => row.child_id === place.child_id && row.course_week_id === place.course_week_id,
    );
    const registration: RegistrationLeft = left
      ? Object.assign(left, { child })
      : { ...(removed ?? NOTHING_KEPT), id: null, child_id: place.child_id, child };
    return [{ ...place, registration }];
  });
}
