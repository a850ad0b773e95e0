import { Injectable } from '@nestjs/common';
import type { FrontendProject, FrontendProjectDetail } from '@feria/shared';
import { DataSource } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { applyListQuery } from '../../core/crud/list.queries.js';
import { ListPage } from '../../core/http/envelope.js';
import { notFound } from '../../core/http/errors.js';
import { parseListQuery } from '../../core/http/list-query.js';
import { presentProject, presentProjectDetail } from './public-courses.presenter.js';
import { activeCourses, partsOf, PROJECT_LIST } from './public-courses.queries.js';

/** Active courses as parents see them; everything else does not exist for them (product/catalogue.md#courses). */
@Injectable()
export class PublicCoursesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The project list: five statements, whatever the number of projects, and two more for a page of it. All rows, unless a page is
   * asked for.
   */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<FrontendProject>> {
    const { manager } = this.dataSource;
    const plan = parseListQuery({ itemsPerPage: '-1', ...rawQuery }, PROJECT_LIST);
    const query = activeCourses(manager);
    applyListQuery(query, plan);
    const courses = await query.getMany();
    const total = plan.take === null ? courses.length : await query.getCount();
    const parts = await partsOf(manager, courses);
    const now = this.clock.now();
    return new ListPage(
      courses.map((course) => presentProject(course, parts, now)),
      total,
    );
  }

  /** @throws AppError 404 when there is no such course, or it is not active. */
  async detail(id: number): Promise<FrontendProjectDetail> {
    const { manager } = this.dataSource;
    const course = await activeCourses(manager).andWhere('course.id = :id', { id }).getOne();
    if (!course) throw notFound();
    return presentProjectDetail(course, await partsOf(manager, [course]), this.clock.now());
  }
}
