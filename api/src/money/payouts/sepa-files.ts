import { nextBankingDay } from '@feria/shared/rules/working-days';
import { Injectable } from '@nestjs/common';
import {
  compactIban,
  displayName,
  formatEuros,
  maskedIban,
  romeDate,
  toEuros,
  type IsoDate,
  type PayoutResult,
  type SepaFileRecord,
} from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { findPage } from '../../core/crud/list.queries.js';
import { AppError, invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import { ListPage } from '../../core/http/envelope.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { t } from '../../core/request-context.js';
import { refuseClosed } from '../../ledger/closed-books.js';
import { freeCreditsOf } from '../../ledger/balance.js';
import { isPaymentDate } from '../../ledger/payment.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { PayoutEntity, SepaFileEntity } from '../../model/ledger/payout.entity.js';
import { Balances } from '../../registrations/balances.js';
import { endToEndId, fileReference } from './domain/end-to-end-id.js';
import { sepaXml } from './domain/sepa-xml.js';
import { PayOut } from './pay-out.js';
import type { SepaFileBody } from './payouts.dto.js';
import { organiserAccounts, refundAccountsOf } from './refund-accounts.js';

export const SEPA_FILE_LIST: ListRules = {
  sort: { id: 'file.id', created_at: 'file.created_at' },
  filters: { id: filterBy.id('file.id') },
  defaultSort: { field: 'id', order: 'DESC' },
};

/** Files of transfers that pay out credit (product/money.md#paying-out-credit). */
@Injectable()
export class SepaFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly balances: Balances,
    private readonly payOut: PayOut,
  ) {}

  /** A page of the files with what is in them, in seven statements. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<SepaFileRecord>> {
    const { manager } = this.dataSource;
    const query = manager.createQueryBuilder(SepaFileEntity, 'file');
    const { rows, total } = await findPage(query, parseListQuery(rawQuery, SEPA_FILE_LIST), []);
    return new ListPage(await presentFiles(manager, rows), total);
  }

  /**
   * Makes a file of all the credit that these parents can use, which is set aside from then on.
   * @returns the file
   * @throws AppError 422 at `person_ids.<index>`: unknown, nothing to pay out, no IBAN; at `account`: none, or not the organiser's
   */
  async create(input: SepaFileBody, userId: number): Promise<SepaFileRecord> {
    const { person_ids, format = 'pain.001.001.09', account: asked, execute_on } = input;
    const id = await this.transactions.run(async (manager) => {
      const account = await chosenAccount(manager, asked ?? null);
      const today = this.clock.today();
      if (execute_on && execute_on < today) throw invalidField('execute_on', 'payout.execute_on');
      const persons = await lockRows(manager, ParentEntity, person_ids);
      const credits = await freeCreditsOf(manager, person_ids);
      const ibans = await refundAccountsOf(manager, person_ids);
      const problems = new ValidationErrors();
      person_ids.forEach((personId, index) => {
        const field = `person_ids.${index}`;
        const person = persons.find((one) => one.id === personId);
        const name = person ? displayName(person) : '';
        if (!person) problems.add(field, 'validation.reference');
        else if ((credits.get(personId) ?? 0) <= 0) problems.add(field, 'payout.no_credit', { name });
        else if (!ibans.has(personId)) problems.add(field, 'payout.no_iban', { name });
      });
      problems.throwIfAny();
      const file = await manager.save(SepaFileEntity, {
        created_at: this.clock.now(),
        user_id: userId,
        format: format ?? 'pain.001.001.09',
        account_name: account.name,
        account_iban: account.iban,
        execute_on: nextBankingDay(execute_on ?? today),
        withdrawn_at: null,
      });
      // As TypeORM writes entities, so that name and IBAN are encrypted.
      await manager.insert(
        PayoutEntity,
        persons
          .toSorted((a, b) => person_ids.indexOf(a.id) - person_ids.indexOf(b.id))
          .map((person, index) => ({
            sepa_file_id: file.id,
            person_id: person.id,
            amount: credits.get(person.id)!,
            end_to_end_id: endToEndId(file.id, today, index + 1),
            state: 'open' as const,
            payment_id: null,
            entry_key: null,
            name: `${person.first_name} ${person.last_name}`,
            iban: ibans.get(person.id)!.iban,
          })),
      );
      await recordAudit(manager, { action: 'create', resource: 'credit/sepa-file', recordId: file.id });
      return file.id;
    });
    return this.get(id);
  }

  /**
   * The file for the bank: only what is still open, so that nobody is paid twice. That somebody has read the accounts in it is noted in
   * the log of changes.
   * @returns its name without extension, and the XML
   * @throws AppError 404; 422 when nothing of it is open
   */
  async xml(id: number): Promise<{ name: string; xml: string }> {
    return this.transactions.run(async (manager) => {
      const file = await manager.findOneBy(SepaFileEntity, { id });
      if (!file) throw notFound();
      const payouts = await manager.find(PayoutEntity, {
        where: { sepa_file_id: id, state: 'open' },
        order: { id: 'ASC' },
      });
      if (payouts.length === 0) throw refused('payout.nothing_open');
      const texts = await textsFor(manager, payouts, file);
      const today = this.clock.today();
      const reference = fileReference(id, romeDate(file.created_at));
      const xml = sepaXml({
        format: file.format,
        reference,
        createdAt: file.created_at,
        // Banks refuse a day that is over: the file may be read again later.
        executeOn: today > file.execute_on ? nextBankingDay(today) : file.execute_on,
        account: { name: file.account_name, iban: file.account_iban },
        transfers: payouts.map(({ end_to_end_id, amount, name, iban, person_id }) => ({
          endToEndId: end_to_end_id,
          amount,
          name: name ?? '',
          iban: iban ?? '',
          text: texts.get(person_id) ?? '',
        })),
      });
      await recordAudit(manager, { action: 'call', resource: 'credit/sepa-file/read', recordId: id });
      return { name: reference, xml };
    });
  }

  /**
   * Withdraws what the bank has not paid: it is credit as before, and pays what is open by now.
   * @throws AppError 404; 422 when nothing of it is open
   */
  async withdraw(id: number, userId: number): Promise<SepaFileRecord> {
    await this.transactions.run(async (manager) => {
      const payouts = await lockOpen(manager, id);
      await manager.update(
        PayoutEntity,
        { id: In(payouts.map((payout) => payout.id)) },
        { state: 'withdrawn' },
      );
      await manager.update(SepaFileEntity, { id }, { withdrawn_at: this.clock.now() });
      await recordAudit(manager, { action: 'call', resource: 'credit/sepa-file/withdraw', recordId: id });
      const personIds = payouts.map(({ person_id }) => person_id);
      await this.balances.settle(manager, { personIds }, { userId });
    });
    return this.get(id);
  }

  /**
   * The office says that the bank has paid the whole file, where its statements do not name the transfers (a table, or one sum for all).
   * @param date on which the money left the account, `YYYY-MM-DD`
   * @throws AppError 404; 422 at `date`, also of closed books, and when nothing of it is open
   */
  async executed(id: number, date: IsoDate, userId: number): Promise<PayoutResult> {
    if (!isPaymentDate(date, this.clock.today())) throw invalidField('date', 'payment.date');
    return this.transactions.run(async (manager) => {
      const payouts = await lockOpen(manager, id);
      await refuseClosed(manager, 'date', date);
      for (const payout of payouts) await this.payOut.book(manager, payout, { date, userId, entryKey: null });
      await recordAudit(manager, { action: 'call', resource: 'credit/sepa-file/executed', recordId: id });
      const amount = toEuros(payouts.reduce((sum, payout) => sum + payout.amount, 0));
      const message = t('payout.paid', { smart_count: payouts.length, amount: formatEuros(amount) });
      return { message, paid: payouts.length, amount };
    });
  }

  private async get(id: number): Promise<SepaFileRecord> {
    const { manager } = this.dataSource;
    const files = await presentFiles(manager, await manager.findBy(SepaFileEntity, { id }));
    return files[0]!;
  }
}

/** Locks the parents and then what is open of a file. @throws AppError 404; 422 when there is nothing */
async function lockOpen(manager: EntityManager, fileId: number): Promise<PayoutEntity[]> {
  if (!(await manager.existsBy(SepaFileEntity, { id: fileId }))) throw notFound();
  const before = await manager.findBy(PayoutEntity, { sepa_file_id: fileId, state: 'open' });
  await lockRows(
    manager,
    ParentEntity,
    before.map(({ person_id }) => person_id),
  );
  const locked = await lockRows(
    manager,
    PayoutEntity,
    before.map(({ id }) => id),
  );
  const open = locked.filter(({ state }) => state === 'open');
  if (open.length === 0) throw refused('payout.nothing_open');
  return open;
}

/** @throws AppError 422 at `account` */
async function chosenAccount(manager: EntityManager, iban: string | null) {
  const accounts = await organiserAccounts(manager);
  if (accounts.length === 0) throw invalidField('account', 'payout.no_account');
  if (iban === null && accounts.length > 1) throw invalidField('account', 'validation.required');
  const account = iban === null ? accounts[0] : accounts.find((one) => one.iban === compactIban(iban));
  if (!account) throw invalidField('account', 'payout.foreign_account');
  return account;
}

/** What each parent reads on the statement, in their language. */
async function textsFor(
  manager: EntityManager,
  payouts: readonly PayoutEntity[],
  { account_name }: SepaFileEntity,
): Promise<Map<number, string>> {
  const persons = await manager.find(ParentEntity, {
    where: { id: In(payouts.map(({ person_id }) => person_id)) },
    relations: { user: true },
  });
  return new Map(
    persons.map(({ id, user }) => [
      id,
      serverMessage(user?.lang ?? 'de', 'payout.text', { organiser: account_name }),
    ]),
  );
}

async function presentFiles(
  manager: EntityManager,
  files: readonly SepaFileEntity[],
): Promise<SepaFileRecord[]> {
  const payouts = await manager.find(PayoutEntity, {
    where: { sepa_file_id: In(files.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  const persons = await manager.find(ParentEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: In(payouts.map(({ person_id }) => person_id)) },
  });
  const users = await manager.find(UserEntity, {
    select: { id: true, name: true },
    where: { id: In(files.flatMap(({ user_id }) => user_id ?? [])) },
  });
  const returned = await manager.find(PaymentEntity, {
    select: { id: true, reverses_id: true },
    where: { reverses_id: In(payouts.flatMap(({ payment_id }) => payment_id ?? [])) },
  });
  return files.map((file) => {
    const own = payouts.filter(({ sepa_file_id }) => sepa_file_id === file.id);
    const euros = (some: readonly PayoutEntity[]) =>
      toEuros(some.reduce((sum, { amount }) => sum + amount, 0));
    return {
      id: file.id,
      reference: fileReference(file.id, romeDate(file.created_at)),
      created_at: file.created_at.toISOString(),
      created_by: users.find(({ id }) => id === file.user_id)?.name ?? null,
      format: file.format,
      account: { name: file.account_name, iban: file.account_iban },
      execute_on: file.execute_on,
      withdrawn_at: file.withdrawn_at?.toISOString() ?? null,
      payouts: own.map(({ person_id, amount, end_to_end_id, state, payment_id, iban }) => {
        const person = persons.find(({ id }) => id === person_id);
        return {
          person: person
            ? { id: person.id, first_name: person.first_name, last_name: person.last_name }
            : null,
          amount: toEuros(amount),
          end_to_end_id,
          state,
          returned: returned.some(({ reverses_id }) => reverses_id !== null && reverses_id === payment_id),
          payment_id,
          masked: iban === null ? null : maskedIban(iban),
        };
      }),
      amount: euros(own),
      open: euros(own.filter(({ state }) => state === 'open')),
    };
  });
}

function refused(key: 'payout.nothing_open'): AppError {
  return new AppError('validation', { message: { key } });
}
