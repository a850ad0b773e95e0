import { FAMILY_RIGHTS, ASSIGNED_PERMISSION, opensWeeks, type IsoDate, type Permission } from '@feria/shared';
import { assignedWindow } from '@feria/shared/rules/assigned';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { In, type EntityManager } from 'typeorm';
import { recordAudit, type AuditRecord } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { invalidField, type ValidationErrors } from '../../core/http/errors.js';
import { requestContext } from '../../core/request-context.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { readAssignedDays } from '../../settings/options/assigned-days.js';
import { permissionsOf, rolesOf } from '../users/role-holders.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../model/on-site/week-group.entity.js';

/*
 * The one rule for every indirect way to a child's health data, telephone, address or tax code: nobody gains by it what they do not
 * hold. Permissions that read the data are the direct way. Indirect is what changes who else reads it: being a parent, being a leader,
 * getting into the account of either, and bringing a child into a week that one leads, or that is led by
 * somebody who can make or open the account that brings it. Whatever opens such a way for staff asks here.
 * shared/docs/access.md lists the ways; test/access/ways.spec.ts walks them.
 */

/** Who acts. */
type Actor = Pick<CurrentUserData, 'id' | 'permissions'>;

/** Whether somebody holds everything that being a parent would show of a child. */
function opensFamilies({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return FAMILY_RIGHTS.every((permission) => permissions.includes(permission));
}

/** Says at the field that changing who the parents of a child are needs {@link FAMILY_RIGHTS}. */
export function refuseParentAccess(
  actor: Pick<Actor, 'permissions'>,
  field: string,
  problems: ValidationErrors,
): void {
  if (!opensFamilies(actor)) problems.addOnce(field, 'validation.parent_access');
}

/**
 * Why somebody must not get into another account (by its e-mail address, password or second factor), beyond the permissions of that
 * account; `null` when they may: the account is a parent's, or a leader's. A leader is also who can be named one. A parent's account is
 * part of the record of that person: who may not edit persons does not change its login by the form of users either.
 */
export async function refusalOfLogin(
  manager: EntityManager,
  actor: Actor,
  userId: number,
): Promise<ServerMessageKey | null> {
  if (userId === actor.id) return null;
  const mayKeepFamilies = opensFamilies(actor) && actor.permissions.includes('person.update');
  if (!mayKeepFamilies && (await personIdOf(manager, userId)) !== null)
    return opensFamilies(actor) ? 'validation.parent_login' : 'validation.parent_access';
  if (opensWeeks(actor)) return null;
  const isLeader =
    permissionsOf(await rolesOf(manager, userId)).includes(ASSIGNED_PERMISSION) ||
    (await ledWeeks(manager, userId)).size > 0;
  return isLeader ? 'validation.leader_access' : null;
}

/**
 * Refuses that whoever makes the request brings a child into a week that they lead, or that somebody leads who may use the same account
 * ({@link refusalInto}). It does not matter when the week is: what is booked now is read when the time has come.
 * @param weeks by the field at which it is refused
 * @throws AppError 422
 */
export async function refuseIntoOwnWeek(
  manager: EntityManager,
  weeks: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [field, weekId] of Object.entries(weeks)) {
    const refusal = await refusalInto(manager, weekId);
    if (refusal) throw invalidField(field, refusal);
  }
}

/**
 * Why whoever makes the request must not bring a child into a week: they lead it, alone or with others, or a group of it, and would read
 * the data of the child; or somebody does who makes or opens accounts like theirs, and may so be the same person. `null` when they may.
 * Holders of `LEADER_RIGHTS`, here the caller or the leader, read it anyway.
 */
export async function refusalInto(
  manager: EntityManager,
  weekId: number,
): Promise<'validation.own_week' | 'validation.kept_week' | null> {
  const actor = requestContext()?.actor;
  if (!actor || opensWeeks(actor)) return null;
  const leaders = await leadersOf(manager, weekId);
  if (leaders.includes(actor.userId)) return 'validation.own_week';
  for (const leader of leaders) {
    const held = permissionsOf(await rolesOf(manager, leader));
    if (!opensWeeks({ permissions: held }) && keepsAccounts(held, actor.permissions))
      return 'validation.kept_week';
  }
  return null;
}

/** Whether somebody makes accounts, or opens those of others, and may do so with one that holds the other permissions. */
function keepsAccounts(held: readonly Permission[], of: readonly Permission[]): boolean {
  const opens = held.includes('user.create') || held.includes('user.update');
  return opens && of.every((permission) => held.includes(permission));
}

/**
 * Why whoever makes the request must not give these days to a week: its leaders would see its children on more days than with those of
 * now, earlier or later; `null` when they may. Days that show nobody more stay free: of a week without leaders or children, a shorter
 * one, a time that is over.
 * @param week as it is stored
 * @param days what it would have
 * @param today in Rome; what leaders saw before does not count
 */
export async function refusalOfNewDays(
  manager: EntityManager,
  week: Days & { id: number },
  { days, today }: { days: Days; today: IsoDate },
): Promise<ServerMessageKey | null> {
  const actor = requestContext()?.actor;
  if (!actor || opensWeeks(actor)) return null;
  const options = await readAssignedDays(manager);
  const [before, after] = [week, days].map((of) => sightFrom(today, assignedWindow(of, options)));
  if (!after || (before && before.from <= after.from && after.to <= before.to)) return null;
  if ((await leadersOf(manager, week.id)).length === 0 || !(await hasChildren(manager, week.id))) return null;
  const own = await refusalInto(manager, week.id);
  if (own) return own === 'validation.own_week' ? 'validation.own_week_dates' : own;
  return before ? 'validation.led_week_dates' : 'validation.past_week_dates';
}

interface Days {
  from: IsoDate;
  to: IsoDate;
}

/** The part of a window that is not over; `null` when all of it is. */
function sightFrom(today: IsoDate, { from, to }: Days): Days | null {
  return to < today ? null : { from: from < today ? today : from, to };
}

/** Whether there is anybody whom leaders of a week would see: with a place, waiting for one, or marked while there was one. */
async function hasChildren(manager: EntityManager, weekId: number): Promise<boolean> {
  const ofWeek = { course_week_id: weekId };
  return (
    (await manager.existsBy(RegistrationEntity, ofWeek)) ||
    (await manager.existsBy(AttendanceEntity, ofWeek)) ||
    (await manager.existsBy(AttendanceIssueEntity, ofWeek))
  );
}

/** Ids of the accounts that lead a week, as a whole or by a group, whether or not they may see it now; three statements at most. */
async function leadersOf(manager: EntityManager, weekId: number): Promise<number[]> {
  const ofWeek = await manager.findBy(CourseWeekLeaderEntity, { course_week_id: weekId });
  const groups = await manager.findBy(WeekGroupEntity, { course_week_id: weekId });
  const ofGroups = groups.length
    ? await manager.findBy(WeekGroupLeaderEntity, { week_group_id: In(groups.map(({ id }) => id)) })
    : [];
  return [...new Set([...ofWeek, ...ofGroups].map(({ user_id }) => user_id))];
}

/**
 * Why `week.assigned` must not be given to these accounts: one of them is named as leader of a week, and would see it; `null` when it
 * may be given.
 */
export async function refusalOfSight(
  manager: EntityManager,
  actor: Pick<Actor, 'permissions'>,
  userIds: readonly number[],
): Promise<ServerMessageKey | null> {
  if (opensWeeks(actor)) return null;
  const named = { user_id: In([...userIds]) };
  const leads =
    (await manager.existsBy(CourseWeekLeaderEntity, named)) ||
    (await manager.existsBy(WeekGroupLeaderEntity, named));
  return leads ? 'validation.leads_weeks' : null;
}

/** Weeks that an account leads, as a whole or by a group, whether or not it may see them now; two statements. */
async function ledWeeks(manager: EntityManager, userId: number): Promise<Set<number>> {
  const weeks = await manager.findBy(CourseWeekLeaderEntity, { user_id: userId });
  const led = await manager.findBy(WeekGroupLeaderEntity, { user_id: userId });
  const groups = led.length
    ? await manager.findBy(WeekGroupEntity, { id: In(led.map(({ week_group_id }) => week_group_id)) })
    : [];
  return new Set([...weeks, ...groups].map(({ course_week_id }) => course_week_id));
}

/** The person of an account; `null` for an account that is no parent's. */
export async function personIdOf(manager: EntityManager, userId: number): Promise<number | null> {
  const person = await manager.findOne(ParentEntity, { select: { id: true }, where: { user_id: userId } });
  return person?.id ?? null;
}

/** Writes into the audit log that staff changed this part of the login of this parent. */
export function auditLoginChange(
  manager: EntityManager,
  personId: number,
  part: 'email' | 'password' | 'second_factor',
): Promise<void> {
  return recordAudit(manager, {
    action: 'update',
    resource: 'parent/login',
    recordId: personId,
    fields: [part],
  });
}

/** Writes into the audit log which parents were linked to a child, and which links were taken away; a line each. */
export function auditParentLinks(
  manager: EntityManager,
  childId: number,
  links: ParentLinkChange,
): Promise<void> {
  return recordAudit(manager, parentLinkRecords(childId, links));
}

/** Persons who become parents of a child, and who are none any more. */
interface ParentLinkChange {
  added: readonly number[];
  removed: readonly number[];
}

/** The lines of {@link auditParentLinks}, for work on many children. */
export function parentLinkRecords(childId: number, { added, removed }: ParentLinkChange): AuditRecord[] {
  const entry = (action: 'create' | 'delete', personId: number): AuditRecord => ({
    action,
    resource: 'child/parents',
    recordId: childId,
    fields: [`parent ${personId}`],
  });
  return [...added.map((id) => entry('create', id)), ...removed.map((id) => entry('delete', id))];
}
