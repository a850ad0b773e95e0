import { Injectable } from '@nestjs/common';
import {
  can,
  dueAmount,
  openAmount,
  paymentsByAccount,
  type IsoDate,
  type Payment,
  type PaymentDetails,
} from '@feria/shared';
import {
  Between,
  DataSource,
  LessThan,
  MoreThan,
  type EntityManager,
  type SelectQueryBuilder,
} from 'typeorm';
import type { CurrentUserData } from '../../../core/auth/current-user.js';
import { notFound } from '../../../core/http/errors.js';
import type { CourseWeekEntity } from '../../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../../model/catalogue/course.entity.js';
import { ChildParentEntity, type ChildEntity } from '../../../model/families/child.entity.js';
import { ParentEntity } from '../../../model/families/parent.entity.js';
import { CancellationFeeEntity } from '../../../model/ledger/cancellation-fee.entity.js';
import { creditsOf } from '../../../ledger/balance.js';
import { PAYMENT_COURSE_COLUMNS } from '../../../ledger/payment.js';
import { PaymentShareEntity } from '../../../model/ledger/payment-share.entity.js';
import { payersOf } from '../../../registrations/registration-families.js';
import { RegistrationEntity } from '../../../model/registrations/registration.entity.js';
import { readOtherPayers } from '../../payers/payer-of.js';
import { readAccount, readPaidForOthers, type AccountPayment, type PaidForOther } from './account.queries.js';
import { yearOfAccount, type YearOfAccount } from './year-of-account.js';

/** All weeks that there can be. */
export const ALL_DAYS: readonly [IsoDate, IsoDate] = ['0001-01-01', '9999-12-31'];

/** What is to be paid: for a registration, or for a place that was given back (product/registrations.md#cancellation). Cents. */
export interface Charge extends Payment {
  child: Pick<ChildEntity, 'first_name' | 'last_name'>;
  courseWeek: Pick<CourseWeekEntity, 'name' | 'name_it' | 'from' | 'to'> & {
    course: Pick<CourseEntity, 'year' | (typeof PAYMENT_COURSE_COLUMNS)[number]>;
  };
  isFee: boolean;
}

/** What a statement tells of. Cents. */
export interface StatementFacts {
  year: number;
  person: ParentEntity;
  /** Confirmed registrations and fees that the person pays and whose week starts in the year, first week first. */
  charges: Charge[];
  /** What payments brought to the account on days of the year, first day first. */
  payments: AccountPayment[];
  /** Names of others who paid, by the ids of the payments. */
  payers: ReadonlyMap<number, string>;
  /** What the person paid in the year and what is on the account of another parent. */
  forOthers: PaidForOther[];
  account: YearOfAccount;
  /** What went from the credit of the person to charges in the year. */
  creditUsed: number;
  /** What the credit of the person is now. */
  credit: number;
  /** What is open now, of every year. */
  openToday: number;
  /** How to pay that, once for each account (product/money.md#payment-reference). */
  transfers: Transfer[];
}

/** How the person pays what is open to one account. Cents. */
export type Transfer = PaymentDetails & { courses: Charge['courseWeek']['course'][] };

/** Reads what a statement is made of, for those who may see it (product/office.md#statement). */
@Injectable()
export class StatementReader {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError 404 when it is another parent's, and when there is nothing in the year */
  async read(personId: number, year: number, user: CurrentUserData): Promise<StatementFacts> {
    if (user.person?.id !== personId && !can(user, 'payment.index')) throw notFound();
    const { manager } = this.dataSource;
    const person = await manager.findOneBy(ParentEntity, { id: personId });
    const allCharges = await readCharges(manager, personId, ALL_DAYS);
    const allPayments = await readAccount(manager, personId);
    const isOfYear = (date: IsoDate): boolean => date.startsWith(`${year}-`);
    const charges = allCharges.filter(({ courseWeek }) => isOfYear(courseWeek.from));
    const payments = allPayments.filter(({ date }) => isOfYear(date));
    const forOthers = (await readPaidForOthers(manager, personId)).filter(({ date }) => isOfYear(date));
    if (!person || charges.length + payments.length + forOthers.length === 0) throw notFound();
    return {
      year,
      person,
      charges,
      payments,
      payers: await readOtherPayers(manager, payments, personId),
      forOthers,
      account: yearOfAccount(
        year,
        allPayments,
        allCharges.map((charge) => ({ from: charge.courseWeek.from, due: dueAmount(charge) })),
      ),
      creditUsed: await readCreditUsed(manager, personId, year),
      credit: (await creditsOf(manager, [personId])).get(personId) ?? 0,
      openToday: allCharges.reduce((sum, charge) => sum + openAmount(charge), 0),
      transfers: transfersOf(personId, allCharges),
    };
  }
}

function transfersOf(personId: number, charges: readonly Charge[]): Transfer[] {
  const parts = charges.map((charge) => ({ course: charge.courseWeek.course, open: openAmount(charge) }));
  return paymentsByAccount(personId, parts).map(({ parts: own, ...details }) => ({
    ...details,
    courses: [...new Map(own.map(({ course }) => [course.id, course])).values()],
  }));
}

/** Registrations and fees that a person pays, by the first day of their week; four statements. */
export async function readCharges(
  manager: EntityManager,
  personId: number,
  days: readonly [IsoDate, IsoDate],
): Promise<Charge[]> {
  const registrations = (await ofPerson(manager, RegistrationEntity, personId, days)
    .andWhere('charge.is_waiting = :waiting', { waiting: false })
    .getMany()) as (RegistrationEntity & Pick<Charge, 'child' | 'courseWeek'>)[];
  const fees = (await ofPerson(manager, CancellationFeeEntity, personId, days).getMany()) as Fee[];
  const payers = await payersOf(manager, registrations);
  const feePayers = await payersOf(manager, fees);
  return [
    ...registrations
      .filter(({ id }) => payers.get(id) === personId)
      .map((registration) => ({ ...registration, isFee: false })),
    ...fees.filter(({ id }) => feePayers.get(id) === personId).map(chargeOf),
  ].sort((a, b) => a.courseWeek.from.localeCompare(b.courseWeek.from));
}

type Fee = CancellationFeeEntity & Pick<Charge, 'child' | 'courseWeek'>;

function chargeOf({ amount, payed_amount, child, courseWeek }: Fee): Charge {
  return { price: amount, discount: 0, payed_amount, is_waiting: false, child, courseWeek, isFee: true };
}

/** What children of a person are charged for weeks that begin on these days, by the first day of the week. */
function ofPerson<Entity extends RegistrationEntity | CancellationFeeEntity>(
  manager: EntityManager,
  entity: new () => Entity,
  personId: number,
  [first, last]: readonly [IsoDate, IsoDate],
): SelectQueryBuilder<Entity> {
  return manager
    .createQueryBuilder(entity, 'charge')
    .innerJoin(ChildParentEntity, 'own', 'own.child_id = charge.child_id AND own.person_id = :personId')
    .innerJoin('charge.child', 'child')
    .addSelect(['id', 'first_name', 'last_name'].map((column) => `child.${column}`))
    .innerJoinAndSelect('charge.courseWeek', 'courseWeek')
    .innerJoin('courseWeek.course', 'course')
    .addSelect([...PAYMENT_COURSE_COLUMNS, 'year'].map((column) => `course.${column}`))
    .where('courseWeek.from BETWEEN :first AND :last', { first, last })
    .setParameters({ personId })
    .orderBy('courseWeek.from', 'ASC')
    .addOrderBy('charge.id', 'ASC');
}

/** Shares below 0 of payments below 0 are refunds of the credit; they are payments themselves. */
async function readCreditUsed(manager: EntityManager, personId: number, year: number): Promise<number> {
  const taken = await manager.find(PaymentShareEntity, {
    select: { id: true, amount: true },
    where: {
      person_id: personId,
      amount: LessThan(0),
      payment: { amount: MoreThan(0) },
      date: Between(`${year}-01-01`, `${year}-12-31`),
    },
  });
  return taken.reduce((sum, { amount }) => sum - amount, 0);
}
