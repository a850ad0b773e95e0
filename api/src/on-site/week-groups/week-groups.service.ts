import { Injectable } from '@nestjs/common';
import {
  ageOn,
  ASSIGNED_PERMISSION,
  byTexts,
  type GroupableChild,
  type WeekGroup,
  type WeekGroupsDetail,
  type WeekLeader,
} from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { RolePermissionEntity, UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { refuseChanged, versionOf } from '../../core/crud/versions.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound, ValidationErrors } from '../../core/http/errors.js';
import { laterTurn } from '../../core/pieces.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { presentDayWeek } from '../attendance/day-list.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { noteAssignments, type AssignedIds } from './assignment-history.js';
import { readGroups, readWeekLeaders } from './read-groups.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../model/on-site/week-group.entity.js';
import { Assignments } from './assignments.js';
import { LeaderNotices } from './leader-notices.js';
import type { WeekGroupBody, WeekGroupsBody } from './week-groups.dto.js';

/** The groups of a week (product/on-site.md#groups). */
@Injectable()
export class WeekGroups {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly notices: LeaderNotices,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404 */
  async of(weekId: number, reader: CurrentUserData): Promise<WeekGroupsDetail> {
    const { manager } = this.dataSource;
    const week = await manager.findOne(CourseWeekEntity, {
      where: { id: weekId },
      relations: { course: { location: true } },
    });
    if (!week) throw notFound();
    const state = await readState(manager, week);
    const assignment = await this.assignments.of(reader);
    return {
      week: presentDayWeek(week as CourseWeekEntity & { course: CourseEntity }),
      version: versionOf(NAMES, shownOf(state)),
      leaders: state.leaders,
      groups: state.groups,
      children: state.children,
      assignable: await readAssignable(manager),
      may_assign: assignment.opensWeek(weekId),
    };
  }

  /**
   * Replaces leaders and groups of a week. A group that is not sent is deleted; its children are in no group then.
   * Who is named a leader gets a mail.
   * @throws AppError 404; 409 when somebody else has changed leaders or groups since the version; 422 at the group, also where it
   *   would show children to somebody and the caller does not see all of the week ({@link Assignment.opensWeek})
   */
  async save(weekId: number, body: WeekGroupsBody, actor: CurrentUserData): Promise<WeekGroupsDetail> {
    const opens = (await this.assignments.of(actor)).opensWeek(weekId);
    await this.transactions.run(async (manager) => {
      const [week] = await lockRows(manager, CourseWeekEntity, [weekId]);
      if (!week) throw notFound();
      const state = await readState(manager, week);
      refuseChanged(body.version, { names: NAMES, sent: sentOf(body), shown: shownOf(state) });
      await check(manager, state, body, opens);
      await laterTurn();
      await replaceLeaders(manager, weekId, body.leaders ?? []);
      const ids = await replaceGroups(manager, weekId, state.groups, body.groups);
      await laterTurn();
      await noteAssignments(
        manager,
        weekId,
        { before: idsOfState(state), after: idsOfBody(body, ids) },
        this.clock.now(),
      );
      await this.notices.named(manager, weekId, namings(state, body));
      await recordAudit(manager, {
        action: 'update',
        resource: 'courseWeek/groups',
        recordId: weekId,
        fields: NAMES,
      });
    });
    await laterTurn();
    return this.of(weekId, actor);
  }
}

interface State {
  leaders: WeekLeader[];
  groups: WeekGroup[];
  children: GroupableChild[];
}

/** Leaders, groups and children of a week; five statements at most. */
async function readState(manager: EntityManager, week: CourseWeekEntity): Promise<State> {
  const children = await readChildren(manager, week);
  const placed = await manager.findBy(WeekGroupChildEntity, { course_week_id: week.id });
  const groupOf = new Map(placed.map(({ child_id, week_group_id }) => [child_id, week_group_id]));
  const groups = await readGroups(manager, [week.id]);
  return {
    leaders: await readWeekLeaders(manager, week.id),
    groups: groups.map(({ id, name, leaders }) => ({
      id,
      name,
      leaders,
      children: children.filter((child) => groupOf.get(child.id) === id).map((child) => child.id),
    })),
    children,
  };
}

async function readChildren(manager: EntityManager, week: CourseWeekEntity): Promise<GroupableChild[]> {
  const rows = (await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select('registration.id')
    .innerJoin('registration.child', 'child')
    .addSelect(['child.id', 'child.first_name', 'child.last_name', 'child.birth', 'child.school'])
    .where({ course_week_id: week.id, is_waiting: false })
    .getMany()) as (RegistrationEntity & { child: ChildEntity })[];
  return byTexts(
    rows.map(({ child: { id, first_name, last_name, birth, school } }) => ({
      id,
      first_name,
      last_name,
      birth: birth ?? null,
      age: birth ? ageOn(birth, week.from) : null,
      school: (school ?? null) as GroupableChild['school'],
    })),
    ({ last_name, first_name }) => [last_name, first_name],
  );
}

/** Accounts that can be assigned: those that would see something then. */
async function readAssignable(manager: EntityManager): Promise<WeekLeader[]> {
  const users = await manager
    .createQueryBuilder(UserEntity, 'user')
    .select(['user.id', 'user.name'])
    .where((query) => {
      const holders = query
        .subQuery()
        .select('held.user_id')
        .from(UserRoleEntity, 'held')
        .innerJoin(RolePermissionEntity, 'permission', 'permission.role_id = held.role_id')
        .where('permission.permission = :permission', { permission: ASSIGNED_PERMISSION });
      return `user.id IN ${holders.getQuery()}`;
    })
    .setParameter('permission', ASSIGNED_PERMISSION)
    .getMany();
  return byTexts(
    users.map(({ id, name }) => ({ id, name })),
    ({ name }) => [name],
  );
}

/** The fields of the form, each with a version of its own. */
const NAMES = ['leaders', 'groups'];

/** What a save would replace, as a body has it; not the children, who come and go with their registrations. */
function shownOf({ leaders, groups }: State): Record<string, unknown> {
  const shown = groups.map((group) => ({
    id: group.id,
    name: group.name,
    leaders: idsOf(group.leaders),
    children: group.children,
  }));
  return { leaders: idsOf(leaders), groups: shown };
}

function sentOf({ leaders, groups }: WeekGroupsBody): Record<string, unknown> {
  const sent = groups.map(({ id, name, leaders: led, children }) => ({
    ...(id == null ? {} : { id }),
    name,
    leaders: led ?? [],
    children: children ?? [],
  }));
  return { leaders: leaders ?? [], groups: sent };
}

/** @throws AppError 422 at the leaders, or at the group */
async function check(
  manager: EntityManager,
  state: State,
  body: WeekGroupsBody,
  opens: boolean,
): Promise<void> {
  const problems = new ValidationErrors();
  if (!opens) refuseOpening(state, body, problems);
  const assignable = new Set([
    ...(await readAssignable(manager)).map(({ id }) => id),
    // Who lost the permission may stay as long as nobody takes that account away.
    ...[state.leaders, ...state.groups.map(({ leaders }) => leaders)].flat().map(({ id }) => id),
  ]);
  const known = new Set(state.groups.map(({ id }) => id));
  const free = new Set(state.children.map(({ id }) => id));
  const names = new Set<string>();
  const checkLeaders = (ids: readonly number[] | null | undefined, path: string): void => {
    if (ids?.some((id) => !assignable.has(id))) problems.add(path, 'week_groups.leader');
  };
  checkLeaders(body.leaders, 'leaders');
  for (const [index, { id, name, leaders, children }] of body.groups.entries()) {
    const at = `groups.${index}`;
    if (id != null && !known.delete(id)) problems.add(`${at}.id`, 'validation.reference');
    if (names.has(name)) problems.add(`${at}.name`, 'week_groups.name_twice');
    names.add(name);
    checkLeaders(leaders, `${at}.leaders`);
    if (children?.some((child) => !free.delete(child))) problems.add(`${at}.children`, 'week_groups.child');
  }
  problems.throwIfAny();
}

/** Says where a child would be shown to somebody: by a new leader, or by another group. */
function refuseOpening(state: State, body: WeekGroupsBody, problems: ValidationErrors): void {
  for (const { path } of newLeaders(state, body)) problems.addOnce(path, 'week_groups.opens');
  const groupOf = new Map(state.groups.flatMap(({ id, children }) => children.map((child) => [child, id])));
  for (const [index, { id, children }] of body.groups.entries()) {
    if (children?.some((child) => groupOf.get(child) !== id))
      problems.addOnce(`groups.${index}.children`, 'week_groups.opens');
    for (const child of children ?? []) groupOf.delete(child);
  }
  // Who is in no group any more may be shown to others than before. So may children who lost their place in the week while they were
  // there, and open points: they stand in the group until it is gone.
  const sent = new Set(body.groups.map(({ id }) => id));
  if (groupOf.size > 0 || state.groups.some(({ id }) => !sent.has(id)))
    problems.addOnce('groups', 'week_groups.opens');
}

/** Leaders who were none of this week, or of this group, before; with the field that names them. */
function newLeaders(
  state: State,
  body: WeekGroupsBody,
): { path: string; userIds: number[]; group: string | null }[] {
  const fresh = (ids: readonly number[] | null | undefined, before: readonly WeekLeader[]): number[] =>
    [...new Set(ids ?? [])].filter((id) => !before.some((leader) => leader.id === id));
  const places = [
    { path: 'leaders', userIds: fresh(body.leaders, state.leaders), group: null },
    ...body.groups.map(({ id, name, leaders }, index) => ({
      path: `groups.${index}.leaders`,
      userIds: fresh(leaders, state.groups.find((group) => group.id === id)?.leaders ?? []),
      group: name,
    })),
  ];
  return places.filter(({ userIds }) => userIds.length > 0);
}

/** Whom a save names to lead what: the whole week comes first, and each account is told once. */
function namings(state: State, body: WeekGroupsBody): { userId: number; group: string | null }[] {
  const told = new Map<number, string | null>();
  for (const { userIds, group } of newLeaders(state, body))
    for (const id of userIds) if (!told.has(id)) told.set(id, group);
  return [...told].map(([userId, group]) => ({ userId, group }));
}

async function replaceLeaders(manager: EntityManager, weekId: number, ids: readonly number[]): Promise<void> {
  await manager.delete(CourseWeekLeaderEntity, { course_week_id: weekId });
  await manager.insert(
    CourseWeekLeaderEntity,
    [...new Set(ids)].map((user_id) => ({ course_week_id: weekId, user_id })),
  );
}

/** @returns ids of the groups, in their order */
async function replaceGroups(
  manager: EntityManager,
  weekId: number,
  before: readonly WeekGroup[],
  groups: readonly WeekGroupBody[],
): Promise<number[]> {
  await manager.delete(WeekGroupChildEntity, { course_week_id: weekId });
  const kept = new Set(groups.map(({ id }) => id));
  const ids = before.map(({ id }) => id);
  if (ids.length > 0) await manager.delete(WeekGroupLeaderEntity, { week_group_id: In(ids) });
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length > 0) await manager.delete(WeekGroupEntity, { id: In(gone) });
  const saved = await manager.save(
    WeekGroupEntity,
    groups.map(({ id, name }) => ({ ...(id == null ? {} : { id }), course_week_id: weekId, name })),
  );
  const idAt = (index: number): number => saved[index]!.id;
  await manager.insert(
    WeekGroupLeaderEntity,
    groups.flatMap(({ leaders }, index) =>
      [...new Set(leaders ?? [])].map((user_id) => ({ week_group_id: idAt(index), user_id })),
    ),
  );
  await manager.insert(
    WeekGroupChildEntity,
    groups.flatMap(({ children }, index) =>
      (children ?? []).map((child_id) => ({ course_week_id: weekId, child_id, week_group_id: idAt(index) })),
    ),
  );
  return saved.map(({ id }) => id);
}

const idsOf = (people: readonly WeekLeader[]): number[] => people.map(({ id }) => id);

function idsOfState({ leaders, groups }: State): AssignedIds {
  return {
    leaders: idsOf(leaders),
    groups: groups.map((group) => ({ ...group, leaders: idsOf(group.leaders) })),
  };
}

function idsOfBody({ leaders, groups }: WeekGroupsBody, ids: readonly number[]): AssignedIds {
  return {
    leaders: leaders ?? [],
    groups: groups.map((group, index) => ({
      id: ids[index]!,
      leaders: group.leaders ?? [],
      children: group.children ?? [],
    })),
  };
}
