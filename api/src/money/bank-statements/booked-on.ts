import type { IsoDate } from '@feria/shared';

/**
 * The day on which an entry is booked: its value date, or today where that lies in closed books (product/money.md#closing-the-books).
 * @param closed last day of closed books
 */
export function bookedOn(valueDate: IsoDate, closed: IsoDate | null, today: IsoDate): IsoDate {
  return closed !== null && valueDate <= closed ? today : valueDate;
}
