import type { FrontendProjectDetail, FrontendWeek } from '@feria/shared/contracts/frontend';
import type { Tone } from '../../ui/Tag';
import type { TextKey } from '../../i18n';

type WeekFacts = Pick<FrontendWeek, 'state' | 'full' | 'availability'>;

/** Whether a week can be chosen: open, and a seat or a place in the queue is left (spec §4). */
export function isBookable(week: WeekFacts): boolean {
  return week.state === 'open' && !week.full;
}

/** Whether booking the week leads onto the waiting list. */
export function isQueueOnly(week: WeekFacts): boolean {
  return isBookable(week) && week.availability === 'waiting_list';
}

interface StateTag {
  tone: Tone;
  text: TextKey;
}

/** The state of a week in words: the window, and while it is open what one may expect. */
export function weekTags(week: WeekFacts): StateTag[] {
  if (week.state === 'before_registration')
    return [{ tone: 'info', text: 'common.state.before_registration' }];
  if (week.state === 'after_registration')
    return [{ tone: 'quiet', text: 'common.state.after_registration' }];
  if (week.full) return [{ tone: 'bad', text: 'common.state.full' }];
  const open: StateTag = { tone: 'good', text: 'common.state.open' };
  if (week.availability === 'few') return [open, { tone: 'few', text: 'common.availability.few' }];
  if (week.availability === 'waiting_list')
    return [{ tone: 'queue', text: 'common.availability.waiting_list' }];
  return [open];
}

/** The state of a whole project, from its weeks: the best that can be said. */
export function projectTag(weeks: readonly WeekFacts[]): StateTag | null {
  const bookable = weeks.filter(isBookable);
  if (bookable.length) {
    return bookable.every(isQueueOnly)
      ? { tone: 'queue', text: 'common.availability.waiting_list' }
      : { tone: 'good', text: 'common.state.open' };
  }
  if (weeks.some((week) => week.state === 'open')) return { tone: 'bad', text: 'common.availability.full' };
  if (weeks.some((week) => week.state === 'before_registration')) {
    return { tone: 'info', text: 'common.state.before_registration' };
  }
  return weeks.length ? { tone: 'quiet', text: 'common.state.after_registration' } : null;
}

const RANKS: Partial<Record<TextKey, number>> = {
  'common.state.open': 0,
  'common.availability.waiting_list': 0,
  'common.state.before_registration': 1,
  'common.availability.full': 2,
};

/** What can be booked first, then what soon can; otherwise as the office ordered it. */
export function byChance<T extends { courseWeeks: readonly WeekFacts[] }>(projects: readonly T[]): T[] {
  const rank = ({ courseWeeks }: T): number =>
    RANKS[projectTag(courseWeeks)?.text ?? 'common.state.full'] ?? 3;
  return projects.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Whether a project can be booked, and why not. `opening`: the clock says open, the weeks that were loaded do not yet.
 */
export type Booking = 'open' | 'queue' | 'opening' | 'before' | 'unset' | 'after' | 'full' | 'none';

/** Decides by the server's clock (spec §5): within the window, and with a week that is open and not full. */
export function bookingOf(project: FrontendProjectDetail, now: number): Booking {
  const { courseWeeks: weeks, opens_at, closes_at } = project;
  if (!weeks.length) return 'none';
  if (closes_at && now >= Date.parse(closes_at)) return 'after';
  if (!opens_at) return 'unset';
  if (now < Date.parse(opens_at)) return 'before';
  const bookable = weeks.filter(isBookable);
  if (bookable.length) return bookable.every(isQueueOnly) ? 'queue' : 'open';
  if (weeks.some((week) => week.state === 'open')) return 'full';
  return weeks.some((week) => week.state === 'before_registration') ? 'opening' : 'after';
}
