import { course } from '@feria/shared/resources/course/index';
import { INHERITED, type Inherited } from '@feria/shared/resources/course/inherited';
import {
  BeforeInsert,
  BeforeUpdate,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  VirtualColumn,
  type Relation,
} from 'typeorm';
import { columnOf, resourceEntity } from '../../core/crud/resource-entity.js';
import type { CourseCategoryEntity } from './course-category.entity.js';
import type { CourseTypeEntity } from './course-type.entity.js';
import type { CourseWeekEntity } from './course-week.entity.js';
import type { LocationEntity } from './location.entity.js';

const Row = resourceEntity(course);

/** What applies in a course: its own value, or the organiser's where it has none. Read by SQL, never written. */
type Applied = { readonly [Name in Inherited as `applied_${Name}`]: InstanceType<typeof Row>[Name] };

/** Long texts are read only where they are asked for by name. */
const isText = (name: Inherited): boolean => course.fields[name].type === 'richText';

for (const name of INHERITED) {
  const column = Object.assign(columnOf(course.fields[name]), {
    select: !isText(name),
    query: (alias: string) => appliedSql(alias, name),
  });
  VirtualColumn(column)(Row.prototype, `applied_${name}`);
}

/**
 * The one place that says what applies in a course (product/catalogue.md#the-organisers-defaults); holds on SQLite and on MySQL/MariaDB.
 * @param alias of the course in the statement, escaped
 */
function appliedSql(alias: string, name: Inherited): string {
  const organisers = `(SELECT o.value FROM \`option\` o WHERE o.\`key\` = '${name}')`;
  const { type } = course.fields[name];
  if (type === 'integer') return `COALESCE(${alias}.${name}, CAST(${organisers} AS SIGNED))`;
  // Rows of none were once stored as such.
  return `COALESCE(NULLIF(${alias}.${name}, '${type === 'rows' ? '[]' : ''}'), ${organisers})`;
}

/**
 * Table of the resource `course`. Its columns, and the relations `location` and `courseType`, are made by `resourceEntity`
 * from the definition in `@feria/shared`; here is only what the definition cannot say. Money is in cents.
 */
@Entity('course')
@Index('ix_course_active_from', ['active', 'from'])
@Index('ix_course_year', ['year'])
@Index('ix_course_register_from', ['register_from'])
export class CourseEntity extends (Row as new () => InstanceType<typeof Row> & Applied) {
  // `declare`: only the types of relations that `resourceEntity` has already mapped.
  declare location?: Relation<LocationEntity> | null;
  declare courseType?: Relation<CourseTypeEntity> | null;

  /**
   * When the first places were given: the weeks moved up after a fair start, or the draw was published
   * (product/registrations.md#how-places-are-given). `null` until then, and always in a course that gives them first come, first served.
   */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  allocated_at: Date | null;

  /** Grows with each change of the confirmed places of a fair start: who changes them holds its lock (see `lockLimits`). */
  @Column({ type: 'int', default: 0 })
  places_version: number;

  @OneToMany('course_category_link', 'course')
  categoryLinks?: Relation<CourseCategoryLinkEntity>[];

  @OneToMany('course_week', 'course')
  courseWeeks?: Relation<CourseWeekEntity>[];

  /** Keeps `year`, the year of `from`, in a column of its own: the list filters by it with an index, on SQLite and on MariaDB. */
  @BeforeInsert()
  @BeforeUpdate()
  protected deriveYear(): void {
    this.year = this.from ? Number(this.from.slice(0, 4)) : null;
  }
}

/** Link table between courses and categories (many to many): one row for each category of a course. */
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

  @ManyToOne('course_category', { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_category_id', foreignKeyConstraintName: 'fk_course_category_link_category' })
  category?: Relation<CourseCategoryEntity>;
}
