/**
 * Every address of the product, once: the API's controllers, both frontends, mails and tests build theirs from here.
 */

/** Calls under `/api` that parents make, or everybody, without the leading slash. */
export const API = {
  login: 'api/login',
  secondFactor: 'api/second-factor',
  logout: 'api/logout',
  userdata: 'api/userdata',
  refresh: 'api/refresh',
  register: 'api/register',
  passwordForgot: 'api/password/forgot',
  passwordReset: 'api/password/reset',
  passwordResetCheck: 'api/password/reset/check',
  password: 'api/password',
  emailConfirm: 'api/email/confirm',
  emailConfirmation: 'api/email/confirmation',
  accountUndo: 'api/account/undo',
  options: 'api/options',
  frontend: 'api/frontend',
  myFamily: 'api/my-family',
  myFamilyChildren: 'api/my-family/children',
  myFamilyParent: 'api/my-family/parent',
  myFamilyPhone: 'api/my-family/parent/phone',
  myFamilyExport: 'api/my-family/export',
  myFamilyAbsence: 'api/my-family/absence',
  myFamilyGuardians: 'api/my-family/guardians',
  myFamilyInvitations: 'api/my-family/guardian-invitations',
  guardianInvitation: 'api/guardian-invitation',
  myFamilyCalendar: 'api/my-family/calendar',
  myFamilyReminders: 'api/my-family/reminders',
  myFamilyMessages: 'api/my-family/messages',
  myPaymentDocuments: 'api/my-family/payment-documents',
  sendRegistration: 'api/send-registration',
  saveRegistration: 'api/save-registration',
  registration: 'api/registration',
  clientError: 'api/client-error',
  downloadToken: 'api/ticket',
} as const;

/** Calls of the back office and of *Today*; apart, so that the portal does not load their addresses. */
export const OFFICE_API = {
  apiKey: 'api/apiKey',
  option: 'api/option',
  documentUpload: 'api/document/upload',
  staffRegistration: 'api/peopleCourseWeekRegistration',
  setPayed: 'api/peopleCourseWeekRegistration/setPayed',
  payment: 'api/payment',
  absence: 'api/absence',
  attendance: 'api/attendance',
  attendanceHealthReads: 'api/attendance/health-reads',
  attendanceIssues: 'api/attendance/issues',
  attendanceHeadcounts: 'api/attendance/headcounts',
  cancellationFee: 'api/cancellationFee',
  paymentReminder: 'api/payment-reminder',
  paymentReminderSummary: 'api/payment-reminder/summary',
  bankStatement: 'api/bank-statement',
  bankCsvMapping: 'api/bank-statement/csv-mapping',
  bankEntry: 'api/bank-entry',
  bankEntryBook: 'api/bank-entry/book',
  bankEntryBookCertain: 'api/bank-entry/book-certain',
  dashboard: 'api/dashboard',
  setup: 'api/setup',
  officeFamily: 'api/family',
  search: 'api/search',
  healthAccess: 'api/healthAccess',
  courseOverview: 'api/course/overview',
  courseDay: 'api/course/day',
  courseRollover: 'api/course/rollover',
  courseRolloverPreview: 'api/course/rollover/preview',
  failedMail: 'api/failedMail',
  message: 'api/message',
  messagePreview: 'api/message/preview',
  messageTest: 'api/message/test',
  messageUpload: 'api/message/upload',
} as const;

/** Screens of the parent portal. */
export const PORTAL = {
  index: '/',
  login: '/login',
  register: '/register',
  forgot: '/password/forgot',
  reset: '/password/reset',
  /** Set-password mails and a forced change lead here. */
  changePassword: '/password/change',
  /** Where a second factor is set up. */
  secondFactor: '/second-factor',
  /** Where the mail that asks to confirm an address leads. */
  confirmEmail: '/email/confirm',
  /** Where the link leads that undoes a change of a login. */
  undoChange: '/account/undo',
  project: (id: number | string): string => `/courseregistration/${id}`,
  myFamily: '/my-family',
  planner: '/planner',
  /** Where the mail leads that invites somebody as second guardian. */
  guardianInvitation: '/guardian/invitation',
  imprint: '/imprint',
  accessibility: '/accessibility',
  forbidden: '/403',
} as const;

/** Where the back office lives. */
export const BACKOFFICE = '/be';

/** The page of leaders on site, a program of its own that works without a network. */
export const TODAY = `${BACKOFFICE}/today`;

/** Languages of a document that has one address for each. */
type DocumentLanguage = 'de' | 'it';

/**
 * Documents: addresses beside the API that a browser opens by themselves, with a `token` in the query instead of a header
 * (product/accounts.md#download-tokens).
 */
export const DOCUMENT = {
  /** Confirmation of payment; `peopleId` is the child. German, or Italian under `it/`. */
  confirmation: (courseId: number, peopleId: number, language: DocumentLanguage): string =>
    `/confirmation/${courseId}/${peopleId}/${language === 'it' ? 'it/' : ''}`,
  /** A registration as a file for a calendar. */
  registrationCalendar: (id: number): string => `/calendar/registration/${id}.ics`,
  /** Participants of a course. */
  courseExport: (courseId: number): string => `/excelExport/${courseId}`,
  /** Payments of all registrations; takes the filters and the search of the registration list. */
  paymentsExport: '/export/payments',
  /** What a parent paid for a child in a year, for the tax return; the office names the parent by `person_id`. */
  taxConfirmation: (childId: number, year: number, language: DocumentLanguage): string =>
    `/export/tax-confirmation/${childId}/${year}/${language === 'it' ? 'it/' : ''}`,
  /** Charges and payments of a parent in a year. */
  statement: (personId: number, year: number, language: DocumentLanguage): string =>
    `/export/statement/${personId}/${year}/${language === 'it' ? 'it/' : ''}`,
  /** Journal of payments; takes `from` and `to`. */
  journalExport: '/export/journal',
  /** Figures of a year for public funding. */
  funding: (year: number): string => `/export/funding/${year}`,
  /** Children of a week by group, to tick off; a spreadsheet with `format=xlsx`, as all sheets (product/office.md#sheets). */
  weekSheet: (weekId: number, language: DocumentLanguage): string =>
    `/export/week-sheet/${weekId}/${language === 'it' ? 'it/' : ''}`,
  /** Who comes and goes on a day (`YYYY-MM-DD`) of a week. */
  daySheet: (weekId: number, date: string, language: DocumentLanguage): string =>
    `/export/day-sheet/${weekId}/${date}/${language === 'it' ? 'it/' : ''}`,
  /** What is needed in an emergency, of each child of a week. */
  emergencySheet: (weekId: number, language: DocumentLanguage): string =>
    `/export/emergency-sheet/${weekId}/${language === 'it' ? 'it/' : ''}`,
  /** Meals of each day of a week, and diets. */
  meals: (weekId: number, language: DocumentLanguage): string =>
    `/export/meals/${weekId}/${language === 'it' ? 'it/' : ''}`,
  /** A mail of a course as its readers see it; `kind` is one of `MAIL_KINDS`. */
  mailPreview: (courseId: number, kind: string): string => `/mail-preview/${courseId}/${kind}`,
  /** A file of a message, for its receivers and for staff. */
  messageFile: (id: number): string => `/message-file/${id}`,
} as const;

/** Route of the calendar of a family. It is opened by calendar programs, so the secret in it is all that it asks for. */
export const CALENDAR_FEED = '/calendar/:secret.ics';

/** Address of the calendar that a secret opens (product/office.md#calendar). */
export const calendarFeedPath = (secret: string): string => CALENDAR_FEED.replace(':secret', secret);

const ID = '[1-9]\\d{0,9}';
const DOCUMENT_PATH = new RegExp(
  `^(?:/confirmation/${ID}/${ID}(?:/it)?|/calendar/registration/${ID}\\.ics|/excelExport/${ID}|/export/(?:payments|journal)|/export/funding/20\\d\\d|/export/(?:projects|families)(?:/template)?|/export/(?:statement|tax-confirmation)/${ID}/20\\d\\d(?:/it)?|/export/(?:week-sheet|emergency-sheet|meals)/${ID}(?:/it)?|/export/day-sheet/${ID}/20\\d\\d-\\d\\d-\\d\\d(?:/it)?|/message-file/${ID}|/mail-preview/${ID}/[a-z-]{1,30}(?:/it)?)$`,
);

/**
 * The one spelling of a document's address, so that two can be compared: the path alone, without a slash at its end.
 * `null` for whatever is no document.
 */
export function documentPath(address: string): string | null {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '');
  return DOCUMENT_PATH.test(path) ? path : null;
}
