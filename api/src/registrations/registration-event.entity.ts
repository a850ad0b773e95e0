import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What can happen to a registration. */
export const REGISTRATION_EVENTS = [
  'registered',
  'waiting',
  'moved_up',
  'changed',
  'removed',
  'paid',
] as const;
export type RegistrationEventKind = (typeof REGISTRATION_EVENTS)[number];

/**
 * The story of registrations, append-only: ids and amounts, no personal data, and no foreign keys, because it outlives
 * what it tells of (decisions §5).
 */
@Entity('registration_event')
@Index('ix_registration_event_registration', ['registration_id'])
@Index('ix_registration_event_week', ['course_week_id', 'at'])
@Index('ix_registration_event_at', ['at', 'kind'])
export class RegistrationEventEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  registration_id: number;

  @Column({ type: 'int' })
  child_id: number;

  @Column({ type: 'int' })
  course_week_id: number;

  @Column({ type: 'varchar', length: 12 })
  kind: RegistrationEventKind;

  /** User who caused it; `null` when the server did. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  /** Cents: the price, or the amount paid. */
  @Column({ type: 'int', nullable: true })
  amount: number | null;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
