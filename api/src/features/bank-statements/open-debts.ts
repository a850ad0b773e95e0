import { openAmount } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { BankShare } from '@feria/shared';
import { DUE } from '../registrations/domain/payment.js';
import { familiesOf } from '../registrations/registration-families.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';
import type { OpenDebt } from './domain/debts.js';

/** Registrations whose families one statement reads: engines limit the number of parameters. */
const ROWS = 5_000;

/** What is open of a registration, with what the office sees of it. */
export type DebtRow = OpenDebt & Pick<BankShare, 'people' | 'course'>;

interface RawDebt {
  id: number;
  price: number;
  discount: number;
  payed_amount: number;
  booked_by: number | null;
  child_id: number;
  first_name: string;
  last_name: string;
  course_id: number;
  name: string;
  name_it: string;
}

/** What all families owe now. Children without parents have nobody who pays. */
export async function readOpenDebts(manager: EntityManager): Promise<DebtRow[]> {
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.child', 'child')
    .innerJoin('registration.courseWeek', 'week')
    .innerJoin('week.course', 'course')
    .select('registration.id', 'id')
    .addSelect('registration.price', 'price')
    .addSelect('registration.discount', 'discount')
    .addSelect('registration.payed_amount', 'payed_amount')
    .addSelect('registration.booked_by', 'booked_by')
    .addSelect('child.id', 'child_id')
    .addSelect('child.first_name', 'first_name')
    .addSelect('child.last_name', 'last_name')
    .addSelect('course.id', 'course_id')
    .addSelect('course.name', 'name')
    .addSelect('course.name_it', 'name_it')
    .where('registration.is_waiting = :waiting', { waiting: false })
    .andWhere(`registration.payed_amount < ${DUE}`)
    .orderBy('registration.id', 'ASC')
    .getRawMany<RawDebt>();
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

/** @param parents who pays first */
function debtOf(
  row: RawDebt,
  parents: readonly { id: number; first_name: string; last_name: string }[],
): DebtRow[] {
  const [payer] = parents;
  if (!payer) return [];
  const { id, price, discount, payed_amount, child_id, first_name, last_name, course_id, name, name_it } =
    row;
  return [
    {
      ...{ registrationId: id, personId: payer.id, courseId: course_id },
      open: openAmount({ price, discount, payed_amount, is_waiting: false }),
      childName: `${first_name} ${last_name}`,
      parentIds: parents.map((parent) => parent.id),
      payerNames: parents.map((parent) => `${parent.first_name} ${parent.last_name}`),
      people: { id: child_id, first_name, last_name },
      course: { id: course_id, name, name_it },
    },
  ];
}
