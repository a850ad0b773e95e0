import { Injectable } from '@nestjs/common';
import { can, recordLabel, type QuestionInput } from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { checkNewQuestions, newQuestions } from '../../catalogue/questions/course-questions.js';
import { Clock } from '../../core/clock.js';
import { assignColumns, toColumns, toRecord } from '../../core/crud/columns.js';
import { checkRecord } from '../../core/crud/record-parts.js';
import { insertRows } from '../../core/database/insert-rows.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { laterTurn } from '../../core/pieces.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../model/catalogue/course.entity.js';
import { checkWithinCourse } from '../../catalogue/courses/within-course.js';
import { refusalOfActive } from '../../settings/options/notices.js';
import { Comparison, refuseTwice } from './domain/compare.js';
import {
  inTurns,
  pieces,
  readAll,
  type ImportFile,
  type Importer,
  type Progress,
  type Store,
} from './importer.js';
import type { NamesByResource } from './domain/names.js';
import type { ReadRow, SheetRows } from './domain/read-sheet.js';
import { NUMBER, PROJECT } from './domain/sheets.js';
import { readCatalogue } from './read-catalogue.js';

type Values = Record<string, unknown>;

/** A course of the file. `stored` is the one that is there already: it counts for the weeks, and stays as it is. */
interface PlannedCourse {
  row: ReadRow;
  columns: Values;
  entity: CourseEntity;
  stored: CourseEntity | null;
}

interface PlannedWeek {
  row: ReadRow;
  course: PlannedCourse;
  columns: Values;
  entity: CourseWeekEntity;
}

/** Projects with their weeks. A project is known by its German name and first day, a week by the same within its project. */
@Injectable()
export class ImportProjects implements Importer {
  readonly kind = 'projects';

  constructor(private readonly clock: Clock) {}

  names(manager: EntityManager): Promise<NamesByResource> {
    return readCatalogue(manager);
  }

  async plan(
    manager: EntityManager,
    { sheets, report, names }: ImportFile,
    user: CurrentUserData,
  ): Promise<Store> {
    const [courseRows, weekRows] = sheets;
    const compares = can(user, course.permissions.index);
    const courses = await planCourses(manager, courseRows);
    await findCourses(manager, courses);
    const refusal = await refusalOfActive(manager);
    // Known projects stay as they are.
    for (const { row, entity, stored } of courses)
      if (refusal && entity.active && !stored) courseRows.refuse(row, 'active', refusal);
    const links = await linksOf(manager, courses);
    const context = { report, names };
    const ofCourses = new Comparison(courseRows, course, context);
    const takesCourse = can(user, course.permissions.update);
    for await (const { row, stored, columns } of inTurns(courses)) {
      const courseCategories = (stored && links.get(stored.id)) ?? [];
      ofCourses.count(row, {
        stored: stored && { ...stored, courseCategories },
        wanted: columns,
        compares,
        record: () => ({ ...toRecord(course, stored!), id: stored!.id, courseCategories }),
        name: () => recordLabel(stored!, report.language),
        takes: () => takesCourse,
      });
    }
    const weeks = await planWeeks(manager, weekRows, { courses, courseRows });
    const storedWeeks = await findWeeks(manager, courses);
    const fresh: PlannedWeek[] = [];
    const ofWeeks = new Comparison(weekRows, courseWeek, context);
    const takesWeek = can(user, courseWeek.permissions.update);
    for await (const week of inTurns(weeks)) {
      const { stored: of } = week.course;
      const stored = of && (storedWeeks.get(keyOf(of.id, week.entity)) ?? null);
      ofWeeks.count(week.row, {
        stored: stored && { ...stored },
        wanted: week.columns,
        compares,
        record: () => ({ ...toRecord(courseWeek, stored!), id: stored!.id }),
        name: () => [of!, stored!].map((one) => recordLabel(one, report.language)).join(', '),
        takes: () => takesWeek,
      });
      if (!stored) fresh.push(week);
    }
    const newCourses = courses.filter(({ stored }) => stored === null);
    return async (progress) => {
      await storeCourses(manager, newCourses, progress, this.clock.now());
      await storeWeeks(manager, fresh, progress);
    };
  }
}

/** The rows whose cells are right, each project once. */
async function planCourses(manager: EntityManager, rows: SheetRows): Promise<PlannedCourse[]> {
  const planned: PlannedCourse[] = [];
  const seen = { numbers: new Map<unknown, number>(), keys: new Map<string, number>() };
  for await (const row of inTurns(rows.rows)) {
    const columns = toColumns(course, row.values, 'create');
    const entity = manager.create(CourseEntity, {});
    assignColumns(course, entity, columns);
    refuseTwice(rows, row, { at: NUMBER, key: row.values[NUMBER], seen: seen.numbers });
    if (!row.isWrong) {
      refuseTwice(rows, row, { at: 'name', key: keyOf(0, entity), seen: seen.keys });
      const problems = new ValidationErrors();
      checkRecord(course, entity, problems);
      checkNewQuestions(columns.questions as QuestionInput[], problems);
      rows.refuseAll(row, problems.found);
    }
    planned.push({ row, columns, entity, stored: null });
  }
  return planned;
}

/** What tells projects, and weeks of a project, apart. */
function keyOf(courseId: number, { name, from }: { name: string; from: string | null }): string {
  return JSON.stringify([courseId, name, from]);
}

async function findCourses(manager: EntityManager, courses: readonly PlannedCourse[]): Promise<void> {
  const names = courses.flatMap(({ entity: { name } }) => name || []);
  const stored = await readAll(names, (some) =>
    manager.find(CourseEntity, { where: { name: In(some) }, order: { id: 'DESC' } }),
  );
  const byKey = new Map(stored.map((one) => [keyOf(0, one), one]));
  for (const planned of courses) planned.stored = byKey.get(keyOf(0, planned.entity)) ?? null;
}

function storedIds(courses: readonly PlannedCourse[]): number[] {
  return courses.flatMap(({ stored }) => stored?.id ?? []);
}

/** The categories of the courses that are there already. */
async function linksOf(
  manager: EntityManager,
  courses: readonly PlannedCourse[],
): Promise<Map<number, number[]>> {
  const links = await readAll(storedIds(courses), (some) =>
    manager.findBy(CourseCategoryLinkEntity, { course_id: In(some) }),
  );
  const byCourse = new Map<number, number[]>();
  for (const { course_id, course_category_id } of links)
    byCourse.set(course_id, [...(byCourse.get(course_id) ?? []), course_category_id]);
  return byCourse;
}

async function findWeeks(
  manager: EntityManager,
  courses: readonly PlannedCourse[],
): Promise<Map<string, CourseWeekEntity>> {
  const weeks = await readAll(storedIds(courses), (some) =>
    manager.find(CourseWeekEntity, { where: { course_id: In(some) }, order: { id: 'DESC' } }),
  );
  return new Map(weeks.map((week) => [keyOf(week.course_id, week), week]));
}

/** The rows whose cells are right, each with its course. */
async function planWeeks(
  manager: EntityManager,
  rows: SheetRows,
  { courses, courseRows }: { courses: readonly PlannedCourse[]; courseRows: SheetRows },
): Promise<PlannedWeek[]> {
  const weeks: PlannedWeek[] = [];
  const byNumber = new Map(courses.map((planned) => [planned.row.values[NUMBER], planned]));
  const seen = new Map<string, number>();
  for await (const row of inTurns(rows.rows)) {
    const number = row.values[PROJECT];
    const planned = byNumber.get(number);
    if (number !== undefined && !planned && courseRows.isRead)
      rows.refuse(row, PROJECT, { key: 'import.unknown_project', params: { sheet: courseRows.title } });
    if (row.isWrong || !planned) continue;
    const columns = toColumns(courseWeek, row.values, 'create');
    const entity = manager.create(CourseWeekEntity, {});
    // Its course has no id yet; the rules want to see that there is one.
    assignColumns(courseWeek, entity, { ...columns, course_id: planned.stored?.id ?? 0 });
    refuseTwice(rows, row, { at: 'name', key: keyOf(Number(number), entity), seen });
    const problems = new ValidationErrors();
    checkRecord(courseWeek, entity, problems);
    if (!planned.row.isWrong) checkWithinCourse(entity, planned.stored ?? planned.entity, problems);
    rows.refuseAll(row, problems.found);
    weeks.push({ row, course: planned, columns, entity });
  }
  return weeks;
}

async function storeCourses(
  manager: EntityManager,
  courses: readonly PlannedCourse[],
  progress: Progress,
  at: Date,
): Promise<void> {
  for (const some of pieces(courses, 50)) {
    for (const { entity, columns } of some)
      entity.questions = await newQuestions(manager, columns.questions as QuestionInput[], at);
    // Not `save`: that takes a statement for each row.
    await manager.insert(
      CourseEntity,
      some.map(({ entity }) => entity),
    );
    const links = some.flatMap(({ entity, columns }) =>
      (columns.courseCategories as number[]).map((id) => ({ course_id: entity.id, course_category_id: id })),
    );
    await insertRows(manager, CourseCategoryLinkEntity, links);
    await recordAudit(
      manager,
      some.map(({ entity, columns }) => ({
        action: 'create' as const,
        resource: course.name,
        recordId: entity.id,
        ...differenceOf(course.name, null, { ...entity, courseCategories: columns.courseCategories }),
      })),
    );
    progress(some.length);
    await laterTurn();
  }
}

async function storeWeeks(
  manager: EntityManager,
  weeks: readonly PlannedWeek[],
  progress: Progress,
): Promise<void> {
  for (const { course: planned, entity } of weeks) entity.course_id = (planned.stored ?? planned.entity).id;
  for (const some of pieces(weeks)) {
    const entities = some.map(({ entity }) => entity);
    await manager.insert(CourseWeekEntity, entities);
    await recordAudit(
      manager,
      entities.map((entity) => ({
        action: 'create' as const,
        resource: courseWeek.name,
        recordId: entity.id,
        ...differenceOf(courseWeek.name, null, { ...entity }),
      })),
    );
    progress(some.length);
    await laterTurn();
  }
}
