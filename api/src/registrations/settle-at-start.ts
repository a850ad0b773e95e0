import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../core/config/config.js';
import { Transactions } from '../core/database/transactions.js';
import { Logger } from '../core/logger.js';
import { CREDIT_BESIDE_CHARGES, PAID_ABOVE } from '../ledger/check-ledger.js';
import { PaymentShareEntity } from '../model/ledger/payment-share.entity.js';
import { Balances } from './balances.js';

/** Families, or registrations, of one transaction. */
const PIECE = 50;

/**
 * Settles what an older version left (product/money.md#one-balance): what is paid above a price becomes credit, and credit pays what is open, as
 * of the day of the update. Nobody gets a mail by that. Later starts find nothing to do.
 */
@Injectable()
export class SettleAtStart {
  private readonly logger = new Logger();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly balances: Balances,
  ) {}

  /** @param mode `list`: only says in the log what is not settled */
  async run(mode: Config['settleBalances']): Promise<void> {
    const { registrations, parents } = await this.unsettled();
    if (registrations.length === 0 && parents.length === 0) return;
    const found = { registrationsPaidAbove: registrations, parentsWithCreditWhoOwe: parents };
    if (mode === 'list') {
      this.logger.warn('balances are not settled: SETTLE_BALANCES=list', found);
      return;
    }
    const before = await this.sums();
    for (let at = 0; at < registrations.length; at += PIECE)
      await this.settle({ registrationIds: registrations.slice(at, at + PIECE) });
    for (let at = 0; at < parents.length; at += PIECE)
      await this.settle({ personIds: parents.slice(at, at + PIECE) });
    this.logger.info('balances settled', { ...found, before, after: await this.sums() });
  }

  private settle(changed: { registrationIds?: number[]; personIds?: number[] }): Promise<unknown> {
    return this.transactions.run((manager) =>
      this.balances.settle(manager, changed, { userId: null, mail: false }),
    );
  }

  private async unsettled(): Promise<{ registrations: number[]; parents: number[] }> {
    const ids = async (sql: string): Promise<number[]> =>
      (await this.dataSource.manager.query<{ id: number }[]>(sql)).map(({ id }) => Number(id));
    return { registrations: await ids(PAID_ABOVE), parents: await ids(CREDIT_BESIDE_CHARGES) };
  }

  /** Cents on registrations and fees, and cents of credit. Their sum is what was received, before and after. */
  private async sums(): Promise<{ paid: number; credit: number }> {
    const row = await this.dataSource.manager
      .createQueryBuilder(PaymentShareEntity, 'share')
      .select('COALESCE(SUM(CASE WHEN share.person_id IS NULL THEN share.amount ELSE 0 END), 0)', 'paid')
      .addSelect('COALESCE(SUM(CASE WHEN share.person_id IS NULL THEN 0 ELSE share.amount END), 0)', 'credit')
      .getRawOne<{ paid: number | string; credit: number | string }>();
    return { paid: Number(row?.paid), credit: Number(row?.credit) };
  }
}
