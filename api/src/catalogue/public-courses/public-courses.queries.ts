import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { filterBy, type ListRules } from '../../core/http/list-query.js';
import { CourseCategoryEntity } from '../../model/catalogue/course-category.entity.js';
import { CourseTypeEntity } from '../../model/catalogue/course-type.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../model/catalogue/course.entity.js';
import { countRegistrations, NOBODY, type Counts } from '../courses/course.queries.js';
import { LocationEntity } from '../../model/catalogue/location.entity.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { readSeatsShown } from '../../settings/options/seats-shown.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** What the public list can be sorted and filtered by: much less than the office's. */
export const PROJECT_LIST: ListRules = {
  sort: {
    id: 'course.id',
    name: sortKeyColumn('course.name'),
    name_it: sortKeyColumn('course.name_it'),
    from: 'course.from',
  },
  filters: {
    id: filterBy.id('course.id'),
    location_id: filterBy.id('course.location_id'),
    course_type_id: filterBy.id('course.course_type_id'),
    year: filterBy.number('course.year'),
  },
  defaultSort: { field: 'from', order: 'ASC' },
};

/** What a project of the public list and page is made of. */
export const PROJECT_TABLES = [
  CourseEntity,
  CourseWeekEntity,
  CourseCategoryLinkEntity,
  CourseCategoryEntity,
  CourseTypeEntity,
  LocationEntity,
  RegistrationEntity,
  OptionEntity,
];

/** Courses that parents may see. */
export function activeCourses(manager: EntityManager): SelectQueryBuilder<CourseEntity> {
  return manager
    .createQueryBuilder(CourseEntity, 'course')
    .leftJoinAndSelect('course.location', 'location')
    .leftJoinAndSelect('course.courseType', 'courseType')
    .where('course.active = :active', { active: true });
}

/** What belongs to many courses, read together. */
export interface CourseParts {
  weeksOf(courseId: number): CourseWeekEntity[];
  categoriesOf(courseId: number): CourseCategoryLinkEntity[];
  countsOf(weekId: number): Counts;
  /** Up to how many free seats their number is told; 0: never. */
  seatsShownUpTo: number;
}

/** Weeks, categories, counts of registrations and an option: four statements, whatever the number of courses. */
export async function partsOf(
  manager: EntityManager,
  courses: readonly CourseEntity[],
): Promise<CourseParts> {
  const ids = courses.map(({ id }) => id);
  const weeks = ids.length
    ? await manager.find(CourseWeekEntity, {
        where: { course_id: In(ids) },
        order: { from: 'ASC', id: 'ASC' },
      })
    : [];
  const categories = ids.length
    ? await manager.find(CourseCategoryLinkEntity, {
        where: { course_id: In(ids) },
        relations: { category: true },
      })
    : [];
  const counts = await countRegistrations(
    manager,
    weeks.map(({ id }) => id),
  );
  const seatsShownUpTo = await readSeatsShown(manager);
  return {
    seatsShownUpTo,
    weeksOf: (id) => weeks.filter((week) => week.course_id === id),
    categoriesOf: (id) => categories.filter((link) => link.course_id === id),
    countsOf: (id) => counts.get(id) ?? NOBODY,
  };
}
