import { Injectable } from '@nestjs/common';
import type { HealthReadVia } from '@feria/shared';
import { Clock } from '../clock.js';
import { Transactions } from '../database/transactions.js';
import { HealthReadEntity } from './health-read.entity.js';

/** Children whose reading is written down with one statement. */
const PAGE = 500;

/** The log of who was shown health data. Whatever hands health fields to staff calls it first. */
@Injectable()
export class HealthReads {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Writes down that the user is shown the health data of the children; once a day, user, child and place. */
  async note(userId: number, childIds: readonly number[], via: HealthReadVia): Promise<void> {
    if (childIds.length === 0) return;
    const date = this.clock.today();
    await this.transactions.run(async (manager) => {
      for (let start = 0; start < childIds.length; start += PAGE)
        await manager
          .createQueryBuilder()
          .insert()
          .into(HealthReadEntity)
          .values(
            childIds.slice(start, start + PAGE).map((child_id) => ({ child_id, user_id: userId, date, via })),
          )
          .orIgnore()
          .updateEntity(false)
          .execute();
    });
  }
}
