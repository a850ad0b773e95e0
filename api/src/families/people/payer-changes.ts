import type { EntityManager } from 'typeorm';

/** Hears that children have got or lost parents, so that perhaps another one pays for them. Registrations provide it: they know what is owed. */
export abstract class PayerChanges {
  /** After the change, in its transaction: credit of who pays now is used for what is open (product/money.md#one-balance). */
  abstract changed(manager: EntityManager, childIds: readonly number[]): Promise<void>;
}
