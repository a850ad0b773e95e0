import type { ContentLanguage } from '@feria/shared';
import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Where a mail of the outbox stands. */
export type OutboxState = 'queued' | 'sent' | 'failed';

/** A mail to be sent, written in the transaction of what it tells of (product/mailing.md#outbox). */
@Entity('outbox_mail')
@Unique('uq_outbox_mail_message', ['message_id'])
@Index('ix_outbox_mail_queue', ['state', 'can_wait', 'due_at'])
@Index('ix_outbox_mail_user', ['user_id'])
export class OutboxMailEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Stable Message-ID, so that a mail sent twice is one mail for the reader's program. */
  @Column({ type: 'varchar', length: 191 })
  message_id: string;

  /** Kind of mail: names the template. */
  @Column({ type: 'varchar', length: 30 })
  kind: string;

  @Column({ type: 'varchar', length: 255 })
  recipient: string;

  /**
   * Account of the recipient, where there is one: a mail that failed is sent again to the address it has by then, and
   * erasing the account finds its mails to former addresses.
   */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @Column({ type: 'varchar', length: 2 })
  lang: ContentLanguage;

  /** JSON of what the template needs. */
  @Column({ type: 'text' })
  payload: string;

  @Column({ type: 'varchar', length: 8 })
  state: OutboxState;

  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** Goes only when no other mail is due (product/mailing.md#outbox). */
  @Column({ type: 'boolean', default: false })
  can_wait: boolean;

  /** Not to be tried before; of those that are due, the oldest goes first. Before `created_at` in a mail that somebody waits for. */
  @Column({ type: 'datetime', precision: 3 })
  due_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  sent_at: Date | null;

  /** When it was given up. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  failed_at: Date | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  last_error: string | null;
}
