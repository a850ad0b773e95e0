import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound } from '../../core/http/errors.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { endFee } from '../../ledger/ledger.js';
import { Balances } from '../balances.js';
import { bumpVersions } from '../locking.js';
import { payersOf } from '../registration-families.js';
import { appendHistory } from '../registration-records.js';
import { lockPaid } from './book-payments.js';

/** The office waives the fee of a place that was given back (product/registrations.md#cancellation): nothing is owed, and what was paid is credit. */
@Injectable()
export class WaiveFee {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly balances: Balances,
  ) {}

  /**
   * @param id of the fee
   * @param reason stays in the history
   * @throws AppError 404, also when it was waived meanwhile
   */
  run(id: number, reason: string, userId: number): Promise<void> {
    return this.transactions.run(async (manager) => {
      const before = await manager.findOneBy(CancellationFeeEntity, { id });
      if (!before) throw notFound();
      await lockPaid(manager, [before.registration_id]);
      const fee = await manager.findOneBy(CancellationFeeEntity, { id });
      if (!fee) throw notFound();
      const at = this.clock.now();
      const { registration_id, child_id, course_week_id, booked_by, amount } = fee;
      const registration = { id: registration_id, child_id, course_week_id, booked_by };
      const payers = await payersOf(manager, [registration]);
      const payer = payers.get(registration_id) ?? null;
      await endFee(manager, fee, payer, { userId, at });
      await appendHistory(manager, [{ registration, kind: 'waived', amount, reason, userId }], at);
      await bumpVersions(manager, [course_week_id]);
      await this.balances.settle(manager, { personIds: payer === null ? [] : [payer] }, { userId });
      await recordAudit(manager, { action: 'call', resource: 'cancellationFee/waive', recordId: id });
    });
  }
}
