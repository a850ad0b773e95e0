import {
  formatInstant,
  mayPickUp,
  romeDate,
  toldGone,
  toldReason,
  type AttendanceIssue,
  type AttendanceRecord,
} from '@feria/shared';
import type { usePointWords } from './words';

type Words = ReturnType<typeof usePointWords>;

/** Time of an instant in Rome: `08:12`; with its day where that is not the day it is told of. */
const timeOf = (instant: string, date: string): string => {
  const told = formatInstant(instant);
  return romeDate(new Date(instant)) === date ? told.slice(-5) : told;
};

/** A mark, with whether who took the child by it may pick it up as far as the server says so. */
type TellableMark = AttendanceIssue['mark'] & Partial<Pick<AttendanceRecord, 'may_pick_up'>>;

/**
 * What a mark says, or what stands of a day, in words: `ist da, gekommen um 08:12`. Empty when it says nothing.
 * @param date the day that it is of
 */
export function markText(mark: TellableMark | AttendanceRecord, words: Words, date: string): string {
  const parts: string[] = [];
  // A child that has left was there.
  if (mark.status && !(mark.status === 'present' && mark.left_at)) parts.push(words(mark.status));
  if (mark.status === null) parts.push(words('unmarked'));
  if (mark.arrived_at) parts.push(words('arrived', { at: timeOf(mark.arrived_at, date) }));
  if (mark.left_at) parts.push(words('left', { at: timeOf(mark.left_at, date) }));
  // An arrival says nothing of a departure: that there is none is told where nothing else is.
  if (mark.left_at === null && !('status' in mark)) parts.push(words('not_left'));
  if (mark.left_with) parts.push(personText(mark, words));
  if (mark.note) parts.push(words('note', { note: mark.note }));
  if (mark.note === null) parts.push(words('hidden_note'));
  return parts.join(', ');
}

/** What stands of a day now: fields that are empty are not told. */
export function dayText(
  day: AttendanceIssue['mark'] | AttendanceRecord | null,
  words: Words,
  date: string,
): string {
  const filled = Object.entries(day ?? {}).filter(([, value]) => value !== null);
  return markText(Object.fromEntries(filled), words, date) || words('nothing_yet');
}

function personText(
  { left_with, left_with_name, left_with_phone, may_pick_up }: TellableMark,
  words: Words,
): string {
  const isAllowed = may_pick_up ?? mayPickUp(left_with);
  if (left_with === 'alone')
    return isAllowed ? words('alone') : `${words('alone')} (${words('may_not_leave_alone')})`;
  const who = left_with_name
    ? words('with', { name: [left_with_name, left_with_phone].filter(Boolean).join(', ') })
    : words('with_somebody');
  return isAllowed ? who : `${who} (${words('may_not_pick_up')})`;
}

/** Why there is a point; where that is so no more, what to do now. */
export function whyText(point: AttendanceIssue, words: Words): string {
  const gone = toldGone(point);
  if (gone) return words(`reasons_gone.${gone}`);
  // Who has it by now, where that is in question.
  const name = point.attendance?.told_by?.name ?? words('somebody');
  const why = words(`reasons.${toldReason(point)}`, { name });
  return point.reason_gone ? `${why} ${words('reason_gone')}` : why;
}
