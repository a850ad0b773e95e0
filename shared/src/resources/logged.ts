import type { Permission } from '../access/permissions.js';
import { ACCOUNT_API, API, OFFICE_API } from '../routes.js';
import { ATTENDANCE_STATUSES } from '../rules/attendance.js';
import type { StoredQuestion } from '../contracts/question.js';
import { boolean, choice, date, money, reference, text, type Field, type RowsField } from './fields.js';
import { allResources } from './index.js';
import { rowInWords } from './infer.js';
import { option } from './option/index.js';
import { registrationFields } from './registration/index.js';

/** A kind of record that the log of changes tells of. */
export interface LoggedKind {
  /** Name of the resource. */
  name: string;
  fields: Record<string, Field>;
  /** Fields whose values the log keeps; see {@link keepsValue}. */
  logged?: 'all' | readonly string[];
  /** Who may see names and values of such records in the log: whoever may list them. */
  permission: Permission;
}

/** Name of registrations in the log. */
export const LOGGED_REGISTRATION = 'peopleCourseWeekRegistration';

/**
 * Registrations, with what calls change that no form shows. Comments are free texts that may tell of a child's health; of such answers
 * `loggedAnswers` of the API keeps no words.
 */
const registration: LoggedKind = {
  name: LOGGED_REGISTRATION,
  fields: {
    ...registrationFields,
    child_id: reference('child', 'child'),
    course_week_id: reference('courseWeek', 'courseWeek'),
    price: money(),
    is_waiting: boolean(),
  },
  logged: [
    'child_id',
    'course_week_id',
    'day_type',
    'answers',
    'is_waiting',
    'price',
    'discount',
    'payed_amount',
    'payed_at',
    'due_on',
    'emergency_contact1_name',
    'emergency_contact1_phone',
    'emergency_contact2_name',
    'emergency_contact2_phone',
  ],
  permission: `${LOGGED_REGISTRATION}.index`,
};

/** Name of open points on site in the log. */
export const LOGGED_ATTENDANCE = 'attendance';

/** What a day said before a point was restored, and says since; of whom the child left with and of its note only that they changed. */
const attendance: LoggedKind = {
  name: LOGGED_ATTENDANCE,
  fields: {
    status: choice(ATTENDANCE_STATUSES),
    arrived_at: text(),
    left_at: text(),
    left_with: text(),
    note: text(),
  },
  logged: ['status', 'arrived_at', 'left_at'],
  permission: `${LOGGED_REGISTRATION}.index`,
};

/** Name of API keys in the log. */
export const LOGGED_API_KEY = 'apiKey';

/** The logins of programs: never the key itself. */
const apiKey: LoggedKind = {
  name: LOGGED_API_KEY,
  fields: { name: text(), role_id: reference('role', 'role'), expires_on: date() },
  logged: 'all',
  permission: 'apiKey.index',
};

/** Name of closed books in the log. */
export const LOGGED_BOOKS = 'books';

/** Until when the books were closed, and until when they are, with the reason of who opened them. */
const books: LoggedKind = {
  name: LOGGED_BOOKS,
  fields: { books_closed_until: date(), reason: text() },
  logged: 'all',
  permission: 'payment.index',
};

/** What calls say besides the fields of the record: into which week one was merged, whether a parent is reminded of payments. */
const MORE_FIELDS: Record<string, Record<string, Field>> = {
  courseWeek: { into: reference('courseWeek', 'into') },
  parent: { reminders_paused: boolean(), reminders_paused_until: date() },
};

const kinds = new Map<string, LoggedKind>(
  [
    ...[...allResources, option].map(({ name, fields, logged, permissions }) => ({
      name,
      permission: permissions.index,
      logged: logged === 'all' ? logged : [...(logged ?? []), ...Object.keys(MORE_FIELDS[name] ?? {})],
      fields: { ...fields, ...MORE_FIELDS[name] } as Record<string, Field>,
    })),
    registration,
    attendance,
    apiKey,
    books,
    { name: 'message', fields: {}, permission: 'message.index' as const },
  ].map((kind) => [kind.name, kind]),
);

/** The kind of record of a name. */
export function loggedKind(name: string): LoggedKind | null {
  return kinds.get(name) ?? null;
}

/** How the log names a call: its address without `api/`. */
export function loggedCall(path: string): string {
  return path.replace(/^api\//, '');
}

/** Calls whose name does not begin with the kind of record that they change. */
const ABOUT: Record<string, string> = {
  [loggedCall(API.myFamilyChildren)]: 'child',
  [loggedCall(`${API.myFamilyChildren}/pickup-persons`)]: 'child',
  [loggedCall(`${API.myFamilyChildren}/wishes`)]: 'child',
  [loggedCall(API.myFamilyAbsence)]: 'child',
  [loggedCall(`${API.myFamilyChildren}/guardians`)]: 'child',
  [loggedCall(`${API.myFamilyChildren}/guardianship`)]: 'child',
  [loggedCall(`${API.guardianInvitation}/accept`)]: 'child',
  [loggedCall(API.myFamilyParent)]: 'parent',
  [loggedCall(ACCOUNT_API.deletion)]: 'parent',
  [loggedCall(`${OFFICE_API.paymentReminder}/pause`)]: 'parent',
  [loggedCall(API.accountUndo)]: 'user',
  [loggedCall(API.saveRegistration)]: LOGGED_REGISTRATION,
  [loggedCall(API.registration)]: LOGGED_REGISTRATION,
};

/** The kind of record that a line of the log is about, by the name of its call; `null` when it is about none that has a page. */
export function kindOfCall(call: string): LoggedKind | null {
  return loggedKind(ABOUT[call] ?? call.split('/')[0] ?? '');
}

/** Calls besides those of the resources, as lines of the log name them. */
export const LOGGED_CALLS = [
  'course/copy',
  'course/rollover',
  'course/changeActive',
  'course/draw',
  'courseWeek/cancel',
  'courseWeek/merge',
  'courseWeek/groups',
  'child/health-consent',
  'peopleCourseWeekRegistration/move',
  'peopleCourseWeekRegistration/end-group',
  'peopleCourseWeekRegistration/give-place',
  'peopleCourseWeekRegistration/setPayed',
  'peopleCourseWeekRegistration/payment',
  'payment',
  'payment/payer',
  'payment/reverse',
  'receipt',
  'receipt/cancel',
  'cancellationFee/waive',
  'payment-reminder/pause',
  'books/close',
  'books/open',
  'bank-statement',
  'bank-statement/csv-mapping',
  'credit/sepa-file',
  'credit/sepa-file/read',
  'credit/sepa-file/withdraw',
  'credit/sepa-file/executed',
  'refund-account',
  'bank-entry/book',
  'bank-entry/book-certain',
  'bank-entry/book-previewed',
  'bank-entry/undo',
  'bank-run/undo',
  'bank-entry/ignore',
  'bank-entry/reopen',
  'failedMail',
  'failedMail/resend',
  'saved-view',
  'parent/call',
  'parent/erase',
  'parent/login',
  'parent/view',
  'parent/view/end',
  'child/parents',
  'child/second-guardian',
  'child/pickup-persons',
  'child/absence',
  'attendance/issues/restore',
  'attendance/issues/close',
  'guardian-invitation',
  'guardian-invitation/accept',
  'my-family/guardian-invitations',
  'my-family/children/guardians',
  'my-family/children/guardianship',
  'my-family/children/pickup-persons',
  'my-family/children/wishes',
  'my-family/absence',
  'my-family/children',
  'my-family/parent',
  'my-family/deletion',
  'my-family/calendar',
  'my-family/refund-account',
  'my-family/reminders',
  'email/confirmation',
  'account/undo',
  LOGGED_API_KEY,
  'save-registration',
  'registration',
  'registration/accept-offer',
  'registration/decline-offer',
  'password',
  'option/upload',
  'message',
  'message/test',
  'setup/trial-mail',
  'message/upload',
  'document/upload',
] as const;

/** A name of {@link LOGGED_CALLS}. */
export type LoggedCall = (typeof LOGGED_CALLS)[number];

/** Uploads of pictures and files of a resource, as lines of the log name them. */
export const LOGGED_UPLOADS: readonly string[] = allResources
  .filter(({ fields }) =>
    Object.values<Field>(fields).some(({ type }) => type === 'image' || type === 'file'),
  )
  .map(({ name }) => `${name}/upload`);

/** Whatever a line of the log may be about: kinds of records, calls and uploads. */
export const LOGGED_NAMES: readonly string[] = [...kinds.keys(), ...LOGGED_CALLS, ...LOGGED_UPLOADS];

/** Every name under which lines about this kind of record stand. */
export function callsAbout(kind: string): string[] {
  const calls = [...LOGGED_CALLS, ...LOGGED_UPLOADS];
  return [kind, ...calls.filter((call) => call !== kind && kindOfCall(call)?.name === kind)];
}

/** Between the numbers of a row in the log. */
const BETWEEN = ' / ';

/** A row of a short table as the log keeps it: its numbers in the order of the columns. */
export function loggedRow({ columns }: RowsField, row: Record<string, unknown>): string {
  return Object.keys(columns)
    .map((column) => String(row[column]))
    .join(BETWEEN);
}

/**
 * A question of a project as the log keeps it: its label, a star where it must be answered, the day types for which alone it is, and its
 * choices. `null` of one that is asked no more.
 */
export function loggedQuestion({
  archived,
  label,
  required,
  day_types,
  options,
}: StoredQuestion): string | null {
  if (archived) return null;
  const open = options.flatMap((option) => (option.archived ? [] : [option.label]));
  return [
    label,
    required ? ' *' : '',
    day_types.length > 0 ? ` [${day_types.join(', ')}]` : '',
    open.length > 0 ? `: ${open.join(', ')}` : '',
  ].join('');
}

/** The numbers of {@link loggedRow} by their columns. */
export function numbersOfRow({ columns }: RowsField, logged: string): Record<string, string> {
  const numbers = logged.split(BETWEEN);
  return rowInWords(
    { columns },
    Object.fromEntries(Object.keys(columns).map((column, index) => [column, numbers[index] ?? ''])),
  );
}

/**
 * Whether the log keeps old and new value of the field. Closed by default: a definition names the fields, and what needs a
 * permission of its own (health), uploads, passwords and what is no field at all never are among them.
 */
export function keepsValue({ fields, logged = [] }: LoggedKind, name: string): boolean {
  const field = fields[name];
  if (!field || field.permission !== undefined || field.type === 'image' || field.type === 'file')
    return false;
  if (name.startsWith('password')) return false;
  return logged === 'all' || logged.includes(name);
}
