import type { MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { priceOf, type DayType } from '@feria/shared/rules/day-type';
import { toCents, toEuros } from '@feria/shared/rules/money';
import { discountOf, siblingPercents } from '@feria/shared/rules/sibling-discount';

/**
 * Percent that each child of a sign-up pays less (product/money.md#sibling-discount), by the id of the child; as the server decides it.
 * @param booked ids of the children in the order in which they are sent
 */
export function percentsOf(
  project: FrontendProjectDetail,
  family: MyFamily,
  booked: readonly number[],
): Map<number, number> {
  const registered = family.siblings.find(({ course_id }) => course_id === project.id)?.children ?? [];
  return siblingPercents(project, registered, booked);
}

/** Euros that a week costs a child. @param percent that it pays less */
export function dueOf(week: FrontendWeekDetail, dayType: DayType, percent: number): number {
  const price = toCents(priceOf(week, dayType));
  return toEuros(price - discountOf(price, percent));
}
