import {
  BeforeInsert,
  BeforeUpdate,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Searchable } from '../../platform/database/searchable.js';
import { CourseTypeEntity } from '../course-type/course-type.entity.js';
import { CourseWeekEntity } from '../course-week/course-week.entity.js';
import { LocationEntity } from '../location/location.entity.js';
import { CourseCategoryLinkEntity } from './course-category-link.entity.js';

/** Table of the resource `course`. Money is in cents. */
@Entity('course')
@Index('ix_course_active_from', ['active', 'from'])
@Index('ix_course_year', ['year'])
@Index('ix_course_register_from', ['register_from'])
@Index('ix_course_location', ['location_id'])
@Index('ix_course_course_type', ['course_type_id'])
export class CourseEntity extends Searchable {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 255 })
  name: string;

  @Column({ type: 'varchar', length: 255 })
  name_it: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', nullable: true })
  description_it: string | null;

  @Column({ type: 'text', nullable: true })
  info: string | null;

  @Column({ type: 'text', nullable: true })
  info_it: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  image: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  program: string | null;

  @Column({ type: 'date', nullable: true })
  from: string | null;

  @Column({ type: 'date', nullable: true })
  to: string | null;

  /** Year of `from`, kept here so that the list can filter by it with an index on both engines. */
  @Column({ type: 'int', nullable: true })
  year: number | null;

  @Column({ type: 'date', nullable: true })
  register_from: string | null;

  /** `HH:mm`, Europe/Rome. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  register_from_time: string | null;

  @Column({ type: 'date', nullable: true })
  register_to: string | null;

  @Column({ type: 'int', nullable: true })
  location_id: number | null;

  @ManyToOne(() => LocationEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'location_id', foreignKeyConstraintName: 'fk_course_location' })
  location?: Relation<LocationEntity> | null;

  @Column({ type: 'int', nullable: true })
  course_type_id: number | null;

  @ManyToOne(() => CourseTypeEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_type_id', foreignKeyConstraintName: 'fk_course_course_type' })
  courseType?: Relation<CourseTypeEntity> | null;

  @OneToMany(() => CourseCategoryLinkEntity, (link) => link.course)
  categoryLinks?: Relation<CourseCategoryLinkEntity>[];

  @OneToMany(() => CourseWeekEntity, (week) => week.course)
  courseWeeks?: Relation<CourseWeekEntity>[];

  @Column({ type: 'int' })
  max_participants: number;

  @Column({ type: 'int' })
  waiting_list: number;

  @Column({ type: 'int' })
  price: number;

  @Column({ type: 'varchar', length: 255 })
  bank_name: string;

  @Column({ type: 'varchar', length: 34 })
  bank_iban: string;

  @Column({ type: 'boolean', default: false })
  custom_field: boolean;

  @Column({ type: 'varchar', length: 255, nullable: true })
  custom_field_de: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  custom_field_it: string | null;

  @Column({ type: 'boolean', default: false })
  custom_labels: boolean;

  @Column({ type: 'varchar', length: 60, nullable: true })
  label_full_day_de: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  label_full_day_it: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  label_half_day_de: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  label_half_day_it: string | null;

  @Column({ type: 'boolean', default: false })
  active: boolean;

  @Column({ type: 'text', nullable: true })
  email_new: string | null;

  @Column({ type: 'text', nullable: true })
  email_new_it: string | null;

  @Column({ type: 'text', nullable: true })
  email_new_waiting: string | null;

  @Column({ type: 'text', nullable: true })
  email_new_waiting_it: string | null;

  @Column({ type: 'text', nullable: true })
  email_waiting: string | null;

  @Column({ type: 'text', nullable: true })
  email_waiting_it: string | null;

  @Column({ type: 'text', nullable: true })
  email_deleted: string | null;

  @Column({ type: 'text', nullable: true })
  email_deleted_it: string | null;

  @Column({ type: 'text', nullable: true })
  email_payed: string | null;

  @Column({ type: 'text', nullable: true })
  email_payed_it: string | null;

  @BeforeInsert()
  @BeforeUpdate()
  protected deriveYear(): void {
    this.year = this.from ? Number(this.from.slice(0, 4)) : null;
  }

  protected searched(): string[] {
    return [this.name, this.name_it];
  }
}
