import { HEALTH_FIELDS, type AttendanceIssue } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import type { HealthReads } from '../audit-log/health-reads.js';
import { CourseWeekEntity } from '../courses/course-week.entity.js';
import type { CourseEntity } from '../courses/course.entity.js';
import { presentDayWeek } from '../courses/day-list.js';
import { CHILD_HEALTH_COLUMNS, presentHealth } from '../people/child.presenter.js';
import { ChildEntity } from '../people/child.entity.js';
import { AttendanceEntity } from './attendance.entity.js';
import type { AttendanceIssueEntity } from './attendance-issue.entity.js';
import { presentAttendance, presentUser, readUserNames } from './attendance.presenter.js';
import type { IssueReader, PlacedIssue } from './issue-rights.js';
import { seesStaying } from './ended-places.js';
import { dayVersion } from './marked-days.js';
import type { EndedFields } from './place-ended.js';
import { readParents } from './read-parents.js';

/**
 * Open points as they are sent; five statements, one more when places ended. Who sees a point is asked before. Reading health data is noted.
 */
export async function presentIssues(
  manager: EntityManager,
  placed: readonly PlacedIssue[],
  reader: IssueReader,
  reads: HealthReads,
): Promise<AttendanceIssue[]> {
  if (placed.length === 0) return [];
  const issues = placed.map(({ issue }) => issue);
  const childIds = [...new Set(issues.map(({ child_id }) => child_id))];
  const children = await manager.find(ChildEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: In(childIds) },
  });
  const weeks = await manager.find(CourseWeekEntity, {
    where: { id: In([...new Set(issues.map(({ course_week_id }) => course_week_id))]) },
    relations: { course: { location: true } },
  });
  const days = await manager.findBy(AttendanceEntity, {
    child_id: In(childIds),
    date: In([...new Set(issues.map(({ date }) => date))]),
  });
  const names = await readUserNames(manager, [
    ...issues.flatMap(({ user_id, settled_by }) => [user_id, settled_by]),
    ...days.map(({ changed_by }) => changed_by),
  ]);
  const { assignment } = reader;
  const contactOf = await readContacts(manager, placed, reader, reads);
  return placed.map(({ issue, place }) => {
    const child = children.find(({ id }) => id === issue.child_id)!;
    const week = weeks.find(({ id }) => id === issue.course_week_id)!;
    const day = days.find(({ child_id, date }) => child_id === issue.child_id && date === issue.date);
    const sees = assignment.seesChild(place);
    const health = sees && assignment.seesHealth(place);
    const family = sees && assignment.seesFamily(place);
    const isEnded = issue.reason === 'place_ended';
    const { id, state, reason, change_id, date } = issue;
    return {
      ...{ id, state, reason, change_id, date },
      child: { id: child.id, first_name: child.first_name, last_name: child.last_name },
      week: presentDayWeek(week as CourseWeekEntity & { course: CourseEntity }),
      // A place may be given back by a parent.
      made_by: isEnded && !family ? null : presentUser(issue.user_id, names),
      ...{ made_at: issue.made_at.toISOString(), received_at: issue.received_at.toISOString() },
      mark: markOf(issue.fields, { health, family }),
      seen: seenOf(issue),
      attendance: sees && day?.changed_at ? presentAttendance(day, names, { assignment, place }) : null,
      version: sees ? dayVersion(day) : null,
      replaced: sees && issue.replaced !== null ? markOf(issue.replaced, { health, family }) : null,
      settled_by: presentUser(issue.settled_by, names),
      settled_at: issue.settled_at?.toISOString() ?? null,
      settled_reason: health ? issue.settled_reason : null,
      contact: contactOf(issue),
      may_restore: state === 'open' && !isEnded && assignment.marksChild(place),
    };
  });
}

/** What is needed to look for children whose places ended, while the points are open. */
async function readContacts(
  manager: EntityManager,
  placed: readonly PlacedIssue[],
  { userId, today, assignment }: IssueReader,
  reads: HealthReads,
): Promise<(issue: AttendanceIssueEntity) => AttendanceIssue['contact']> {
  const ended = placed.filter(
    ({ issue: { reason, state, date }, place }) =>
      reason === 'place_ended' && state === 'open' && seesStaying(assignment, { ...place, date }, today),
  );
  const idsOf = (may: (place: PlacedIssue['place']) => boolean): number[] => [
    ...new Set(ended.filter(({ place }) => may(place)).map(({ issue }) => issue.child_id)),
  ];
  const parents = await readParents(
    manager,
    idsOf((place) => assignment.seesFamily(place)),
  );
  const healthIds = idsOf((place) => assignment.seesHealth(place));
  const children = healthIds.length
    ? await manager
        .createQueryBuilder(ChildEntity, 'child')
        .select(['id', ...CHILD_HEALTH_COLUMNS].map((column) => `child.${column}`))
        .where({ id: In(healthIds) })
        .getMany()
    : [];
  const health = new Map(children.map((child) => [child.id, presentHealth(child)]));
  await reads.note(
    userId,
    [...health].map(([id, shown]) => ({ id, ...shown })),
    'list',
  );
  return (issue) => {
    const found = ended.find((one) => one.issue === issue);
    if (!found) return null;
    const shown = assignment.seesHealth(found.place) ? health.get(issue.child_id) : undefined;
    const family = assignment.seesFamily(found.place) ? parents.get(issue.child_id) : undefined;
    return {
      parents: (family ?? []).map(({ id, name, phone }) => ({ id, name, phone })),
      health: shown ? HEALTH_FIELDS.some((field) => Boolean(shown[field])) : null,
    };
  };
}

/** Without what may tell of the child's health, and what is of its family, for readers who do not see that. */
function markOf(
  stored: string,
  { health, family }: { health: boolean; family: boolean },
): AttendanceIssue['mark'] {
  const {
    note,
    left_with_phone,
    registration: _,
    ...mark
  } = JSON.parse(stored) as AttendanceIssue['mark'] & Pick<EndedFields, 'registration'>;
  return {
    ...mark,
    ...(note === undefined ? {} : { note: health ? note : null }),
    ...(left_with_phone === undefined ? {} : { left_with_phone: family ? left_with_phone : null }),
  };
}

function seenOf({ seen }: AttendanceIssueEntity): AttendanceIssue['seen'] {
  if (seen === null) return null;
  const { status, arrived_at, left_at, left_with } = JSON.parse(seen) as NonNullable<AttendanceIssue['seen']>;
  return { status, arrived_at, left_at, left_with };
}
