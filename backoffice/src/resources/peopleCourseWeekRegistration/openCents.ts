import { toCents, type StaffRegistration } from '@feria/shared';

/** What is open of a registration, in cents; nothing where more was paid than it costs. */
export function openCents({
  price,
  payed_amount,
}: Pick<StaffRegistration, 'price' | 'payed_amount'>): number {
  return Math.max(0, toCents(price) - toCents(payed_amount));
}
