import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { monthsBefore } from '@feria/shared';
import { LessThan } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Transactions } from '../../core/database/transactions.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { NOTHING } from './forget-entries.js';

/**
 * Empties what entries say of people when they are older than `RETENTION_MONTHS`: those that nobody booked lead to no family whose
 * data would end. Part of the hourly housekeeping.
 */
@Injectable()
export class BankEntryRetention implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('bank entries', () => this.forget());
  }

  /** Any number of processes may do it at a time. */
  async forget(): Promise<void> {
    const before = monthsBefore(this.clock.today(), this.config.retentionMonths);
    await this.transactions.run((manager) =>
      manager.update(BankEntryEntity, { date: LessThan(before) }, NOTHING),
    );
  }
}
