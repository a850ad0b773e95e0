import {
  addDays,
  ASSIGNED_PERMISSION,
  can,
  romeInstant,
  type IsoDate,
  type IssueReason,
} from '@feria/shared';
import { assignedWindow, type AssignedDays } from '@feria/shared/rules/assigned';
import { In, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { AssignmentEventEntity } from '../../model/on-site/assignment-event.entity.js';
import { readAssignedDays } from '../../settings/options/assigned-days.js';
import type { PlaceOnSite } from '../../presence/places-of-days.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupLeaderEntity,
} from '../../model/on-site/week-group.entity.js';
import { confirmedSpans } from './confirmed-spans.js';
import { ledAfterwards, type EndedPlace } from '../../presence/staying-places.js';
import { readEndedPlaces } from './ended-places.js';
import { hasDay, readFormerDays, spansOfDay, type FormerDays } from '../../presence/former-days.js';
import { both, includes, none, spansOf, type Span } from '../../presence/spans.js';

/** A place that ended, as far as it decides who still leads the child. */
type Ended = Pick<EndedPlace, 'group_id' | 'date' | 'ended_at'>;

/** When a child was in a group. */
interface Membership {
  groupId: number;
  spans: Span[];
}

/** What was so when a mark was made, for marks that the rights of now do not cover. */
interface History {
  everywhere: boolean;
  weeks: readonly CourseWeekEntity[];
  /** The days that the weeks had until they were changed, in their order. */
  former: readonly FormerDays[];
  days: AssignedDays;
  /** When a child had a confirmed place in a week. */
  places: (childId: number, weekId: number) => Span[];
  /** Places that ended while their children were there: on that day these are led in the week until midnight. */
  ended: readonly EndedPlace[];
  /** When a child was in which group of a week. */
  memberships: (childId: number, weekId: number) => Membership[];
  /** When the user led the week as a whole (`null`), or a group of it. */
  leading: (weekId: number) => { groupId: number | null; spans: Span[] }[];
}

/**
 * What becomes of a mark by the rights of its maker at the time when it was made: it is applied in a week, it is an open point, or its
 * maker never had the child (`null`).
 */
export type Verdict = { place: PlaceOnSite; reason: IssueReason | null } | null;

/** The rights of a user in the past (product/on-site.md#open-points). */
export class RightsThen {
  constructor(private readonly history: History) {}

  /**
   * @param mark when it was made, and when it arrived; `thereIn`: the week in which the child is taken to have been there when its place
   *   ended, although no point says so yet
   * @returns see {@link Verdict}. Of several weeks that with the best answer
   */
  of(
    childId: number,
    date: IsoDate,
    { made, received, thereIn }: { made: Date; received: Date; thereIn?: number },
  ): Verdict {
    const verdicts = this.history.weeks.flatMap((week) => {
      const ended =
        this.history.ended.find(
          (place) => place.child_id === childId && place.course_week_id === week.id && place.date === date,
        ) ?? (week.id === thereIn ? { group_id: null, date, ended_at: new Date(0) } : undefined);
      const runs = spansOfDay(date, week, this.history.former);
      if (!ended && runs.length === 0) return [];
      const times = { made: made.getTime(), received: received.getTime() };
      return [this.inWeek(childId, week, { date, runs, ...times, ended })];
    });
    return verdicts.find((verdict) => verdict?.reason === null) ?? verdicts.find(Boolean) ?? null;
  }

  /** Whether a week has a day, or had it before its days were changed. */
  hadDay(weekId: number, date: IsoDate): boolean {
    const week = this.history.weeks.find(({ id }) => id === weekId);
    return week !== undefined && spansOfDay(date, week, this.history.former).length > 0;
  }

  /**
   * Whether the user may have counted a group of a week, or all of it (`null`), for a day: led that when it was counted. Leaders of a week
   * count its groups.
   */
  counts(weekId: number, groupId: number | null, { date, at }: { date: IsoDate; at: Date }): boolean {
    const week = this.history.weeks.find(({ id }) => id === weekId);
    if (!week || at.getTime() >= lastOf(week, date)) return false;
    const leading = this.history
      .leading(weekId)
      .filter((one) => one.groupId === null || one.groupId === groupId);
    const led = leading.flatMap(({ spans }) => spans);
    return includes(both(led, this.windows(week, date)), at.getTime());
  }

  /** @param mark `runs`: when the week had the day */
  private inWeek(
    childId: number,
    week: CourseWeekEntity,
    mark: { date: IsoDate; runs: readonly Span[]; made: number; received: number; ended: Ended | undefined },
  ): Verdict {
    const { date, runs, made, received, ended } = mark;
    const { everywhere } = this.history;
    const afterwards = ended ? [ledAfterwards(ended)] : [];
    const places = [...both(this.history.places(childId, week.id), runs), ...afterwards];
    const end = lastOf(week, date);
    const memberships = this.membershipsOf(childId, week.id, ended);
    const entitled = everywhere
      ? places
      : both(both(places, this.windows(week, date)), this.led(week.id, memberships));
    if (entitled.length === 0 || (!everywhere && made >= end)) return null;
    const place = { course_week_id: week.id, group_id: groupThen(memberships, made) };
    if (!includes(entitled, made))
      return { place, reason: includes(places, made) ? 'not_leading' : 'no_place' };
    return { place, reason: !everywhere && received >= end ? 'week_over' : null };
  }

  /** When the user led the child, if it had a place. Who is in no group is for the leaders of all. */
  private led(weekId: number, memberships: readonly Membership[]): Span[] {
    const inNone = none(memberships.flatMap(({ spans }) => spans));
    return this.history.leading(weekId).flatMap(({ groupId, spans }) => {
      if (groupId === null) return spans;
      const own = memberships.filter((membership) => membership.groupId === groupId);
      return both(spans, [...own.flatMap((membership) => membership.spans), ...inNone]);
    });
  }

  /** In which groups of the week the child was; after its place ended it stays in the group of then, also when the groups are saved anew. */
  private membershipsOf(childId: number, weekId: number, ended: Ended | undefined): Membership[] {
    const memberships = this.history.memberships(childId, weekId);
    if (!ended || ended.group_id === null) return memberships;
    return [...memberships, { groupId: ended.group_id, spans: [ledAfterwards(ended)] }];
  }

  /** When leaders see the week, by the days that it has, and by those with the day that it had. */
  private windows(week: CourseWeekEntity, date: IsoDate): Span[] {
    const former = this.history.former.filter(
      (days) => days.course_week_id === week.id && hasDay(days, date),
    );
    return [week, ...former].map((days) => this.windowOf(days));
  }

  private windowOf(week: { from: IsoDate; to: IsoDate }): Span {
    const { from, to } = assignedWindow(week, this.history.days);
    return { from: romeInstant(from).getTime(), until: romeInstant(addDays(to, 1)).getTime() };
  }
}

function groupThen(memberships: readonly Membership[], at: number): number | null {
  return memberships.find(({ spans }) => includes(spans, at))?.groupId ?? memberships.at(-1)?.groupId ?? null;
}

/** The midnight in Rome that ends the last day of a week. */
export function endOf({ to }: { to: IsoDate }): Date {
  return romeInstant(addDays(to, 1));
}

/** Until when leaders mark a day of a week; it may have lost its last day, which is the one. */
function lastOf(week: CourseWeekEntity, date: IsoDate): number {
  return Math.max(endOf(week).getTime(), endOf({ to: date }).getTime());
}

/** Reads what is needed for children on days; as many statements for many as for few. */
export async function readRightsThen(
  manager: EntityManager,
  user: CurrentUserData,
  childIds: readonly number[],
  weekIds: readonly number[] = [],
): Promise<RightsThen> {
  const everywhere = can(user, 'peopleCourseWeekRegistration.update');
  const leads = can(user, ASSIGNED_PERMISSION);
  const child_id = In([...new Set(childIds)]);
  const history = await manager.find(RegistrationEventEntity, { where: { child_id }, order: { id: 'ASC' } });
  const now = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true, is_waiting: true },
    where: { child_id },
  });
  const placesOf = confirmedSpans(history, now);
  const ended = await readEndedPlaces(manager, { childIds });
  const endedIn = ended.map(({ course_week_id }) => course_week_id);
  const weeks = await manager.findBy(CourseWeekEntity, {
    id: In([...new Set([...placesOf.weekIds, ...endedIn, ...weekIds])]),
  });
  const ids = weeks.map(({ id }) => id);
  const events = await manager.find(AssignmentEventEntity, {
    where: [
      { course_week_id: In(ids), user_id: user.id },
      { course_week_id: In(ids), child_id },
    ],
    order: { id: 'ASC' },
  });
  const members = await manager.findBy(WeekGroupChildEntity, { course_week_id: In(ids), child_id });
  const weekLeads = leads ? await manager.findBy(CourseWeekLeaderEntity, { user_id: user.id }) : [];
  const groupLeads = leads
    ? await manager.find(WeekGroupLeaderEntity, {
        where: { user_id: user.id },
        relations: { weekGroup: true },
      })
    : [];
  return new RightsThen({
    everywhere,
    weeks,
    former: await readFormerDays(manager, ids),
    ended,
    days: await readAssignedDays(manager),
    places: (childId, weekId) => placesOf.spans(childId, weekId),
    memberships: (childId, weekId) => {
      const own = events.filter((event) => event.child_id === childId && event.course_week_id === weekId);
      const current = members.find((row) => row.child_id === childId && row.course_week_id === weekId);
      return byGroup(own, current ? [current.week_group_id] : []).flatMap(({ groupId, spans }) =>
        groupId === null ? [] : [{ groupId, spans }],
      );
    },
    leading: (weekId) => {
      if (!leads) return [];
      const own = events.filter((event) => event.user_id === user.id && event.course_week_id === weekId);
      return byGroup(own, [
        ...weekLeads.filter(({ course_week_id }) => course_week_id === weekId).map(() => null),
        ...groupLeads
          .filter(({ weekGroup }) => weekGroup?.course_week_id === weekId)
          .map(({ week_group_id }) => week_group_id),
      ]);
    },
  });
}

function byGroup(
  events: readonly AssignmentEventEntity[],
  now: readonly (number | null)[],
): { groupId: number | null; spans: Span[] }[] {
  const groups = new Set([...events.map(({ week_group_id }) => week_group_id), ...now]);
  return [...groups].map((groupId) => ({
    groupId,
    spans: spansOf(
      events.filter(({ week_group_id }) => week_group_id === groupId),
      now.includes(groupId),
    ),
  }));
}
