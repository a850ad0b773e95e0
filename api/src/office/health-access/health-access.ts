import { Injectable } from '@nestjs/common';
import {
  ASSIGNED_PERMISSION,
  compareTexts,
  type HealthAccess,
  type HealthViewer,
  type HealthViewerOnSite,
  type Permission,
} from '@feria/shared';
import { assignedWindow } from '@feria/shared/rules/assigned';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { RolePermissionEntity, UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { named } from '../../core/crud/columns.js';
import type { EndedPlace } from '../../presence/staying-places.js';
import { readStayingPlaces } from '../../on-site/attendance/ended-places.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { readAssignedDays } from '../../settings/options/assigned-days.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupLeaderEntity,
} from '../../model/on-site/week-group.entity.js';

/** An account that leads a week or a group. */
interface Leading {
  user_id: number;
  week: CourseWeekEntity;
  group: { id: number; name: string } | null;
}

/** Tells who sees health data now: what the rules of access come to, for those who answer for them (shared/docs/access.md). */
@Injectable()
export class HealthAccessList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** As many statements for many accounts as for few. */
  async read(): Promise<HealthAccess> {
    const { manager } = this.dataSource;
    const everywhere = await holdersOf(manager, 'child.health');
    const leaders = await holdersOf(manager, ASSIGNED_PERMISSION);
    return {
      everywhere: everywhere
        .map(({ user, roles }) => ({ ...presentViewer(user), roles }))
        .sort((a, b) => compareTexts(a.name, b.name) || a.id - b.id),
      on_site: await this.onSite(
        manager,
        leaders.map(({ user }) => user),
      ),
      parents: await countParents(manager),
    };
  }

  private async onSite(
    manager: EntityManager,
    leaders: readonly UserEntity[],
  ): Promise<HealthViewerOnSite[]> {
    const today = this.clock.today();
    const days = await readAssignedDays(manager);
    const leading = await readLeading(
      manager,
      leaders.map(({ id }) => id),
    );
    // Children that stay without a place, also of a week that was cancelled today.
    const staying = await readStayingPlaces(
      manager,
      { date: today, weekIds: leading.map(({ week }) => week.id) },
      'midnight',
    );
    const led = leading
      .filter(
        ({ week }) =>
          week.cancelled_at === null || staying.some(({ course_week_id }) => course_week_id === week.id),
      )
      .map((one) => ({ ...one, sight: assignedWindow(one.week, days) }))
      .filter(({ sight }) => sight.to >= today);
    const count = await countPlaces(
      manager,
      led.map(({ week }) => week.id),
      staying,
    );
    return led
      .map(({ user_id, week, group, sight }) => ({
        user: presentViewer(leaders.find(({ id }) => id === user_id)!),
        course: named(week.course!) as HealthViewerOnSite['course'],
        course_week: {
          ...(named(week) as HealthViewerOnSite['course']),
          from: week.from,
          to: week.to,
        },
        group: group?.name ?? null,
        children: count(week.id, group?.id ?? null),
        from: sight.from,
        to: sight.to,
        state: sight.from <= today ? ('now' as const) : ('later' as const),
      }))
      .sort((a, b) => a.from.localeCompare(b.from) || compareTexts(a.user.name, b.user.name));
  }
}

function presentViewer({ id, name, email, second_factor_at }: UserEntity): HealthViewer {
  return { id, name, email, second_factor: second_factor_at !== null };
}

/** Accounts that hold a permission, with the names of the roles that give it; two statements. */
async function holdersOf(
  manager: EntityManager,
  permission: Permission,
): Promise<{ user: UserEntity; roles: string[] }[]> {
  const given = await manager.findBy(RolePermissionEntity, { permission });
  if (given.length === 0) return [];
  const held = await manager.find(UserRoleEntity, {
    where: { role_id: In(given.map(({ role_id }) => role_id)) },
    relations: { user: true, role: true },
  });
  const holders = new Map<number, { user: UserEntity; roles: string[] }>();
  for (const { user, role } of held) {
    if (!user) continue;
    const holder = holders.get(user.id) ?? { user, roles: [] };
    holder.roles.push(role?.name ?? '');
    holders.set(user.id, holder);
  }
  return [...holders.values()].map(({ user, roles }) => ({ user, roles: roles.sort(compareTexts) }));
}

/** What accounts lead; two statements. */
async function readLeading(manager: EntityManager, userIds: readonly number[]): Promise<Leading[]> {
  if (userIds.length === 0) return [];
  const user_id = In([...userIds]);
  const weeks = await manager.find(CourseWeekLeaderEntity, {
    where: { user_id },
    relations: { courseWeek: { course: true } },
  });
  const groups = await manager.find(WeekGroupLeaderEntity, {
    where: { user_id },
    relations: { weekGroup: { courseWeek: { course: true } } },
  });
  return [
    ...weeks.map((row) => ({ user_id: row.user_id, week: row.courseWeek!, group: null })),
    ...groups.map((row) => ({
      user_id: row.user_id,
      week: row.weekGroup!.courseWeek!,
      group: { id: row.weekGroup!.id, name: row.weekGroup!.name },
    })),
  ];
}

/** Counts the confirmed children, and those that stay without a place, that leaders see: of a week, or of a group with those who are in none; two statements. */
async function countPlaces(
  manager: EntityManager,
  weekIds: readonly number[],
  staying: readonly EndedPlace[],
): Promise<(weekId: number, groupId: number | null) => number> {
  if (weekIds.length === 0) return () => 0;
  const course_week_id = In([...new Set(weekIds)]);
  const places = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true },
    where: { course_week_id, is_waiting: false, courseWeek: { cancelled_at: IsNull() } },
  });
  const placed = await manager.findBy(WeekGroupChildEntity, { course_week_id });
  const groupOf = new Map(placed.map((row) => [`${row.course_week_id} ${row.child_id}`, row.week_group_id]));
  return (weekId, groupId) => {
    const ofWeek = places.filter(
      (place) =>
        place.course_week_id === weekId &&
        (groupId === null || (groupOf.get(`${weekId} ${place.child_id}`) ?? groupId) === groupId),
    );
    const stay = staying.filter(
      (place) =>
        place.course_week_id === weekId &&
        (groupId === null || (place.group_id ?? groupId) === groupId) &&
        ofWeek.every(({ child_id }) => child_id !== place.child_id),
    );
    return ofWeek.length + stay.length;
  };
}

/** Persons with an account who are parents of a child; one statement. */
async function countParents(manager: EntityManager): Promise<number> {
  const row = await manager
    .createQueryBuilder(ChildParentEntity, 'link')
    .innerJoin('link.person', 'person')
    .where('person.user_id IS NOT NULL')
    .select('COUNT(DISTINCT link.person_id)', 'parents')
    .getRawOne<{ parents: number | string }>();
  return Number(row?.parents ?? 0);
}
