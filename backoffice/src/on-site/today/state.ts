import type { Rejection } from './deliver';
import type { AttendanceIssue, IsoDate } from '@feria/shared';
import type { UnsentCount } from './counts';
import type { HeldDay, HeldDays } from './days';
import type { Mark, MarkedFields } from './marks';

/** A note that is being typed. */
export interface Draft {
  text: string;
  /** The note that stood there when somebody began to write; `null` for none. */
  before: string | null;
}

/** A mark that was sent with a time that may be wrong. */
type UnsureTime = Pick<Mark, 'id' | 'child_id' | 'date'> & {
  /** What it says, without names. */
  fields: Pick<MarkedFields, 'status' | 'arrived_at' | 'left_at'>;
};

/** What the page shows. */
export interface TodayState {
  /**
   * - `starting`: nothing is known yet
   * - `ready`: there is a day
   * - `empty`: there is none, and no network to get it
   * - `forbidden`: the account may not see any
   * - `signed_out`: nobody is logged in, and there is no network to do so
   */
  phase: 'starting' | 'ready' | 'empty' | 'forbidden' | 'signed_out';
  /** What the device holds, by date. */
  days: HeldDays;
  /** The date that the leader chose; `null`: today. */
  chosen: IsoDate | null;
  /** The day on the screen. */
  held: HeldDay | null;
  /** Marks that the server has not confirmed, in their order. */
  marks: readonly Mark[];
  /** Of these, ids of those that this device could not keep: they live as long as the page. */
  unkept: ReadonlySet<string>;
  /** Of these, those that the server did not take, and why. They stay until they are sent again or thrown away. */
  rejected: ReadonlyMap<string, Rejection>;
  /** Points that are open, as the server told last. */
  issues: readonly AttendanceIssue[];
  /** Marks of this device that became points since the page was opened: ids of the points by those of the marks. */
  becamePoints: ReadonlyMap<string, number>;
  /** Of these, those that the server does not show to who made the marks: somebody else has the child now. */
  hiddenPoints: ReadonlySet<number>;
  /** Marks and counts of other accounts that are not sent from this device. */
  ofOthers: number;
  /** Marks that the server has, with times of which nobody knows if they are right. Somebody says when they were looked at. */
  unsure: readonly UnsureTime[];
  /** Counts that the server has not confirmed. */
  counts: readonly UnsentCount[];
  /** Of the office, as the list had it when the login ended. */
  officePhone: string;
  /** When nobody is logged in: whether the login ended by anything else than a logout on this page. */
  hasEnded: boolean;
  /** When nobody is logged in: how many marks and counts are sealed on the device. */
  leftBehind: number;
  /** A count that the server did not take, and why. */
  countRefusal: (Pick<UnsentCount, 'number' | 'counted_at'> & { message: string }) | null;
  /** Notes that are typed and not saved, by {@link noteKey}. */
  notes: Readonly<Record<string, Draft>>;
  /** Whether what was read and typed last is on the device too. */
  isKept: boolean;
  /** Whether the last call reached the server; `null` before the first. */
  online: boolean | null;
}

export const START: TodayState = {
  phase: 'starting',
  days: new Map(),
  chosen: null,
  held: null,
  marks: [],
  unkept: new Set(),
  rejected: new Map(),
  issues: [],
  becamePoints: new Map(),
  hiddenPoints: new Set(),
  ofOthers: 0,
  unsure: [],
  counts: [],
  officePhone: '',
  hasEnded: false,
  leftBehind: 0,
  countRefusal: null,
  notes: {},
  isKept: true,
  online: null,
};

/** Under which a note that is not saved is kept. */
export const noteKey = (date: IsoDate, childId: number): string => `${date} ${childId}`;

/** What {@link noteKey} was made of. */
export function readNoteKey(key: string): { date: IsoDate; childId: number } {
  return { date: key.slice(0, 10), childId: Number(key.slice(11)) };
}

/** Marks that wait for a network: all but those that the server did not take. */
export function waitingMarks({ marks, rejected }: Pick<TodayState, 'marks' | 'rejected'>): Mark[] {
  return marks.filter(({ id }) => !rejected.has(id));
}

/** A state without the marks that the server has. */
export function withoutMarks(
  state: TodayState,
  ids: ReadonlySet<string>,
): Pick<TodayState, 'marks' | 'unkept' | 'rejected'> {
  return {
    marks: state.marks.filter(({ id }) => !ids.has(id)),
    unkept: new Set([...state.unkept].filter((id) => !ids.has(id))),
    rejected: new Map([...state.rejected].filter(([id]) => !ids.has(id))),
  };
}
