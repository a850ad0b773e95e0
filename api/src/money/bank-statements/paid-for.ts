import { toCents, toEuros, type PaidFor } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { inPieces } from '../../core/pieces.js';
import { PaymentShareEntity } from '../../model/ledger/payment-share.entity.js';
import { presentShares, readSharesShown } from './shares-shown.js';

const NOTHING: PaidFor = { shares: [], gone: 0, credit: 0 };

/** Says for what payments are by now, as the office sees it. Three statements for some hundred, none for none. */
export async function readPaidForOffice(
  manager: EntityManager,
  paymentIds: readonly number[],
): Promise<(paymentId: number) => PaidFor> {
  const parts = await inPieces([...new Set(paymentIds)], (some) =>
    manager
      .createQueryBuilder(PaymentShareEntity, 'share')
      .select('share.payment_id', 'payment_id')
      .addSelect('share.registration_id', 'registration_id')
      .addSelect('SUM(share.amount)', 'cents')
      .where('share.payment_id IN (:...some)', { some })
      .groupBy('share.payment_id')
      .addGroupBy('share.registration_id')
      .having('SUM(share.amount) <> 0')
      .orderBy('share.registration_id', 'ASC')
      .getRawMany<{ payment_id: number; registration_id: number | null; cents: number | string }>(),
  );
  const shown = await readSharesShown(
    manager,
    parts.flatMap(({ registration_id }) => registration_id ?? []),
  );
  const found = new Map<number, PaidFor>();
  for (const { payment_id, registration_id: registrationId, cents } of parts) {
    const known = found.get(payment_id) ?? NOTHING;
    // MariaDB gives sums as text.
    const amount = Number(cents);
    const shares = registrationId === null ? [] : presentShares([{ registrationId, amount }], shown);
    found.set(
      payment_id,
      registrationId === null
        ? { ...known, credit: toEuros(amount) }
        : shares.length > 0
          ? { ...known, shares: [...known.shares, ...shares] }
          : { ...known, gone: toEuros(toCents(known.gone) + amount) },
    );
  }
  return (paymentId) => found.get(paymentId) ?? NOTHING;
}
