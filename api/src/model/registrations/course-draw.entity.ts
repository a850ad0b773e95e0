import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CourseEntity } from '../catalogue/course.entity.js';

/**
 * The draw of a course (product/registrations.md#the-draw): its seed, made once when registration closes, and once it is published what it
 * was drawn from. What was drawn for each child is in {@link CourseDrawChildEntity}.
 */
@Entity('course_draw')
export class CourseDrawEntity {
  @PrimaryColumn({ type: 'int' })
  course_id: number;

  @ManyToOne('course', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_id', foreignKeyConstraintName: 'fk_course_draw_course' })
  course?: Relation<CourseEntity>;

  /** 128 bits as 32 hex digits. */
  @Column({ type: 'varchar', length: 32 })
  seed: string;

  /** When the seed was made. */
  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  published_at: Date | null;

  /** User who published it; `null` until then, and once that user is gone. */
  @Column({ type: 'int', nullable: true })
  published_by: number | null;

  /** JSON: the weeks of the input with their free seats. `null` until it is published. */
  @Column({ type: 'text', nullable: true })
  weeks: string | null;

  /** Most weeks for a child; `null`: any number. */
  @Column({ type: 'int', nullable: true })
  places_per_child: number | null;
}

/** A child of a published draw: ids and numbers only, which stay when the child is erased so that the draw can be checked. */
@Entity('course_draw_child')
@Index('ix_course_draw_child_child', ['child_id'])
export class CourseDrawChildEntity {
  @PrimaryColumn({ type: 'int' })
  course_id: number;

  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @ManyToOne('course', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_id', foreignKeyConstraintName: 'fk_course_draw_child_draw' })
  course?: Relation<CourseEntity>;

  /** Where the child, or its group of siblings, stood in the order of the first round; 1 is first. */
  @Column({ type: 'int' })
  position: number;

  /** JSON: the child as the draw got it. */
  @Column({ type: 'text' })
  wished: string;

  /** JSON: the weeks that it was given, each with its round. */
  @Column({ type: 'text' })
  given: string;
}
