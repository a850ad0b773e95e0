import { Injectable } from '@nestjs/common';
import { toEuros, type FamilyPayment, type PaymentDocuments } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../core/http/errors.js';
import { ChildParentEntity, type ChildEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { creditsOf } from '../../ledger/balance.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { receiptsOf } from '../receipts/receipt-list.js';
import { readCharges } from './statement/statement-facts.js';
import { groupBy, type PaidShare } from './tax-confirmation/paid-lines.js';
import { readPaidShares, readPaidWeeks } from './tax-confirmation/paid-shares.queries.js';
import { paidByPerson } from './tax-confirmation/tax-facts.js';

/** The years of which there are documents. */
const CENTURY = ['2000-01-01', '2099-12-31'] as const;

/** Payments on the page of a family. */
const SHOWN_PAYMENTS = 100;

/** Says of which years and children a parent can have documents, so that none is offered that is empty. */
@Injectable()
export class PaymentDocumentsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Ten statements at most, however large the family is. */
  async of(personId: number): Promise<PaymentDocuments> {
    const { manager } = this.dataSource;
    const charges = await readCharges(manager, personId, CENTURY);
    const dates = [
      ...charges.map(({ courseWeek }) => courseWeek.from),
      ...(await this.daysOfPayments(personId)),
    ];
    const years = [...new Set(dates.map((date) => Number(date.slice(0, 4))))].sort((a, b) => b - a);
    const children = await readChildren(manager, personId);
    const sharesOf = await this.sharesByChild(children.map(({ id }) => id));
    return {
      person_id: personId,
      credit: toEuros((await creditsOf(manager, [personId])).get(personId) ?? 0),
      years: years.map((year) => ({
        year,
        childrens: children
          .filter(({ id }) => paidByPerson(sharesOf.get(id) ?? [], year).has(personId))
          .map(({ id, first_name, last_name }) => ({ id, first_name, last_name })),
      })),
      payments: await readPayments(manager, personId),
      receipts: await receiptsOf(manager, personId),
    };
  }

  /** The same for the office. @throws AppError 404 */
  async ofParent(personId: number): Promise<PaymentDocuments> {
    if (!(await this.dataSource.manager.existsBy(ParentEntity, { id: personId }))) throw notFound();
    return this.of(personId);
  }

  private async daysOfPayments(personId: number): Promise<string[]> {
    const payments = await this.dataSource.manager
      .createQueryBuilder(PaymentEntity, 'payment')
      .select('DISTINCT payment.date', 'date')
      .where('payment.person_id = :personId', { personId })
      .andWhere('payment.date BETWEEN :first AND :last', { first: CENTURY[0], last: CENTURY[1] })
      .getRawMany<{ date: string }>();
    return payments.map(({ date }) => date);
  }

  private async sharesByChild(childIds: readonly number[]): Promise<Map<number, PaidShare[]>> {
    const { manager } = this.dataSource;
    const weeks = await readPaidWeeks(manager, childIds);
    const childOf = new Map(weeks.map(({ registration_id, child_id }) => [registration_id, child_id]));
    const shares = await readPaidShares(manager, [...childOf.keys()]);
    return groupBy(shares, ({ registration_id }) => childOf.get(registration_id) as number);
  }
}

async function readPayments(manager: EntityManager, personId: number): Promise<FamilyPayment[]> {
  const rows = await manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .leftJoin(PaymentEntity, 'reversal', 'reversal.reverses_id = payment.id')
    .select('payment.id', 'id')
    .addSelect('payment.date', 'date')
    .addSelect('payment.amount', 'amount')
    .addSelect('payment.method', 'method')
    .addSelect('payment.reverses_id', 'reverses_id')
    .addSelect('reversal.id', 'reversed_by')
    .where('payment.person_id = :personId', { personId })
    .orderBy('payment.date', 'DESC')
    .addOrderBy('payment.id', 'DESC')
    .limit(SHOWN_PAYMENTS)
    .getRawMany<Pick<FamilyPayment, 'id' | 'date' | 'amount' | 'method'> & Reversing>();
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    amount: toEuros(row.amount),
    method: row.method,
    kind: kindOf(row),
  }));
}

interface Reversing {
  amount: number;
  reverses_id: number | null;
  reversed_by: number | null;
}

function kindOf({ amount, reverses_id, reversed_by }: Reversing): FamilyPayment['kind'] {
  if (reverses_id !== null) return 'reversal';
  if (reversed_by !== null) return 'reversed';
  return amount < 0 ? 'refund' : 'payment';
}

async function readChildren(manager: EntityManager, personId: number): Promise<ChildEntity[]> {
  const links = await manager.find(ChildParentEntity, {
    select: { child_id: true, person_id: true, child: { id: true, first_name: true, last_name: true } },
    where: { person_id: personId },
    relations: { child: true },
    order: { child_id: 'ASC' },
  });
  return links.flatMap(({ child }) => child ?? []);
}
