import { Inject, Injectable } from '@nestjs/common';
import { course } from '@feria/shared/resources/course/index';
import { DataSource, type EntityManager } from 'typeorm';
import { crudServiceOf } from '../../platform/crud/crud.module.js';
import type { CrudService } from '../../platform/crud/crud.service.js';
import { lockRows } from '../../platform/database/locks.js';
import { Transactions } from '../../platform/database/transactions.js';
import { notFound } from '../../platform/http/errors.js';
import { serverMessage } from '@feria/shared/i18n/server/index';
import { CourseWeekEntity } from '../course-week/course-week.entity.js';
import { CourseCategoryLinkEntity } from './course-category-link.entity.js';
import { CourseEntity } from './course.entity.js';

/** What can be done with a course beyond plain CRUD (spec §2.3, decisions §4). */
@Injectable()
export class CourseService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    @Inject(crudServiceOf(course)) private readonly crud: CrudService<CourseEntity>,
  ) {}

  /** Years that have a course, newest first. */
  async years(): Promise<number[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(CourseEntity, 'course')
      .select('DISTINCT course.year', 'year')
      .where('course.year IS NOT NULL')
      .orderBy('year', 'DESC')
      .getRawMany<{ year: number }>();
    return rows.map(({ year }) => Number(year));
  }

  /**
   * Duplicates a course with its texts, categories and weeks, without registrations; the copy is not active.
   * @throws AppError 404
   */
  copy(id: number): Promise<Record<string, unknown>> {
    return this.transactions.run(async (manager) => {
      // Locked, so that nobody replaces and removes a file that the copy is about to share.
      const [original] = await lockRows(manager, CourseEntity, [id]);
      if (!original) throw notFound();
      const { id: _own, ...columns } = original;
      const copied = await manager.save(
        manager.create(CourseEntity, {
          ...columns,
          name: suffixed(original.name, serverMessage('de', 'crud.copy_suffix')),
          name_it: suffixed(original.name_it, serverMessage('it', 'crud.copy_suffix')),
          active: false,
        }),
      );
      await this.copyParts(manager, id, copied.id);
      return this.crud.read(manager, copied.id);
    });
  }

  /**
   * Turns an active course inactive and the other way round.
   * @throws AppError 404
   */
  changeActive(id: number): Promise<Record<string, unknown>> {
    return this.transactions.run(async (manager) => {
      const stored = await manager.findOneBy(CourseEntity, { id });
      if (!stored) throw notFound();
      await manager.update(CourseEntity, { id }, { active: !stored.active });
      return this.crud.read(manager, id);
    });
  }

  private async copyParts(manager: EntityManager, from: number, to: number): Promise<void> {
    const links = await manager.findBy(CourseCategoryLinkEntity, { course_id: from });
    if (links.length) {
      await manager.insert(
        CourseCategoryLinkEntity,
        links.map(({ course_category_id }) => ({ course_id: to, course_category_id })),
      );
    }
    const ids = await manager.find(CourseWeekEntity, { where: { course_id: from }, select: { id: true } });
    const weeks = await lockRows(
      manager,
      CourseWeekEntity,
      ids.map(({ id }) => id),
    );
    await manager.save(
      weeks.map(({ id: _own, ...week }) =>
        manager.create(CourseWeekEntity, { ...week, course_id: to, queue_counter: 0 }),
      ),
    );
  }
}

/** The name with the suffix, cut so that both fit the column. */
function suffixed(name: string, suffix: string): string {
  return `${name.slice(0, 254 - suffix.length)} ${suffix}`;
}
