import {
  hasPriority,
  registrationWindow,
  type PriorityFacts,
  type WindowFacts,
} from './registration-window.js';

/** Days before a booking in which a change of the postcode is told to the office. */
export const PLZ_HINT_DAYS = 30;

const DAY = 86_400_000;

/** What a booking was made with. */
export interface BookedWithPlz {
  /** The postcode of the parent at that time; `null` of a booking by the office. */
  plz: string | null;
  created_at: Date;
}

/** What decides who had priority when. */
export type PriorityCourse = PriorityFacts & Omit<WindowFacts, 'week_from' | 'cancelled_at'>;

/**
 * Changes of the postcode that the office should know of, because the booking was made by priority: those of the days before it, and
 * those after it while only families with priority could book (product/catalogue.md#priority). People move, so they are no proof of anything.
 */
export function changesToTell<Change extends { at: Date }>(
  { plz, created_at }: BookedWithPlz,
  course: PriorityCourse,
  changes: readonly Change[],
): Change[] {
  if (!hasPriority(course, plz)) return [];
  const { opens_at } = registrationWindow({ ...course, week_from: null });
  // Everybody could book.
  if (opens_at && created_at >= opens_at) return [];
  const from = created_at.getTime() - PLZ_HINT_DAYS * DAY;
  const until = opens_at?.getTime() ?? Infinity;
  return changes.filter(({ at }) => from <= at.getTime() && at.getTime() <= until);
}
