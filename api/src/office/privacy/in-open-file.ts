import type { EntityManager } from 'typeorm';
import { t } from '../../core/request-context.js';
import { PayoutEntity } from '../../model/ledger/payout.entity.js';

/**
 * Why a parent cannot go yet: the bank may pay what is in a file on any day, and then it must be known to whom
 * (product/money.md#paying-out-credit). `null` where nothing is in one.
 */
export async function inOpenFile(
  manager: EntityManager,
  personId: number,
  name: string,
): Promise<string | null> {
  const isInFile = await manager.existsBy(PayoutEntity, { person_id: personId, state: 'open' });
  return isInFile ? t('payout.in_file', { name }) : null;
}
