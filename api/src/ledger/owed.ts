import { openAmount } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import { CancellationFeeEntity } from '../model/ledger/cancellation-fee.entity.js';
import { openOfFee } from './payment.js';

/** What money can be booked on: a registration, or the fee of one that was given back. Cents. */
export interface Owed {
  /** Id of the registration, also when it is gone. */
  id: number;
  child_id: number;
  course_week_id: number;
  booked_by: number | null;
  is_waiting: boolean;
  payed_amount: number;
  open: number;
  /** More than a fee is never paid on it: nothing would make that credit. */
  isFee: boolean;
}

/** Reads what is owed by the ids of registrations, also of removed ones. Two statements. */
export async function readOwed(manager: EntityManager, registrationIds: readonly number[]): Promise<Owed[]> {
  const ids = [...new Set(registrationIds)];
  const registrations = await manager.findBy(RegistrationEntity, { id: In(ids) });
  const fees = await manager.findBy(CancellationFeeEntity, { registration_id: In(ids) });
  return [
    ...registrations.map((registration) => ({
      ...pickOwed(registration),
      id: registration.id,
      is_waiting: registration.is_waiting,
      open: openAmount(registration),
      isFee: false,
    })),
    ...fees.map((fee) => ({
      ...pickOwed(fee),
      id: fee.registration_id,
      is_waiting: false,
      open: openOfFee(fee),
      isFee: true,
    })),
  ];
}

function pickOwed({
  child_id,
  course_week_id,
  booked_by,
  payed_amount,
}: Pick<Owed, 'child_id' | 'course_week_id' | 'booked_by' | 'payed_amount'>) {
  return { child_id, course_week_id, booked_by, payed_amount };
}

/** Ids of the weeks of what is owed, each once. */
export async function weeksOfOwed(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<number[]> {
  const owed = await readOwed(manager, registrationIds);
  return [...new Set(owed.map(({ course_week_id }) => course_week_id))];
}
