import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CrudHooks } from '../../platform/crud/crud-hooks.js';
import { CourseEntity } from '../course/course.entity.js';
import type { CourseTypeEntity } from './course-type.entity.js';

/** A type that a course names stays (decisions §4). */
@Injectable()
export class CourseTypeHooks implements CrudHooks<CourseTypeEntity> {
  async dependents(manager: EntityManager, id: number): Promise<{ course: number }> {
    return { course: await manager.countBy(CourseEntity, { course_type_id: id }) };
  }
}
