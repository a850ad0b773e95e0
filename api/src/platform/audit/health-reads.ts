import { Injectable } from '@nestjs/common';
import { HEALTH_FIELDS, type ChildHealth, type HealthReadVia } from '@feria/shared';
import { Clock } from '../clock.js';
import { Transactions } from '../database/transactions.js';
import { HealthReadEntity } from './health-read.entity.js';

/** Children whose reading is written down with one statement. */
const PAGE = 500;

/** A child as it is shown, with the health fields that the reader gets. */
export type ShownChild = { id: number } & Partial<ChildHealth>;

/** The log of who was shown health data. Whatever hands health fields to staff calls it first. */
@Injectable()
export class HealthReads {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes down that the user is shown the health data of the children; once a day, user, child and place. Of a child of
   * whom nothing is known, nothing was read.
   */
  async note(userId: number, shown: readonly ShownChild[], via: HealthReadVia): Promise<void> {
    const childIds = shown.filter(hasHealth).map(({ id }) => id);
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

function hasHealth(child: ShownChild): boolean {
  return HEALTH_FIELDS.some((field) => Boolean(child[field]));
}
