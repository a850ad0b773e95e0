import type { EntityManager } from 'typeorm';
import { CourseCategoryEntity } from '../../model/catalogue/course-category.entity.js';
import { CourseTypeEntity } from '../../model/catalogue/course-type.entity.js';
import { LocationEntity } from '../../model/catalogue/location.entity.js';
import { Names, type NamesByResource } from './domain/names.js';

const CATALOGUE = {
  location: LocationEntity,
  courseType: CourseTypeEntity,
  courseCategory: CourseCategoryEntity,
} as const;

/** The records that projects refer to by name, in three statements. */
export async function readCatalogue(manager: EntityManager): Promise<NamesByResource> {
  const names = new Map<string, Names>();
  for (const [resource, entity] of Object.entries(CATALOGUE)) {
    const records = await manager.find<LocationEntity | CourseTypeEntity | CourseCategoryEntity>(entity, {
      select: { id: true, name: true, name_it: true },
      order: { name: 'ASC', id: 'ASC' },
    });
    names.set(resource, new Names(records));
  }
  return names;
}
