import {
  addDays,
  ALMOST_EMPTY_DAYS,
  ASSIGNED_PERMISSION,
  type Dashboard,
  type IsoDate,
  type TaskWeek,
} from '@feria/shared';
import { type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { missingNotices } from '../../settings/options/notices.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { assignedLeaders } from '../../on-site/week-groups/read-groups.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../model/on-site/week-group.entity.js';

/** Days before a week begins in which a child without a group or a leader is told: earlier, groups are still being made. */
const DAYS_AHEAD = 7;

interface Row {
  id: number;
  name: string;
  name_it: string;
  from: IsoDate;
  to: IsoDate;
  course_id: number;
  course_name: string;
  course_name_it: string;
  max_participants: number;
  children: number | string;
}

/** Weeks with groups that run now or start soon, and have children in no group; the soonest first. One statement. */
export async function weeksWithoutGroup(manager: EntityManager, today: IsoDate): Promise<TaskWeek[]> {
  return weeksOf(
    childrenOfWeeks(manager, today)
      .andWhere('placed.child_id IS NULL')
      .andWhere((query) => {
        const groups = query
          .subQuery()
          .select('1')
          .from(WeekGroupEntity, 'one')
          .where('one.course_week_id = week.id');
        return `EXISTS ${groups.getQuery()}`;
      }),
  );
}

/**
 * Weeks that run now or start soon, and have children whom nobody leads: neither somebody of the whole week, nor of their group, nor, for
 * who is in none, of any group. On site only the office sees them. None as long as nobody is named a leader anywhere. One statement.
 */
export async function weeksWithoutLeader(manager: EntityManager, today: IsoDate): Promise<TaskWeek[]> {
  const ofWeek = assignedLeaders(manager, CourseWeekLeaderEntity).andWhere('named.course_week_id = week.id');
  const ofGroup = assignedLeaders(manager, WeekGroupLeaderEntity)
    .innerJoin(WeekGroupEntity, 'led', 'led.id = named.week_group_id')
    .andWhere('led.course_week_id = week.id')
    .andWhere('(placed.week_group_id IS NULL OR placed.week_group_id = led.id)');
  const anywhere = [CourseWeekLeaderEntity, WeekGroupLeaderEntity].map(
    (entity) => `EXISTS (${assignedLeaders(manager, entity).getQuery()})`,
  );
  return weeksOf(
    childrenOfWeeks(manager, today)
      .andWhere(`NOT EXISTS (${ofWeek.getQuery()})`)
      .andWhere(`NOT EXISTS (${ofGroup.getQuery()})`)
      .andWhere(`(${anywhere.join(' OR ')})`)
      .setParameter('assigned', ASSIGNED_PERMISSION),
  );
}

/**
 * Weeks of active projects that start within {@link ALMOST_EMPTY_DAYS} days and of whose seats fewer than a third are taken. A seat that is
 * offered is taken. One statement.
 */
export async function weeksAlmostEmpty(manager: EntityManager, today: IsoDate): Promise<TaskWeek[]> {
  const seated = 'COUNT(CASE WHEN registration.is_waiting = :no THEN 1 END)';
  const taken =
    'COUNT(CASE WHEN registration.is_waiting = :no OR registration.offer_expires_at IS NOT NULL THEN 1 END)';
  return weeksOf(
    selectWeeks(manager)
      .leftJoin(RegistrationEntity, 'registration', 'registration.course_week_id = week.id')
      .where('week.from > :today', { today })
      .andWhere('week.from <= :last', { last: addDays(today, ALMOST_EMPTY_DAYS) })
      .andWhere('week.cancelled_at IS NULL')
      .andWhere('course.active = :yes', { yes: true })
      .addSelect(seated, 'children')
      .addGroupBy('week.max_participants')
      .having(`${taken} * 3 < week.max_participants`)
      .setParameter('no', false),
  );
}

/** The confirmed children of weeks that run now or start soon, with their groups, counted by week. */
function childrenOfWeeks(manager: EntityManager, today: IsoDate): SelectQueryBuilder<CourseWeekEntity> {
  return selectWeeks(manager)
    .innerJoin(
      RegistrationEntity,
      'registration',
      'registration.course_week_id = week.id AND registration.is_waiting = :no',
      { no: false },
    )
    .leftJoin(
      WeekGroupChildEntity,
      'placed',
      'placed.course_week_id = week.id AND placed.child_id = registration.child_id',
    )
    .where('week.from <= :last', { last: addDays(today, DAYS_AHEAD) })
    .andWhere('week.to >= :today', { today })
    .andWhere('week.cancelled_at IS NULL')
    .addSelect('COUNT(*)', 'children');
}

/** Weeks with their projects, the soonest first; what is counted of them is still to be joined. */
function selectWeeks(manager: EntityManager): SelectQueryBuilder<CourseWeekEntity> {
  return manager
    .createQueryBuilder(CourseWeekEntity, 'week')
    .innerJoin(CourseEntity, 'course', 'course.id = week.course_id')
    .select('week.id', 'id')
    .addSelect('week.name', 'name')
    .addSelect('week.name_it', 'name_it')
    .addSelect('week.from', 'from')
    .addSelect('week.to', 'to')
    .addSelect('course.id', 'course_id')
    .addSelect('course.name', 'course_name')
    .addSelect('course.name_it', 'course_name_it')
    .addSelect('week.max_participants', 'max_participants')
    .groupBy('week.id')
    .addGroupBy('course.id')
    .orderBy('week.from')
    .addOrderBy('week.id');
}

async function weeksOf(query: SelectQueryBuilder<CourseWeekEntity>): Promise<TaskWeek[]> {
  return (await query.getRawMany<Row>()).map(present);
}

function present({ course_id, course_name, course_name_it, children, ...week }: Row): TaskWeek {
  return {
    ...week,
    course: { id: course_id, name: course_name, name_it: course_name_it },
    children: Number(children),
  };
}

/** The notices that are missing though a project is active; two statements at most. */
export async function noticesOfActive(manager: EntityManager): Promise<Dashboard['missing_notices']> {
  const missing = await missingNotices(manager);
  return missing.length > 0 && (await manager.existsBy(CourseEntity, { active: true })) ? missing : [];
}
