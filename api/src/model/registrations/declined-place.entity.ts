import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';

/**
 * A child for whom a sign-up found neither a place nor room in the queue of a week: once for each child and week, with nothing that names the
 * child (product/office.md#declined). Written by `DeclinedPlaces` alone.
 */
@Entity('declined_place')
export class DeclinedPlaceEntity {
  @PrimaryColumn({ type: 'int' })
  course_week_id: number;

  /**
   * The same number for a child in all weeks of a season, calculated with the key of the server; once the season is over a random one below
   * zero.
   */
  @PrimaryColumn({ type: 'int' })
  token: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_declined_place_week' })
  week?: Relation<CourseWeekEntity>;
}
