import type { AttendanceChild } from '@feria/shared';
import { samePhone } from '@feria/shared/rules/sign-up';
import type { MarkedFields } from './marks';

/** Somebody with whom a child can leave, as the screen shows them. */
export interface LeavePerson {
  /** See `LEFT_WITH` (shared/src/rules/attendance.ts). */
  id: string;
  name: string;
  relation: string | null;
  phone: string | null;
}

/** The people of a child, as far as is asked here. */
interface PeopleOf extends Pick<AttendanceChild, 'pickup_persons' | 'contacts'> {
  parents: readonly Omit<AttendanceChild['parents'][number], 'address'>[];
}

/** Who may pick up a child: its parents and the persons they named. */
export function authorisedPersons(child: Omit<PeopleOf, 'contacts'>): LeavePerson[] {
  return [
    ...child.parents.map(({ id, name, phone }) => ({ id: `parent:${id}`, name, phone, relation: null })),
    ...child.pickup_persons.map(({ id, name, phone, relation }) => ({
      id: `pickup:${id}`,
      name,
      phone,
      relation,
    })),
  ];
}

/**
 * Who is called in an emergency, and may not pick up the child by this alone. A parent or pick-up person who is also named as a contact
 * stands among those who may, and only there.
 */
export function emergencyPersons(child: PeopleOf): (LeavePerson & { phone: string })[] {
  const authorised = authorisedPersons(child);
  return child.contacts.flatMap((contact, index) => {
    if (authorised.some((person) => isSame(contact, person))) return [];
    const { name, phone } = contact;
    return [{ id: `contact:${index + 1}`, name: name ?? phone, phone, relation: null }];
  });
}

/**
 * Who is called before a child is given to somebody who may not pick it up: its parents, as far as their numbers are known, else the
 * emergency contacts, without that person.
 */
export function whomToCall(child: PeopleOf, leftWith: string | null): (LeavePerson & { phone: string })[] {
  const parents = authorisedPersons({ parents: child.parents, pickup_persons: [] });
  const reachable = parents.flatMap((person) => (person.phone ? [{ ...person, phone: person.phone }] : []));
  return reachable.length > 0 ? reachable : emergencyPersons(child).filter(({ id }) => id !== leftWith);
}

/** By number and name; a contact without a name by its number. Another name at the same number is somebody else of the household. */
function isSame(contact: AttendanceChild['contacts'][number], { name, phone }: LeavePerson): boolean {
  if (phone === null || !samePhone(phone, contact.phone)) return false;
  return contact.name === null || wordsOf(contact.name) === wordsOf(name);
}

/** First name and last name in any order. */
function wordsOf(name: string): string {
  return name.toLocaleLowerCase('de').trim().split(/\s+/).sort().join(' ');
}

/** With whom a child left, as a fact: name and telephone as they were on the screen. */
export type Departure = Required<Pick<MarkedFields, 'left_with' | 'left_with_name' | 'left_with_phone'>>;

export const WITH_NOBODY: Departure = { left_with: null, left_with_name: null, left_with_phone: null };
export const ALONE: Departure = { ...WITH_NOBODY, left_with: 'alone' };

export function departureWith({ id, name, phone }: LeavePerson): Departure {
  return { left_with: id, left_with_name: name, left_with_phone: phone };
}

/** Somebody whom nobody had named before. @param phone empty when it is not known */
export function departureWithOther(name: string, phone: string): Departure {
  return { left_with: 'other', left_with_name: name.trim(), left_with_phone: phone.trim() || null };
}
