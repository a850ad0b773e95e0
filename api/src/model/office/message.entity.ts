import type { AudienceKind, ContentLanguage } from '@feria/shared';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { Searchable } from '../../core/database/searchable.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';
import { CourseEntity } from '../catalogue/course.entity.js';
import type { OutboxState } from '../mailing/outbox-mail.entity.js';

/**
 * What staff wrote to many parents, once (product/mailing.md#messages). A message whose last receiver is gone goes too. Sender, project and
 * week have no foreign keys: an old message keeps none of them from being deleted.
 */
@Entity('message')
@Unique('uq_message_key', ['key_hash'])
@Index('ix_message_created', ['created_at'])
export class MessageEntity extends Searchable {
  @PrimaryGeneratedColumn()
  id: number;

  /** Who sent it; `null` once that account is gone. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => UserEntity, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<UserEntity> | null;

  /** German; `null` when nobody read German. May hold placeholders, as the texts below. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  subject: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  subject_it: string | null;

  /** Rich text, sanitised. */
  @Column({ type: 'text', nullable: true })
  body: string | null;

  @Column({ type: 'text', nullable: true })
  body_it: string | null;

  /** Only its kind: what was searched for and which rows were chosen is not kept. */
  @Column({ type: 'varchar', length: 20 })
  audience: AudienceKind;

  /** States of a week's or project's registrations, by commas. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  states: string | null;

  @Column({ type: 'int', nullable: true })
  course_id: number | null;

  @ManyToOne(() => CourseEntity, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'course_id' })
  course?: Relation<CourseEntity> | null;

  @Column({ type: 'int', nullable: true })
  course_week_id: number | null;

  @ManyToOne(() => CourseWeekEntity, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'course_week_id' })
  courseWeek?: Relation<CourseWeekEntity> | null;

  /** How many could not be reached. */
  @Column({ type: 'int' })
  unreachable: number;

  /** SHA-256 (hex) of sender and `Idempotency-Key`: a repeated request sends nothing again. */
  @Column({ type: 'varchar', length: 64 })
  key_hash: string;

  /** SHA-256 (hex) of the body of the request. */
  @Column({ type: 'varchar', length: 64 })
  body_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  protected searched(): (string | null)[] {
    return [this.subject, this.subject_it];
  }
}

/** A parent who got a message, what the text says of this one, and what became of the mail. */
@Entity('message_receiver')
@Unique('uq_message_receiver_message_user', ['message_id', 'user_id'])
@Index('ix_message_receiver_user', ['user_id'])
@Index('ix_message_receiver_state', ['message_id', 'state'])
export class MessageReceiverEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  message_id: number;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_message_receiver_message' })
  message?: Relation<MessageEntity>;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_message_receiver_user' })
  user?: Relation<UserEntity>;

  @Column({ type: 'varchar', length: 2 })
  lang: ContentLanguage;

  /** JSON of `ReceiverValues`, what the placeholders are filled with. */
  @Column({ type: 'text' })
  payload: string;

  @Column({ type: 'varchar', length: 8 })
  state: OutboxState;

  @Column({ type: 'varchar', length: 255, nullable: true })
  error: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  sent_at: Date | null;

  /** Mail of the outbox that was given up; it may have been discarded since. */
  @Column({ type: 'int', nullable: true })
  failed_mail_id: number | null;
}

/** A file of a message, stored once; before it is sent it belongs to no message. */
@Entity('message_file')
@Unique('uq_message_file_address', ['address'])
@Index('ix_message_file_message', ['message_id'])
@Index('ix_message_file_user', ['user_id'])
@Index('ix_message_file_created', ['created_at'])
export class MessageFileEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int', nullable: true })
  message_id: number | null;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_message_file_message' })
  message?: Relation<MessageEntity> | null;

  /** Who uploaded it; only this account can send it. */
  @Column({ type: 'int' })
  user_id: number;

  /** `/attachments/<random>.<extension>`: a file of `DATA_DIR`, served to nobody under this address. */
  @Column({ type: 'varchar', length: 120 })
  address: string;

  /** As the readers see it, with its ending; `null` before it is sent. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  name: string | null;

  @Column({ type: 'int' })
  bytes: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
