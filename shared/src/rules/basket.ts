import type { QuotedLine, ShownLine } from '../contracts/basket.js';

/** What a parent is told of a line: what it gets, and what it costs in euros. */
type Told = Pick<QuotedLine, 'outcome' | 'price' | 'discount'> & Pick<ShownLine, 'held_back'>;

/**
 * Whether a line still gets and costs what it did when the parent was told (product/registrations.md#basket). The place in the queue may
 * be another one.
 */
export function isAsTold(before: Told, now: Told): boolean {
  return (
    before.outcome === now.outcome &&
    before.price === now.price &&
    before.discount === now.discount &&
    Boolean(before.held_back) === Boolean(now.held_back)
  );
}
