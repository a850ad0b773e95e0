import { PAGE_SIZES } from '@feria/shared';

/** "All rows" as the API knows it. */
export const ALL_ITEMS = -1;

/**
 * "All rows" as react-admin's lists know it: their page arithmetic breaks on -1, so a number no list reaches stands for
 * it until the request is written.
 */
export const ALL_ROWS = 1_000_000;

/** Page sizes that a list offers, in react-admin's numbers. */
export const pageSizes: readonly number[] = PAGE_SIZES.map((size) => (size === ALL_ITEMS ? ALL_ROWS : size));
