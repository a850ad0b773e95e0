import type { SeenAttendance } from '../contracts/attendance.js';
import type { AttendanceFields } from './attendance.js';
import type { IsoInstant } from './dates.js';

/** Fields that a mark may set. */
export const MARK_FIELDS = ['status', 'arrived_at', 'left_at', 'left_with', 'note'] as const;
type Field = (typeof MARK_FIELDS)[number];

/** Whom a child left with, as the leader saw it. */
export interface LeftWithPerson {
  left_with_name: string | null;
  left_with_phone: string | null;
}

/** Where the value of a field comes from. */
export interface Origin {
  /** Id of the mark. */
  id: string;
  /** When it was made. */
  at: IsoInstant;
  user: number | null;
  /** `null` of an older client, and of a point that was restored. */
  device: string | null;
  sequence: number | null;
}

/** A day of a child, and where each of its values comes from; a field that nobody set has no origin. */
export interface MarkedDay {
  state: AttendanceFields & LeftWithPerson;
  origins: Partial<Record<Field, Origin>>;
}

/** A mark to be merged into a day. */
export interface MergedMark extends Origin {
  fields: Partial<AttendanceFields & LeftWithPerson>;
  /** What its maker saw; `null` of an older client. */
  seen: SeenAttendance | null;
}

type Kept = Field[];

/** A day after a mark. */
export interface Merged {
  day: MarkedDay;
  /** Whether the mark counts, or says what is known already; else a later one has been there before it. */
  counts: boolean;
}

/**
 * The day with a mark, or `null` when the mark contradicts what somebody else marked and its maker had not seen
 * (product/on-site.md#attendance). Arrival (status and time) and departure (time and person) are one fact each.
 *
 * - A field that equals what its maker saw and what stands there is no change. What nobody else changed since is set.
 * - Marks that one person made on one device count by their sequence.
 * - A mark that says what is known already agrees: the first time stays.
 * - A mark of an older client (without `seen`): of each field the latest counts.
 */
export function mergeMark(day: MarkedDay, mark: MergedMark): Merged | null {
  const sent = MARK_FIELDS.filter((field) => mark.fields[field] !== undefined);
  const { seen } = mark;
  if (!seen) {
    const later = sent.filter((field) => isLater(mark, day.origins[field]));
    return { day: take(day, mark, later), counts: later.length > 0 };
  }
  const fresh = sent.filter((field) => !isOlderOfDevice(mark, day.origins[field]));
  const changed = fresh.filter((field) => isChange(day, mark, seen, field));
  if (contradicts(day, mark, seen, changed)) return null;
  const arrival = mergeFact(day, mark, seen, changed, 'status', 'arrived_at');
  const departure = mergeFact(day, mark, seen, changed, 'left_with', 'left_at');
  const note = mergeNote(day, mark, seen, changed);
  if (!arrival || !departure || !note) return null;
  return {
    day: take(day, ...withoutContradiction(day, mark, [...arrival, ...departure, ...note])),
    counts: fresh.length > 0 || sent.length === 0,
  };
}

/**
 * The day with a mark that somebody restored: it says what the mark says, whatever it said before. A child that is present or absent has
 * not left, and one that left was there.
 */
export function restoreMark(day: MarkedDay, mark: MergedMark): MarkedDay {
  const fields = restoredFields(day.state, mark.fields);
  return take(
    day,
    { ...mark, fields },
    MARK_FIELDS.filter((field) => fields[field] !== undefined),
  );
}

/** What {@link restoreMark} makes a day say: for who is asked before. */
export function restoredFields(
  state: Pick<AttendanceFields, 'status' | 'left_at'>,
  mark: MergedMark['fields'],
): MergedMark['fields'] {
  const fields = { ...mark };
  if (fields.status && !fields.left_at && !fields.left_with && state.left_at !== null)
    Object.assign(fields, { left_at: null, left_with: null });
  if (fields.left_at && fields.status === undefined && state.status !== null) fields.status = 'present';
  return fields;
}

/**
 * The mark with what follows from it, and the fields that it sets: a child that is absent has not left, and one that left was there. Its
 * maker saw what it contradicts, else it is not taken.
 */
function withoutContradiction(
  { state }: MarkedDay,
  mark: MergedMark,
  fields: readonly Field[],
): [MergedMark, Field[]] {
  const after = (field: 'status' | 'left_at' | 'left_with') =>
    fields.includes(field) ? mark.fields[field] : state[field];
  const isAway = after('status') === 'absent' || after('status') === 'excused';
  if (!isAway || !(after('left_at') || after('left_with'))) return [mark, [...fields]];
  const follows: MergedMark['fields'] = fields.includes('status')
    ? { left_at: null, left_with: null, left_with_name: null, left_with_phone: null }
    : { status: 'present', ...timeOfDeparture(mark, after('left_at') ?? null) };
  const set = new Set([...fields, ...MARK_FIELDS.filter((field) => follows[field] !== undefined)]);
  return [{ ...mark, fields: { ...mark.fields, ...follows } }, [...set]];
}

/** Who says with whom a child left means the departure that was seen, also where its time was taken away since. */
function timeOfDeparture({ seen }: MergedMark, left_at: string | null): MergedMark['fields'] {
  return left_at === null && seen?.left_at ? { left_at: seen.left_at } : {};
}

/** Which fields of a fact the mark sets; `null` when it contradicts what its maker had not seen. */
function mergeFact(
  day: MarkedDay,
  mark: MergedMark,
  seen: SeenAttendance,
  changed: readonly Field[],
  what: 'status' | 'left_with',
  when: 'arrived_at' | 'left_at',
): Kept | null {
  const mine = changed.filter((field) => field === what || field === when);
  if (mine.length === 0 || isKnown(day, mark, seen, [what, when])) return mine;
  const agrees = mine.includes(what)
    ? saysTheSame(day, mark, what)
    : isSame(day.state[when], mark.fields[when]);
  // The first time stays; one that is missing is filled in.
  return agrees ? mine.filter((field) => field === when && day.state[when] === null) : null;
}

function mergeNote(
  day: MarkedDay,
  mark: MergedMark,
  seen: SeenAttendance,
  changed: readonly Field[],
): Kept | null {
  if (!changed.includes('note')) return [];
  if (seen.note === undefined || isKnown(day, mark, seen, ['note'])) return ['note'];
  return day.state.note === mark.fields.note ? [] : null;
}

/** Whether the mark cannot be true together with the other fact of the day, which its maker had not seen. */
function contradicts(
  { state, origins }: MarkedDay,
  mark: MergedMark,
  seen: SeenAttendance,
  changed: readonly Field[],
): boolean {
  const day = { state, origins };
  const { fields } = mark;
  const leaves = (['left_at', 'left_with'] as const).some(
    (field) => changed.includes(field) && fields[field],
  );
  const isAway = state.status === 'absent' || state.status === 'excused';
  if (leaves && isAway && fields.status === undefined && !isKnown(day, mark, seen, ['status'])) return true;
  if (!changed.includes('status') || !fields.status || state.left_at === null) return false;
  if (isKnown(day, mark, seen, ['left_at', 'left_with'])) return false;
  return fields.status !== 'present' || Date.parse(mark.at) > Date.parse(state.left_at);
}

/** Whether the maker saw what stands there, or made it on the same device. */
function isKnown(
  { state, origins }: MarkedDay,
  mark: MergedMark,
  seen: SeenAttendance,
  fact: readonly Field[],
): boolean {
  return fact.every((field) => {
    const origin = origins[field];
    return !origin || isOfDevice(mark, origin) || isSame(state[field], seen[field] ?? null);
  });
}

/**
 * Whether the mark says something with the field: another value than its maker saw, or one that does not stand there. What its maker saw
 * may be an own mark that was not applied.
 */
function isChange(
  { state, origins }: MarkedDay,
  mark: MergedMark,
  seen: SeenAttendance,
  field: Field,
): boolean {
  const value = mark.fields[field];
  if (field === 'note' && seen.note === undefined) return true;
  if (!isSame(value, seen[field] ?? null)) return true;
  if (value !== null && !origins[field]) return true;
  const isTold = value !== null && (field === 'status' || field === 'left_with');
  if (isTold && !isSame(value, state[field])) return true;
  // Another name for the same kind of person: `other`, or a contact that the office has changed.
  return (
    field === 'left_with' &&
    value !== null &&
    state.left_with === value &&
    mark.fields.left_with_name !== undefined &&
    mark.fields.left_with_name !== state.left_with_name
  );
}

function saysTheSame({ state }: MarkedDay, { fields }: MergedMark, what: 'status' | 'left_with'): boolean {
  if (state[what] !== fields[what]) return false;
  return (
    what === 'status' || fields.left_with_name === undefined || fields.left_with_name === state.left_with_name
  );
}

function take({ state, origins }: MarkedDay, mark: MergedMark, fields: readonly Field[]): MarkedDay {
  const { id, at, user, device, sequence } = mark;
  const taken = Object.fromEntries(fields.map((field) => [field, mark.fields[field]]));
  const person = fields.includes('left_with') && {
    left_with_name: mark.fields.left_with_name ?? null,
    left_with_phone: mark.fields.left_with_phone ?? null,
  };
  return {
    state: { ...state, ...taken, ...person },
    origins: {
      ...origins,
      ...Object.fromEntries(fields.map((field) => [field, { id, at, user, device, sequence }])),
    },
  };
}

/** The latest of the marks that count; `null` without any. */
export function latestOf(origins: MarkedDay['origins']): Origin | null {
  let latest: Origin | null = null;
  for (const origin of Object.values(origins)) if (!latest || isLater(origin, latest)) latest = origin;
  return latest;
}

function isLater(a: Origin, b: Origin | undefined): boolean {
  if (!b) return true;
  const byTime = Date.parse(a.at) - Date.parse(b.at);
  return byTime === 0 ? a.id > b.id : byTime > 0;
}

/** Whether one person made both on one device. Who shares a device with somebody does not see the marks that the other has not sent. */
function isOfDevice(mark: Origin, origin: Origin): boolean {
  return mark.device !== null && mark.device === origin.device && mark.user === origin.user;
}

function isOlderOfDevice(mark: Origin, origin: Origin | undefined): boolean {
  return Boolean(origin && isOfDevice(mark, origin) && (origin.sequence ?? 0) >= (mark.sequence ?? 0));
}

/** Instants are compared as such, whatever zone they were written in. */
function isSame(a: string | null | undefined, b: string | null | undefined): boolean {
  if (a === b) return true;
  return Boolean(a && b && /^\d{4}-\d\d-\d\dT/.test(a) && Date.parse(a) === Date.parse(b));
}
