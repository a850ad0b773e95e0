/**
 * How much one account or address may do, as the options keep it (product/accounts.md#limits-of-an-account). What stands here is what an
 * installation starts with; an organiser who needs more sets more.
 */
export const ACCOUNT_LIMITS = {
  /** Children that a parent adds to the family. The office adds as many as it likes. */
  limit_children: '12',
  /** Places on waiting lists, and wishes, that a child has by its parents in weeks that are not over. */
  limit_waiting: '60',
  /** Persons besides its parents who may pick up a child. */
  limit_pickup_persons: '6',
  /** Absences of a child that are not over, as its parents told them. The office notes as many as it likes. */
  limit_absences: '60',
  /** Tax codes of other people that a parent may type within an hour. */
  limit_tax_codes: '20',
  /** New accounts from one internet address within an hour. */
  limit_registrations: '30',
} as const;
export type AccountLimit = keyof typeof ACCOUNT_LIMITS;

/** Highest limit that an option may hold. */
export const MAX_LIMIT = 999;

/** The limit that an option with this value sets; without one, what an installation starts with. */
export function limitOf(key: AccountLimit, value: string | null | undefined): number {
  return parseLimit(value ?? '') ?? Number(ACCOUNT_LIMITS[key]);
}

/** A limit as an option holds it, `12` → 12; `undefined` for anything else than 1 to {@link MAX_LIMIT}. */
export function parseLimit(text: string): number | undefined {
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : undefined;
}

/** Highest count that an option may hold. */
export const MAX_COUNT = 60;

/** A count as an option holds it, of days or seats, `7` → 7; `undefined` for anything else than 0 to {@link MAX_COUNT}. */
export function parseCount(text: string): number | undefined {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : MAX_COUNT + 1;
  return count <= MAX_COUNT ? count : undefined;
}
