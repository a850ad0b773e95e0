import type { IsoInstant } from './dates.js';

/** Whether a child is there on a day. `excused`: its parents told that it does not come. */
export const ATTENDANCE_STATUSES = ['present', 'absent', 'excused'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** Most changes that one call takes. */
export const MAX_ATTENDANCE_CHANGES = 500;

/** Longest note of a day. */
export const ATTENDANCE_NOTE_MAX = 500;

/**
 * Whom a child left with, by id, so that a device may keep it without a name: `alone`, `parent:12`, `pickup:7` (a pick-up person),
 * `contact:1` or `contact:2` (an emergency contact of the registration), `other` (`left_with_name` says who).
 */
export const LEFT_WITH = /^(?:alone|other|contact:[12]|(?:parent|pickup):[1-9]\d{0,9})$/;

/**
 * Whether somebody with whom a child left may pick it up by what is marked: an emergency contact and somebody else may not by this alone.
 * Whether a parent or pick-up person still could is known to the server (`not_authorised`).
 */
export function mayPickUp(left_with: string | null | undefined): boolean {
  return left_with !== 'other' && !left_with?.startsWith('contact:');
}

/** Longest name of whom a child left with. */
export const LEFT_WITH_NAME_MAX = 160;

/** Greatest sequence number of a mark on its device. */
export const MAX_SEQUENCE = 2_147_483_647;

/**
 * Why there is an open point (product/on-site.md#open-points). Of a mark that was kept and not applied:
 *
 * - `changed_meanwhile`: it was made from an older state, and contradicts what somebody else marked
 * - `no_place`: the child's place had been cancelled or moved before it was made
 * - `not_leading`: its maker had been taken off the week or group, or the child out of the group, before it was made
 * - `week_over`: made by a leader during the week, it arrived after the week was over
 * - `other_day`: its time of arrival or departure is not of its day
 * - `left_before`: by it the child would have left before it arrived
 * - `not_taken_over`: by it a child would not be there any more whom somebody marked as present who led it before it was moved
 *
 * Of what the day says already, so that it can be closed, and not restored ({@link isNoted}):
 *
 * - `place_ended`: the place of a child that is marked as present ended
 * - `not_authorised`: a mark by which a child left with somebody who could not pick it up (any more) when the mark arrived
 * - `told_absent`: a child is marked as present although it was told that it does not come, and one did not know of the other
 */
export const ISSUE_REASONS = [
  'changed_meanwhile',
  'no_place',
  'not_leading',
  'week_over',
  'other_day',
  'left_before',
  'not_taken_over',
  'place_ended',
  'not_authorised',
  'told_absent',
] as const;
export type IssueReason = (typeof ISSUE_REASONS)[number];

/** Whether a point is about what its day says already: there is no mark to be applied. */
export function isNoted(reason: IssueReason): boolean {
  return reason === 'place_ended' || reason === 'not_authorised' || reason === 'told_absent';
}

/** Why there is a point, as screens say it: a departure alone, or with nobody who was named, is told in words of its own. */
export function toldReason({
  reason,
  mark: { left_with },
}: {
  reason: IssueReason;
  mark: Partial<Pick<AttendanceFields, 'left_with'>>;
}): IssueReason | 'not_alone' | 'nobody_named' {
  if (reason !== 'not_authorised') return reason;
  if (left_with === 'alone') return 'not_alone';
  return left_with ? reason : 'nobody_named';
}

/** {@link toldReason} of points about what their day says already. */
type NotedReason = Exclude<
  ReturnType<typeof toldReason>,
  | 'changed_meanwhile'
  | 'no_place'
  | 'not_leading'
  | 'week_over'
  | 'other_day'
  | 'left_before'
  | 'not_taken_over'
>;

/**
 * Why there was a point about what its day says already, where that is so no more: told in words of its own, because what was to be done
 * may be done. `null` of every other.
 */
export function toldGone(
  point: Parameters<typeof toldReason>[0] & { reason_gone: boolean },
): NotedReason | null {
  return point.reason_gone && isNoted(point.reason) ? (toldReason(point) as NotedReason) : null;
}

/** Sorts points: first those about what the day says already, by which a child may be looked for. */
export function byUrgency(a: { reason: IssueReason }, b: { reason: IssueReason }): number {
  return Number(isNoted(b.reason)) - Number(isNoted(a.reason));
}

/**
 * Whether who closes a point must say where the child is: otherwise nobody would know any more that somebody told that it is there, or
 * that it has left.
 * @param mark what the point says
 * @param day what the day says now; `null` when nothing, or when the reader does not see it
 */
export function asksWhereChildIs(
  reason: IssueReason,
  mark: Partial<Pick<AttendanceFields, 'status' | 'left_at'>>,
  day: Pick<AttendanceFields, 'status' | 'left_at'> | null,
): boolean {
  if (isNoted(reason)) return true;
  if (day?.left_at) return false;
  return Boolean(mark.left_at) || (mark.status === 'present' && day?.status !== 'present');
}

/** Further open points of the same child on the same day that the reader may close: one answer may settle them all. */
export function closedBeside<Issue extends ClosableIssue>(
  issue: ClosableIssue,
  issues: readonly Issue[],
): Issue[] {
  return issues.filter(
    ({ id, child, date, state, may_close }) =>
      id !== issue.id && child.id === issue.child.id && date === issue.date && state === 'open' && may_close,
  );
}

/** What {@link closedBeside} asks of a point. */
interface ClosableIssue {
  id: number;
  child: { id: number };
  date: string;
  state: IssueState;
  may_close: boolean;
}

/** What became of an open point; `undone`: its maker took the mark back. */
export const ISSUE_STATES = ['open', 'restored', 'closed', 'undone'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** Most open points of one answer, and most that are closed at once. */
export const MAX_ISSUES_LISTED = 500;

/** Longest reason with which an open point is closed. */
export const ISSUE_CLOSE_REASON_MAX = 200;

/** Most children of a headcount. */
export const HEADCOUNT_MAX = 9_999;
/** Most headcounts that one call takes. */
export const MAX_HEADCOUNTS = 50;
/** How many headcounts of a day are shown for each week, besides the newest of each group. */
export const HEADCOUNTS_SHOWN = 10;

/** A day of a child. */
export interface AttendanceFields {
  status: AttendanceStatus | null;
  arrived_at: IsoInstant | null;
  left_at: IsoInstant | null;
  /** See {@link LEFT_WITH}. */
  left_with: string | null;
  note: string | null;
}

/** Where a child is on a day, as pages say it. */
export type Presence = 'expected' | 'present' | 'left' | 'absent' | 'excused';

/** Where a child is. A child whose parents told an absence is excused until something else is marked. */
export function presenceOf(
  child: { absence: unknown },
  fields: Partial<Pick<AttendanceFields, 'status' | 'left_at'>>,
): Presence {
  if (fields.left_at && fields.status !== 'absent' && fields.status !== 'excused') return 'left';
  return fields.status ?? (child.absence ? 'excused' : 'expected');
}

/** A day on which nothing was marked. */
export const NOT_MARKED: AttendanceFields = {
  status: null,
  arrived_at: null,
  left_at: null,
  left_with: null,
  note: null,
};
