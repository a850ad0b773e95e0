import type { EntityManager } from 'typeorm';

/** What is open of what a parent pays for a child. */
export interface OpenOfParent {
  child_id: number;
  person_id: number;
  /** Cents. */
  open: number;
  /** The parent who pays it once this one is no parent of the child any more; `null` when none is left. */
  next_person_id: number | null;
}

/** Hears that children have got or lost parents, so that perhaps another one pays for them. Registrations provide it: they know what is owed. */
export abstract class PayerChanges {
  /** After the change, in its transaction: credit of who pays now is used for what is open (product/money.md#one-balance). */
  abstract changed(manager: EntityManager, childIds: readonly number[]): Promise<void>;

  /**
   * Credit of a parent, without what is being transferred to them. It pays at once what comes to them, as far as it goes: none lies beside
   * an open charge (product/money.md#one-balance). One statement.
   * @returns cents
   */
  abstract freeCreditOf(manager: EntityManager, personId: number): Promise<number>;

  /**
   * What is open for children, by who pays it; who owes nothing is not in it. Two statements, none for no children.
   * @param parentsAfter who are the parents once a parent has gone; when left out, all others of the child
   */
  abstract openOf(
    manager: EntityManager,
    childIds: readonly number[],
    parentsAfter?: readonly number[],
  ): Promise<OpenOfParent[]>;
}
