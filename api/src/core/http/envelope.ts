import type { Page } from '@feria/shared';

/** What a handler returns for a page of a list. It is the whole answer, `{ data, meta: { total } }` (product.md#envelope). */
export class ListPage<T> implements Page<T> {
  readonly meta: { total: number };

  /** @param total number of records on all pages */
  constructor(
    readonly data: T[],
    total: number,
  ) {
    this.meta = { total };
  }
}

/** `{ data: … }` around what a handler returned; a {@link ListPage} has it already (product.md#envelope). */
export function envelopeOf(result: unknown): { data: unknown } {
  return result instanceof ListPage ? result : { data: result };
}
