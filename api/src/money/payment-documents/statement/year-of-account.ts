import type { IsoDate } from '@feria/shared';

/** What a payment brought to an account. Cents; below 0 it took something from it. */
interface Booked {
  date: IsoDate;
  amount: number;
  /** The payment that this one takes back. */
  reverses_id: number | null;
}

/** What was charged. Cents. */
interface Charged {
  /** First day of the week. */
  from: IsoDate;
  due: number;
}

/** The account of a parent in a year, in cents: `carriedIn + received - paidOut - charged = carriedOut`. Below 0 something was open. */
export interface YearOfAccount {
  /** What was paid ahead, or left open, at the end of the year before. */
  carriedIn: number;
  /** Without what was taken back since. */
  received: number;
  paidOut: number;
  charged: number;
  /** The same at the end of the year: what the next one begins with. */
  carriedOut: number;
}

/**
 * Works out a year of an account (product/office.md#statement): payments count on their day, charges in the year in which their week begins.
 * What takes a refund back counts against what was paid out, not as received.
 * @param payments of all years
 * @param charges of all years
 */
export function yearOfAccount(
  year: number,
  payments: readonly Booked[],
  charges: readonly Charged[],
): YearOfAccount {
  const isBefore = (date: IsoDate): boolean => Number(date.slice(0, 4)) < year;
  const isOf = (date: IsoDate): boolean => Number(date.slice(0, 4)) === year;
  const carriedIn =
    sumOf(payments.filter(({ date }) => isBefore(date)).map(({ amount }) => amount)) -
    sumOf(charges.filter(({ from }) => isBefore(from)).map(({ due }) => due));
  const ofYear = payments.filter(({ date }) => isOf(date));
  const received = sumOf(ofYear.filter(isReceipt).map(({ amount }) => amount));
  const paidOut = -sumOf(ofYear.filter((one) => !isReceipt(one)).map(({ amount }) => amount)) || 0;
  const charged = sumOf(charges.filter(({ from }) => isOf(from)).map(({ due }) => due));
  return { carriedIn, received, paidOut, charged, carriedOut: carriedIn + received - paidOut - charged };
}

/** Money that came in, or takes back such money. */
function isReceipt({ amount, reverses_id }: Booked): boolean {
  return amount > 0 === (reverses_id === null);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
