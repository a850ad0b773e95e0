import { In, type EntityManager } from 'typeorm';
import { lockRows } from '../../core/database/locks.js';
import { laterTurn } from '../../core/pieces.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../model/catalogue/course.entity.js';

/** Weeks that are stored by one statement: SQLite takes 32,766 parameters. */
const WEEKS_AT_ONCE = 500;

/** Courses with all their weeks, each in the order of their ids. */
export interface Originals {
  courses: CourseEntity[];
  weeks: CourseWeekEntity[];
}

/** In what a copy differs from its original. */
export interface CopyChanges {
  course: (original: CourseEntity) => Partial<CourseEntity>;
  /** `null` leaves the week out. */
  week: (original: CourseWeekEntity) => Partial<CourseWeekEntity> | null;
}

/** Reads courses for a look at what their copies would be. Ids without a course are left out. */
export async function readOriginals(manager: EntityManager, ids: readonly number[]): Promise<Originals> {
  const these = In([...ids]);
  return {
    courses: await manager.find(CourseEntity, { where: { id: these }, order: { id: 'ASC' } }),
    weeks: await manager.find(CourseWeekEntity, { where: { course_id: these }, order: { id: 'ASC' } }),
  };
}

/** Locks courses with their weeks, so that nobody replaces and removes a file that a copy is about to share. */
export async function lockOriginals(manager: EntityManager, ids: readonly number[]): Promise<Originals> {
  const courses = await lockRows(manager, CourseEntity, ids);
  const found = await manager.find(CourseWeekEntity, {
    where: { course_id: In(courses.map(({ id }) => id)) },
    select: { id: true },
  });
  const weeks = await lockRows(
    manager,
    CourseWeekEntity,
    found.map(({ id }) => id),
  );
  return { courses, weeks };
}

/**
 * Copies courses with their texts, files, categories and weeks, without registrations (product/catalogue.md#copying-a-course). No copy is
 * active and none of its weeks cancelled. The statements do not become more with the courses, and hardly with the weeks.
 * @returns the copies by the id of their original
 */
export async function copyCourses(
  manager: EntityManager,
  { courses, weeks }: Originals,
  changes: CopyChanges,
): Promise<Map<number, CourseEntity>> {
  const copies = new Map(
    courses.map((original) => {
      const { id, ...columns } = original;
      const copy = { ...columns, active: false, ...changes.course(original) };
      return [id, manager.create(CourseEntity, copy)];
    }),
  );
  // Not `save`: that takes a statement for each row where the database returns no generated ids.
  await manager.insert(CourseEntity, [...copies.values()]);
  await laterTurn();
  const copyOf = (courseId: number): number => (copies.get(courseId) as CourseEntity).id;

  const links = await manager.findBy(CourseCategoryLinkEntity, { course_id: In([...copies.keys()]) });
  if (links.length) {
    await manager.insert(
      CourseCategoryLinkEntity,
      links.map(({ course_id, course_category_id }) => ({
        course_id: copyOf(course_id),
        course_category_id,
      })),
    );
  }
  const newWeeks = weeks.flatMap((original) => {
    const changed = changes.week(original);
    if (!changed) return [];
    const { id: _own, ...columns } = original;
    const fresh = { queue_counter: 0, dates_changed_at: null, cancelled_at: null };
    const course_id = copyOf(original.course_id);
    return [manager.create(CourseWeekEntity, { ...columns, ...fresh, ...changed, course_id })];
  });
  for (let start = 0; start < newWeeks.length; start += WEEKS_AT_ONCE) {
    await laterTurn();
    const values = newWeeks.slice(start, start + WEEKS_AT_ONCE);
    // Their ids are not asked for.
    await manager
      .createQueryBuilder()
      .insert()
      .into(CourseWeekEntity)
      .values(values)
      .updateEntity(false)
      .execute();
  }
  return copies;
}
