import { In, type EntityManager } from 'typeorm';
import { PayoutEntity } from '../../model/ledger/payout.entity.js';

/** Empties what payouts say of parents; amount and day stay. Their accounts go with their rows (ON DELETE CASCADE). */
export async function forgetPayoutsOf(manager: EntityManager, personIds: readonly number[]): Promise<void> {
  if (personIds.length > 0)
    await manager.update(PayoutEntity, { person_id: In([...personIds]) }, { name: null, iban: null });
}
