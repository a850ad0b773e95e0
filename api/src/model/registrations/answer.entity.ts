import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CourseEntity } from '../catalogue/course.entity.js';
import { QuestionEntity } from '../catalogue/question.entity.js';
import { ChildEntity } from '../families/child.entity.js';

/**
 * What was answered to a question of a project for a child: the same for all its registrations there, and kept when the last of them ends
 * (product/catalogue.md#questions). Written by `saveAnswers` alone.
 */
@Entity('answer')
@Index('ix_answer_question', ['question_id', 'course_id'])
@Index('ix_answer_course', ['course_id'])
export class AnswerEntity {
  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @PrimaryColumn({ type: 'int' })
  course_id: number;

  @PrimaryColumn({ type: 'int' })
  question_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_answer_child' })
  child?: Relation<ChildEntity>;

  @ManyToOne(() => CourseEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_id', foreignKeyConstraintName: 'fk_answer_course' })
  course?: Relation<CourseEntity>;

  @ManyToOne(() => QuestionEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'question_id', foreignKeyConstraintName: 'fk_answer_question' })
  question?: Relation<QuestionEntity>;

  /** As `encodeAnswer` writes it; encrypted where `health` says so. */
  @Column({ type: 'text' })
  value: string;

  /** Whether it tells of the child's health. */
  @Column({ type: 'boolean', default: false })
  health: boolean;

  /** The account that gave it last; `null` once that is gone, and of answers from before there were several questions. */
  @Column({ type: 'int', nullable: true })
  answered_by: number | null;

  @Column({ type: 'datetime', precision: 3 })
  answered_at: Date;
}
