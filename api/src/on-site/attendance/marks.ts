import {
  addDays,
  emergencyContacts,
  normaliseForSearch,
  romeInstant,
  type IsoDate,
  type IssueReason,
  type SeenAttendance,
} from '@feria/shared';
import { MARK_FIELDS, type MarkedDay, type MergedMark } from '@feria/shared/rules/attendance-merge';
import { ValidationErrors } from '../../core/http/errors.js';
import type { PlaceOnSite } from '../../presence/places-of-days.js';
import type { AttendanceChangeBody } from './attendance.dto.js';
import type { AttendanceChangeEntity } from '../../model/on-site/attendance.entity.js';
import type { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { namesOfPersons, type NamelessMark } from './names-of-persons.js';
import type { PlaceOfDay } from '../../presence/places-of-days.js';
import type { EntityManager } from 'typeorm';

/** A mark that is kept: to be merged into its day, or an open point for a reason. */
export interface KeptMark {
  change: AttendanceChangeBody;
  place: PlaceOnSite & { registration?: PlaceOfDay['registration'] };
  reason: IssueReason | null;
  /** Of one with the reason `no_place`: the reason if the child was there when its place ended, as a mark of the same call may say. */
  ifThere?: IssueReason | null;
}

/** @throws AppError 422 at the fields that a mark lacks */
export function refuseIncomplete(changes: readonly AttendanceChangeBody[]): void {
  const problems = new ValidationErrors();
  for (const [index, change] of changes.entries()) {
    const at = `changes.${index}`;
    const { device, sequence, seen, withdraws, left_with, left_with_name, left_with_phone } = change;
    if (device && sequence == null) problems.add(`${at}.sequence`, 'validation.required');
    if (device && seen == null) problems.add(`${at}.seen`, 'validation.required');
    if (!device && (sequence != null || seen != null || withdraws != null))
      problems.add(`${at}.device`, 'validation.required');
    if (device && left_with === 'other' && !left_with_name)
      problems.add(`${at}.left_with_name`, 'attendance.name_of_other');
    if (!left_with && (left_with_name || left_with_phone))
      problems.add(`${at}.left_with`, 'validation.required');
  }
  problems.throwIfAny();
}

/** In the order in which they were made: of each device by sequence, else as they were sent. */
export function inOrder(marks: readonly KeptMark[]): KeptMark[] {
  const queues = new Map<string, KeptMark[]>();
  for (const mark of marks) {
    const { device } = mark.change;
    if (device) queues.set(device, [...(queues.get(device) ?? []), mark]);
  }
  for (const queue of queues.values()) queue.sort((a, b) => a.change.sequence! - b.change.sequence!);
  return marks.map((mark) => (mark.change.device ? queues.get(mark.change.device)!.shift()! : mark));
}

/**
 * Marks as the rule takes them. Times in the future become that of the receipt; the names of persons are those that were seen, of
 * older clients those of now.
 */
export async function readMarks(
  manager: EntityManager,
  marks: readonly KeptMark[],
  { received, userId }: { received: Date; userId: number },
): Promise<MergedMark[]> {
  const isNameless = ({ change }: KeptMark): boolean =>
    Boolean(change.left_with) && change.left_with_name === undefined;
  const nameless = ({ change, place }: KeptMark): NamelessMark => ({
    child_id: change.child_id,
    left_with: change.left_with!,
    registration: place.registration ?? null,
  });
  const nameOf = await namesOfPersons(manager, marks.filter(isNameless).map(nameless));
  return marks.map((mark) => {
    const { change } = mark;
    const sent = [...MARK_FIELDS, 'left_with_name', 'left_with_phone'] as const;
    const fields = Object.fromEntries(
      sent.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]),
    ) as MergedMark['fields'];
    for (const field of ['arrived_at', 'left_at'] as const)
      if (fields[field]) fields[field] = bounded(fields[field], received);
    if (isNameless(mark)) fields.left_with_name = nameOf(nameless(mark));
    // Another contact stands there by now: the name is the fact, and not the place in the list.
    if (isOtherContact(mark)) fields.left_with = 'other';
    return {
      id: change.id,
      at: bounded(change.changed_at, received),
      user: userId,
      device: change.device ?? null,
      sequence: change.sequence ?? null,
      fields,
      seen: change.seen ? seenOf(change.seen) : null,
    };
  });
}

/** Whether a mark names another emergency contact than the one who stands at that place of the registration now. */
function isOtherContact({ change: { left_with, left_with_name }, place }: KeptMark): boolean {
  if (!left_with?.startsWith('contact:') || !left_with_name || !place.registration) return false;
  const name = emergencyContacts(place.registration)[Number(left_with.slice(8)) - 1]?.name;
  return !name || normaliseForSearch(name) !== normaliseForSearch(left_with_name);
}

/** The row of a mark that was merged into a day. */
export function changeOf(
  mark: MergedMark,
  attendanceId: number,
  received: Date,
): Partial<AttendanceChangeEntity> {
  return {
    id: mark.id,
    attendance_id: attendanceId,
    fields: JSON.stringify(mark.fields),
    changed_at: new Date(mark.at),
    received_at: received,
    user_id: mark.user,
    device: mark.device,
    sequence: mark.sequence,
  };
}

/** The row of a mark that becomes an open point. */
export function issueOf(
  mark: MergedMark,
  { change, place }: KeptMark,
  { reason, received }: { reason: IssueReason; received: Date },
): Partial<AttendanceIssueEntity> {
  return {
    change_id: mark.id,
    child_id: change.child_id,
    date: change.date,
    reason,
    state: 'open',
    course_week_id: place.course_week_id,
    week_group_id: place.group_id,
    fields: JSON.stringify(mark.fields),
    seen: mark.seen && JSON.stringify(mark.seen),
    made_at: new Date(mark.at),
    received_at: received,
    user_id: mark.user,
  };
}

/** When a mark was made, for the rights of its maker: not before the times that it tells, and not later than it arrived. */
export function madeAt({ changed_at, arrived_at, left_at }: AttendanceChangeBody, received: Date): Date {
  const told = [changed_at, arrived_at, left_at].flatMap((time) => (time ? [Date.parse(time)] : []));
  return new Date(Math.min(Math.max(...told), received.getTime()));
}

/** Until when in the morning a child may leave that came on the day before. */
const NIGHT_ENDS = '12:00';

/**
 * Which time of a mark is not of its day, if any: a child arrives on it, and leaves on it or in the night that follows.
 */
export function timeOfOtherDay(
  { date }: { date: IsoDate },
  { arrived_at, left_at }: MergedMark['fields'],
): 'arrived_at' | 'left_at' | null {
  const isWithin = (instant: string | null | undefined, end: Date): boolean =>
    !instant || (new Date(instant) >= romeInstant(date) && new Date(instant) < end);
  const next = addDays(date, 1);
  if (!isWithin(arrived_at, romeInstant(next))) return 'arrived_at';
  return isWithin(left_at, romeInstant(next, NIGHT_ENDS)) ? null : 'left_at';
}

/** Whether a child would have left before it arrived. */
export function leftBeforeArrival({
  arrived_at,
  left_at,
}: Partial<Pick<MarkedDay['state'], 'arrived_at' | 'left_at'>>): boolean {
  return Boolean(arrived_at && left_at) && Date.parse(left_at!) < Date.parse(arrived_at!);
}

function bounded(instant: string, received: Date): string {
  return new Date(Math.min(Date.parse(instant), received.getTime())).toISOString();
}

function seenOf(seen: NonNullable<AttendanceChangeBody['seen']>): SeenAttendance {
  return {
    status: seen.status ?? null,
    left_with: seen.left_with ?? null,
    arrived_at: seen.arrived_at ?? null,
    left_at: seen.left_at ?? null,
    ...(seen.note === undefined ? {} : { note: seen.note }),
    ...(seen.told_absent == null ? {} : { told_absent: seen.told_absent }),
  };
}
