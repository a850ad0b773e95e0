/** Longest text of a call that the office notes. */
export const CALL_TEXT_MAX = 2_000;

/** Longest to-do of a call. */
export const CALL_TODO_MAX = 300;
