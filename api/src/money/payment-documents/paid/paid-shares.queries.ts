import type { IsoDate, PaymentMethod } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CancellationFeeEntity } from '../../../model/ledger/cancellation-fee.entity.js';
import { CourseEntity } from '../../../model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../../model/catalogue/course-week.entity.js';
import { PaymentEntity } from '../../../model/ledger/payment.entity.js';
import { PaymentShareEntity } from '../../../model/ledger/payment-share.entity.js';
import { RegistrationEventEntity } from '../../../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../model/registrations/registration.entity.js';
import type { PaidShare } from './paid-lines.js';

/** A registration of a child, also one that was removed since. */
export interface PaidWeek {
  registration_id: number;
  child_id: number;
  /** Whether the place was given back, and what is paid is its fee. */
  is_fee: boolean;
  /** Names and dates are `null` when the week is gone. */
  course: string | null;
  course_it: string | null;
  week: string | null;
  week_it: string | null;
  from: IsoDate | null;
  to: IsoDate | null;
}

/** Reads the registrations of children, from the history also those that were removed. Two statements, none for no children. */
export async function readPaidWeeks(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<PaidWeek[]> {
  if (childIds.length === 0) return [];
  const read = (from: typeof RegistrationEntity | typeof RegistrationEventEntity, id: string) =>
    manager
      .createQueryBuilder<RegistrationEntity | RegistrationEventEntity>(from, 'paid')
      .leftJoin(CancellationFeeEntity, 'fee', `fee.registration_id = ${id}`)
      .leftJoin(CourseWeekEntity, 'week', 'week.id = paid.course_week_id')
      .leftJoin(CourseEntity, 'course', 'course.id = week.course_id')
      .select(id, 'registration_id')
      .addSelect('paid.child_id', 'child_id')
      .addSelect('fee.id', 'fee_id')
      .addSelect('course.name', 'course')
      .addSelect('course.name_it', 'course_it')
      .addSelect('week.name', 'week')
      .addSelect('week.name_it', 'week_it')
      .addSelect('week.from', 'from')
      .addSelect('week.to', 'to')
      .where('paid.child_id IN (:...childIds)', { childIds });
  const present = await read(RegistrationEntity, 'paid.id').getRawMany<RawWeek>();
  const removed = await read(RegistrationEventEntity, 'paid.registration_id')
    .andWhere(`paid.kind = 'removed'`)
    .getRawMany<RawWeek>();
  return [...present, ...removed].map(({ fee_id, ...row }) => ({
    ...row,
    registration_id: Number(row.registration_id),
    child_id: Number(row.child_id),
    is_fee: fee_id !== null,
  }));
}

type RawWeek = Omit<PaidWeek, 'is_fee'> & { fee_id: number | null };

/** Reads the shares of registrations; one statement, none for no registrations. */
export async function readPaidShares(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<PaidShare[]> {
  if (registrationIds.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(PaymentShareEntity, 'share')
    .innerJoin(PaymentEntity, 'payment', 'payment.id = share.payment_id')
    .leftJoin(PaymentEntity, 'origin', 'origin.id = payment.reverses_id')
    .select('share.registration_id', 'registration_id')
    .addSelect('COALESCE(origin.id, payment.id)', 'payment_id')
    .addSelect('COALESCE(origin.date, payment.date)', 'date')
    .addSelect('COALESCE(origin.method, payment.method)', 'method')
    .addSelect('COALESCE(origin.person_id, payment.person_id)', 'person_id')
    .addSelect('CASE WHEN origin.id IS NULL THEN payment.payer_id ELSE origin.payer_id END', 'payer_id')
    .addSelect('share.date', 'came_on')
    .addSelect('share.amount', 'amount')
    .where('share.registration_id IN (:...registrationIds)', { registrationIds })
    .orderBy('share.id', 'ASC')
    .getRawMany<RawShare>();
  return rows.map((row) => ({
    ...row,
    registration_id: Number(row.registration_id),
    payment_id: Number(row.payment_id),
    person_id: row.person_id === null ? null : Number(row.person_id),
    payer_id: row.payer_id === null ? null : Number(row.payer_id),
    amount: Number(row.amount),
  }));
}

interface RawShare {
  registration_id: number;
  payment_id: number | string;
  date: IsoDate;
  came_on: IsoDate;
  method: PaymentMethod;
  person_id: number | string | null;
  payer_id: number | string | null;
  amount: number;
}
