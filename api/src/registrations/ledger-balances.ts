import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inPieces } from '../core/pieces.js';
import type { ParentBalance, ParentBalances } from '../families/people/parent-balances.js';
import { creditsOf, creditSql, openOfPayerSql } from '../ledger/balance.js';
import { openCharges } from '../ledger/open-charges.js';

/** The balances of parents as the ledger has them. */
@Injectable()
export class LedgerBalances implements ParentBalances {
  async of(
    manager: EntityManager,
    personIds: readonly number[],
  ): Promise<(personId: number) => ParentBalance> {
    const open = new Map<number, number>();
    for (const charge of await inPieces(personIds, (some) => openCharges(manager, some)))
      open.set(charge.personId, (open.get(charge.personId) ?? 0) + charge.open);
    const credits = new Map(await inPieces(personIds, async (some) => [...(await creditsOf(manager, some))]));
    return (id) => ({ open_amount: open.get(id) ?? 0, credit: credits.get(id) ?? 0 });
  }

  sql(personId: string): Record<keyof ParentBalance, string> {
    return { open_amount: openOfPayerSql(personId), credit: creditSql(personId) };
  }
}
