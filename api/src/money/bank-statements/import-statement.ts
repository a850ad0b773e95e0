import { Injectable } from '@nestjs/common';
import type { BankCsvMapping, BankCsvMappingDetail, BankImport } from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { refuseChanged, versionOf } from '../../core/crud/versions.js';
import { insertRows } from '../../core/database/insert-rows.js';
import { lockRows, lockRowsToChange } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField } from '../../core/http/errors.js';
import { laterTurn } from '../../core/pieces.js';
import { t } from '../../core/request-context.js';
import { readUpload } from '../../core/workers/read-upload.js';
import { Refusal } from '../../core/workers/refusal.js';
import { taskBeside } from '../../core/workers/run-task.js';
import {
  BANK_SETTING,
  BankEntryEntity,
  BankSettingEntity,
  BankStatementEntity,
} from '../../model/money/bank-statement.entity.js';
import type { CsvMapping } from './domain/csv.js';
import { MAX_ENTRIES, UnreadableStatement, type BankEntry } from './domain/statement.js';
import type { KeyedEntry, StatementInput } from './read-statement.task.js';
import { namedMovement, PayOut, type Followed } from '../payouts/pay-out.js';
import { pairReturns } from './returned-entries.js';
import { searchTextOf } from './search-text.js';
import { Suggestions } from './suggestions.js';

/** Largest file; a ZIP file may hold more. */
const MAX_MEGABYTES = 10;
/** Entries that one statement looks for or stores, before others have their turn. */
const PIECE = 500;
const TASK = taskBeside(import.meta.url, 'read-statement');

/** Imports bank statements (product/money.md#bank-statements). Nothing is booked and no mail is sent by that. */
@Injectable()
export class ImportStatement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly suggestions: Suggestions,
    private readonly payOut: PayOut,
  ) {}

  /**
   * Stores the payments in a file that are not there yet. What left the account is nothing that families pay, and is left out; but credit
   * that it says was paid out is booked.
   * @throws AppError 413 above 10 MB; 422 at `file` unless every entry of it is understood; 503
   */
  async run(bytes: Buffer, userId: number): Promise<BankImport> {
    if (bytes.length > MAX_MEGABYTES * 1024 * 1024) throw tooLarge();
    const entries = await readEntries(bytes, await this.storedMapping());
    const payments = entries.filter(([, entry]) => entry.amount > 0 || entry.isReversal);
    const imported = await this.store(payments, userId);
    const movements = entries.flatMap(([key, entry]) => namedMovement(entry, key) ?? []);
    const followed = await this.payOut.follow(movements, userId);
    await this.suggestions.refresh();
    return { ...imported, message: [imported.message, ...sentencesOf(followed)].join(' ') };
  }

  private async store(payments: readonly KeyedEntry[], userId: number): Promise<BankImport> {
    await this.ensureSetting();
    return this.transactions.run(async (manager) => {
      await lockRows(manager, BankSettingEntity, [BANK_SETTING]);
      const known = await knownKeys(
        manager,
        payments.map(([key]) => key),
      );
      const added = payments.filter(([key]) => !known.has(key));
      const statement = { entries: payments.length, known: known.size };
      const { id } = await manager.save(BankStatementEntity, {
        created_at: this.clock.now(),
        user_id: userId,
        ...statement,
      });
      for (const some of pieces(added)) {
        await insertRows(
          manager,
          BankEntryEntity,
          some.map(([key, entry]) => rowOf(entry, key, id)),
        );
        await laterTurn();
      }
      await pairReturns(manager);
      await recordAudit(manager, { action: 'create', resource: 'bank-statement', recordId: id });
      const message = t('bank_statement.imported', { smart_count: added.length, known: known.size });
      return { id, ...statement, new: added.length, message };
    });
  }

  /** How the bank's tables are read; `null` until that is set. */
  async mapping(): Promise<BankCsvMappingDetail | null> {
    const mapping = await this.storedMapping();
    return mapping && withVersion(mapping);
  }

  private async storedMapping(): Promise<BankCsvMapping | null> {
    const setting = await this.dataSource.manager.findOneBy(BankSettingEntity, { id: BANK_SETTING });
    return mappingIn(setting);
  }

  /**
   * Sets it for all imports from now on.
   * @param version of what the form was opened with, where it has one
   * @throws AppError 409 when somebody else has set another column since
   */
  async setMapping(mapping: BankCsvMapping, version?: string | null): Promise<BankCsvMappingDetail> {
    await this.ensureSetting();
    await this.transactions.run(async (manager) => {
      const [setting] = await lockRowsToChange(manager, BankSettingEntity, [BANK_SETTING]);
      const stored = mappingIn(setting ?? null);
      if (stored) refuseChanged(version, { names: COLUMNS, sent: { ...mapping }, shown: { ...stored } });
      const csv_mapping = JSON.stringify(mapping);
      await manager.update(BankSettingEntity, { id: BANK_SETTING }, { csv_mapping });
      await recordAudit(manager, { action: 'update', resource: 'bank-statement/csv-mapping' });
    });
    return withVersion(mapping);
  }

  /** In a transaction of its own: the row must be there before anybody locks it. Any number of processes may make it. */
  private async ensureSetting(): Promise<void> {
    const setting = { id: BANK_SETTING, csv_mapping: null, suggested_for: null };
    if (await this.dataSource.manager.existsBy(BankSettingEntity, { id: BANK_SETTING })) return;
    await this.transactions.run((manager) =>
      manager.createQueryBuilder().insert().into(BankSettingEntity).values(setting).orIgnore().execute(),
    );
  }
}

/** The fields of the form, in a fixed order. */
const COLUMNS: readonly (keyof BankCsvMapping)[] = [
  ...(['account', 'delimiter', 'decimal', 'date_order', 'date'] as const),
  ...(['booked_on', 'amount', 'debit', 'currency'] as const),
  ...(['payer_name', 'payer_iban', 'bank_reference', 'text', 'text_2', 'text_3'] as const),
];

function mappingIn(setting: Pick<BankSettingEntity, 'csv_mapping'> | null): BankCsvMapping | null {
  if (!setting?.csv_mapping) return null;
  // What was set before this was asked for.
  const stored = JSON.parse(setting.csv_mapping) as Omit<BankCsvMapping, 'date_order'> &
    Partial<BankCsvMapping>;
  return { ...stored, date_order: stored.date_order ?? 'day' };
}

function withVersion(mapping: BankCsvMapping): BankCsvMappingDetail {
  return { ...mapping, version: versionOf(COLUMNS, { ...mapping }) };
}

function asColumns({ delimiter, text, text_2, text_3, ...mapping }: BankCsvMapping): CsvMapping {
  return {
    ...mapping,
    delimiter: delimiter === 'tab' ? '\t' : delimiter,
    text: [text, text_2, text_3].filter((name) => name !== null),
  };
}

function tooLarge(): AppError {
  const message = { key: 'upload.file_bytes', params: { max: MAX_MEGABYTES } } as const;
  return new AppError('too_large', { message, fields: { file: [message] } });
}

/** What is said of payouts, beside the payments. */
function sentencesOf({ paid, returned, differing, withdrawn, unbooked }: Followed): string[] {
  return [
    ...(paid > 0 ? [t('payout.closed', { smart_count: paid })] : []),
    ...(returned > 0 ? [t('payout.returned', { smart_count: returned })] : []),
    ...(differing.length > 0 ? [t('payout.differing', { references: differing.join('; ') })] : []),
    ...(withdrawn.length > 0 ? [t('payout.withdrawn_paid', { references: withdrawn.join('; ') })] : []),
    ...(unbooked.length > 0 ? [t('payout.unbooked', { references: unbooked.join('; ') })] : []),
  ];
}

/** @throws AppError 422 at `file`; 503 */
async function readEntries(bytes: Buffer, mapping: BankCsvMapping | null): Promise<KeyedEntry[]> {
  const payments: KeyedEntry[] = [];
  const input = { bytes, mapping: mapping && asColumns(mapping) };
  await readUpload<StatementInput, KeyedEntry[], null>(TASK, input, {
    take: (some) => payments.push(...some),
    tooCostly: () => new UnreadableStatement('bank_statement.too_many', { max: MAX_ENTRIES }),
  }).catch((error: unknown) => {
    throw error instanceof Refusal ? invalidField('file', error.key, error.params) : error;
  });
  return payments;
}

async function knownKeys(manager: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of pieces(keys)) {
    const rows = await manager.find(BankEntryEntity, {
      select: { id: true, entry_key: true },
      where: { entry_key: In(some) },
    });
    for (const { entry_key } of rows) known.add(entry_key);
    await laterTurn();
  }
  return known;
}

function pieces<One>(list: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(list.length / PIECE) }, (_, at) =>
    list.slice(at * PIECE, (at + 1) * PIECE),
  );
}

function rowOf(entry: BankEntry, entry_key: string, statement_id: number): Omit<BankEntryEntity, 'id'> {
  const { account, date, bookedOn, amount, currency, isReversal, payerName, payerIban } = entry;
  return {
    statement_id,
    entry_key,
    account,
    date,
    booked_on: bookedOn,
    amount,
    currency,
    // SQLite knows no boolean, and these rows are written as they are.
    is_reversal: Number(isReversal) as unknown as boolean,
    bank_reference: entry.givenReference,
    returns_id: null,
    payer_name: payerName,
    payer_iban: payerIban,
    marked: entry.references.join('\n') || null,
    text: entry.text || null,
    search_text: searchTextOf(entry),
    state: 'open',
    is_doubtful: null,
    certainty: null,
    review_group: null,
    suggestion: null,
    payment_id: null,
    undone_payment_id: null,
    run_id: null,
    decided_by: null,
    decided_at: null,
  };
}
