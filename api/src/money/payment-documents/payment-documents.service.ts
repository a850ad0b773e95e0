import { Injectable } from '@nestjs/common';
import { toEuros, type FamilyPayment, type PaymentDocuments } from '@feria/shared';
import { Brackets, DataSource, In, type EntityManager } from 'typeorm';
import { notFound } from '../../core/http/errors.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { FormerGuardianEntity } from '../../model/families/former-guardian.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { creditsOf } from '../../ledger/balance.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { readNamesChild } from '../payers/children-of.js';
import { readOtherPayers } from '../payers/payer-of.js';
import { receiptsOf } from '../receipts/receipt-list.js';
import { readAccount, readPaidForOthers, type AccountPayment } from './statement/account.queries.js';
import { ALL_DAYS, readCharges } from './statement/statement-facts.js';
import { groupBy, type PaidShare } from './paid/paid-lines.js';
import { readPaidShares, readPaidWeeks } from './paid/paid-shares.queries.js';
import { paidByPayer } from './tax-confirmation/tax-facts.js';

/** The years of which there are documents. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** Payments on the page of a family. */
const SHOWN_PAYMENTS = 100;

/** Says of which years and children a parent can have documents, so that none is offered that is empty. */
@Injectable()
export class PaymentDocumentsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Sixteen statements at most, however large the family is. */
  async of(personId: number): Promise<PaymentDocuments> {
    const { manager } = this.dataSource;
    const charges = await readCharges(manager, personId, ALL_DAYS);
    const payments = await readAccount(manager, personId);
    const forOthers = await readPaidForOthers(manager, personId);
    const stated = yearsOf([
      ...charges.map(({ courseWeek }) => courseWeek.from),
      ...[...payments, ...forOthers].map(({ date }) => date),
    ]);
    const children = await readChildren(manager, personId);
    const sharesOf = await this.sharesByChild(children.map(({ id }) => id));
    // Also of years in which only another parent owed what this one paid.
    const paid = yearsOf(
      [...sharesOf.values()]
        .flat()
        .filter(isPaidBy(personId))
        .map(({ date }) => date),
    );
    const years = [...new Set([...stated, ...paid])].sort((a, b) => b - a);
    return {
      person_id: personId,
      credit: toEuros((await creditsOf(manager, [personId])).get(personId) ?? 0),
      years: years
        .map((year) => ({
          year,
          statement: stated.has(year),
          childrens: children
            .filter(({ id }) => paidByPayer(sharesOf.get(id) ?? [], year).has(personId))
            .map(({ id, first_name, last_name }) => ({ id, first_name, last_name })),
        }))
        .filter(({ statement, childrens }) => statement || childrens.length > 0),
      payments: await readPayments(manager, personId, payments),
      receipts: await receiptsOf(manager, personId),
    };
  }

  /** The same for the office. @throws AppError 404 */
  async ofParent(personId: number): Promise<PaymentDocuments> {
    if (!(await this.dataSource.manager.existsBy(ParentEntity, { id: personId }))) throw notFound();
    return this.of(personId);
  }

  /** What was paid for places of children, with who paid, where documents name the child to that one. */
  private async sharesByChild(childIds: readonly number[]): Promise<Map<number, PaidShare[]>> {
    const { manager } = this.dataSource;
    const namesChild = await readNamesChild(manager, childIds);
    const weeks = await readPaidWeeks(manager, childIds);
    const places = weeks.filter(({ is_fee }) => !is_fee);
    const childOf = new Map(places.map(({ registration_id, child_id }) => [registration_id, child_id]));
    const shares = (await readPaidShares(manager, [...childOf.keys()])).map((share) =>
      namesChild(share, childOf.get(share.registration_id), share.came_on)
        ? share
        : { ...share, payer_id: null },
    );
    return groupBy(shares, ({ registration_id }) => childOf.get(registration_id) as number);
  }
}

function yearsOf(dates: readonly string[]): Set<number> {
  const years = dates.map((date) => Number(date.slice(0, 4)));
  return new Set(years.filter((year) => year >= FIRST_YEAR && year <= LAST_YEAR));
}

function isPaidBy(personId: number): (share: PaidShare) => boolean {
  return ({ payer_id }) => payer_id === personId;
}

/** @param account what payments brought to the account of the parent: another parent's is shown with that part of it only */
async function readPayments(
  manager: EntityManager,
  personId: number,
  account: readonly AccountPayment[],
): Promise<FamilyPayment[]> {
  const brought = new Map(account.map(({ id, amount }) => [id, amount]));
  const ofOthers = [...brought.keys()].slice(-SHOWN_PAYMENTS);
  const rows = await manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .leftJoin(PaymentEntity, 'reversal', 'reversal.reverses_id = payment.id')
    .select('payment.id', 'id')
    .addSelect('payment.date', 'date')
    .addSelect('payment.amount', 'amount')
    .addSelect('payment.method', 'method')
    .addSelect('payment.reverses_id', 'reverses_id')
    .addSelect('reversal.id', 'reversed_by')
    .addSelect(
      'CASE WHEN payment.person_id = :personId OR payment.payer_id = :personId THEN 1 ELSE 0 END',
      'is_own',
    )
    .where(
      new Brackets((own) => {
        own.where('payment.person_id = :personId OR payment.payer_id = :personId', { personId });
        if (ofOthers.length > 0) own.orWhere('payment.id IN (:...ofOthers)', { ofOthers });
      }),
    )
    .orderBy('payment.date', 'DESC')
    .addOrderBy('payment.id', 'DESC')
    .limit(SHOWN_PAYMENTS)
    .getRawMany<RawPayment>();
  const payers = await readOtherPayers(manager, rows, personId);
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    amount: toEuros(Number(row.is_own) ? row.amount : (brought.get(row.id) ?? 0)),
    method: row.method,
    kind: kindOf(row),
    paid_by: payers.get(row.id) ?? null,
  }));
}

type RawPayment = Pick<FamilyPayment, 'id' | 'date' | 'amount' | 'method'> &
  Reversing & { is_own: number | string };

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

/** Children of whom the parent is a parent, or was until a day. */
async function readChildren(manager: EntityManager, personId: number): Promise<ChildEntity[]> {
  const links = await manager.findBy(ChildParentEntity, { person_id: personId });
  const former = await manager.findBy(FormerGuardianEntity, { person_id: personId });
  return manager.find(ChildEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: In([...links, ...former].map(({ child_id }) => child_id)) },
    order: { id: 'ASC' },
  });
}
