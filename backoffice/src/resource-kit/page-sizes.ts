import { PAGE_SIZES } from '@feria/shared';

/** "All rows" as the API knows it. */
export const ALL_ITEMS = -1;

/**
 * "All rows" in react-admin's lists. Their page arithmetic fails with -1, so they use a number that no list reaches; the
 * list query replaces it.
 */
export const ALL_ROWS = 1_000_000;

/** Page sizes that a list offers, in react-admin's numbers. */
export const pageSizes: readonly number[] = PAGE_SIZES.map((size) => (size === ALL_ITEMS ? ALL_ROWS : size));
