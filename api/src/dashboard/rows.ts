/** Rows of each list on the start page. */
export const ROWS = 6;
