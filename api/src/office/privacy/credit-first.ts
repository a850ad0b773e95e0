import { formatEuros, toEuros } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { t } from '../../core/request-context.js';
import { creditsOf } from '../../ledger/balance.js';

/** Why a parent cannot go yet: credit would be nobody's (product/money.md#accounting-archive). `null` without credit. */
export async function creditFirst(
  manager: EntityManager,
  personId: number,
  name: string,
): Promise<string | null> {
  const credit = (await creditsOf(manager, [personId])).get(personId) ?? 0;
  return credit > 0 ? t('payout.credit_first', { name, credit: formatEuros(toEuros(credit)) }) : null;
}

/** What is to be erased leaves credit: thrown to undo it. The message says what to do first. */
export class CreditLeft extends Error {}
