import { Injectable } from '@nestjs/common';
import {
  can,
  PAYMENT_METHODS,
  paymentReference,
  paymentsByAccount,
  toEuros,
  type OfficeFamilyMoney,
  type PaymentDetail,
  type PaymentRecord,
  type PermissionHolder,
} from '@feria/shared';
import { receiptNumber } from '@feria/shared/rules/receipts';
import { Brackets, DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { findPage } from '../../core/crud/list.queries.js';
import { ListPage } from '../../core/http/envelope.js';
import { notFound } from '../../core/http/errors.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { creditsOf, freeCreditsOf } from '../../ledger/balance.js';
import { earliestDue } from '../../ledger/due-date.js';
import { PaymentShareEntity } from '../../model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { ReceiptEntity } from '../../model/ledger/receipt.entity.js';
import { readOpenDebts, type DebtRow } from '../bank-statements/open-debts.js';
import { readPaidForOffice } from '../bank-statements/paid-for.js';
import { readAccount } from '../payment-documents/statement/account.queries.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** SQL: whether a payment has a receipt, or could have one: money that came in and was not taken back. */
const RECEIPT = `(CASE WHEN receipt.id IS NOT NULL THEN 'made'
  WHEN payment.amount > 0 AND payment.reverses_id IS NULL AND reversal.id IS NULL THEN 'none' ELSE '' END)`;

/** SQL: whether a parent on record paid; nobody of what was taken back, or takes back. */
const PAYER = `(CASE WHEN payment.reverses_id IS NOT NULL OR reversal.id IS NOT NULL THEN ''
  WHEN payment.payer_id IS NULL THEN 'other' ELSE 'parent' END)`;

export const PAYMENT_LIST: ListRules = {
  sort: {
    id: 'payment.id',
    date: 'payment.date',
    amount: 'payment.amount',
    method: 'payment.method',
    created_at: 'payment.created_at',
  },
  filters: {
    id: filterBy.id('payment.id'),
    person_id: filterBy.id('payment.person_id'),
    method: filterBy.oneOf('payment.method', PAYMENT_METHODS),
    payer_kind: filterBy.oneOf(PAYER, ['parent', 'other']),
    receipt: filterBy.oneOf(RECEIPT, ['made', 'none']),
    from: filterBy.day('payment.date', '>='),
    until: filterBy.day('payment.date', '<='),
    amount_from: filterBy.amount('payment.amount', '>='),
    amount_until: filterBy.amount('payment.amount', '<='),
    // What a payment is for now, or was for.
    course: {
      ...filterBy.id('payment.id'),
      condition: (values) => `EXISTS (SELECT 1 FROM payment_share share
        JOIN course_week week ON week.id = share.course_week_id
        WHERE share.payment_id = payment.id AND week.course_id IN ${values})`,
    },
  },
  defaultSort: { field: 'id', order: 'DESC' },
};

/** Payments that are shown on the page of a family. */
const OF_PERSON = 50;

/** What search looks at. The other texts of a parent, such as the telephone number, for those only who may see them. */
function searched(reader: PermissionHolder): string[] {
  const ofParent = can(reader, 'person.index') ? ['search_text'] : NAMES;
  // Who owes, and who paid for that.
  const ofParents = ['person', 'payer'].flatMap((parent) => ofParent.map((column) => `${parent}.${column}`));
  return [...ofParents, 'words.payer', 'words.reference', 'words.note'];
}

const NAMES = ['first_name', 'last_name'].map(sortKeyColumn);

/** A payment with what is read beside it. */
type PaymentRow = PaymentEntity & {
  person: ParentEntity | null;
  payingParent: ParentEntity | null;
  booker: UserEntity | null;
  reversal: PaymentEntity | null;
  receipt: ReceiptEntity | null;
};

/** The ledger, for holders of `payment.index`. */
@Injectable()
export class PaymentList {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of the payments; three statements. @param reader see {@link searched} @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>, reader: PermissionHolder): Promise<ListPage<PaymentRecord>> {
    const plan = parseListQuery(rawQuery, PAYMENT_LIST);
    const { rows, total } = await findPage(this.query(), plan, searched(reader));
    return new ListPage((rows as PaymentRow[]).map(presentPayment), total);
  }

  /** @throws AppError 404 */
  async get(id: number): Promise<PaymentDetail> {
    const row = (await this.query().where('payment.id = :id', { id }).getOne()) as PaymentRow | null;
    if (!row) throw notFound();
    const { manager } = this.dataSource;
    const shares = await manager.find(PaymentShareEntity, {
      where: { payment_id: id },
      order: { id: 'ASC' },
    });
    const ids = shares.flatMap(({ registration_id }) => registration_id ?? []);
    const relations = { child: true, courseWeek: { course: true } };
    const registrations = await manager.find(RegistrationEntity, { where: { id: In(ids) }, relations });
    const fees = await manager.find(CancellationFeeEntity, {
      where: { registration_id: In(ids) },
      relations,
    });
    const byId = new Map<number, RegistrationEntity | CancellationFeeEntity>([
      ...registrations.map((registration) => [registration.id, registration] as const),
      ...fees.map((fee) => [fee.registration_id, fee] as const),
    ]);
    return {
      ...presentPayment(row),
      shares: shares.map(({ registration_id, amount, at }) => ({
        registration:
          registration_id === null
            ? null
            : { id: registration_id, ...presentOwed(byId.get(registration_id)) },
        amount: toEuros(amount),
        at: at.toISOString(),
      })),
    };
  }

  /**
   * The latest payments for a parent, those that the parent made for another, and those that another one made for what this one owes; with
   * how all that is open is paid, and the parent's credit. As many statements however much there is.
   */
  async of(personId: number): Promise<Omit<OfficeFamilyMoney, 'reminders'>> {
    const { manager } = this.dataSource;
    const account = await readAccount(manager, personId);
    const ofOthers = account.map(({ id }) => id).slice(-OF_PERSON);
    const rows = await this.query()
      .where(
        new Brackets((own) => {
          own.where('payment.person_id = :personId OR payment.payer_id = :personId', { personId });
          if (ofOthers.length > 0) own.orWhere('payment.id IN (:...ofOthers)', { ofOthers });
        }),
      )
      .orderBy('payment.id', 'DESC')
      .limit(OF_PERSON)
      .getMany();
    const paidFor = await readPaidForOffice(
      manager,
      rows.map(({ id }) => id),
    );
    const credit = (await creditsOf(manager, [personId])).get(personId) ?? 0;
    const free = (await freeCreditsOf(manager, [personId])).get(personId) ?? 0;
    const debts = (await readOpenDebts(manager, { ofParents: [personId] })).filter(
      (debt) => debt.personId === personId,
    );
    return {
      open: toEuros(debts.reduce((sum, { open }) => sum + open, 0)),
      reference: paymentReference({ courseId: null, personId }),
      accounts: accountsOf(personId, debts),
      credit: toEuros(credit),
      to_pay_out: toEuros(credit - free),
      payments: (rows as PaymentRow[]).map((row) => ({ ...presentPayment(row), paid_for: paidFor(row.id) })),
    };
  }

  private query(): SelectQueryBuilder<PaymentEntity> {
    return this.dataSource.manager
      .createQueryBuilder(PaymentEntity, 'payment')
      .leftJoinAndSelect('payment.words', 'words')
      .leftJoinAndMapOne('payment.person', ParentEntity, 'person', 'person.id = payment.person_id')
      .leftJoinAndMapOne('payment.payingParent', ParentEntity, 'payer', 'payer.id = payment.payer_id')
      .leftJoinAndMapOne('payment.booker', UserEntity, 'booker', 'booker.id = payment.user_id')
      .leftJoinAndMapOne('payment.reversal', PaymentEntity, 'reversal', 'reversal.reverses_id = payment.id')
      .leftJoinAndMapOne('payment.receipt', ReceiptEntity, 'receipt', 'receipt.valid_payment_id = payment.id')
      .select(['payment', 'words', 'reversal.id', 'booker.id', 'booker.name'])
      .addSelect(['receipt.id', 'receipt.year', 'receipt.number'])
      .addSelect(['person.id', 'person.first_name', 'person.last_name'])
      .addSelect(['payer.id', 'payer.first_name', 'payer.last_name']);
  }
}

function accountsOf(personId: number, debts: readonly DebtRow[]): OfficeFamilyMoney['accounts'] {
  const parts = debts.map(({ courseId, account, bankName, open, dueOn }) => ({
    course: { id: courseId, applied_bank_name: bankName, applied_bank_iban: account },
    open,
    due_on: dueOn,
  }));
  return paymentsByAccount(personId, parts).map(({ amount, beneficiary, iban, reference, parts: own }) => ({
    amount: toEuros(amount),
    due_on: earliestDue(own),
    bank_name: beneficiary,
    bank_iban: iban,
    reference,
  }));
}

function presentPayment(payment: PaymentRow): PaymentRecord {
  const { id, date, amount, method, person, payingParent, words, booker, reversal, receipt } = payment;
  const { created_at, reverses_id } = payment;
  return {
    id,
    date,
    amount: toEuros(amount),
    method,
    person: person && named(person),
    paid_by: payingParent && named(payingParent),
    payer: words?.payer ?? null,
    reference: words?.reference ?? null,
    note: words?.note ?? null,
    booked_by: booker?.name ?? null,
    created_at: created_at.toISOString(),
    reverses_id,
    reversed_by_id: reversal?.id ?? null,
    receipt: receipt && { id: receipt.id, number: receiptNumber(receipt) },
  };
}

function named({ id, first_name, last_name }: ParentEntity) {
  return { id, first_name, last_name };
}

function presentOwed(owed: RegistrationEntity | CancellationFeeEntity | undefined) {
  const { child, courseWeek } = owed ?? {};
  const course = courseWeek?.course;
  return {
    is_fee: owed instanceof CancellationFeeEntity,
    people: child ? { id: child.id, first_name: child.first_name, last_name: child.last_name } : null,
    course: course ? { id: course.id, name: course.name, name_it: course.name_it } : null,
    courseWeek: courseWeek ? { id: courseWeek.id, name: courseWeek.name, name_it: courseWeek.name_it } : null,
  };
}
