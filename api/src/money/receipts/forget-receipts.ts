import { In, type EntityManager } from 'typeorm';
import { archiveReceipts } from '../../ledger/archive.js';
import { paymentsOfChildren, paymentsOfParents } from '../../ledger/payments-of.js';
import { groupBy } from '../payment-documents/paid/paid-lines.js';
import { ReceiptEntity, ReceiptLineEntity } from '../../model/ledger/receipt.entity.js';

/** Of whom receipts are to forget what is personal. */
export interface Forgotten {
  /** Parents who paid. */
  personIds?: readonly number[];
  /** Children for whom it was paid. */
  childIds?: readonly number[];
}

/**
 * Empties what receipts say of people: of parents their names, tax numbers and addresses, of children their names; and who else paid for
 * them, with the reason of a cancellation. The accounting archive keeps who paid and for which children. Number, days, amounts and the weeks stay: the numbers of a year have no gaps.
 */
export async function forgetReceipts(
  manager: EntityManager,
  { personIds = [], childIds = [] }: Forgotten,
): Promise<void> {
  const found = manager.createQueryBuilder(ReceiptEntity, 'receipt');
  if (personIds.length > 0) {
    const payments = paymentsOfParents(manager, personIds);
    found
      .orWhere('receipt.person_id IN (:...personIds)')
      .orWhere(`(receipt.person_id IS NULL AND receipt.payment_id IN (${payments.getQuery()}))`)
      .setParameters({ personIds, ...payments.getParameters() });
  }
  if (childIds.length > 0) {
    const payments = paymentsOfChildren(manager, childIds);
    found
      .orWhere(`(receipt.person_id IS NULL AND receipt.payment_id IN (${payments.getQuery()}))`)
      .setParameters(payments.getParameters());
  }
  const receipts =
    personIds.length + childIds.length > 0
      ? await found.leftJoinAndSelect('receipt.lines', 'line').getMany()
      : [];
  await archiveReceipts(
    manager,
    receipts.map((receipt) => ({ ...receipt, lines: receipt.lines ?? [] })),
  );
  // One by one: `save` keeps the text that the search looks at.
  for (const receipt of receipts) await manager.save(Object.assign(receipt, NOTHING));
  if (receipts.length > 0)
    await manager.update(
      ReceiptLineEntity,
      { receipt_id: In(receipts.map(({ id }) => id)) },
      { child: null },
    );
  if (childIds.length === 0) return;
  const child_id = In([...childIds]);
  const lines = await manager.find(ReceiptLineEntity, {
    select: { id: true, receipt_id: true, child: true },
    where: { child_id },
  });
  const byReceipt = groupBy(lines, ({ receipt_id }) => receipt_id);
  await archiveReceipts(
    manager,
    [...byReceipt].map(([id, own]) => ({
      id,
      payer: null,
      payer_tax: null,
      payer_address: null,
      lines: own,
    })),
  );
  await manager.update(ReceiptLineEntity, { child_id }, { child: null });
  const named = { id: In([...new Set(lines.map(({ receipt_id }) => receipt_id))]) };
  if (lines.length > 0) await manager.update(ReceiptEntity, named, { cancel_reason: null });
}

const NOTHING = { payer: null, payer_tax: null, payer_address: null, cancel_reason: null };
