import type { AttendanceFields } from '../rules/attendance.js';
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

/** What was marked of a child on a day. */
export interface AttendanceRecord extends AttendanceFields {
  child_id: number;
  date: IsoDate;
  /** Name of the person that the child left with, as it was then. */
  left_with_name: string | null;
  /** The latest change that counts. */
  changed_at: IsoInstant | null;
  /** Who made it; `null` when that account is gone. */
  changed_by: WeekLeader | null;
}

/** A child with a confirmed place in a week that runs on the day. */
export interface AttendanceChild {
  child_id: number;
  registration_id: number;
  /** `null`: in no group. */
  group_id: number | null;
  first_name: string;
  last_name: string;
  /** Years on that day. */
  age: number | null;
  day_type: DayType;
  leave_alone: boolean;
  swimming_help: boolean;
  /** `null` for readers who may not see it. */
  health: ChildHealth | null;
  parents: (WeekLeader & { phone: string | null })[];
  /** Emergency contacts of the registration, in their order. */
  contacts: PhoneContact[];
  pickup_persons: PickupPerson[];
  /** That its parents told that it does not come that day; the reason for readers who see the health. */
  absence: { reason: string | null } | null;
  /** `null`: nothing was marked. The note for readers who see the health. */
  attendance: AttendanceRecord | null;
}

/** A week that runs on the day, with the children that the reader may see, by name. */
export interface AttendanceWeek extends Omit<DayWeek, 'children'> {
  /** Groups in the order in which they were made; only those that the reader may see. */
  groups: { id: number; name: string; leaders: WeekLeader[] }[];
  children: AttendanceChild[];
}

/** Answer of `GET /api/attendance?date=YYYY-MM-DD`. */
export interface AttendanceDay {
  date: IsoDate;
  /** By which a device with a wrong clock corrects its own. */
  server_time: IsoInstant;
  weeks: AttendanceWeek[];
}

/**
 * What became of a change:
 *
 * - `applied`: it counts
 * - `superseded`: it is kept, but a later change of the same fields counts
 * - `repeated`: it arrived before; nothing was done
 * - `refused`: the child is not in a week of the sender on that day, or the day has not come
 */
export const CHANGE_OUTCOMES = ['applied', 'superseded', 'repeated', 'refused'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

/** Answer of `PUT /api/attendance`. */
export interface AttendanceResult {
  /** One for each change, in their order. */
  results: { id: string; outcome: ChangeOutcome; message: string | null }[];
  /** The days that the changes were about, as they are now. */
  attendance: AttendanceRecord[];
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
}
