import type { SignUpInput } from '../contracts/registration.js';
import { overlaps, type IsoDate } from './dates.js';
import { offeredDayTypes, type DayType } from './day-type.js';

/** What the sign-up rules must know of a week. */
export interface SignUpWeek {
  id: number;
  name: string;
  from: IsoDate;
  to: IsoDate;
  half_day: boolean;
  full_day: boolean;
}

/** What the sign-up rules must know of the course. Labels and names are in the reader's language. */
export interface SignUpFacts {
  weeks: readonly SignUpWeek[];
  /** Label of the custom field, `null` when the course has none. */
  customField: string | null;
  /** Whether the lines are wishes for a draw: wished weeks may overlap. */
  areWishes?: boolean;
}

/** A problem of a sign-up: field path, key under `signup` in the server's messages, values for it. */
export interface SignUpProblem {
  path: string;
  key:
    | 'no_child'
    | 'child_missing'
    | 'no_week'
    | 'week_unknown'
    | 'week_twice'
    | 'overlap_request'
    | 'day_type'
    | 'contact1'
    | 'contacts_differ'
    | 'contact2_phone'
    | 'custom_field'
    | 'privacy';
  params?: Record<string, string>;
}

/** Length of the name of an emergency contact at most. */
export const CONTACT_NAME_MAX = 100;

/** Length of the reason of an exception at most (product/catalogue.md#eligibility). */
export const REASON_MAX = 255;

/** Phone numbers are the same when their digits are: 00 stands for +, and a leading +39 does not make another of it. */
export function samePhone(one: string, other: string): boolean {
  const digits = (phone: string): string =>
    phone
      .replace(/[^\d+]/g, '')
      .replace(/^00/, '+')
      .replace(/^\+39/, '');
  return digits(one) === digits(other);
}

/**
 * The rules of sign-up that the request alone decides: form and API check the same. What needs the database (whose
 * child, what is booked already, seats) is the API's.
 */
export function signUpProblems(input: SignUpInput, facts: SignUpFacts): SignUpProblem[] {
  const problems: SignUpProblem[] = [];
  const add = (path: string, key: SignUpProblem['key'], params?: Record<string, string>): void => {
    problems.push({ path, key, params });
  };
  if (input.bookedChildren.length === 0) add('bookedChildren', 'no_child');
  // By child, not by entry: one that stands in two entries can take part in one programme on a day all the same.
  const chosen = new Map<number, SignUpWeek[]>();
  input.bookedChildren.forEach((child, index) => {
    const path = `bookedChildren.${index}`;
    if (!child.id) add(`${path}.id`, 'child_missing');
    if (child.courseWeeks.length === 0) add(`${path}.courseWeeks`, 'no_week');
    const before = (child.id && chosen.get(child.id)) || [];
    weekProblems(child.courseWeeks, before, facts, path, add);
    chosen.set(child.id, before);
    const customField = child.custom_field?.trim() || input.custom_field?.trim();
    if (facts.customField && !customField)
      add(`${path}.custom_field`, 'custom_field', { label: facts.customField });
  });
  const [first, second] = [input.emergency_contact1_phone.trim(), input.emergency_contact2_phone?.trim()];
  if (!first) add('emergency_contact1_phone', 'contact1');
  else if (second && samePhone(first, second)) add('emergency_contact2_phone', 'contacts_differ');
  if (!second && input.emergency_contact2_name?.trim()) add('emergency_contact2_phone', 'contact2_phone');
  if (input.privacy === false) add('privacy', 'privacy');
  return problems;
}

/** @param before weeks that the child has in the request already; those of this entry are added */
function weekProblems(
  chosen: readonly { id: number; dayType: DayType }[],
  before: SignUpWeek[],
  { weeks, areWishes = false }: SignUpFacts,
  childPath: string,
  add: (path: string, key: SignUpProblem['key'], params?: Record<string, string>) => void,
): void {
  chosen.forEach((line, index) => {
    const path = `${childPath}.courseWeeks.${index}`;
    if (!line.id) {
      add(`${path}.id`, 'no_week');
      return;
    }
    const week = weeks.find((candidate) => candidate.id === line.id);
    if (!week) {
      add(`${path}.id`, 'week_unknown');
      return;
    }
    if (!offeredDayTypes(week).includes(line.dayType)) add(`${path}.dayType`, 'day_type');
    if (before.includes(week)) add(`${path}.id`, 'week_twice', { courseWeek: week.name });
    else if (!areWishes && before.some((other) => overlaps(other, week))) {
      add(`${path}.id`, 'overlap_request', { courseWeek: week.name });
    }
    before.push(week);
  });
}
