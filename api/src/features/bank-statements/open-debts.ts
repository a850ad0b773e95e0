import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { BankShare } from '@feria/shared';
import { DUE } from '../registrations/domain/payment.js';
import { familiesOf } from '../registrations/registration-families.js';
import { CancellationFeeEntity } from '../registrations/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';
import type { OpenDebt } from './domain/debts.js';

/** Registrations whose families one statement reads: engines limit the number of parameters. */
const ROWS = 5_000;

/** What is open of a registration, or of the fee of one that was given back, with what the office sees of it. */
export type DebtRow = OpenDebt & Pick<BankShare, 'people' | 'course'>;

interface RawDebt {
  id: number;
  open: number;
  booked_by: number | null;
  child_id: number;
  first_name: string;
  last_name: string;
  course_id: number;
  name: string;
  name_it: string;
}

/**
 * What all families owe now: for registrations, and for places that were given back. Children without parents have nobody who pays.
 */
export async function readOpenDebts(manager: EntityManager): Promise<DebtRow[]> {
  const rows = [...(await readRegistrations(manager)), ...(await readFees(manager))];
  const debts: DebtRow[] = [];
  for (let start = 0; start < rows.length; start += ROWS) {
    const some = rows.slice(start, start + ROWS);
    const familyOf = await familiesOf(
      manager,
      some.map(({ child_id }) => child_id),
    );
    for (const row of some) debts.push(...debtOf(row, familyOf(row).parents));
  }
  return debts;
}

function readRegistrations(manager: EntityManager): Promise<RawDebt[]> {
  return withFamily(manager.createQueryBuilder(RegistrationEntity, 'registration'))
    .addSelect('registration.id', 'id')
    .addSelect(`${DUE} - registration.payed_amount`, 'open')
    .where('registration.is_waiting = :waiting', { waiting: false })
    .andWhere(`registration.payed_amount < ${DUE}`)
    .orderBy('registration.id', 'ASC')
    .getRawMany<RawDebt>();
}

function readFees(manager: EntityManager): Promise<RawDebt[]> {
  return withFamily(manager.createQueryBuilder(CancellationFeeEntity, 'fee'))
    .addSelect('fee.registration_id', 'id')
    .addSelect('fee.amount - fee.payed_amount', 'open')
    .where('fee.payed_amount < fee.amount')
    .orderBy('fee.registration_id', 'ASC')
    .getRawMany<RawDebt>();
}

/** Adds child and course to a query of what is owed. */
function withFamily<Entity extends RegistrationEntity | CancellationFeeEntity>(
  query: SelectQueryBuilder<Entity>,
): SelectQueryBuilder<Entity> {
  const { alias } = query;
  return query
    .innerJoin(`${alias}.child`, 'child')
    .innerJoin(`${alias}.courseWeek`, 'week')
    .innerJoin('week.course', 'course')
    .select(`${alias}.booked_by`, 'booked_by')
    .addSelect('child.id', 'child_id')
    .addSelect('child.first_name', 'first_name')
    .addSelect('child.last_name', 'last_name')
    .addSelect('course.id', 'course_id')
    .addSelect('course.name', 'name')
    .addSelect('course.name_it', 'name_it');
}

/** @param parents who pays first */
function debtOf(
  row: RawDebt,
  parents: readonly { id: number; first_name: string; last_name: string }[],
): DebtRow[] {
  const [payer] = parents;
  if (!payer) return [];
  const { id, open, child_id, first_name, last_name, course_id, name, name_it } = row;
  return [
    {
      ...{ registrationId: id, personId: payer.id, courseId: course_id },
      open: Number(open),
      childName: `${first_name} ${last_name}`,
      parentIds: parents.map((parent) => parent.id),
      payerNames: parents.map((parent) => `${parent.first_name} ${parent.last_name}`),
      people: { id: child_id, first_name, last_name },
      course: { id: course_id, name, name_it },
    },
  ];
}
