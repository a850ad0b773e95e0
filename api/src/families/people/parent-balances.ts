import type { EntityManager } from 'typeorm';

/** What a parent owes now for places and fees, and the credit with what is being paid out (product/money.md#one-balance). Cents. */
export interface ParentBalance {
  open_amount: number;
  credit: number;
}

/** What the list of parents says of their balances. Registrations provide it: they know the ledger. */
export abstract class ParentBalances {
  /**
   * The balances of parents, in two statements whatever their number up to a page of a list.
   * @returns 0 for whom nothing is known of
   */
  abstract of(
    manager: EntityManager,
    personIds: readonly number[],
  ): Promise<(personId: number) => ParentBalance>;

  /** SQL: the same for one parent. @param personId a column */
  abstract sql(personId: string): Record<keyof ParentBalance, string>;
}
