import { overlaps, weekState, type Language, type SignUpWeek, type WeekState } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { CourseEntity } from '../../catalogue/course/course.entity.js';
import { ChildParentEntity } from '../../people/child-parent.entity.js';
import { ChildEntity } from '../../people/child.entity.js';
import { notFound, type Problems } from '../../platform/http/errors.js';
import { currentLanguage } from '../../platform/request-context.js';
import type { Days } from '../domain/move-up.js';
import { RegistrationEntity } from '../registration.entity.js';
import type { SignUpLine } from '../use-cases/sign-up.js';
import { confirmedDays } from './facts.js';
import { windowFacts } from './window.js';

/** Everything that decides a sign-up, read under the locks of its weeks. */
export interface SignUpFactsOfCourse {
  course: CourseEntity;
  /** The requested weeks of this course, locked. */
  weeks: CourseWeekEntity[];
  /** The same for the rules, named in the reader's language. */
  localisedWeeks: SignUpWeek[];
  /** Label of the course's custom field in the reader's language, `null` when it has none. */
  customFieldLabel: string | null;
  /** Children that may be booked: the parent's own, or any for staff. */
  children: Map<number, ChildEntity>;
  /** `childId:weekId` of what is registered already. */
  registered: Set<string>;
  confirmed: Map<number, Days[]>;
  stateOf(weekId: number, now: Date): WeekState;
}

/** @throws AppError 404 when the course does not exist, or is not active and a parent asks */
export async function signUpFacts(
  manager: EntityManager,
  request: {
    courseId: number;
    lines: readonly SignUpLine[];
    weeks: CourseWeekEntity[];
    /** Person of the parent; `null` for staff. */
    personId: number | null;
  },
): Promise<SignUpFactsOfCourse> {
  const { courseId, lines, personId } = request;
  const course = await manager.findOneBy(CourseEntity, { id: courseId });
  if (!course || (personId !== null && !course.active)) throw notFound();
  const weeks = request.weeks.filter((week) => week.course_id === courseId);
  const children = await childrenOf(
    manager,
    lines.map(({ childId }) => childId),
    personId,
  );
  const language = currentLanguage();
  return {
    course,
    weeks,
    localisedWeeks: weeks.map((week) => ({ ...week, name: nameIn(language, week) })),
    customFieldLabel: course.custom_field
      ? (course[language === 'it' ? 'custom_field_it' : 'custom_field_de'] ?? '')
      : null,
    children,
    registered: await registeredPairs(manager, [...children.keys()], weeks),
    confirmed: await confirmedDays(manager, [...children.keys()]),
    stateOf: (weekId, now) => {
      const week = weeks.find(({ id }) => id === weekId);
      return week ? weekState(windowFacts(week, course), now) : 'before_registration';
    },
  };
}

/** The rules that the request alone does not decide: whose child, registered already, another programme on these days. */
export function checkAgainstDatabase(
  problems: Problems,
  lines: readonly SignUpLine[],
  facts: SignUpFactsOfCourse,
): void {
  for (const line of lines) {
    const childPath = line.path.replace(/\.courseWeeks\.\d+$/, '.id');
    const week = facts.localisedWeeks.find(({ id }) => id === line.weekId);
    if (!facts.children.has(line.childId)) {
      problems.addOnce(childPath, 'validation.reference');
    } else if (week && facts.registered.has(`${line.childId}:${line.weekId}`)) {
      problems.addOnce(`${line.path}.id`, 'signup.week_twice', { courseWeek: week.name });
    } else if (week && (facts.confirmed.get(line.childId) ?? []).some((days) => overlaps(days, week))) {
      problems.addOnce(`${line.path}.id`, 'signup.overlap', { courseWeek: week.name });
    }
  }
}

/** Name in the reader's language; English readers get the German one. */
export function nameIn(language: Language, named: { name: string; name_it: string }): string {
  return language === 'it' ? named.name_it : named.name;
}

async function childrenOf(
  manager: EntityManager,
  ids: readonly number[],
  personId: number | null,
): Promise<Map<number, ChildEntity>> {
  if (ids.length === 0) return new Map();
  const query = manager
    .createQueryBuilder(ChildEntity, 'child')
    .select(['child.id', 'child.first_name', 'child.last_name'])
    .where('child.id IN (:...ids)', { ids: [...new Set(ids)] });
  if (personId !== null) {
    query.innerJoin(
      ChildParentEntity,
      'parent',
      'parent.child_id = child.id AND parent.person_id = :personId',
      {
        personId,
      },
    );
  }
  return new Map((await query.getMany()).map((child) => [child.id, child]));
}

async function registeredPairs(
  manager: EntityManager,
  childIds: readonly number[],
  weeks: readonly CourseWeekEntity[],
): Promise<Set<string>> {
  if (childIds.length === 0 || weeks.length === 0) return new Set();
  const rows = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true },
    where: { child_id: In([...childIds]), course_week_id: In(weeks.map(({ id }) => id)) },
  });
  return new Set(rows.map(({ child_id, course_week_id }) => `${child_id}:${course_week_id}`));
}
