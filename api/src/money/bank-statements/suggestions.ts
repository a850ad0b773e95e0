import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { isIban } from '@feria/shared';
import { parsePaymentReference } from '@feria/shared/rules/payment-reference';
import { DataSource, In, MoreThan, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { updateRows } from '../../core/database/update-rows.js';
import { Logger } from '../../core/logger.js';
import { laterTurn } from '../../core/pieces.js';
import { pack } from '../../core/workers/pack.js';
import { packPiece } from '../../core/workers/packed.js';
import { runTask, TaskEnded, taskBeside } from '../../core/workers/run-task.js';
import { isPaymentDate } from '../../ledger/payment.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { BANK_SETTING, BankEntryEntity, BankSettingEntity } from '../../model/money/bank-statement.entity.js';
import { readDefaultAccount } from '../../settings/options/course-defaults.js';
import type { OpenDebt } from './domain/debts.js';
import type { Suggestion } from './domain/match.js';
import type { TellingEntry } from './domain/same.js';
import { paymentReferencesOf } from './domain/references.js';
import { openGroupOf } from './domain/review.js';
import { compactAccount } from './domain/statement.js';
import type { ComparedNow, MatchInput } from './match-entries.task.js';
import { openDebts, type DebtRow } from './open-debts.js';
import { returnedOf } from './returned-entries.js';
import { referencesOf, type StoredSuggestion } from './stored-suggestion.js';

const TASK = taskBeside(import.meta.url, 'match-entries');
/** What comparing may cost: 12,000 entries with 3,000 debts take a second and 60 MB. */
const LIMITS = { megabytes: 128, milliseconds: 60_000 };
/** Rows that one statement reads or writes, before others have their turn. */
const PIECE = 500;

/** Days or references that one statement asks for: most find nothing. */
const ASKED = 2_000;

const NOTHING: Suggestion = { certainty: 'unknown', reasons: [], shares: [], credit: null, personIds: [] };

const TELLING = {
  id: true,
  account: true,
  date: true,
  amount: true,
  currency: true,
  bank_reference: true,
  marked: true,
  text: true,
} as const;
type Told = Pick<BankEntryEntity, keyof typeof TELLING>;
type OpenEntry = Told &
  Pick<
    BankEntryEntity,
    'is_reversal' | 'payer_name' | 'is_doubtful' | 'certainty' | 'review_group' | 'suggestion'
  >;

/** What open entries pay, stored with them and worked out anew when the data has changed (ADR 33). */
@Injectable()
export class Suggestions {
  private readonly turn = new Mutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Has the stored suggestions be of now. Compares in another thread, reads and writes in pieces; costs one statement when nothing has
   * changed. Not to be called inside a transaction.
   */
  async refresh(): Promise<void> {
    const { manager } = this.dataSource;
    if (await this.isFresh(await revisionOf(manager))) return;
    await this.turn.runExclusive(async () => {
      const revision = await revisionOf(manager);
      if (await this.isFresh(revision)) return;
      await this.workOut(manager);
      await manager.update(BankSettingEntity, { id: BANK_SETTING }, { suggested_for: revision });
    });
  }

  /** Without a row no statement was ever imported. */
  private async isFresh(revision: string): Promise<boolean> {
    const setting = await this.dataSource.manager.findOneBy(BankSettingEntity, { id: BANK_SETTING });
    return setting === null || setting.suggested_for === revision;
  }

  private async workOut(manager: EntityManager): Promise<void> {
    const entries = await openEntries(manager);
    if (entries.length === 0) return;
    const { debts, payers } = await packedDebts(manager);
    const returned = await returnedOf(
      manager,
      entries.map(({ id }) => id),
    );
    const found = await this.match(manager, entries, { debts, returned });
    for (let at = 0; at < entries.length; at += PIECE) {
      const changed = entries.slice(at, at + PIECE).flatMap((entry, index) => {
        const { certainty, ...rest } = found?.[at + index] ?? NOTHING;
        const facts = { ...entry, isReversal: entry.is_reversal, isReturned: returned.has(entry.id) };
        const review_group = openGroupOf(facts, { certainty, sameAs: rest.sameAs });
        const suggestion = JSON.stringify({ ...rest, persons: personsOf(rest, payers) });
        // Decided once, when the entry came in: what changes later makes no doubtful entry certain.
        const isDoubtful = entry.is_doubtful ?? (found && certainty !== 'certain');
        const isSame =
          entry.certainty === certainty &&
          entry.review_group === review_group &&
          entry.suggestion === suggestion &&
          entry.is_doubtful === isDoubtful;
        if (isSame) return [];
        return [
          {
            id: entry.id,
            certainty,
            review_group,
            suggestion,
            is_doubtful: isDoubtful === null ? null : Number(isDoubtful),
          },
        ];
      });
      if (changed.length > 0) await this.transactions.run((own) => updateRows(own, BankEntryEntity, changed));
      await laterTurn();
    }
  }

  /** `null` where they cannot be compared in time: the office looks at them, as at those of which nothing is known. */
  private async match(
    manager: EntityManager,
    entries: readonly OpenEntry[],
    { debts, returned }: { debts: MatchInput['debts']; returned: ReadonlySet<number> },
  ): Promise<Suggestion[] | null> {
    const found: Suggestion[] = [];
    const today = this.clock.today();
    const accounts = await ownAccounts(manager);
    const input: MatchInput = {
      entries: await pack(entries, (entry) => ({
        ...matchable(entry),
        isReturned: returned.has(entry.id),
        isOnOtherAccount: isIban(entry.account) && !accounts.has(entry.account),
        isOnOddDay: !isPaymentDate(entry.date, today),
      })),
      decided: await pack(await decidedAlike(manager, entries), telling),
      debts,
      parents: await pack(await parentNames(manager), (name) => name),
      referenced: await pack(await referencedIn(manager, entries), (one) => one),
    };
    try {
      await runTask<MatchInput, Suggestion[], null>(TASK, input, {
        limits: LIMITS,
        take: (some) => found.push(...some),
      });
    } catch (error) {
      if (!(error instanceof TaskEnded) || error.reason === 'error') throw error;
      this.logger.error('entries of the bank could not be compared with what is owed', error);
      return null;
    }
    return found;
  }
}

/**
 * Changes whenever something does that suggestions depend on: every change of a registration or payment counts up its week, everything
 * else stands in the log of changes. Its last thousand lines are counted too, because one with a smaller number may be committed later.
 */
async function revisionOf(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<Record<string, number | string>[]>(
    `SELECT (SELECT COUNT(*) FROM course_week) AS weeks,
      (SELECT COALESCE(SUM(queue_counter), 0) FROM course_week) AS changes,
      (SELECT COALESCE(MAX(id), 0) FROM audit_entry) AS line,
      (SELECT COUNT(*) FROM audit_entry WHERE id > (SELECT COALESCE(MAX(id), 0) FROM audit_entry) - 1000) AS recent,
      (SELECT COALESCE(MAX(id), 0) FROM bank_entry) AS entry`,
  );
  return Object.values(row ?? {}).join();
}

/** What is owed, as it is compared, and who pays by the id of the registration. Nothing else of it is kept. */
async function packedDebts(
  manager: EntityManager,
): Promise<{ debts: MatchInput['debts']; payers: Map<number, number> }> {
  const debts: Uint8Array[] = [];
  const payers = new Map<number, number>();
  for await (const some of openDebts(manager)) {
    debts.push(...packPiece(some.map(plain)));
    for (const { registrationId, personId } of some) payers.set(registrationId, personId);
  }
  return { debts, payers };
}

/** Oldest first. */
async function openEntries(manager: EntityManager): Promise<OpenEntry[]> {
  const entries: OpenEntry[] = [];
  for (let after = 0; ;) {
    const some: OpenEntry[] = await manager.find(BankEntryEntity, {
      select: {
        ...TELLING,
        is_reversal: true,
        payer_name: true,
        is_doubtful: true,
        certainty: true,
        review_group: true,
        suggestion: true,
      },
      where: { state: 'open', id: MoreThan(after) },
      order: { id: 'ASC' },
      take: PIECE,
    });
    entries.push(...some);
    after = some.at(-1)?.id ?? 0;
    if (some.length < PIECE) break;
    await laterTurn();
  }
  return entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id));
}

/** Booked and left out ones that an open one may be once more: of its day, or with its reference of the bank. */
async function decidedAlike(manager: EntityManager, entries: readonly OpenEntry[]): Promise<Told[]> {
  const references = entries.flatMap(({ bank_reference }) => bank_reference ?? []);
  const ofDays = await decidedWith(
    manager,
    'date',
    entries.map(({ date }) => date),
  );
  const ofReferences = await decidedWith(manager, 'bank_reference', references);
  return [...new Map([...ofDays, ...ofReferences].map((one) => [one.id, one])).values()];
}

async function decidedWith(
  manager: EntityManager,
  column: 'date' | 'bank_reference',
  values: readonly string[],
): Promise<Told[]> {
  const wanted = [...new Set(values)];
  const decided: Told[] = [];
  for (let at = 0; at < wanted.length; at += ASKED) {
    const alike = {
      [column]: In(wanted.slice(at, at + ASKED)),
      state: Not<BankEntryEntity['state']>('open'),
    };
    // Thousands may be of one day.
    for (let after = 0, some: Told[]; ; after = some.at(-1)?.id ?? 0) {
      some = await manager.find(BankEntryEntity, {
        select: TELLING,
        where: { ...alike, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: PIECE,
      });
      decided.push(...some);
      await laterTurn();
      if (some.length < PIECE) break;
    }
  }
  return decided;
}

/** Names of all parents on record: whoever pays for another family may owe nothing. */
async function parentNames(manager: EntityManager): Promise<string[]> {
  const names: string[] = [];
  for (let after = 0; ;) {
    const some = await manager.find(ParentEntity, {
      select: { id: true, first_name: true, last_name: true },
      where: { id: MoreThan(after) },
      order: { id: 'ASC' },
      take: PIECE,
    });
    for (const { first_name, last_name } of some) names.push(`${first_name} ${last_name}`);
    after = some.at(-1)?.id ?? 0;
    if (some.length < PIECE) return names;
    await laterTurn();
  }
}

/** The parents whose references entries have, with their names. One statement for {@link ASKED} of them, none where no entry has one. */
async function referencedIn(
  manager: EntityManager,
  entries: readonly OpenEntry[],
): Promise<[number, string][]> {
  const found = new Set<number>();
  for (let at = 0; at < entries.length; at += PIECE) {
    for (const entry of entries.slice(at, at + PIECE))
      for (const reference of paymentReferencesOf({
        references: referencesOf(entry),
        text: entry.text ?? '',
      })) {
        const personId = parsePaymentReference(reference)?.personId;
        if (personId !== undefined) found.add(personId);
      }
    await laterTurn();
  }
  const ids = [...found];
  const names: [number, string][] = [];
  for (let at = 0; at < ids.length; at += ASKED) {
    const some = await manager.find(ParentEntity, {
      select: { id: true, first_name: true, last_name: true },
      where: { id: In(ids.slice(at, at + ASKED)) },
    });
    for (const { id, first_name, last_name } of some) names.push([id, `${first_name} ${last_name}`]);
    await laterTurn();
  }
  return names;
}

/** The accounts that parents are told to pay to, and the one of the settings, which projects may have had. Two statements. */
async function ownAccounts(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager
    .createQueryBuilder(CourseEntity, 'course')
    .select('course.applied_bank_iban', 'iban')
    .distinct()
    .getRawMany<{ iban: string | null }>();
  const known = [...rows.map(({ iban }) => iban), (await readDefaultAccount(manager)).applied_bank_iban];
  return new Set(known.flatMap((iban) => (iban ? [compactAccount(iban)] : [])));
}

function telling(entry: Told): TellingEntry {
  const { id, account, date, amount, currency, bank_reference } = entry;
  return {
    id,
    account,
    date,
    amount,
    currency,
    bankReference: bank_reference,
    references: referencesOf(entry),
    text: entry.text ?? '',
  };
}

function matchable(entry: OpenEntry): Omit<ComparedNow, 'isReturned' | 'isOnOtherAccount' | 'isOnOddDay'> {
  return {
    ...telling(entry),
    isReversal: Boolean(entry.is_reversal),
    payerName: entry.payer_name,
    isDoubtful: entry.is_doubtful === true,
  };
}

/** What of a debt is compared: less is copied to the other thread. */
function plain(debt: DebtRow): OpenDebt {
  const { registrationId, personId, courseId, account, open, dueOn, childName } = debt;
  const { parentIds, payerNames, formerParents } = debt;
  return {
    registrationId,
    personId,
    courseId,
    account,
    open,
    dueOn,
    childName,
    parentIds,
    payerNames,
    ...(formerParents ? { formerParents } : {}),
  };
}

function personsOf(
  { shares, personIds, credit }: Omit<StoredSuggestion, 'persons'>,
  payers: ReadonlyMap<number, number>,
): number[] {
  const persons = [
    ...shares.flatMap(({ registrationId }) => payers.get(registrationId) ?? []),
    ...personIds,
    ...(credit ? [credit.personId] : []),
  ];
  return [...new Set(persons)];
}
