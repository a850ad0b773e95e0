import { Injectable } from '@nestjs/common';
import {
  availability,
  registrationWindow,
  toEuros,
  weekState,
  type FrontendProject,
  type FrontendProjectDetail,
  type FrontendWeek,
  type FrontendWeekDetail,
} from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { named } from '../../platform/crud/columns.js';
import { applyPlan } from '../../platform/crud/query.js';
import { Clock } from '../../platform/clock.js';
import { ListPage } from '../../platform/http/envelope.interceptor.js';
import { notFound } from '../../platform/http/errors.js';
import { filterBy, parseListQuery, type ListRules } from '../../platform/http/list-query.js';
import { CourseWeekEntity } from '../course-week/course-week.entity.js';
import { countRegistrations, type Counts } from '../course-week/occupancy.js';
import { CourseCategoryLinkEntity } from '../course/course-category-link.entity.js';
import { CourseEntity } from '../course/course.entity.js';

const RULES: ListRules = {
  sort: { id: 'course.id', name: 'course.name', name_it: 'course.name_it', from: 'course.from' },
  filters: {
    id: filterBy.id('course.id'),
    location_id: filterBy.id('course.location_id'),
    course_type_id: filterBy.id('course.course_type_id'),
    year: filterBy.number('course.year'),
  },
  defaultSort: { field: 'from', order: 'ASC' },
};

/** Active courses as parents see them; everything else does not exist for them (decisions §4). */
@Injectable()
export class FrontendService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The project list: six statements, whatever the number of projects. All rows, unless a page is asked for. */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<FrontendProject>> {
    const { manager } = this.dataSource;
    const plan = parseListQuery({ itemsPerPage: '-1', ...rawQuery }, RULES);
    const query = this.active(manager);
    applyPlan(query, plan);
    const total = await query.getCount();
    const courses = await query.getMany();
    const parts = await this.partsOf(manager, courses);
    return new ListPage(
      courses.map((course) => ({
        ...this.project(course, parts),
        courseWeeks: parts.weeksOf(course.id).map((week) => this.week(course, week, parts)),
      })),
      total,
    );
  }

  /** @throws AppError 404 when there is no such course, or it is not active. */
  async detail(id: number): Promise<FrontendProjectDetail> {
    const { manager } = this.dataSource;
    const course = await this.active(manager).andWhere('course.id = :id', { id }).getOne();
    if (!course) throw notFound();
    const parts = await this.partsOf(manager, [course]);
    const window = registrationWindow({ ...course, week_from: null });
    return {
      ...this.project(course, parts),
      info: course.info,
      info_it: course.info_it,
      program: course.program,
      register_from: course.register_from,
      register_from_time: course.register_from_time,
      register_to: course.register_to,
      opens_at: window.opens_at?.toISOString() ?? null,
      closes_at: window.closes_at?.toISOString() ?? null,
      server_time: this.clock.now().toISOString(),
      custom_field: course.custom_field,
      custom_field_de: course.custom_field_de,
      custom_field_it: course.custom_field_it,
      custom_labels: course.custom_labels,
      label_full_day_de: course.label_full_day_de,
      label_full_day_it: course.label_full_day_it,
      label_half_day_de: course.label_half_day_de,
      label_half_day_it: course.label_half_day_it,
      courseWeeks: parts.weeksOf(id).map((week) => this.weekDetail(course, week, parts)),
    };
  }

  private active(manager: EntityManager) {
    return manager
      .createQueryBuilder(CourseEntity, 'course')
      .leftJoinAndSelect('course.location', 'location')
      .leftJoinAndSelect('course.courseType', 'courseType')
      .where('course.active = :active', { active: true });
  }

  private async partsOf(manager: EntityManager, courses: CourseEntity[]): Promise<Parts> {
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
    return {
      weeksOf: (id) => weeks.filter((week) => week.course_id === id),
      categoriesOf: (id) => categories.filter((link) => link.course_id === id),
      countsOf: (id) => counts.get(id) ?? { registered: 0, waiting: 0 },
    };
  }

  private project(course: CourseEntity, parts: Parts): Omit<FrontendProject, 'courseWeeks'> {
    const type = course.courseType;
    return {
      id: course.id,
      name: course.name,
      name_it: course.name_it,
      description: course.description,
      description_it: course.description_it,
      image: course.image,
      from: course.from,
      to: course.to,
      price: toEuros(course.price),
      location: named(course.location) as FrontendProject['location'],
      courseType: type
        ? { id: type.id, name: type.name, name_it: type.name_it, sort_order: type.sort_order }
        : null,
      courseCategories: parts
        .categoriesOf(course.id)
        .map(({ category }) => named(category) as FrontendProject['courseCategories'][number]),
    };
  }

  private week(course: CourseEntity, week: CourseWeekEntity, parts: Parts): FrontendWeek {
    const available = availability({ ...week, ...parts.countsOf(week.id) });
    return {
      id: week.id,
      name: week.name,
      name_it: week.name_it,
      from: week.from,
      to: week.to,
      state: weekState({ ...course, week_from: week.from }, this.clock.now()),
      full: available === 'full',
      availability: available,
    };
  }

  private weekDetail(course: CourseEntity, week: CourseWeekEntity, parts: Parts): FrontendWeekDetail {
    return {
      ...this.week(course, week, parts),
      time_info_de: week.time_info_de,
      time_info_it: week.time_info_it,
      half_day: week.half_day,
      full_day: week.full_day,
      price: week.price === null ? null : toEuros(week.price),
      price_half_day: week.price_half_day === null ? null : toEuros(week.price_half_day),
      program: week.program,
    };
  }
}

/** What belongs to many courses, read together. */
interface Parts {
  weeksOf(courseId: number): CourseWeekEntity[];
  categoriesOf(courseId: number): CourseCategoryLinkEntity[];
  countsOf(weekId: number): Counts;
}
