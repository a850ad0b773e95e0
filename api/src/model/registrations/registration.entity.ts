import { CONTACT_NAME_MAX, type DayType } from '@feria/shared';
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
import { MunicipalityEntity } from '../resources/municipality.entity.js';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';
import { ChildEntity } from '../families/child.entity.js';

/** Holds every column that the registrations list filters and sorts by, so that a page is found in the index alone. */
export const LIST_INDEX = 'ix_registration_list';

/** A child in a week: confirmed or waiting. Removing deletes the row; the history stays (product/registrations.md#registration-history). Money is in cents. */
@Entity('registration')
@Unique('uq_registration_child_week', ['child_id', 'course_week_id'])
@Index('ix_registration_week_queue', [
  'course_week_id',
  'is_waiting',
  'held_back',
  'offer_expires_at',
  'queue_number',
])
@Index('ix_registration_offer', ['offer_expires_at'])
@Index('ix_registration_together', ['together_id'])
@Index('ix_registration_week_payment', ['course_week_id', 'is_waiting', 'payed_amount', 'price', 'discount'])
@Index('ix_registration_waiting', ['is_waiting'])
@Index('ix_registration_created', ['created_at'])
@Index(LIST_INDEX, [
  'course_week_id',
  'child_id',
  'is_waiting',
  'day_type',
  'payed_amount',
  'price',
  'discount',
  'payed_at',
  'photo_privacy',
  'created_at',
])
@Index('ix_registration_booked_by', ['booked_by'])
@Index('ix_registration_municipality', ['municipality_id'])
export class RegistrationEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  child_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_registration_child' })
  child?: Relation<ChildEntity>;

  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_registration_course_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  @Column({ type: 'varchar', length: 8 })
  day_type: DayType;

  @Column({ type: 'boolean', default: false })
  is_waiting: boolean;

  /** Place in the order of the queue, drawn from the week's counter; `null` when it never waited. */
  @Column({ type: 'int', nullable: true })
  queue_number: number | null;

  /**
   * Whether it waits until the first places are given, and does not count against the length of the queue: the child has its
   * sure places (product/registrations.md#fair-start), or the week is only a wish (product/registrations.md#the-draw).
   */
  @Column({ type: 'boolean', default: false })
  held_back: boolean;

  /** While it waits for a draw: the rank of this wish of the child, 1 is dearest; else `null`. */
  @Column({ type: 'int', nullable: true })
  priority: number | null;

  /** Whether, in a draw, the child has this week together with the siblings that were wished with it, or not at all. */
  @Column({ type: 'boolean', default: false })
  siblings_together: boolean;

  /**
   * The group with which it waits to get a seat together (product/registrations.md#only-together): the smallest id of its registrations
   * when it was booked. `null` for what waits alone, and as soon as the group has its seats or is ended.
   */
  @Column({ type: 'int', nullable: true })
  together_id: number | null;

  /** Until when the offer of a seat can be accepted; the seat is held. `null` without an offer (product/registrations.md#offers). */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  offer_expires_at: Date | null;

  /** When it moved up from the waiting list. For 72 hours it can be given back. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  moved_up_at: Date | null;

  /** When the office moved it to its week; `null` when it never did. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  moved_at: Date | null;

  /** Price of week and day type when booked or moved; later price changes of the week do not touch it. */
  @Column({ type: 'int' })
  price: number;

  /** What the family need not pay of the price, for a sibling (product/money.md#sibling-discount); at most the price. */
  @Column({ type: 'int', default: 0 })
  discount: number;

  /** Percent of the price that the discount is; 0 when it is an amount that the office entered. */
  @Column({ type: 'int', default: 0 })
  sibling_percent: number;

  /** What it cost before a parent made it cheaper while giving it back costs something: the fee stays that of this amount. */
  @Column({ type: 'int', nullable: true })
  fee_base: number | null;

  /**
   * The project's steps of cancellation when it was booked, as JSON; `null` where there were none (product/registrations.md#cancellation).
   * Text, because sign-ups are inserted as they are.
   */
  @Column({ type: 'text', nullable: true })
  agreed_steps: string | null;

  /** The first day of its week when it was booked; `null` as long as the office has not moved the week (product/registrations.md#a-week-that-is-moved). */
  @Column({ type: 'date', nullable: true })
  agreed_from: string | null;

  /** Until when its place can be given back for nothing, because the office moved the week; `null` when it never did. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  free_until: Date | null;

  /** The day until which it is to be paid, in Rome; `null` without one, and while it waits (product/money.md#due-dates). */
  @Column({ type: 'date', nullable: true })
  due_on: string | null;

  @Column({ type: 'int', default: 0 })
  payed_amount: number;

  @Column({ type: 'date', nullable: true })
  payed_at: string | null;

  /** When the paid mail was written. It is written only once. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  payed_mail_at: Date | null;

  @Column({ type: 'text', nullable: true })
  comment: string | null;

  @Column({ type: 'text', nullable: true })
  comment_internal: string | null;

  @Column({ type: 'boolean', nullable: true })
  photo_privacy: boolean | null;

  /** Postcode of the parent when booking, which may give priority; `null` of a booking by the office (product/catalogue.md#priority). */
  @Column({ type: 'varchar', length: 10, nullable: true })
  plz: string | null;

  /**
   * Where the family lived when it booked, by which seasons are counted (product/office.md#municipalities); `null` where that is not known, and
   * until it is noted within the hour.
   */
  @Column({ type: 'int', nullable: true })
  municipality_id: number | null;

  @ManyToOne(() => MunicipalityEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'municipality_id', foreignKeyConstraintName: 'fk_registration_municipality' })
  municipality?: Relation<MunicipalityEntity> | null;

  @Column({ type: 'varchar', length: CONTACT_NAME_MAX, nullable: true })
  emergency_contact1_name: string | null;

  @Column({ type: 'varchar', length: 40 })
  emergency_contact1_phone: string;

  @Column({ type: 'varchar', length: CONTACT_NAME_MAX, nullable: true })
  emergency_contact2_name: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  emergency_contact2_phone: string | null;

  /** When the privacy terms were accepted, and the SHA-256 (hex) of the privacy file in force then. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  privacy_consent_at: Date | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  privacy_hash: string | null;

  /** User who booked; `null` once that user is gone. */
  @Column({ type: 'int', nullable: true })
  booked_by: number | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
