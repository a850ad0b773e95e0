import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CrudHooks } from '../../platform/crud/crud-hooks.js';
import type { Problems } from '../../platform/http/errors.js';
import { CourseCategoryLinkEntity } from '../course/course-category-link.entity.js';
import { CourseCategoryEntity } from './course-category.entity.js';

/** Two levels: a parent is a top-level category other than itself (spec §3), and what has children stays on top. */
@Injectable()
export class CourseCategoryHooks implements CrudHooks<CourseCategoryEntity> {
  async check(
    record: CourseCategoryEntity,
    { manager, id, problems }: { manager: EntityManager; id: number | null; problems: Problems },
  ): Promise<void> {
    const parentId = record.course_category_id;
    if (parentId == null) return;
    const parent = await manager.findOneBy(CourseCategoryEntity, { id: parentId });
    // A parent that does not exist is reported by the check of references.
    if (parentId === id || (parent && parent.course_category_id !== null)) {
      problems.add('course_category_id', 'validation.top_level_category');
    } else if (id !== null && (await manager.existsBy(CourseCategoryEntity, { course_category_id: id }))) {
      problems.add('course_category_id', 'validation.has_subcategories');
    }
  }

  async dependents(manager: EntityManager, id: number): Promise<{ course_category: number; course: number }> {
    return {
      course_category: await manager.countBy(CourseCategoryEntity, { course_category_id: id }),
      course: await manager.countBy(CourseCategoryLinkEntity, { course_category_id: id }),
    };
  }
}
