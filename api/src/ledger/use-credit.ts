import { dueFirst, type DueCharge } from './due-date.js';

/** What a parent owes for one place, or for one that was given back. Cents. */
export interface OpenCharge extends DueCharge {
  /** Of the registration, also when only its fee is left. */
  registrationId: number;
  /** Who pays. */
  personId: number;
  /** More than 0. */
  open: number;
}

/**
 * What credit pays (product/money.md#one-balance): what is due first, of the same day the older booking; what has no due date comes after
 * all that have one.
 * @param credit cents
 * @param charges of one parent, in any order
 * @returns as far as the credit goes
 */
export function useCredit(
  credit: number,
  charges: readonly OpenCharge[],
): { registrationId: number; amount: number }[] {
  let left = credit;
  return [...charges].sort(dueFirst).flatMap(({ registrationId, open }) => {
    const amount = Math.min(open, left);
    if (amount <= 0) return [];
    left -= amount;
    return [{ registrationId, amount }];
  });
}
