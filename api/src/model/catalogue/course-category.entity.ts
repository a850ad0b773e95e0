import { courseCategory } from '@feria/shared/resources/courseCategory/index';
import { Entity } from 'typeorm';
import { resourceEntity } from '../../core/crud/resource-entity.js';

/** Table of the resource `courseCategory`; its columns follow from the definition. */
@Entity('course_category')
export class CourseCategoryEntity extends resourceEntity(courseCategory) {}
