import { courseType } from '@feria/shared/resources/courseType/index';
import { Entity } from 'typeorm';
import { resourceEntity } from '../../core/crud/resource-entity.js';

/** Table of the resource `courseType`; its columns follow from the definition. */
@Entity('course_type')
export class CourseTypeEntity extends resourceEntity(courseType) {}
