import type { AttendanceFields, IssueReason, IssueState } from '../rules/attendance.js';
import type { School } from '../rules/children.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { DayWeek } from './course.js';
import type { PhoneContact, PickupPerson } from './on-site.js';
import type { ChildHealth } from './people.js';
import type { DayType } from '../rules/day-type.js';

/** A leader of a group or a week. */
export interface WeekLeader {
  id: number;
  name: string;
}

/** An answer to a question of a project, in words in the reader's language. */
export interface AnswerOnSite {
  question: string;
  answer: string;
  /** Whether it tells of the child's health. */
  health: boolean;
  /** Whether it is to be seen at a glance: about health, and not *no*. */
  warns: boolean;
}

/** What was marked of a child on a day. */
export interface AttendanceRecord extends AttendanceFields {
  child_id: number;
  date: IsoDate;
  /** Name of the person that the child left with, as the leader saw it then. */
  left_with_name: string | null;
  /** Telephone of that person, as the leader saw it; `null` for readers who do not see the parents. */
  left_with_phone: string | null;
  /**
   * Whether that person may pick it up: not who could not when the mark arrived, of a mark that was restored as of now. `null` when it has
   * not left, or nobody is named.
   */
  may_pick_up: boolean | null;
  /** The latest change that counts. */
  changed_at: IsoInstant | null;
  /** Who made it; `null` when that account is gone. */
  changed_by: WeekLeader | null;
  /** Who told last whether it is there or has left, whoever changed the note since; `null` when nobody did, and when that account is gone. */
  told_by: WeekLeader | null;
}

/** A child with a confirmed place in a week that runs on the day, or one that stays after its place ended. */
export interface AttendanceChild {
  child_id: number;
  /** `null`: it was removed on the day, and the child stays (`place_ended`). */
  registration_id: number | null;
  /** Its place ended on the day while it was there: it stands on the list until it has left (product/on-site.md#place-ended). */
  place_ended: boolean;
  /** Whether something about its day is to be cleared up ({@link AttendanceIssue}), as far as the reader sees it. */
  has_open_point: boolean;
  /**
   * Whether it is there by a mark of somebody who led it where it was before and does not lead it now (`told_by` of its day): it was moved
   * to another group or week since, and may still be with that person (product/on-site.md#taking-over).
   */
  to_take_over: boolean;
  /** `null`: in no group. */
  group_id: number | null;
  first_name: string;
  last_name: string;
  /** Years on that day. */
  age: number | null;
  /** With the tax code and the address of the parents: what a call to 112 and a hospital ask for. */
  birth: IsoDate | null;
  tax: string;
  /** `null`: the registration was removed before the child was marked. */
  day_type: DayType | null;
  leave_alone: boolean;
  swimming_help: boolean;
  /** `null` for readers who may not see it. */
  health: ChildHealth | null;
  /** What was answered to the questions of the project; those about health only to who sees the health. */
  answers: AnswerOnSite[];
  /** Nobody for readers who may not see them. */
  parents: (WeekLeader & { phone: string | null; address: string | null })[];
  /** Emergency contacts of the registration, in their order; none of one that was removed before phones could have the child on a list. */
  contacts: PhoneContact[];
  pickup_persons: PickupPerson[];
  /** That its parents, or the office for them, told that it does not come that day; the reason for readers who see the health. */
  absence: { reason: string | null } | null;
  /** `null`: nothing was marked. The note for readers who see the health. */
  attendance: AttendanceRecord | null;
}

/** A week that runs on the day, with the children that the reader may see, by name. */
export interface AttendanceWeek extends Omit<DayWeek, 'children'> {
  /** Whether it was cancelled, on that day at the latest: its places have ended, and who is there stays on the list until it has left. */
  cancelled: boolean;
  /** Of the location, for a call to 112; `null` when nobody has entered it. */
  place_address: string | null;
  /** Groups in the order in which they were made; only those that the reader may see. */
  groups: { id: number; name: string; leaders: WeekLeader[] }[];
  /** Whether anybody leads the week or a group of it, and so sees children in no group; else only the office does. */
  is_led: boolean;
  children: AttendanceChild[];
  /**
   * Children whose places in the week ended today before anybody had marked them, by name: they are on no list any more, and leaders look
   * for them. Only those that the reader saw before; of other days none.
   */
  gone: { id: number; first_name: string; last_name: string; at: IsoInstant }[];
  /**
   * Children who were there and whose families were erased that day: when, and from which group; nothing else of them is known any more
   * (product/on-site.md#erased-on-site). Only those that the reader saw before; gone when the day is over.
   */
  erased: { group: string | null; at: IsoInstant }[];
  /** The last counts of the day of the groups that the reader sees, newest first: `HEADCOUNTS_SHOWN`, and besides the newest of the week and of each group. */
  headcounts: Headcount[];
}

/** Answer of `GET /api/attendance?date=YYYY-MM-DD`. */
export interface AttendanceDay {
  date: IsoDate;
  /** By which a device with a wrong clock corrects its own. */
  server_time: IsoInstant;
  weeks: AttendanceWeek[];
  /** Whether the reader may mark at all; which days and children is decided for each mark. */
  may_mark: boolean;
  /** Weeks, and groups of them, off which the reader was taken today, and so sees no more; of who sees every week none. */
  taken_off: {
    week: Omit<DayWeek, 'children'>;
    /** Its name; `null` for the whole week, and when the group is gone. */
    group: string | null;
    whole_week: boolean;
    at: IsoInstant;
    /** Who leads there now, by name. */
    leaders: WeekLeader[];
    /** Groups of that week that the reader leads still. */
    still: string[];
  }[];
  /**
   * Children who are there by a mark of the reader, also one that is an open point, and whom the reader does not see any more since then, by
   * name: they were moved to another group, or the reader was taken off. They are to be handed over to who leads them now.
   */
  to_hand_over: {
    id: number;
    first_name: string;
    last_name: string;
    /** Who leads it now; nobody when the office alone sees it. */
    leaders: WeekLeader[];
  }[];
  /** Of the office, as parents have it; empty for none. */
  office_phone: string;
  /** How many points of the day are open that the reader sees (`GET /api/attendance/issues`). */
  issues: number;
}

/** The state of the child's day on the screen when a mark was made, with the marks that this device had made before. */
export interface SeenAttendance extends Pick<
  AttendanceFields,
  'status' | 'arrived_at' | 'left_at' | 'left_with'
> {
  /** Only of a mark that sets the note. */
  note?: string | null;
  /** Whether the screen said that the child does not come ({@link AttendanceChild.absence}); not there of an older client. */
  told_absent?: boolean | null;
}

/**
 * A mark, as `PUT /api/attendance` takes it. Fields that are not there stay as they are; `null` empties one. `device`, `sequence` and
 * `seen` come together; clients of an older version send none of them.
 */
export interface AttendanceMark extends Partial<AttendanceFields> {
  /** Made by the client (UUID), the same whenever it is sent. */
  id: string;
  child_id: number;
  date: IsoDate;
  /** When it was made, by the corrected clock of the device. Later than its receipt counts as its receipt. */
  changed_at: IsoInstant;
  /** Which device (UUID, made once). */
  device?: string | null;
  /** Counts up on the device: the order of its marks, whatever its clock said. From 1. */
  sequence?: number | null;
  seen?: SeenAttendance | null;
  /** Id of an own mark of the same day that this one takes back: if that one is an open point, the point is `undone`. */
  withdraws?: string | null;
  /** Name of `left_with` as it stood on the screen; required with `other`. Only together with `left_with`. */
  left_with_name?: string | null;
  /** Telephone of that person as it stood on the screen. Only together with `left_with`. */
  left_with_phone?: string | null;
}

/**
 * What became of a change:
 *
 * - `applied`: it counts, or says what is known already
 * - `superseded`: it is kept, but a later change of the same device counts or took it back (of a client without `device`: of anybody)
 * - `issue`: it is kept as an open point, and the day stays as it is ({@link AttendanceIssue})
 * - `repeated`: it arrived before; nothing was done
 * - `refused`: the sender never had the child in a week of that day, or the day has not come
 */
export const CHANGE_OUTCOMES = ['applied', 'superseded', 'issue', 'repeated', 'refused'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

/** Answer of `PUT /api/attendance`. */
export interface AttendanceResult {
  /** One for each change, in their order. */
  results: {
    id: string;
    outcome: ChangeOutcome;
    /** Why it was not applied, in the reader's language. */
    message: string | null;
    /**
     * The open point that it became, now or when it arrived first, or that there is about it although it was applied (`not_authorised`);
     * `null` for none, and for one that was taken back.
     */
    issue_id: number | null;
    /** Whether it was refused because its child is deleted: it can never be applied. */
    child_deleted: boolean;
  }[];
  /** The days that the changes were about, as they are now; of children that the reader still sees. */
  attendance: AttendanceRecord[];
}

/**
 * A mark that was kept and not applied, or something about a day that somebody has to look at (product/on-site.md#open-points). Open ones wait until
 * somebody restores or closes them, their maker takes the mark back, or a mark says that the child is not there any more; nothing else ends
 * them.
 */
export interface AttendanceIssue {
  id: number;
  state: IssueState;
  reason: IssueReason;
  /** Id of the mark, as the client made it; of a place that ended its own. */
  change_id: string;
  child: { id: number; first_name: string; last_name: string };
  /** The week in which its maker had the child, or in which the place ended. */
  week: Omit<DayWeek, 'children'>;
  date: IsoDate;
  /** Who made it, or ended the place (for readers who see the parents: it may be one); `null` when that account is gone. */
  made_by: WeekLeader | null;
  made_at: IsoInstant;
  received_at: IsoInstant;
  /** The fields that it sets; of a place that ended what stood there then. A note for readers who see the health, a telephone for those who see the parents; else `null`. */
  mark: Partial<AttendanceFields> & { left_with_name?: string | null; left_with_phone?: string | null };
  /** The state that its maker saw; `null` of an older client. */
  seen: Omit<SeenAttendance, 'note' | 'told_absent'> | null;
  /** The child's day as it is now; `null` when nothing was marked, and for readers who do not see the child. */
  attendance: AttendanceRecord | null;
  /** Of the child's day as it is now: sent back by who restores it. `null` for readers who do not see the child. */
  version: string | null;
  /** What the day said before it was restored, with the same left out; `null` of points that were not. */
  replaced: AttendanceIssue['mark'] | null;
  /** Who restored, closed or took it back; `null` while it is open, and when that account is gone. */
  settled_by: WeekLeader | null;
  settled_at: IsoInstant | null;
  /** Why it was closed, in the words of who did. */
  settled_reason: string | null;
  /**
   * Whom to call: of an open point that is noted besides what the day says (`isNoted`), and of a mark that says that the child is there or
   * has left; else `null`.
   */
  contact: {
    /** With their telephones; nobody for readers who do not see the parents. */
    parents: (WeekLeader & { phone: string | null })[];
    /** Emergency contacts of the registration, in their order. */
    contacts: PhoneContact[];
    /** Whether something is known of the child's health; `null` for readers who do not see it. */
    health: boolean | null;
  } | null;
  /**
   * Whether who took the child by the mark may pick it up as of now; `null` when it names nobody. Emergency contacts and others may not by
   * this alone.
   */
  may_pick_up: boolean | null;
  /** Whether the reader may close it: whoever marks the child now. Its maker may take the mark back. */
  may_close: boolean;
  /**
   * Whether the reason of an open point is gone since: the absence was taken back, the child has its place again, who took it may pick it up
   * or is another by now, or the day says what the mark says. `false` for readers who do not see the child.
   */
  reason_gone: boolean;
  /** Whether the reader may restore it, and its times can be of the day. */
  may_restore: boolean;
  /** Whether an open point says that the child is there, and an absence is told for the day; `false` for readers who do not see the child. */
  told_absent: boolean;
}

/** Body of `POST /api/attendance/issues/{id}/restore`. */
export interface RestoreIssueInput {
  /** `version` of the day, as the point was shown: 409 when it has changed since. */
  version: string;
}

/** Body of `POST /api/attendance/issues/{id}/close`. */
export interface CloseIssueInput {
  /** Required where a point says that the child is there or has left, and the day does not (`asksWhereChildIs`): where the child is. */
  reason?: string | null;
  /** Ids of further points of the same child on the same day that are answered by the same: all are closed, or none. */
  also?: readonly number[];
}

/** How many children somebody counted. */
export interface Headcount {
  /** Made by the client (UUID). */
  id: string;
  course_week_id: number;
  /** Which group was counted; `null`: the whole week. */
  week_group_id: number | null;
  date: IsoDate;
  number: number;
  /** How many the list of who counted said were there; `null` when it was not told. */
  expected: number | null;
  /**
   * Who was there by that list, by name: of the children that the reader sees, and of an own count all. `null` when it was not told. What
   * was marked later changes nothing of it.
   */
  children: { id: number; first_name: string; last_name: string }[] | null;
  counted_at: IsoInstant;
  /** Who counted; `null` when that account is gone. */
  counted_by: WeekLeader | null;
}

/** A count, as `PUT /api/attendance/headcounts` takes it. */
export type HeadcountInput = Omit<Headcount, 'counted_by' | 'week_group_id' | 'expected' | 'children'> & {
  week_group_id?: number | null;
  expected?: number | null;
  /** Ids of the children who were there by the list of who counted; then `expected` is how many they are. */
  children?: readonly number[] | null;
};

/** Answer of `PUT /api/attendance/headcounts`: one for each count, in their order. */
export interface HeadcountResult {
  results: { id: string; outcome: 'applied' | 'repeated' | 'refused'; message: string | null }[];
}

/** A child that can be put into a group of a week: it has a confirmed place there. */
export interface GroupableChild {
  id: number;
  first_name: string;
  last_name: string;
  /** Years on the first day of the week. */
  age: number | null;
  birth: IsoDate | null;
  school: School | null;
}

/** A group of a week. */
export interface WeekGroup {
  id: number;
  name: string;
  leaders: WeekLeader[];
  /** Ids of its children, by name. */
  children: number[];
}

/** Answer of `GET /api/courseWeek/{id}/groups`. */
export interface WeekGroupsDetail {
  week: Omit<DayWeek, 'children'>;
  /** To be sent back when the groups are saved, so that nobody overwrites what another one saved in between. */
  version: string;
  /** Who leads the whole week. */
  leaders: WeekLeader[];
  groups: WeekGroup[];
  /** Every child with a confirmed place, by name. */
  children: GroupableChild[];
  /** Who can be assigned: accounts with `week.assigned`, by name. */
  assignable: WeekLeader[];
  /** Whether the reader may name leaders and put children into groups, beside `course.update` (shared/docs/access.md). */
  may_assign: boolean;
}
