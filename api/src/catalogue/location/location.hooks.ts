import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CrudHooks } from '../../platform/crud/crud-hooks.js';
import { CourseEntity } from '../course/course.entity.js';
import type { LocationEntity } from './location.entity.js';

/** A location that a course names stays (decisions §4). */
@Injectable()
export class LocationHooks implements CrudHooks<LocationEntity> {
  async dependents(manager: EntityManager, id: number): Promise<{ course: number }> {
    return { course: await manager.countBy(CourseEntity, { location_id: id }) };
  }
}
