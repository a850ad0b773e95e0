import type { FrontendProjectDetail, FrontendWeek } from '@feria/shared/contracts/frontend';
import type { Tone } from '../components/tag';
import type { TextKey } from '../i18n';

type WeekAvailability = Pick<FrontendWeek, 'state' | 'full' | 'availability'> &
  Partial<Pick<FrontendWeek, 'cancelled_at' | 'seats_left'>>;

/** Whether a week can be chosen: open, and a seat or a place on the waiting list is left (product/catalogue.md#availability). */
export function isBookable(week: WeekAvailability): boolean {
  return week.state === 'open' && !week.full;
}

/** Whether booking the week leads onto the waiting list. */
export function isWaitingListOnly(week: WeekAvailability): boolean {
  return isBookable(week) && week.availability === 'waiting_list';
}

interface StateTag {
  tone: Tone;
  text: TextKey;
  params?: { smart_count: number };
}

/** How many seats are left, in words, where the number is told. */
export function seatsLeftText({
  seats_left,
}: Pick<FrontendWeek, 'seats_left'>): Pick<StateTag, 'text' | 'params'> | null {
  return seats_left === undefined ? null : { text: 'common.seats_left', params: { smart_count: seats_left } };
}

/** Tags for the state of a week: the registration window, and while it is open the availability. */
export function weekTags(week: WeekAvailability): StateTag[] {
  if (week.cancelled_at) return [{ tone: 'bad', text: 'common.state.cancelled' }];
  if (week.state === 'before_registration')
    return [{ tone: 'info', text: 'common.state.before_registration' }];
  if (week.state === 'after_registration')
    return [{ tone: 'quiet', text: 'common.state.after_registration' }];
  if (week.full) return [{ tone: 'bad', text: 'common.state.full' }];
  const open: StateTag = { tone: 'good', text: 'common.state.open' };
  const left = seatsLeftText(week);
  if (left) return [open, { tone: 'few', ...left }];
  if (week.availability === 'few') return [open, { tone: 'few', text: 'common.availability.few' }];
  if (week.availability === 'waiting_list')
    return [{ tone: 'waiting', text: 'common.availability.waiting_list' }];
  return [open];
}

/** The tag of a whole project: the best state that one of its weeks has. `null` without weeks. */
export function projectTag(weeks: readonly WeekAvailability[]): StateTag | null {
  const bookable = weeks.filter(isBookable);
  if (bookable.length) {
    return bookable.every(isWaitingListOnly)
      ? { tone: 'waiting', text: 'common.availability.waiting_list' }
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

/** Sorts projects: first those that can be booked, then those that open later. Otherwise the order of the office stays. */
export function sortByAvailability<T extends { courseWeeks: readonly WeekAvailability[] }>(
  projects: readonly T[],
): T[] {
  const rank = ({ courseWeeks }: T): number =>
    RANKS[projectTag(courseWeeks)?.text ?? 'common.state.full'] ?? 3;
  return projects.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a project can be booked, and why not. */
export type Booking = 'open' | 'waiting_list' | 'before' | 'unset' | 'after' | 'full' | 'none';

/**
 * Whether registration has opened since the project was loaded: then its weeks still say otherwise.
 * @param now milliseconds since 1970 by the server's clock
 */
export function hasOpenedSince({ opens_at, server_time }: FrontendProjectDetail, now: number): boolean {
  if (!opens_at) return false;
  const opens = Date.parse(opens_at);
  return Date.parse(server_time) < opens && opens <= now;
}

/** The project with weeks that are open, for one whose registration {@link hasOpenedSince} it was loaded. */
export function opened(project: FrontendProjectDetail): FrontendProjectDetail {
  const courseWeeks = project.courseWeeks.map((week) =>
    week.state === 'before_registration' ? { ...week, state: 'open' as const } : week,
  );
  return { ...project, courseWeeks };
}

/** Decides by the server's clock (product/catalogue.md#registration-window): within the window, and with a week that is open and not full. */
export function bookingOf(project: FrontendProjectDetail, now: number): Booking {
  const { courseWeeks: weeks, opens_at, closes_at } = project;
  if (!weeks.length) return 'none';
  if (closes_at && now >= Date.parse(closes_at)) return 'after';
  if (!opens_at) return 'unset';
  if (now < Date.parse(opens_at)) return 'before';
  const bookable = weeks.filter(isBookable);
  if (bookable.length) return bookable.every(isWaitingListOnly) ? 'waiting_list' : 'open';
  return weeks.some((week) => week.state === 'open') ? 'full' : 'after';
}
