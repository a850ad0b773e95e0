import { Injectable } from '@nestjs/common';
import { can, romeDate, type IsoDate } from '@feria/shared';
import { Between, DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../../core/auth/current-user.js';
import { notFound } from '../../../core/http/errors.js';
import { ChildParentEntity } from '../../people/child.entity.js';
import { ParentEntity } from '../../people/parent.entity.js';
import { creditsOf } from '../../registrations/ledger/ledger.js';
import { PaymentEntity } from '../../registrations/ledger/payment.entity.js';
import { PaymentShareEntity } from '../../registrations/ledger/payment-share.entity.js';
import { payersOf } from '../../registrations/registration-families.js';
import { RegistrationEntity } from '../../registrations/registration.entity.js';
import type { LoadedRegistration } from '../../registrations/registrations.presenter.js';
import { COURSE_COLUMNS } from '../../registrations/registrations.queries.js';

/** What a statement tells of. Cents. */
export interface StatementFacts {
  year: number;
  person: ParentEntity;
  /** Confirmed registrations for which the person pays and whose week starts in the year, first week first. */
  charges: LoadedRegistration[];
  /** Payments of the person on days of the year, first day first. */
  payments: PaymentEntity[];
  /** What went from the credit of the person to registrations in the year. */
  creditUsed: number;
  /** What the credit of the person is now. */
  credit: number;
}

/** Reads what a statement is made of, for those who may see it (product.md#statement). */
@Injectable()
export class StatementReader {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError 404 when it is another parent's, and when there is nothing in the year */
  async read(personId: number, year: number, user: CurrentUserData): Promise<StatementFacts> {
    if (user.person?.id !== personId && !can(user, 'payment.index')) throw notFound();
    const { manager } = this.dataSource;
    const person = await manager.findOneBy(ParentEntity, { id: personId });
    const days: [IsoDate, IsoDate] = [`${year}-01-01`, `${year}-12-31`];
    const charges = await readCharges(manager, personId, days);
    const payments = await manager.find(PaymentEntity, {
      where: { person_id: personId, date: Between(...days) },
      relations: { words: true },
      order: { date: 'ASC', id: 'ASC' },
    });
    if (!person || charges.length + payments.length === 0) throw notFound();
    return {
      ...{ year, person, charges, payments },
      creditUsed: await readCreditUsed(manager, personId, year),
      credit: (await creditsOf(manager, [personId])).get(personId) ?? 0,
    };
  }
}

/** Two statements. */
export async function readCharges(
  manager: EntityManager,
  personId: number,
  [first, last]: readonly [IsoDate, IsoDate],
): Promise<LoadedRegistration[]> {
  const registrations = (await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin(ChildParentEntity, 'own', 'own.child_id = registration.child_id AND own.person_id = :personId')
    .innerJoin('registration.child', 'child')
    .addSelect(['id', 'first_name', 'last_name'].map((column) => `child.${column}`))
    .innerJoinAndSelect('registration.courseWeek', 'courseWeek')
    .innerJoin('courseWeek.course', 'course')
    .addSelect(COURSE_COLUMNS.map((column) => `course.${column}`))
    .where('registration.is_waiting = :waiting', { waiting: false })
    .andWhere('courseWeek.from BETWEEN :first AND :last', { first, last })
    .setParameters({ personId })
    .orderBy('courseWeek.from', 'ASC')
    .addOrderBy('registration.id', 'ASC')
    .getMany()) as LoadedRegistration[];
  const payers = await payersOf(manager, registrations);
  return registrations.filter(({ id }) => payers.get(id) === personId);
}

/** Shares below 0 of payments below 0 are refunds of the credit; they are payments themselves. */
async function readCreditUsed(manager: EntityManager, personId: number, year: number): Promise<number> {
  const taken = await manager.find(PaymentShareEntity, {
    select: { id: true, amount: true, at: true },
    where: { person_id: personId, amount: LessThan(0), payment: { amount: MoreThan(0) } },
  });
  return taken
    .filter(({ at }) => romeDate(at).startsWith(`${year}-`))
    .reduce((sum, { amount }) => sum - amount, 0);
}
