import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { isIban } from '@feria/shared';
import { DataSource, In, MoreThan, Not, type EntityManager } from 'typeorm';
import { Transactions } from '../../core/database/transactions.js';
import { Logger } from '../../core/logger.js';
import { laterTurn } from '../../core/pieces.js';
import { runTask, TaskEnded, taskBeside } from '../../core/workers/run-task.js';
import { CourseEntity } from '../courses/course.entity.js';
import { ParentEntity } from '../people/parent.entity.js';
import { BANK_SETTING, BankEntryEntity, BankSettingEntity } from './bank-statement.entity.js';
import type { Suggestion } from './domain/match.js';
import { compactAccount } from './domain/statement.js';
import type { MatchInput } from './match-entries.task.js';
import { readOpenDebts, type DebtRow } from './open-debts.js';
import { returnedOf } from './returned-entries.js';
import { referencesOf, type StoredSuggestion } from './stored-suggestion.js';

const TASK = taskBeside(import.meta.url, 'match-entries');
/** What comparing may cost: 12,000 entries with 3,000 debts take a second and 60 MB. */
const LIMITS = { megabytes: 128, milliseconds: 60_000 };
/** Entries that one statement reads, and those that one writes, before others have their turn. */
const READ = 500;
const WRITTEN = 500;

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
  Pick<BankEntryEntity, 'is_reversal' | 'payer_name' | 'is_doubtful' | 'certainty' | 'suggestion'>;

/** What open entries pay, stored with them and worked out anew when the data has changed (ADR 33). */
@Injectable()
export class Suggestions {
  private readonly turn = new Mutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
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
    const debts = await readOpenDebts(manager);
    const found = await this.match(manager, entries, debts);
    const payers = new Map(debts.map(({ registrationId, personId }) => [registrationId, personId]));
    const changed = entries.flatMap((entry, index) => {
      const { certainty, ...rest } = found?.[index] ?? NOTHING;
      const suggestion = JSON.stringify({ ...rest, persons: personsOf(rest, payers) });
      // Decided once, when the entry came in: what changes later makes no doubtful entry certain.
      const isDoubtful = entry.is_doubtful ?? (found && certainty !== 'certain');
      const isSame =
        entry.certainty === certainty && entry.suggestion === suggestion && entry.is_doubtful === isDoubtful;
      return isSame ? [] : [{ id: entry.id, certainty, suggestion, isDoubtful }];
    });
    for (let at = 0; at < changed.length; at += WRITTEN) {
      await this.transactions.run((own) => write(own, changed.slice(at, at + WRITTEN)));
      await laterTurn();
    }
  }

  /** `null` where they cannot be compared in time: the office looks at them, as at those of which nothing is known. */
  private async match(
    manager: EntityManager,
    entries: readonly OpenEntry[],
    debts: readonly DebtRow[],
  ): Promise<Suggestion[] | null> {
    const found: Suggestion[] = [];
    const ids = entries.map(({ id }) => id);
    const [returned, accounts] = [await returnedOf(manager, ids), await ownAccounts(manager)];
    const input = {
      entries: entries.map((entry) => ({
        ...matchable(entry),
        isReturned: returned.has(entry.id),
        isOnOtherAccount: isIban(entry.account) && !accounts.has(entry.account),
      })),
      decided: (await decidedOfTheseDays(manager, entries)).map(telling),
      debts: debts.map(plain),
      parents: await parentNames(manager),
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
        suggestion: true,
      },
      where: { state: 'open', id: MoreThan(after) },
      order: { id: 'ASC' },
      take: READ,
    });
    entries.push(...some);
    after = some.at(-1)?.id ?? 0;
    if (some.length < READ) break;
    await laterTurn();
  }
  return entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id));
}

/** Booked and left out ones that an open one may be once more. */
async function decidedOfTheseDays(manager: EntityManager, entries: readonly OpenEntry[]): Promise<Told[]> {
  const days = [...new Set(entries.map(({ date }) => date))];
  const decided: Told[] = [];
  for (let at = 0; at < days.length; at += READ) {
    decided.push(
      ...(await manager.find(BankEntryEntity, {
        select: TELLING,
        where: { date: In(days.slice(at, at + READ)), state: Not('open') },
      })),
    );
    await laterTurn();
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
      take: READ,
    });
    for (const { first_name, last_name } of some) names.push(`${first_name} ${last_name}`);
    after = some.at(-1)?.id ?? 0;
    if (some.length < READ) return names;
    await laterTurn();
  }
}

/** The accounts that parents are told to pay to. */
async function ownAccounts(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager
    .createQueryBuilder(CourseEntity, 'course')
    .select('DISTINCT course.bank_iban', 'iban')
    .getRawMany<{ iban: string | null }>();
  return new Set(rows.flatMap(({ iban }) => (iban ? [compactAccount(iban)] : [])));
}

function telling(entry: Told): MatchInput['decided'][number] {
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

function matchable(entry: OpenEntry): MatchInput['entries'][number] {
  return {
    ...telling(entry),
    isReversal: Boolean(entry.is_reversal),
    payerName: entry.payer_name,
    isDoubtful: entry.is_doubtful === true,
  };
}

/** What of a debt is compared: less is copied to the other thread. */
function plain(debt: DebtRow): MatchInput['debts'][number] {
  const { registrationId, personId, courseId, open, childName, parentIds, payerNames } = debt;
  return { registrationId, personId, courseId, open, childName, parentIds, payerNames };
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

async function write(
  manager: EntityManager,
  rows: readonly { id: number; certainty: string; suggestion: string; isDoubtful: boolean | null }[],
): Promise<void> {
  const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
  await manager.query(
    `UPDATE bank_entry SET certainty = CASE id ${cases} END, suggestion = CASE id ${cases} END,
        is_doubtful = CASE id ${cases} END
      WHERE id IN (${rows.map(() => '?').join(', ')})`,
    [
      ...rows.flatMap(({ id, certainty }) => [id, certainty]),
      ...rows.flatMap(({ id, suggestion }) => [id, suggestion]),
      ...rows.flatMap(({ id, isDoubtful }) => [id, isDoubtful === null ? null : Number(isDoubtful)]),
      ...rows.map(({ id }) => id),
    ],
  );
}
