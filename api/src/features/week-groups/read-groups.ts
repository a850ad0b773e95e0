import type { WeekLeader } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { CourseWeekLeaderEntity, WeekGroupEntity, WeekGroupLeaderEntity } from './week-group.entity.js';

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

function leaderOf({ user_id, user }: { user_id: number; user?: { name: string } | null }): WeekLeader {
  return { id: user_id, name: user?.name ?? '' };
}
