import { ASSIGNED_PERMISSION, type WeekLeader } from '@feria/shared';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { RolePermissionEntity, UserRoleEntity } from '../../core/auth/role.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../model/on-site/week-group.entity.js';

/** A group with its leaders. */
export interface GroupOfWeek {
  id: number;
  course_week_id: number;
  name: string;
  /** By the order in which they became accounts. */
  leaders: WeekLeader[];
}

/** The groups of weeks in the order in which they were made, with their leaders; two statements. */
export async function readGroups(manager: EntityManager, weekIds: readonly number[]): Promise<GroupOfWeek[]> {
  if (weekIds.length === 0) return [];
  const groups = await manager.find(WeekGroupEntity, {
    where: { course_week_id: In([...weekIds]) },
    order: { id: 'ASC' },
  });
  if (groups.length === 0) return [];
  const leaders = await manager.find(WeekGroupLeaderEntity, {
    select: { week_group_id: true, user_id: true, user: { id: true, name: true } },
    where: { week_group_id: In(groups.map(({ id }) => id)) },
    relations: { user: true },
    order: { user_id: 'ASC' },
  });
  return groups.map(({ id, course_week_id, name }) => ({
    id,
    course_week_id,
    name,
    leaders: leaders.filter(({ week_group_id }) => week_group_id === id).map(leaderOf),
  }));
}

/** Who leads a whole week. */
export async function readWeekLeaders(manager: EntityManager, weekId: number): Promise<WeekLeader[]> {
  return (await readLeadersOfWeeks(manager, [weekId])).map(({ leader }) => leader);
}

/** Who leads which of some weeks as a whole; one statement. */
export async function readLeadersOfWeeks(
  manager: EntityManager,
  weekIds: readonly number[],
): Promise<{ course_week_id: number; leader: WeekLeader }[]> {
  if (weekIds.length === 0) return [];
  const rows = await manager.find(CourseWeekLeaderEntity, {
    select: { course_week_id: true, user_id: true, user: { id: true, name: true } },
    where: { course_week_id: In([...weekIds]) },
    relations: { user: true },
    order: { user_id: 'ASC' },
  });
  return rows.map((row) => ({ course_week_id: row.course_week_id, leader: leaderOf(row) }));
}

/** Those of some weeks in which anybody leads, the whole week or a group; one statement. */
export async function readLedWeeks(manager: EntityManager, weekIds: readonly number[]): Promise<Set<number>> {
  if (weekIds.length === 0) return new Set();
  const ofWeek = assignedLeaders(manager, CourseWeekLeaderEntity).andWhere('named.course_week_id = week.id');
  const ofGroup = assignedLeaders(manager, WeekGroupLeaderEntity)
    .innerJoin(WeekGroupEntity, 'led', 'led.id = named.week_group_id')
    .andWhere('led.course_week_id = week.id');
  const rows = await manager
    .createQueryBuilder(CourseWeekEntity, 'week')
    .select('week.id', 'id')
    .where('week.id IN (:...weekIds)', { weekIds })
    .andWhere(`(EXISTS (${ofWeek.getQuery()}) OR EXISTS (${ofGroup.getQuery()}))`)
    .setParameters(ofWeek.getParameters())
    .getRawMany<{ id: number }>();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Who is named and may see it, as `named`, for a query or a part of one: whoever has lost the permission sees nothing. The query has the
 * parameter `assigned`, which a query that takes it as a part sets too.
 */
export function assignedLeaders(
  manager: EntityManager,
  entity: typeof CourseWeekLeaderEntity | typeof WeekGroupLeaderEntity,
): SelectQueryBuilder<CourseWeekLeaderEntity | WeekGroupLeaderEntity> {
  return manager
    .createQueryBuilder<CourseWeekLeaderEntity | WeekGroupLeaderEntity>(entity, 'named')
    .select('1')
    .innerJoin(UserRoleEntity, 'held', 'held.user_id = named.user_id')
    .innerJoin(RolePermissionEntity, 'granted', 'granted.role_id = held.role_id')
    .where('granted.permission = :assigned', { assigned: ASSIGNED_PERMISSION });
}

function leaderOf({ user_id, user }: { user_id: number; user?: { name: string } | null }): WeekLeader {
  return { id: user_id, name: user?.name ?? '' };
}
