import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Gives each question its number, by which several projects ask the same one (product/catalogue.md#questions). What it says stands with
 * each project, in `course.questions`.
 */
@Entity('question')
export class QuestionEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
