import { CONTACT_NAME_MAX, type DayType } from '@feria/shared';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';
import { ChildEntity } from '../families/child.entity.js';

/**
 * What is kept of a confirmed registration that was removed while phones could have its child on their lists: for whoever looks after
 * the child when it is there all the same, whether or not anybody had marked it yet (product/on-site.md#place-ended).
 */
@Entity('kept_registration')
@Index('ix_kept_registration_child', ['child_id'])
@Index('ix_kept_registration_week', ['course_week_id'])
export class KeptRegistrationEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  child_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_kept_registration_child' })
  child?: Relation<ChildEntity>;

  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_kept_registration_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  @Column({ type: 'varchar', length: 8 })
  day_type: DayType;

  @Column({ type: 'varchar', length: CONTACT_NAME_MAX, nullable: true })
  emergency_contact1_name: string | null;

  @Column({ type: 'varchar', length: 40 })
  emergency_contact1_phone: string;

  @Column({ type: 'varchar', length: CONTACT_NAME_MAX, nullable: true })
  emergency_contact2_name: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  emergency_contact2_phone: string | null;
}
