import { Injectable } from '@nestjs/common';
import { toEuros, weekHasEnded, type BankPreview } from '@feria/shared';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { inPieces } from '../../core/pieces.js';
import { bookedOn, readClosedUntil } from '../../ledger/closed-books.js';
import { openCharges } from '../../ledger/open-charges.js';
import { useCredit } from '../../ledger/use-credit.js';
import { readOwed } from '../../ledger/owed.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { loadForMail, recipientsOf } from '../../registrations/registration-mails.js';
import { MAX_RUN, type PreviewBankEntriesBody } from './bank-statements.dto.js';
import type { SuggestedShare } from './domain/match.js';
import { planBooking, seenOf } from './domain/review.js';
import { openOf, plannable, presentLeftOut, type PlannableRow } from './plannable.js';
import { returnedOf } from './returned-entries.js';
import { presentShares, readSharesShown, type SharesShown } from './shares-shown.js';
import { storedSuggestion } from './stored-suggestion.js';
import { Suggestions } from './suggestions.js';

/** Says what booking entries as they are suggested would do (product/money.md#review-of-bank-entries). Changes nothing. */
@Injectable()
export class PreviewBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly suggestions: Suggestions,
    private readonly clock: Clock,
  ) {}

  /** @param body `ids` of the entries, none for all that are certain: {@link MAX_RUN} at most, the oldest first */
  async of({ ids: wanted, mail }: PreviewBankEntriesBody): Promise<BankPreview> {
    const ids = wanted ?? [];
    await this.suggestions.refresh();
    const { manager } = this.dataSource;
    const rows = ids.length > 0 ? await rowsOf(manager, ids) : await certainRows(manager);
    const returned = await returnedOf(
      manager,
      rows.map(({ id }) => id),
    );
    const [closed, today] = [await readClosedUntil(manager), this.clock.today()];
    const facts = { returned, closed, today };
    const registrationIds = rows.flatMap((row) => registrationsOf(row));
    const owed = await inPieces([...new Set(registrationIds)], (some) => readOwed(manager, some));
    const open = openOf(owed);
    const { booked, leftOut } = planBooking(
      rows.map((row) => plannable(row, facts)),
      open,
    );
    const credits = creditsOf(booked);
    const pays = await paidByCredit(manager, credits, open);
    const shares = [...booked.flatMap(({ suggestion }) => suggestion.shares), ...pays];
    const paidIds = [...new Set(shares.map(({ registrationId }) => registrationId))];
    const shown = await readSharesShown(manager, paidIds);
    const paid = (await inPieces(paidIds, (some) => readOwed(manager, some))).filter(
      ({ id, isFee, open: before }) => !isFee && before > 0 && open.get(id) === 0,
    );
    const left = await presentCredits(manager, credits);
    return {
      entries: booked.map(({ id, suggestion }) => ({ id, seen: seenOf(suggestion) })),
      amount: sumOf(booked),
      ...targetsOf(shares, shown),
      shares: presentShares(shares, shown),
      credits: left,
      accounts: accountsOf(booked),
      mails: await this.mails(
        manager,
        paid.map(({ id }) => id),
        left.flatMap(({ person, amount }) => (person && amount > 0 ? [person.id] : [])),
        mail,
      ),
      today: booked.filter(({ row }) => bookedOn(row.date, closed, today) !== row.date).length,
      left_out: leftOut.map(({ entry, reason }) => presentLeftOut(entry.row, reason)),
      further: ids.length > 0 ? 0 : (await countCertain(manager)) - rows.length,
    };
  }

  /**
   * How many parents are told of it, by the rules of `RegistrationMails.paid` and of `CreditMails`.
   * @param ids of the registrations that are paid then
   * @param creditors who has credit of it then
   */
  private async mails(
    manager: EntityManager,
    ids: readonly number[],
    creditors: readonly number[],
    mail?: boolean | null,
  ): Promise<number> {
    const today = this.clock.today();
    const untold = await inPieces(ids, (some) =>
      manager.find(RegistrationEntity, {
        select: { id: true },
        where: { id: In(some), payed_mail_at: IsNull() },
      }),
    );
    const loaded = await loadForMail(
      manager,
      untold.map(({ id }) => id),
    );
    const told = loaded.filter(({ courseWeek }) => mail ?? !weekHasEnded(courseWeek, today));
    const paid = told.length > 0 ? await recipientsOf(manager, told) : [];
    const withAccount =
      creditors.length > 0 && mail !== false
        ? await inPieces([...creditors], (some) =>
            manager.findBy(ParentEntity, { id: In(some), user_id: Not(IsNull()) }),
          )
        : [];
    return new Set([...paid.map(({ recipient }) => recipient.personId), ...withAccount.map(({ id }) => id)])
      .size;
  }
}

const CERTAIN = { state: 'open', certainty: 'certain' } as const;

/** In the order in which they are booked. */
function certainRows(manager: EntityManager): Promise<BankEntryEntity[]> {
  return manager.find(BankEntryEntity, { where: CERTAIN, order: { id: 'ASC' }, take: MAX_RUN });
}

function countCertain(manager: EntityManager): Promise<number> {
  return manager.countBy(BankEntryEntity, CERTAIN);
}

async function rowsOf(manager: EntityManager, ids: readonly number[]): Promise<BankEntryEntity[]> {
  const rows = await inPieces(
    [...new Set(ids)].sort((a, b) => a - b),
    (some) => manager.find(BankEntryEntity, { where: { id: In(some) }, order: { id: 'ASC' } }),
  );
  return rows;
}

function registrationsOf(row: BankEntryEntity): number[] {
  return (storedSuggestion(row)?.shares ?? []).map(({ registrationId }) => registrationId);
}

/** Projects by their id, and fees. */
function targetsOf(
  shares: readonly SuggestedShare[],
  shown: SharesShown,
): Pick<BankPreview, 'courses' | 'fees'> {
  const courses = new Map<
    number,
    { course: BankPreview['courses'][number]['course']; cents: number; ids: Set<number> }
  >();
  let fees = 0;
  for (const { registrationId, amount } of shares) {
    const one = shown.get(registrationId);
    if (!one) continue;
    if (one.is_fee) {
      fees += amount;
      continue;
    }
    const sum = courses.get(one.course.id) ?? { course: one.course, cents: 0, ids: new Set() };
    sum.cents += amount;
    sum.ids.add(registrationId);
    courses.set(one.course.id, sum);
  }
  return {
    courses: [...courses.values()].map(({ course, cents, ids }) => ({
      course,
      amount: toEuros(cents),
      registrations: ids.size,
    })),
    fees: toEuros(fees),
  };
}

/** Cents of credit that arise, by the parent. */
function creditsOf(booked: readonly PlannableRow[]): Map<number, number> {
  const cents = new Map<number, number>();
  for (const { suggestion } of booked)
    if (suggestion.credit)
      cents.set(
        suggestion.credit.personId,
        suggestion.credit.amount + (cents.get(suggestion.credit.personId) ?? 0),
      );
  return cents;
}

/**
 * What credit pays at once of the charges that the entries leave open, by the rule that books it (product/money.md#one-balance).
 * @param credits by the parent; what is used is taken from it
 * @param open cents that are open by registration; what is paid is taken from it
 */
async function paidByCredit(
  manager: EntityManager,
  credits: Map<number, number>,
  open: Map<number, number>,
): Promise<SuggestedShare[]> {
  const charges = await inPieces([...credits.keys()], (some) => openCharges(manager, some));
  for (const charge of charges)
    open.set(charge.registrationId, open.get(charge.registrationId) ?? charge.open);
  return [...credits].flatMap(([personId, credit]) => {
    const own = charges
      .filter((charge) => charge.personId === personId)
      .map((charge) => ({ ...charge, open: open.get(charge.registrationId) ?? 0 }));
    const pays = useCredit(credit, own);
    credits.set(personId, credit - pays.reduce((sum, { amount }) => sum + amount, 0));
    for (const { registrationId, amount } of pays)
      open.set(registrationId, (open.get(registrationId) ?? 0) - amount);
    return pays;
  });
}

async function presentCredits(
  manager: EntityManager,
  cents: ReadonlyMap<number, number>,
): Promise<BankPreview['credits']> {
  const ids = [...cents].flatMap(([id, amount]) => (amount > 0 ? [id] : []));
  const persons = await inPieces(ids, (some) =>
    manager.find(ParentEntity, {
      select: { id: true, first_name: true, last_name: true },
      where: { id: In(some) },
      order: { id: 'ASC' },
    }),
  );
  return persons.map(({ id, first_name, last_name }) => ({
    person: { id, first_name, last_name },
    amount: toEuros(cents.get(id) ?? 0),
  }));
}

function accountsOf(booked: readonly PlannableRow[]): BankPreview['accounts'] {
  const byAccount = new Map<string, PlannableRow[]>();
  for (const entry of booked)
    byAccount.set(entry.row.account, [...(byAccount.get(entry.row.account) ?? []), entry]);
  return [...byAccount].map(([account, own]) => ({ account, amount: sumOf(own), entries: own.length }));
}

/** Euros. */
function sumOf(entries: readonly { amount: number }[]): number {
  return toEuros(entries.reduce((cents, { amount }) => cents + amount, 0));
}
