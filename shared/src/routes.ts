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
  municipalities: 'api/municipalities',
  myFamily: 'api/my-family',
  myFamilyChildren: 'api/my-family/children',
  myFamilyEnded: 'api/my-family/ended',
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
  myRefundAccount: 'api/my-family/refund-account',
  sendRegistration: 'api/send-registration',
  saveRegistration: 'api/save-registration',
  registration: 'api/registration',
  clientError: 'api/client-error',
  downloadToken: 'api/ticket',
} as const;

/** The calls of a basket; apart, so that the first page of the portal does not load their addresses. */
export const BASKET_API = { send: 'api/basket', kept: 'api/my-family/basket' } as const;

/** The call that deletes the own account; apart, for the same reason. */
export const ACCOUNT_API = { deletion: 'api/my-family/deletion' } as const;

/** Calls of the back office and of *Today*; apart, so that the portal does not load their addresses. */
export const OFFICE_API = {
  apiKey: 'api/apiKey',
  option: 'api/option',
  documentUpload: 'api/document/upload',
  staffRegistration: 'api/peopleCourseWeekRegistration',
  registerSeveral: 'api/peopleCourseWeekRegistration/several',
  cancelSeveral: 'api/peopleCourseWeekRegistration/cancel',
  cancelSeveralPreview: 'api/peopleCourseWeekRegistration/cancel-preview',
  setPayed: 'api/peopleCourseWeekRegistration/setPayed',
  payment: 'api/payment',
  absence: 'api/absence',
  call: 'api/call',
  callTodo: 'api/call/todo',
  savedView: 'api/saved-view',
  attendance: 'api/attendance',
  attendanceHealthReads: 'api/attendance/health-reads',
  attendanceIssues: 'api/attendance/issues',
  attendanceHeadcounts: 'api/attendance/headcounts',
  cancellationFee: 'api/cancellationFee',
  paymentReminder: 'api/payment-reminder',
  paymentReminderSummary: 'api/payment-reminder/summary',
  credit: 'api/credit',
  creditSummary: 'api/credit/summary',
  sepaFile: 'api/credit/sepa-file',
  refundAccount: 'api/refund-account',
  receipt: 'api/receipt',
  receiptSummary: 'api/receipt/summary',
  bankStatement: 'api/bank-statement',
  bankCsvMapping: 'api/bank-statement/csv-mapping',
  bankEntry: 'api/bank-entry',
  bankEntryBook: 'api/bank-entry/book',
  bankEntryBookCertain: 'api/bank-entry/book-certain',
  bankEntrySummary: 'api/bank-entry/summary',
  bankEntryPreview: 'api/bank-entry/preview',
  bankEntryBookPreviewed: 'api/bank-entry/book-previewed',
  bankRun: 'api/bank-run',
  accountingArchive: 'api/accountingArchive',
  books: 'api/books',
  booksClose: 'api/books/close',
  booksOpen: 'api/books/open',
  dashboard: 'api/dashboard',
  dashboardWeeks: 'api/dashboard/weeks',
  setup: 'api/setup',
  readiness: 'api/readiness',
  figures: 'api/figures',
  officeFamily: 'api/family',
  search: 'api/search',
  healthAccess: 'api/healthAccess',
  courseOverview: 'api/course/overview',
  courseDefaults: 'api/course/defaults',
  features: 'api/option/features',
  courseActive: 'api/course/changeActive',
  courseReadiness: 'api/course/readiness',
  courseDay: 'api/course/day',
  courseRollover: 'api/course/rollover',
  courseRolloverPreview: 'api/course/rollover/preview',
  failedMail: 'api/failedMail',
  message: 'api/message',
  messagePreview: 'api/message/preview',
  messageTest: 'api/message/test',
  trialMail: 'api/setup/trial-mail',
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
  /** What is stored of the own family. */
  accountData: '/account/data',
  /** Where the own account is deleted. */
  accountDeletion: '/account/delete',
  planner: '/planner',
  basket: '/basket',
  /** Where the mail leads that invites somebody as second guardian. */
  guardianInvitation: '/guardian/invitation',
  imprint: '/imprint',
  accessibility: '/accessibility',
  forbidden: '/403',
} as const;

/** In the address of the login page: the session has ended by itself, which the page then says. */
export const SESSION_ENDED = 'ended';

/** Where the back office lives. */
export const BACKOFFICE = '/be';

/** The page of leaders on site, a program of its own that works without a network. */
export const TODAY = `${BACKOFFICE}/today`;
