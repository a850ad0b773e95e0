import type { ExportedEventKind } from '@feria/shared';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What can happen to a registration. */
export type RegistrationEventKind = ExportedEventKind;

/**
 * The registration history. Append-only: ids and amounts; nothing personal but the reason of an exception. No foreign keys, because it stays when the
 * registration is removed (product/registrations.md#registration-history).
 */
@Entity('registration_event')
@Index('ix_registration_event_registration', ['registration_id'])
@Index('ix_registration_event_week', ['course_week_id', 'at'])
@Index('ix_registration_event_at', ['at', 'kind'])
@Index('ix_registration_event_child', ['child_id'])
@Index('ix_registration_event_user', ['user_id'])
export class RegistrationEventEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  registration_id: number;

  @Column({ type: 'int' })
  child_id: number;

  @Column({ type: 'int' })
  course_week_id: number;

  /** The week it was in before; only of a registration that was moved to another week. */
  @Column({ type: 'int', nullable: true })
  from_course_week_id: number | null;

  @Column({ type: 'varchar', length: 12 })
  kind: RegistrationEventKind;

  /** User who caused it; `null` when the server did, and once the parent who did is erased or the child anonymised. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  /** Cents: the price, the amount paid, what became credit (`removed`), or the fee (`fee`, `waived`). */
  @Column({ type: 'int', nullable: true })
  amount: number | null;

  /** Why the office departed from a rule of the course (product/catalogue.md#eligibility), or waived a fee; gone with the data of the child. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  reason: string | null;

  /** Of `removed`, whether a place ended; `null` of all else, and of what was removed before that was noted. */
  @Column({ type: 'boolean', nullable: true })
  had_place: boolean | null;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
