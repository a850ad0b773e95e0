import type { ReceiptCancellation } from '@feria/shared';
import { In, IsNull, type EntityManager } from 'typeorm';
import { lockRows, lockRowsToChange } from '../core/database/locks.js';
import { PaymentEntity } from '../model/ledger/payment.entity.js';
import { ReceiptEntity } from '../model/ledger/receipt.entity.js';

/** Who cancels, and when; `null` for the server. */
interface CancelledBy {
  userId: number | null;
  at: Date;
}

/** Why a receipt is cancelled. */
export interface Cancelled {
  cancellation: ReceiptCancellation;
  /** In words; `null` where nobody gave any. */
  reason: string | null;
}

/** Cancels a receipt that is valid; its number and all that it says stay. The caller holds its lock. */
export async function cancelReceipt(
  manager: EntityManager,
  id: number,
  { cancellation, reason }: Cancelled,
  { userId, at }: CancelledBy,
): Promise<void> {
  await manager.update(
    ReceiptEntity,
    { id },
    {
      valid_payment_id: null,
      cancelled_at: at,
      cancelled_by: userId,
      cancellation,
      cancel_reason: reason,
    },
  );
}

/**
 * Cancels the valid receipts of payments whose money is taken back, or booked again (product/money.md#receipts). It locks the payments: who
 * makes a receipt of one at the same time has made it before, or finds the payment taken back.
 * @returns how many
 */
export async function cancelReceiptsOf(
  manager: EntityManager,
  paymentIds: readonly number[],
  cancelled: Cancelled,
  by: CancelledBy,
): Promise<number> {
  if (paymentIds.length === 0) return 0;
  await lockRows(manager, PaymentEntity, paymentIds);
  const found = await manager.find(ReceiptEntity, {
    select: { id: true },
    where: { payment_id: In([...paymentIds]), cancelled_at: IsNull() },
  });
  const receipts = await lockRowsToChange(
    manager,
    ReceiptEntity,
    found.map(({ id }) => id),
  );
  // Somebody may have cancelled one meanwhile.
  const valid = receipts.filter(({ cancelled_at }) => cancelled_at === null);
  for (const { id } of valid) await cancelReceipt(manager, id, cancelled, by);
  return valid.length;
}
