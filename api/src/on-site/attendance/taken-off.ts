import { addDays, compareTexts, isNoted, romeInstant, type AttendanceDay, type IsoDate } from '@feria/shared';
import type { MarkedDay, MergedMark } from '@feria/shared/rules/attendance-merge';
import {
  And,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThanOrEqual,
  Not,
  type EntityManager,
} from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { presentDayWeek } from './day-list.js';
import { AssignmentEventEntity } from '../../model/on-site/assignment-event.entity.js';
import type { Assignment } from '../week-groups/assignments.js';
import { readGroups, readLeadersOfWeeks } from '../week-groups/read-groups.js';
import { WeekGroupChildEntity } from '../../model/on-site/week-group.entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { leadersAt } from './taken-over.js';

type TakenOff = Pick<AttendanceDay, 'taken_off' | 'to_hand_over'>;

const NOTHING: TakenOff = { taken_off: [], to_hand_over: [] };

/**
 * The weeks and groups off which a leader was taken on a day, and which the leader does not see any more, of those that run on that day; with
 * who leads there now. And the children who are there by a mark of the leader and whom the leader does not see any more, because of that
 * or because they were moved to a group of somebody else. One statement, two more of who leads groups only, up to twelve when there is
 * something to tell; none of who sees every week.
 * @param running ids of the weeks that the leader sees and that run on the day
 */
export async function readTakenOff(
  manager: EntityManager,
  userId: number,
  date: IsoDate,
  assignment: Assignment,
  running: readonly number[],
): Promise<TakenOff> {
  if (assignment.weekIds === null) return NOTHING;
  const events = await manager.find(AssignmentEventEntity, {
    where: {
      user_id: userId,
      began: false,
      at: And(MoreThanOrEqual(romeInstant(date)), LessThan(romeInstant(addDays(date, 1)))),
    },
    order: { id: 'ASC' },
  });
  const ended = events.filter(({ course_week_id, week_group_id }) =>
    week_group_id === null
      ? !assignment.seesWeek(course_week_id)
      : !assignment.seesGroup({ id: week_group_id, course_week_id }),
  );
  const inPart = assignment.weeksLedInPart.filter((id) => running.includes(id));
  const handOver = (weekIds: readonly number[]) =>
    readToHandOver(manager, { userId, weekIds: [...new Set([...inPart, ...weekIds])], date, assignment });
  if (ended.length === 0) return { ...NOTHING, to_hand_over: inPart.length > 0 ? await handOver([]) : [] };
  const weeks = (await manager.find(CourseWeekEntity, {
    where: {
      id: In(ended.map(({ course_week_id }) => course_week_id)),
      from: LessThanOrEqual(date),
      to: MoreThanOrEqual(date),
    },
    relations: { course: { location: true } },
  })) as (CourseWeekEntity & { course: CourseEntity })[];
  const weekIds = weeks.map(({ id }) => id);
  const groups = await readGroups(manager, weekIds);
  const replaced = await readReplaced(manager, ended, groups, assignment);
  const weekLeaders = await readLeadersOfWeeks(manager, weekIds);
  // Of one that ended twice the last time; of groups that are gone one, as they have no names.
  const last = new Map(
    ended
      .filter(({ week_group_id }) => !replaced.has(week_group_id))
      .map((event) => {
        const { course_week_id, week_group_id } = event;
        const isKnown = groups.some(({ id }) => id === week_group_id);
        const what = week_group_id === null ? 'week' : isKnown ? week_group_id : 'gone';
        return [`${course_week_id} ${what}`, event];
      }),
  );
  return {
    taken_off: [...last.values()].flatMap(({ course_week_id, week_group_id, at }) => {
      const week = weeks.find(({ id }) => id === course_week_id);
      if (!week) return [];
      const group = groups.find(({ id }) => id === week_group_id);
      const inWeek = groups.filter((one) => one.course_week_id === course_week_id);
      const leading = [
        ...weekLeaders.filter((one) => one.course_week_id === course_week_id).map(({ leader }) => leader),
        ...(group ? [group] : inWeek).flatMap(({ leaders }) => leaders),
      ];
      return [
        {
          week: presentDayWeek(week),
          group: group?.name ?? null,
          whole_week: week_group_id === null,
          at: at.toISOString(),
          still: inWeek.filter((one) => one.leaders.some(({ id }) => id === userId)).map(({ name }) => name),
          leaders: [...new Map(leading.map((leader) => [leader.id, leader])).values()]
            .filter(({ id }) => id !== userId)
            .sort((a, b) => compareTexts(a.name, b.name)),
        },
      ];
    }),
    to_hand_over: await handOver(weekIds),
  };
}

/**
 * Ids of groups that are gone, and of whose children the user still sees all in the same week: somebody has only saved the groups anew.
 * Two statements, none when no such group is gone.
 */
async function readReplaced(
  manager: EntityManager,
  ended: readonly AssignmentEventEntity[],
  groups: readonly { id: number }[],
  assignment: Assignment,
): Promise<Set<number | null>> {
  const gone = ended.filter(
    ({ course_week_id, week_group_id }) =>
      week_group_id !== null &&
      assignment.leadsIn(course_week_id) &&
      !groups.some(({ id }) => id === week_group_id),
  );
  if (gone.length === 0) return new Set();
  const ids = gone.flatMap(({ week_group_id }) => week_group_id ?? []);
  const children = await manager.findBy(AssignmentEventEntity, {
    week_group_id: In(ids),
    child_id: Not(IsNull()),
    began: false,
  });
  const members = await manager.findBy(WeekGroupChildEntity, {
    course_week_id: In(gone.map(({ course_week_id }) => course_week_id)),
    child_id: In(children.map(({ child_id }) => child_id)),
  });
  const isSeen = ({ course_week_id, child_id }: AssignmentEventEntity): boolean => {
    const member = members.find((row) => row.course_week_id === course_week_id && row.child_id === child_id);
    return assignment.seesChild({ course_week_id, group_id: member?.week_group_id ?? null });
  };
  return new Set(
    ids.filter((id) => children.filter(({ week_group_id }) => week_group_id === id).every(isSeen)),
  );
}

/** Children of weeks who are there by a mark of the user, and whom the user does not see any more, with who leads them now. */
async function readToHandOver(
  manager: EntityManager,
  {
    userId,
    weekIds,
    date,
    assignment,
  }: { userId: number; weekIds: readonly number[]; date: IsoDate; assignment: Assignment },
): Promise<TakenOff['to_hand_over']> {
  const days = await manager.find(AttendanceEntity, {
    where: { course_week_id: In([...weekIds]), date, status: 'present', left_at: IsNull() },
    relations: { child: true },
    select: {
      id: true,
      child_id: true,
      course_week_id: true,
      origins: true,
      child: { id: true, first_name: true, last_name: true },
    },
  });
  const own: Pick<AttendanceEntity, 'child_id' | 'course_week_id' | 'child'>[] = days.filter(
    ({ origins }) =>
      origins !== null && (JSON.parse(origins) as MarkedDay['origins']).status?.user === userId,
  );
  const points = await manager.find(AttendanceIssueEntity, {
    where: { course_week_id: In([...weekIds]), date, user_id: userId, state: 'open' },
    relations: { child: true },
    select: {
      id: true,
      child_id: true,
      course_week_id: true,
      reason: true,
      fields: true,
      made_at: true,
      child: { id: true, first_name: true, last_name: true },
    },
    order: { made_at: 'ASC', id: 'ASC' },
  });
  const there = new Map(own.map((row) => [row.child_id, row]));
  // What was marked afterwards does not count yet, and is what the reader knows.
  for (const { child_id, course_week_id, child, fields, reason } of points) {
    // What the day says already was read above.
    if (isNoted(reason)) continue;
    const { status, left_at } = JSON.parse(fields) as MergedMark['fields'];
    if (left_at) there.delete(child_id);
    else if (status === 'present') there.set(child_id, { child_id, course_week_id, child });
  }
  if (there.size === 0) return [];
  const members = await manager.findBy(WeekGroupChildEntity, {
    child_id: In([...there.keys()]),
    course_week_id: In([...weekIds]),
  });
  const unseen = [...there.values()]
    .map(({ child_id, course_week_id, child }) => {
      const member = members.find(
        (row) => row.child_id === child_id && row.course_week_id === course_week_id,
      );
      return { child: child!, place: { course_week_id, group_id: member?.week_group_id ?? null } };
    })
    .filter(({ place }) => !assignment.seesChild(place));
  if (unseen.length === 0) return [];
  const ofThese = unseen.map(({ place }) => place.course_week_id);
  const groups = await readGroups(manager, ofThese);
  const weekLeaders = await readLeadersOfWeeks(manager, ofThese);
  return unseen
    .map(({ child: { id, first_name, last_name }, place }) => ({
      id,
      first_name,
      last_name,
      leaders: leadersAt(place, groups, weekLeaders).filter((leader) => leader.id !== userId),
    }))
    .sort((a, b) => compareTexts(a.first_name, b.first_name) || compareTexts(a.last_name, b.last_name));
}
