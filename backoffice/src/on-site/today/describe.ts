import {
  formatDate,
  mayPickUp,
  romeDate,
  toldGone,
  toldReason,
  type AttendanceChild,
  type AttendanceIssue,
  type AttendanceRecord,
} from '@feria/shared';
import { healthTexts } from './child-view';
import type { Words } from './context';
import type { DayFields, MarkedFields } from './marks';
import { timeOf } from './times';

/**
 * What fields of a mark or of a day say, in words: `da seit 08:12, gegangen um 16:02 mit Oma Rosa`.
 * @param date of which day they are: a time of another one is told with that
 */
export function markText(t: Words, fields: DayFields & { note?: string | null }, date?: string): string {
  const parts: string[] = [];
  if (fields.status === 'present' || (fields.arrived_at && !fields.status))
    parts.push(
      fields.arrived_at ? t('mark.present_at', { time: timeOn(fields.arrived_at, date) }) : t('mark.present'),
    );
  else if (fields.status) parts.push(t(`presence.${fields.status}`));
  const departure = departureText(t, fields, date);
  if (departure) parts.push(departure);
  else if (fields.left_at === null && !('status' in fields)) parts.push(t('mark.stays'));
  if (fields.note) parts.push(t('mark.note', { note: fields.note }));
  return parts.join(', ') || t('mark.nothing');
}

/** What a text about health is about. */
export function healthLabel(t: Words, one: ReturnType<typeof healthTexts>[number]): string {
  return 'field' in one ? t(`child.${one.field}`) : one.question;
}

/** What is known of a child's health in one line, each text with what it is; empty for nothing. */
export function healthLine(t: Words, child: Pick<AttendanceChild, 'health' | 'answers'>): string {
  const texts = healthTexts(child).map((one) => `${healthLabel(t, one)}: ${one.text}`);
  return texts.join(' · ') || (child.health?.with_diagnostics ? t('child.with_diagnostics') : '');
}

/** When and with whom a child left, and whether that person may pick it up; `null` when it has not. */
export function departureText(t: Words, fields: DayFields, date?: string): string | null {
  const text = departureFact(t, fields, date);
  const isAllowed = fields.may_pick_up ?? mayPickUp(fields.left_with);
  if (!text || isAllowed) return text;
  return `${text} ${t(fields.left_with === 'alone' ? 'leave.not_alone' : 'leave.not_entitled')}`;
}

/** A time, with its day where that is not the one it is told of. */
function timeOn(instant: string, date: string | undefined): string {
  const time = timeOf(instant);
  return date === undefined || romeDate(new Date(instant)) === date
    ? time
    : `${formatDate(romeDate(new Date(instant)))} ${time}`;
}

function departureFact(
  t: Words,
  { left_at, left_with, left_with_name }: MarkedFields,
  date?: string,
): string | null {
  if (!left_at && !left_with) return null;
  const name = left_with_name ?? (left_with === 'other' ? t('leave.other') : null);
  if (!left_at)
    return left_with === 'alone' ? t('mark.alone') : t('mark.with', { name: name ?? t('somebody') });
  const time = timeOn(left_at, date);
  if (left_with === 'alone') return t('child.left_alone', { time });
  return name ? t('child.left_with', { time, name }) : t('child.left_at', { time });
}

/** The mark of a point; also whether who took the child by it may not pick it up any more. */
export function issueMark(t: Words, { mark, may_pick_up, date }: AttendanceIssue): string {
  return markText(t, { ...mark, may_pick_up }, date);
}

/** What was marked, and why it is an open point. @param readerId see {@link reasonText} */
export function issueText(t: Words, issue: AttendanceIssue, readerId: number | null): string {
  return `${issueMark(t, issue)}. ${reasonText(t, issue, readerId)}`;
}

/**
 * Why a mark became an open point; where that is so no more, what to do now.
 * @param readerId of the account that reads it: who made the mark is addressed, and not called by name
 */
export function reasonText(t: Words, issue: AttendanceIssue, readerId: number | null): string {
  const gone = toldGone(issue);
  if (gone) return t(`points.reasons_gone.${gone}`);
  const reason = reasonOf(t, issue, readerId);
  return issue.reason_gone ? `${reason} ${t('points.reason_gone')}` : reason;
}

/** Who changed the same meanwhile is named, unless it was its maker. */
function reasonOf(t: Words, issue: AttendanceIssue, readerId: number | null): string {
  const { attendance, made_by } = issue;
  const isNote = Object.keys(issue.mark).every((field) => field === 'note');
  const other = isNote ? attendance?.changed_by : attendance && toldBy(attendance);
  const told = toldReason(issue);
  switch (told) {
    case 'changed_meanwhile':
      return other && other.id !== made_by?.id
        ? t('points.reasons.changed_meanwhile', { name: other.name })
        : t('points.reasons.changed');
    case 'not_leading':
      if (made_by && made_by.id === readerId) return t('points.reasons.not_leading_you');
      return t('points.reasons.not_leading', { name: made_by?.name ?? t('somebody') });
    case 'not_taken_over':
      return t('points.reasons.not_taken_over', {
        name: (attendance && toldBy(attendance)?.name) || t('somebody'),
      });
    default:
      return t(`points.reasons.${told}`);
  }
}

/** Who told last whether a child is there. A list that was kept before an update knows only who changed the day last. */
export function toldBy({ told_by, changed_by }: AttendanceRecord): AttendanceRecord['told_by'] {
  return told_by === undefined ? changed_by : told_by;
}
