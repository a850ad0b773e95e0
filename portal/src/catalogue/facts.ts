import type { FrontendProject } from '@feria/shared/contracts/frontend';
import type { SiblingDiscounts } from '@feria/shared/rules/sibling-discount';
import { formatInstant, formatEuros } from '../i18n/format';
import { isForWishes } from './giving';
import { isBookable, isWaitingListOnly } from './week-states';
import type { Translate } from '../i18n';

/*
 * What a project costs, whom it is for and how it can be booked, as its card and its page say it in words.
 */

/** The lowest price of a week; the price of the project where there are no weeks yet; empty when neither is set. */
export function priceText({ price, price_from }: FrontendProject, t: Translate): string {
  const lowest = price_from ?? price;
  return lowest > 0 ? t('facts.price_from', { price: formatEuros(lowest) }) : '';
}

/** The discount for siblings (product/money.md#sibling-discount); empty where there is none. */
export function siblingDiscountText(
  { sibling_discount_2: second, sibling_discount_3 }: SiblingDiscounts,
  t: Translate,
): string {
  const third = sibling_discount_3 ?? second;
  if (second === third) return second ? t('project.sibling_all', { percent: second }) : '';
  return [
    ...(second ? [t('project.sibling_second', { percent: second })] : []),
    ...(third ? [t('project.sibling_third', { percent: third })] : []),
  ].join(', ');
}

/** The ages it is for; empty when it is for all. */
export function agesText({ age_from: from, age_to: to }: FrontendProject, t: Translate): string {
  if (from !== null && to !== null)
    return from === to ? t('facts.age', { from }) : t('facts.ages', { from, to });
  if (from !== null) return t('facts.ages_from', { from });
  return to === null ? '' : t('facts.ages_to', { to });
}

/**
 * When registration opens, or how many weeks have free seats and how many a waiting list; nothing when it is over. Before a draw
 * seats say nothing.
 */
export function bookingTexts(project: FrontendProject, t: Translate): string[] {
  const { courseWeeks, opens_at } = project;
  const bookable = courseWeeks.filter(isBookable);
  const waiting = bookable.filter(isWaitingListOnly).length;
  const free = bookable.length - waiting;
  const isBefore = !bookable.length && courseWeeks.some(({ state }) => state === 'before_registration');
  return [
    ...(isBefore && opens_at ? [t('facts.opens', { from: formatInstant(opens_at) })] : []),
    ...(free && !isForWishes(project) ? [t('facts.weeks_free', { smart_count: free })] : []),
    ...(waiting ? [t('facts.weeks_waiting', { smart_count: waiting })] : []),
  ];
}
