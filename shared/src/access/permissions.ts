import type { ContentLanguage } from '../config.js';

/**
 * Every permission of the product, named once (product/accounts.md#permissions). A guard, a menu entry, a button and the role
 * form all read this list; there is no other place where a permission name may be made up.
 */
export const PERMISSIONS = [
  'apiKey.create',
  'apiKey.index',
  'apiKey.update',
  'auditLog.index',
  'child.create',
  'child.health',
  'child.index',
  'child.update',
  'course.create',
  'course.index',
  'course.update',
  'course.view',
  'courseCategory.create',
  'courseCategory.index',
  'courseCategory.update',
  'courseType.create',
  'courseType.index',
  'courseType.update',
  'figures.view',
  'location.create',
  'location.index',
  'location.update',
  'message.create',
  'message.index',
  'municipality.create',
  'municipality.index',
  'municipality.update',
  'option.create',
  'option.index',
  'option.update',
  'payment.archive',
  'payment.close',
  'payment.index',
  'payment.update',
  'peopleCourseWeekRegistration.create',
  'peopleCourseWeekRegistration.index',
  'peopleCourseWeekRegistration.update',
  'person.calls',
  'person.create',
  'person.index',
  'person.update',
  'person.view',
  'person.viewAs',
  'role.create',
  'role.index',
  'role.update',
  'user.create',
  'user.index',
  'user.update',
  'user.updateOwn',
  'week.assigned',
] as const;

/** A permission name of {@link PERMISSIONS}. */
export type Permission = (typeof PERMISSIONS)[number];

/**
 * What leaders have: they see the weeks and groups that they are assigned to, and nothing else (product/on-site.md#assigned-staff). It is the
 * only permission that depends on the record.
 */
export const ASSIGNED_PERMISSION: Permission = 'week.assigned';

/**
 * Who may read the log of changes, as far as what it tells may be read elsewhere. With {@link LOG_PERMISSION} all lines are there.
 */
export const CHANGES_PERMISSION: Permission = 'auditLog.index';

/** Who may read who was shown health data, and in the log of changes the lines about everything. */
export const LOG_PERMISSION: Permission = 'user.index';

/** Whether a text names a permission that exists. */
export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text);
}

/** Who books does not close the books, and need not know who erased families were. */
const NOT_FOR_OFFICE = /^((user|role|option|apiKey)\.|payment\.(archive|close)$)/;

interface SeededRole {
  /** How it is stored, until somebody renames it. */
  name: string;
  /** What the screens call it as long as it has that name. */
  shown: Record<ContentLanguage, string>;
  permissions: readonly Permission[];
}

/** The roles a new database starts with (product/accounts.md#roles). Staff may change them afterwards. */
export const SEEDED_ROLES: readonly SeededRole[] = [
  {
    name: 'Administrator',
    shown: { de: 'Administration', it: 'Amministrazione' },
    permissions: PERMISSIONS,
  },
  {
    name: 'Office',
    shown: { de: 'Büro', it: 'Ufficio' },
    permissions: PERMISSIONS.filter((name) => !NOT_FOR_OFFICE.test(name)),
  },
  {
    name: 'Project leader',
    shown: { de: 'Projektleitung', it: 'Responsabile di progetto' },
    permissions: ['week.assigned'],
  },
];

/** What the screens call a role: one that a new database starts with in their language, any other by its name. */
export function shownRole(name: string, language: ContentLanguage): string {
  return SEEDED_ROLES.find((role) => role.name === name)?.shown[language] ?? name;
}
