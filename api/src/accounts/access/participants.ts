import { can, type PermissionHolder } from '@feria/shared';

/** Whether a reader of a project sees the tax codes of its children: whoever sees them in the lists of children or of registrations. */
export function seesTaxCodes(reader: PermissionHolder): boolean {
  return can(reader, 'child.index', 'peopleCourseWeekRegistration.index');
}

/**
 * Whether a reader of a child or of its parents sees the weeks in which it is registered, and so where it is: whoever sees the list of
 * registrations.
 */
export function seesWeeks(reader: PermissionHolder): boolean {
  return can(reader, 'peopleCourseWeekRegistration.index');
}

/** Whether a reader of a project sees emergency contacts, and the answer to its question: whoever sees the list of registrations. */
export function seesContacts(reader: PermissionHolder): boolean {
  return can(reader, 'peopleCourseWeekRegistration.index');
}
