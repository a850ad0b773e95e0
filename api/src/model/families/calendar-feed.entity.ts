import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { encryptedText } from '../../core/database/health-cipher.js';

/**
 * The address under which a parent's calendar programs find the weeks of the children (product/office.md#calendar). It is found by
 * its hash, and encrypted to be shown again: whoever has a copy of the database cannot open a calendar with it.
 */
@Entity('calendar_feed')
@Unique('uq_calendar_feed_user', ['user_id'])
@Unique('uq_calendar_feed_secret', ['secret_hash'])
export class CalendarFeedEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_calendar_feed_user' })
  user?: Relation<UserEntity>;

  /** SHA-256 (hex) of the secret. */
  @Column({ type: 'varchar', length: 64 })
  secret_hash: string;

  /** 256 random bits, base64url. */
  @Column({ type: 'text', transformer: encryptedText })
  secret: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
