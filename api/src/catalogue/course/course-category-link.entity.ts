import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CourseCategoryEntity } from '../course-category/course-category.entity.js';
import { CourseEntity } from './course.entity.js';

/** A course is in a category. */
@Entity('course_category_link')
@Index('ix_course_category_link_category', ['course_category_id'])
export class CourseCategoryLinkEntity {
  @PrimaryColumn({ type: 'int' })
  course_id: number;

  @PrimaryColumn({ type: 'int' })
  course_category_id: number;

  @ManyToOne(() => CourseEntity, (course) => course.categoryLinks, {
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @JoinColumn({ name: 'course_id', foreignKeyConstraintName: 'fk_course_category_link_course' })
  course?: Relation<CourseEntity>;

  @ManyToOne(() => CourseCategoryEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_category_id', foreignKeyConstraintName: 'fk_course_category_link_category' })
  category?: Relation<CourseCategoryEntity>;
}
