import { emergencyContacts, HEALTH_FIELDS, isNoted, NOT_MARKED, type AttendanceIssue } from '@feria/shared';
import { restoredFields, type MergedMark } from '@feria/shared/rules/attendance-merge';
import { In, type EntityManager } from 'typeorm';
import type { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { presentDayWeek } from './day-list.js';
import { presentHealth } from '../../families/people/child.presenter.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { readAuthorised } from './authorised.js';
import type { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { answersWarn, readAnswersOnSite } from './answers-on-site.js';
import { presentAttendance, presentUser, readDayFacts } from './attendance.presenter.js';
import { maySettle, type IssueReader, type PlacedIssue } from './issue-rights.js';
import { readRegistrationsLeft, seesStaying } from './ended-places.js';
import { dayVersion, readMarkedDay } from '../../presence/marked-days.js';
import { readToldAbsent } from '../../presence/told-absent.js';
import { leftBeforeArrival, timeOfOtherDay } from './marks.js';
import { readParents } from './read-parents.js';
import { readReasonsGone } from './reasons-gone.js';

/**
 * Open points as they are sent; five statements, five more when somebody is to be called, three more when somebody took a child, two
 * more for reasons that may be gone, one more where a child may be there. Who sees a point is asked before. Reading health data is noted.
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
  const facts = await readDayFacts(
    manager,
    days,
    issues.flatMap(({ user_id, settled_by }) => [user_id, settled_by]),
  );
  const { names } = facts;
  const { assignment } = reader;
  const contactOf = await readContacts(manager, placed, reader, reads);
  const takenWith = (issue: AttendanceIssueEntity): string | null =>
    (JSON.parse(issue.fields) as AttendanceIssue['mark']).left_with ?? null;
  const isAuthorised = await readAuthorised(
    manager,
    issues.map((issue) => ({ child_id: issue.child_id, left_with: takenWith(issue) })),
  );
  const dayOf = (issue: AttendanceIssueEntity): AttendanceEntity | undefined =>
    days.find(({ child_id, date }) => child_id === issue.child_id && date === issue.date);
  const isToldAbsent = await readToldAbsent(manager, issues.filter(saysPresent));
  const isReasonGone = await readReasonsGone(manager, issues, dayOf, (issue) =>
    isAuthorised({ child_id: issue.child_id, left_with: takenWith(issue) }),
  );
  return placed.map(({ issue, place }) => {
    const child = children.find(({ id }) => id === issue.child_id)!;
    const week = weeks.find(({ id }) => id === issue.course_week_id)!;
    const day = dayOf(issue);
    const sees = assignment.seesChild(place);
    const health = sees && assignment.seesHealth(place);
    const family = sees && assignment.seesFamily(place);
    const isEnded = issue.reason === 'place_ended';
    const left_with = takenWith(issue);
    const { id, state, reason, change_id, date } = issue;
    return {
      id,
      state,
      reason,
      change_id,
      date,
      child: { id: child.id, first_name: child.first_name, last_name: child.last_name },
      week: presentDayWeek(week as CourseWeekEntity & { course: CourseEntity }),
      // A place may be given back by a parent.
      made_by: isEnded && !family ? null : presentUser(issue.user_id, names),
      made_at: issue.made_at.toISOString(),
      received_at: issue.received_at.toISOString(),
      mark: markOf(issue.fields, { health, family }),
      seen: seenOf(issue),
      attendance: sees && day?.changed_at ? presentAttendance(day, facts, { assignment, place }) : null,
      version: sees ? dayVersion(day) : null,
      replaced: sees && issue.replaced !== null ? markOf(issue.replaced, { health, family }) : null,
      settled_by: presentUser(issue.settled_by, names),
      settled_at: issue.settled_at?.toISOString() ?? null,
      settled_reason: health ? issue.settled_reason : null,
      contact: contactOf(issue),
      may_pick_up: left_with === null ? null : isAuthorised({ child_id: child.id, left_with }),
      may_close: state === 'open' && maySettle({ issue, place }, reader),
      reason_gone: sees && isReasonGone(issue),
      may_restore: state === 'open' && isRestorable(issue, day) && assignment.marksChild(place),
      told_absent: sees && saysPresent(issue) && isToldAbsent(issue),
    };
  });
}

/** Whether there is a mark that can be applied: not with a time of another day, nor one by which the child would have left before it came. */
function isRestorable(issue: AttendanceIssueEntity, day: AttendanceEntity | undefined): boolean {
  if (isNoted(issue.reason)) return false;
  const fields = JSON.parse(issue.fields) as MergedMark['fields'];
  if (timeOfOtherDay(issue, fields)) return false;
  const now = day ? readMarkedDay(day).state : NOT_MARKED;
  return !leftBeforeArrival({ ...now, ...restoredFields(now, fields) });
}

/** Whether it is an open point by which the child is there. */
function saysPresent({ state, fields }: AttendanceIssueEntity): boolean {
  return state === 'open' && (JSON.parse(fields) as AttendanceIssue['mark']).status === 'present';
}

/** Whether somebody may have to be called about the child of an open point: it is there, or has left, and something about that is not clear. */
function isSought({ reason, state, fields }: AttendanceIssueEntity): boolean {
  if (state !== 'open') return false;
  if (isNoted(reason) || reason === 'not_taken_over') return true;
  const { status, left_at } = JSON.parse(fields) as AttendanceIssue['mark'];
  return status === 'present' || Boolean(left_at);
}

/** Whom to call about children of open points: who sees them would with their places. */
async function readContacts(
  manager: EntityManager,
  placed: readonly PlacedIssue[],
  { userId, today, assignment }: IssueReader,
  reads: HealthReads,
): Promise<(issue: AttendanceIssueEntity) => AttendanceIssue['contact']> {
  const sought = placed.filter(
    ({ issue, place }) => isSought(issue) && seesStaying(assignment, { ...place, date: issue.date }, today),
  );
  const left = await readRegistrationsLeft(
    manager,
    sought.map(({ issue, place }) => ({ ...place, child_id: issue.child_id, issue })),
    { columns: ['id'], health: assignment.seesSomeHealth },
  );
  const parents = await readParents(manager, [
    ...new Set(left.flatMap((place) => (assignment.seesFamily(place) ? place.child_id : []))),
  ]);
  const healthOf = (place: (typeof left)[number]) =>
    assignment.seesHealth(place) ? presentHealth(place.registration.child) : null;
  const courses = await coursesOf(manager, assignment.seesSomeHealth ? left : []);
  const answersOf = await readAnswersOnSite(
    manager,
    left.flatMap(({ child_id, course_week_id }) => {
      const course = courses.get(course_week_id);
      return course ? [{ child_id, course }] : [];
    }),
    { health: assignment.seesSomeHealth },
  );
  const answered = (place: (typeof left)[number]): boolean => {
    const course = courses.get(place.course_week_id);
    if (!course || !assignment.seesHealth(place)) return false;
    const { child_id, registration } = place;
    return answersWarn(answersOf({ child_id, course, day_type: registration.day_type }, { health: true }));
  };
  await reads.note(
    userId,
    left.map((place) => ({ id: place.child_id, ...healthOf(place), answered: answered(place) })),
    'list',
  );
  return (issue) => {
    const found = left.find((one) => one.issue === issue);
    if (!found) return null;
    const health = healthOf(found);
    const family = assignment.seesFamily(found) ? parents.get(issue.child_id) : undefined;
    return {
      parents: (family ?? []).map(({ id, name, phone }) => ({ id, name, phone })),
      contacts: emergencyContacts(found.registration),
      health: health ? answered(found) || HEALTH_FIELDS.some((field) => Boolean(health[field])) : null,
    };
  };
}

/** The projects of weeks with what they ask, by week; one statement, none for no week. */
async function coursesOf(
  manager: EntityManager,
  places: readonly { course_week_id: number }[],
): Promise<ReadonlyMap<number, CourseEntity>> {
  if (places.length === 0) return new Map();
  const weeks = await manager.find(CourseWeekEntity, {
    select: { id: true, course_id: true, course: { id: true, questions: true } },
    where: { id: In([...new Set(places.map(({ course_week_id }) => course_week_id))]) },
    relations: { course: true },
  });
  return new Map(weeks.flatMap(({ id, course }) => (course ? [[id, course]] : [])));
}

/** Without what may tell of the child's health, and what is of its family, for readers who do not see that. */
function markOf(
  stored: string,
  { health, family }: { health: boolean; family: boolean },
): AttendanceIssue['mark'] {
  const {
    note,
    left_with_phone,
    // Points of an earlier version kept contacts here.
    registration: _,
    ...mark
  } = JSON.parse(stored) as AttendanceIssue['mark'] & { registration?: unknown };
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
