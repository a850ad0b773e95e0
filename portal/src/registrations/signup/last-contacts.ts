import type { FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import type { IsoInstant } from '@feria/shared/rules/dates';
import type { Draft } from './draft';

/** The emergency contacts in a form. */
export type Contacts = Pick<Draft, 'contact1' | 'contact1Name' | 'contact2' | 'contact2Name'>;

/** The contacts of the parent's own last booking, and when that was; `null` when there is none. */
export function lastContacts(
  family: Pick<MyFamily, 'registrations' | 'waitingQueue'>,
): (Contacts & { at: IsoInstant }) | null {
  const own = [...family.registrations, ...family.waitingQueue].filter(
    ({ own_booking, emergency_contact1_phone }) => own_booking && emergency_contact1_phone,
  );
  const [last] = own.sort(newestFirst);
  if (!last) return null;
  return {
    at: last.created_at,
    contact1: last.emergency_contact1_phone ?? '',
    contact1Name: last.emergency_contact1_name ?? '',
    contact2: last.emergency_contact2_phone ?? '',
    contact2Name: last.emergency_contact2_name ?? '',
  };
}

function newestFirst(a: FamilyRegistration, b: FamilyRegistration): number {
  return b.created_at.localeCompare(a.created_at) || b.id - a.id;
}

const FIELDS = ['contact1', 'contact1Name', 'contact2', 'contact2Name'] as const;

/** Whether the form holds exactly these contacts. */
export function hasContacts(draft: Draft, contacts: Contacts): boolean {
  return FIELDS.every((field) => draft[field] === contacts[field]);
}

/** Whether no contact was typed yet. */
export function isWithoutContacts(draft: Draft): boolean {
  return FIELDS.every((field) => draft[field].trim() === '');
}

/** The parent as emergency contact; `null` when the parent has no telephone number. */
export function ownContact({
  parent,
}: Pick<MyFamily, 'parent'>): Pick<Contacts, 'contact1' | 'contact1Name'> | null {
  if (!parent.phone) return null;
  return { contact1: parent.phone, contact1Name: `${parent.first_name} ${parent.last_name}` };
}

/** What a form starts with, and what can be changed: the contacts of the last booking; before the first one the parent's own number. */
export function withContacts(draft: Draft, family: MyFamily): Draft {
  const last = lastContacts(family);
  if (!last) return { ...draft, ...ownContact(family) };
  const { at: _, ...contacts } = last;
  return { ...draft, ...contacts };
}
