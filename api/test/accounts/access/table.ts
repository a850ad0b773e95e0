import type { Permission, ResourceDefinition } from '@feria/shared';
import { resources, type ResourceName } from '@feria/shared/resources/index';
import { dayVersion } from '../../../src/presence/marked-days.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { someReceipt } from '../../money/receipts/support.js';
import {
  next,
  READER,
  signUpBody,
  someChild,
  someCourse,
  someStaff,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { wishOrder, type Caller, type Kind, type Target, type World } from './world.js';

/**
 * Who may call which route: written by hand (product/accounts.md#permissions), not read from the decorators, so that one
 * finds the mistakes of the other. `matrix.spec.ts` calls every line as every caller, for a record of one's own, for a
 * foreign one and for one that is missing.
 *
 * **Whoever adds a route adds a line.** The spec fails on a route without one, and on a line without a route. The usual routes
 * of a resource need none: they follow from its definition, with permissions that are called like it unless
 * `OTHER_PERMISSIONS` says otherwise.
 *
 * - `open`: anybody. `loggedIn`: every account. `needs`: holders of one of the permissions, 403 for others.
 * - `family`: parents, for what is theirs; 404 for what is another's, 403 `no_person` for staff.
 * - The kind of record in the address comes last; a kind that `world.ts` does not know is added there. Without one the
 *   route has no record. A new kind of account, or another ownership, is a rule of its own (see `confirmation`).
 * - `body` where an empty one would not get as far as the record; `ends` where the call ends
 *   the caller's session; `consumes` where a record is good for one call.
 */
const BY_HAND: Record<string, Rule> = {
  // Account
  'POST /api/login': open(),
  'POST /api/login/code': open(),
  'POST /api/login/passkey': open(),
  'POST /api/login/passkey/options': open(),
  'POST /api/register': open(),
  'POST /auth/register': open(),
  'POST /api/password/forgot': open(),
  'POST /api/password/reset': open(),
  'POST /api/password/reset/check': open(),
  'POST /api/email/confirm': open(),
  'POST /api/email/confirmation': loggedIn(),
  'POST /api/account/undo': open(),
  'GET /api/logout': { ...loggedIn(), ends: true },
  'GET /api/userdata': loggedIn(),
  'GET /api/refresh': loggedIn(),
  'POST /api/ticket': loggedIn(),
  'PUT /api/password': loggedIn(),
  'GET /api/second-factor': loggedIn(),
  'POST /api/second-factor/app': loggedIn(),
  'POST /api/second-factor/app/confirm': loggedIn(),
  'POST /api/second-factor/app/remove': loggedIn(),
  'POST /api/second-factor/passkey': loggedIn(),
  'POST /api/second-factor/passkey/confirm': loggedIn(),
  // Whose it is, is asked after the password: second-factor/passkeys.spec.ts.
  'POST /api/second-factor/passkey/:id/remove': { ...loggedIn(), params: { id: '1' } },
  'POST /api/second-factor/recovery-codes': loggedIn(),
  'POST /api/second-factor/confirmation': loggedIn(),

  // Public pages and operation
  'GET /api/options': open(),
  'GET /api/frontend': open(),
  'GET /api/municipalities': open(),
  'GET /api/frontend/:id': open('course'),
  // The programme for search engines, feed readers and other websites: what the portal shows to everybody.
  'GET /sitemap.xml': open(),
  'GET /robots.txt': open(),
  'GET /programme.ics': open(),
  'GET /programme.rss': open(),
  // Once the organiser names a website that may show it.
  'GET /embed': {
    ...open(),
    query: async ({ app: { dataSource } }) => {
      const value = 'https://www.gemeinde.example';
      await dataSource.manager.update(OptionEntity, { key: 'embed_origins' }, { value });
      return {};
    },
  },
  'POST /api/client-error': open(),
  'GET /health/live': open(),
  'GET /health/ready': open(),
  'GET /metrics': open(),

  // The family's own
  'GET /api/my-family': family(),
  'GET /api/my-family/ended': family(),
  'GET /api/my-family/export': family(),
  'GET /api/my-family/deletion': family(),
  'POST /api/my-family/deletion': family(),
  'PUT /api/my-family/parent': family(),
  'POST /api/my-family/parent/phone': { ...family(), body: () => Promise.resolve({ phone: '0471 1' }) },
  'GET /api/my-family/calendar': family(),
  'POST /api/my-family/calendar': family(),
  'DELETE /api/my-family/calendar': family(),
  'GET /api/my-family/refund-account': family(),
  'PUT /api/my-family/refund-account': family(),
  'GET /api/my-family/basket': family(),
  'PUT /api/my-family/basket': family(),
  'GET /api/my-family/reminders': family(),
  // Projects are nobody's, the reminder is the caller's.
  'PUT /api/my-family/reminders/:id': { ...family(), record: 'course' },
  'DELETE /api/my-family/reminders/:id': { ...family(), record: 'course' },
  'GET /calendar/registration/:id.ics': family('registration'),
  // Calendar programs cannot log in: whoever has the secret sees the calendar.
  'GET /calendar/:secret.ics': open('calendar'),
  'POST /api/my-family/children': family(),
  'PUT /api/my-family/children/:id': family('child'),
  'PUT /api/my-family/children/:id/pickup-persons': {
    ...family('child'),
    body: async () => ({ persons: [] }),
  },
  'PUT /api/my-family/children/:id/wishes': {
    ...family('wishingChild'),
    body: ({ app }, _, { params }) => wishOrder(app, params.id),
  },
  'POST /api/my-family/absence': family(),
  'DELETE /api/my-family/absence/:id': { ...family('absence'), consumes: true },
  'GET /api/my-family/guardians': family(),
  'POST /api/my-family/guardian-invitations': family(),
  'DELETE /api/my-family/guardian-invitations/:id': family('guardianInvitation'),
  'DELETE /api/my-family/children/:id/guardians/:personId': family('guardian'),
  'DELETE /api/my-family/children/:id/guardianship': family('guardianship'),
  'POST /api/basket': { ...family(), body: basket },
  'POST /api/basket/quote': { ...family(), body: basket },
  'POST /api/send-registration/:id': { ...family(), record: 'course', body: booking },
  'PUT /api/save-registration/:id': family('registration'),
  'DELETE /api/registration/:id': family('registration'),
  'POST /api/registration/:id/accept-offer': family('registration'),
  'POST /api/registration/:id/decline-offer': family('registration'),
  'GET /confirmation/:courseId/:peopleId': confirmation(),
  'GET /confirmation/:courseId/:peopleId/it': confirmation(),
  'GET /export/statement/:personId/:year': paidDocument(),
  'GET /export/statement/:personId/:year/it': paidDocument(),
  'GET /export/tax-confirmation/:childId/:year': paidDocument(),
  'GET /export/tax-confirmation/:childId/:year/it': paidDocument(),
  'GET /export/receipt/:id': { ...paidDocument(), record: 'receipt' },

  // Catalogue
  'GET /api/course/years': needs('course.index'),
  'GET /api/course/questions': needs('course.index'),
  'GET /api/course/:id/answers': needs('peopleCourseWeekRegistration.index', 'course'),
  'GET /api/course/overview': loggedIn(),
  'POST /api/course/changeActive': needs('course.update'),
  'POST /api/course/readiness': needs('course.view'),
  'GET /api/course/defaults': needs('course.index'),
  'GET /api/course/day': {
    ...needs('peopleCourseWeekRegistration.index'),
    query: () => Promise.resolve({ date: '2026-07-06' }),
  },
  'GET /api/courseWeek/:id/cancel-preview': needs('course.update', 'courseWeek'),
  'POST /api/courseWeek/:id/cancel': needs('course.update', 'courseWeek'),
  'GET /api/courseWeek/:id/days-preview': {
    ...needs('course.update', 'courseWeek'),
    query: async () => ({ from: '2026-07-06', to: '2026-07-10' }),
  },
  'GET /api/courseWeek/:id/merge-preview': { ...needs('course.update', 'courseWeek'), query: intoWeek },
  'POST /api/courseWeek/:id/merge': { ...needs('course.update', 'courseWeek'), body: intoWeek },
  'GET /api/courseWeek/:id/groups': needs('course.view', 'courseWeek'),
  'PUT /api/courseWeek/:id/groups': {
    ...needs('course.update', 'courseWeek'),
    body: async ({ app }, _, { params }) => ({ version: await groupsVersion(app, params.id), groups: [] }),
  },
  'POST /api/course/:id/copy': needs('course.create', 'course'),
  // And `course.view`: see courses/rollover.spec.ts.
  'POST /api/course/rollover': needs('course.create'),
  'POST /api/course/rollover/preview': needs('course.create'),
  'POST /api/course/:id/changeActive': needs('course.update', 'course'),
  'GET /api/course/:id/draw': needs('course.view', 'draw'),
  'POST /api/course/:id/draw': needs('course.update', 'draw'),
  'POST /api/course/:id/draw/preview': needs('course.update', 'draw'),

  // Options, and an upload that belongs to no resource
  'GET /api/option': needs('option.index'),
  'GET /api/option/features': loggedIn(),
  'GET /api/option/:id': needs('option.update', 'option'),
  'POST /api/option': needs('option.create'),
  'PUT /api/option/:id': needs('option.update', 'option'),
  'DELETE /api/option/:id': needs('option.update', 'option'),
  'POST /api/option/upload': needs('option.update'),
  'POST /api/option/mail-preview': {
    ...needs('option.update'),
    body: () => Promise.resolve({ lang: 'de', text: '<p>Hallo</p>' }),
  },
  'POST /api/document/upload': needs('course.update'),

  // Registrations and payments
  'GET /api/peopleCourseWeekRegistration': needs('peopleCourseWeekRegistration.index'),
  'GET /api/peopleCourseWeekRegistration/:id': needs('peopleCourseWeekRegistration.update', 'registration'),
  'POST /api/peopleCourseWeekRegistration': needs('peopleCourseWeekRegistration.create'),
  'PUT /api/peopleCourseWeekRegistration/:id': needs('peopleCourseWeekRegistration.update', 'registration'),
  'DELETE /api/peopleCourseWeekRegistration/:id': needs(
    'peopleCourseWeekRegistration.update',
    'registration',
  ),
  'GET /api/peopleCourseWeekRegistration/:id/delete-preview': needs(
    'peopleCourseWeekRegistration.update',
    'registration',
  ),
  'GET /api/peopleCourseWeekRegistration/:id/move-preview': {
    ...needs('peopleCourseWeekRegistration.update', 'registration'),
    query: anotherWeek,
  },
  'POST /api/peopleCourseWeekRegistration/:id/move': {
    ...needs('peopleCourseWeekRegistration.update', 'registration'),
    body: anotherWeek,
  },
  'POST /api/peopleCourseWeekRegistration/:id/end-group': needs(
    'peopleCourseWeekRegistration.update',
    'registration',
  ),
  'POST /api/peopleCourseWeekRegistration/:id/give-place': needs(
    'peopleCourseWeekRegistration.update',
    'registration',
  ),
  'POST /api/peopleCourseWeekRegistration/cancel': needs('peopleCourseWeekRegistration.update'),
  'POST /api/peopleCourseWeekRegistration/cancel-preview': needs('peopleCourseWeekRegistration.update'),
  'POST /api/peopleCourseWeekRegistration/setPayed': needs('peopleCourseWeekRegistration.update'),
  'GET /api/payment': needs('payment.index'),
  'GET /api/payment/:id': needs('payment.index', 'payment'),
  'POST /api/payment': needs('payment.update'),
  'POST /api/payment/credit': needs('payment.update'),
  'PUT /api/payment/:id/payer': needs('payment.update', 'payment'),
  'POST /api/payment/:id/reverse': { ...needs('payment.update', 'payment'), consumes: true },
  'GET /api/receipt': needs('payment.index'),
  'GET /api/receipt/summary': needs('payment.index'),
  'POST /api/receipt': needs('payment.update'),
  'POST /api/receipt/:id/cancel': {
    ...needs('payment.update', 'receipt'),
    consumes: true,
    body: async () => ({ reason: 'Adresse falsch' }),
  },
  'GET /export/programme/:year': { ...needs('course.index'), params: { year: '2026' } },
  'GET /export/receipts': { ...needs('payment.index'), query: oneReceipt },
  'GET /export/receipts/zip': { ...needs('payment.index'), query: oneReceipt },
  'GET /export/receipts/xlsx': needs('payment.index'),
  'GET /api/cancellationFee': needs('payment.index'),
  'POST /api/cancellationFee/:id/waive': {
    ...needs('payment.update', 'cancellationFee'),
    consumes: true,
    body: async () => ({ reason: 'Krankheit' }),
  },
  'GET /api/payment-reminder': needs('payment.index'),
  'GET /api/payment-reminder/summary': needs('payment.index'),
  'GET /api/payment-reminder/:id/preview': needs('payment.index', 'overdue'),
  'POST /api/payment-reminder/:id/pause': {
    ...needs('payment.update', 'overdue'),
    body: async () => ({ paused: true }),
  },
  'GET /api/credit': needs('payment.index'),
  'GET /api/credit/summary': needs('payment.index'),
  'GET /api/credit/sepa-file': needs('payment.index'),
  'POST /api/credit/sepa-file': needs('payment.update'),
  // Has accounts in full.
  'GET /api/credit/sepa-file/:id': needs('payment.update', 'sepaFile'),
  'GET /export/sepa-file/:id': needs('payment.update', 'sepaFile'),
  'DELETE /api/credit/sepa-file/:id': { ...needs('payment.update', 'sepaFile'), consumes: true },
  'POST /api/credit/sepa-file/:id/executed': {
    ...needs('payment.update', 'sepaFile'),
    consumes: true,
    body: async ({ app }) => ({ date: app.clock.today() }),
  },
  'PUT /api/refund-account/:id': needs('payment.update', 'overdue'),
  'GET /api/accountingArchive': needs('payment.archive'),
  'GET /api/accountingArchive/:id': needs('payment.archive', 'archivedParent'),
  'GET /api/books': needs('payment.index'),
  'POST /api/books/close': needs('payment.close'),
  'POST /api/books/open': needs('payment.close'),
  'POST /api/bank-statement': needs('payment.update'),
  'GET /api/bank-statement/csv-mapping': needs('payment.index'),
  'PUT /api/bank-statement/csv-mapping': needs('payment.update'),
  'GET /api/bank-entry': needs('payment.index'),
  'POST /api/bank-entry/book': needs('payment.update'),
  'POST /api/bank-entry/book-certain': needs('payment.update'),
  'GET /api/bank-entry/summary': needs('payment.index'),
  'POST /api/bank-entry/preview': needs('payment.update'),
  'POST /api/bank-entry/book-previewed': needs('payment.update'),
  'POST /api/bank-entry/:id/undo': {
    ...needs('payment.update', 'bookedEntry'),
    consumes: true,
    body: async () => ({ reason: 'Versehen' }),
  },
  'GET /api/bank-run': needs('payment.index'),
  'POST /api/bank-run/:id/undo': {
    ...needs('payment.update', 'bankRun'),
    body: async () => ({ reason: 'Versehen' }),
  },
  'POST /api/bank-entry/:id/ignore': needs('payment.update', 'bankEntry'),
  'POST /api/bank-entry/:id/reopen': needs('payment.update', 'bankEntry'),
  'POST /api/peopleCourseWeekRegistration/several': needs('peopleCourseWeekRegistration.create'),
  'POST /api/send-registration/:id/admin': {
    ...needs('peopleCourseWeekRegistration.create', 'course'),
    body: booking,
  },
  'GET /api/dashboard': needs('course.index'),
  'GET /api/figures/:table': { ...needs('figures.view'), params: { table: 'project' } },
  'GET /api/dashboard/weeks': needs('course.index'),
  'GET /api/setup': needs('option.update'),
  'GET /api/readiness': needs('option.update'),
  'GET /api/course/:id/readiness': needs('course.view', 'course'),
  // Leaders too: each kind of record needs a permission of its own, see search/search.spec.ts.
  'POST /api/search': needs('course.index'),
  'GET /excelExport/:id': needs('course.view', 'course'),
  // Families also take the permission for children: see import/permissions.spec.ts.
  'POST /api/import/projects/check': needs('course.create'),
  'POST /api/import/projects/marked': needs('course.create'),
  'POST /api/import/projects': needs('course.create'),
  'POST /api/import/families/check': needs('person.create'),
  'POST /api/import/families/marked': needs('person.create'),
  'POST /api/import/families': needs('person.create'),
  'GET /export/projects/template': needs('course.create'),
  'GET /export/projects': needs('course.index'),
  'GET /export/families/template': needs('person.create'),
  'GET /export/families': needs('person.index'),
  'GET /export/list/peopleCourseWeekRegistration': needs('peopleCourseWeekRegistration.index'),
  'GET /export/list/cancellationFee': needs('payment.index'),
  'GET /export/list/payment': needs('payment.index'),
  'GET /export/list/credit': needs('payment.index'),
  'GET /export/list/payment-reminder': needs('payment.index'),
  'GET /export/list/bank-entry': needs('payment.index'),
  'GET /export/list/failedMail': needs('peopleCourseWeekRegistration.update'),
  'GET /export/list/message': needs('message.index'),
  'GET /export/payments': needs('peopleCourseWeekRegistration.update'),
  'GET /export/journal': {
    ...needs('payment.index'),
    query: () => Promise.resolve({ from: '2026-01-01', to: '2026-12-31' }),
  },
  'GET /export/funding/:year': { ...needs('payment.index'), params: { year: '2026' } },
  'GET /export/figures/:year': { ...needs('figures.view'), params: { year: '2026' } },

  'GET /api/child/:id/last-contacts': needs('peopleCourseWeekRegistration.index', 'child'),
  'PUT /api/child/:id/pickup-persons': {
    ...needs('child.update', 'child'),
    body: async () => ({ persons: [] }),
  },
  'POST /api/child/:id/absence': {
    ...needs('peopleCourseWeekRegistration.update', 'child'),
    body: async () => ({ from: '2026-07-06', to: '2026-07-06' }),
  },
  'DELETE /api/absence/:id': { ...needs('peopleCourseWeekRegistration.update', 'absence'), consumes: true },

  // On site. Whose changes are taken: attendance/attendance.spec.ts.
  'GET /api/attendance': {
    ...onSite('peopleCourseWeekRegistration.index'),
    query: async () => ({ date: '2026-07-06' }),
  },
  'PUT /api/attendance': onSite('peopleCourseWeekRegistration.update'),
  'POST /api/attendance/health-reads': {
    ...onSite('peopleCourseWeekRegistration.index'),
    body: async () => ({ reads: [] }),
  },
  // Whose points: on-site/issues.spec.ts.
  'GET /api/attendance/issues': onSite('peopleCourseWeekRegistration.index'),
  'POST /api/attendance/issues/:id/restore': {
    ...onSite('peopleCourseWeekRegistration.update', 'issue'),
    body: async () => ({ version: dayVersion(undefined) }),
    consumes: true,
  },
  'POST /api/attendance/issues/:id/close': {
    ...onSite('peopleCourseWeekRegistration.update', 'issue'),
    consumes: true,
  },
  'PUT /api/attendance/headcounts': {
    ...onSite('peopleCourseWeekRegistration.update'),
    body: async () => ({ headcounts: [] }),
  },
  'GET /export/week-sheet/:weekId': onSite('peopleCourseWeekRegistration.index', 'ledWeek'),
  'GET /export/week-sheet/:weekId/it': onSite('peopleCourseWeekRegistration.index', 'ledWeek'),
  'GET /export/day-sheet/:weekId/:date': onSite('peopleCourseWeekRegistration.index', 'ledWeek'),
  'GET /export/day-sheet/:weekId/:date/it': onSite('peopleCourseWeekRegistration.index', 'ledWeek'),
  'GET /export/emergency-sheet/:weekId': onSite('peopleCourseWeekRegistration.index', 'ledWeek'),
  'GET /export/emergency-sheet/:weekId/it': onSite('peopleCourseWeekRegistration.index', 'ledWeek'),
  'GET /export/meals/:weekId': onSite('peopleCourseWeekRegistration.index', 'ledWeek'),
  'GET /export/meals/:weekId/it': onSite('peopleCourseWeekRegistration.index', 'ledWeek'),

  // Second guardians
  'POST /api/guardian-invitation/preview': open(),
  'POST /api/guardian-invitation/accept': family(),
  'DELETE /api/guardian-invitation/:id': needs('child.update', 'guardianInvitation'),

  'POST /api/user/:id/second-factor/reset': { ...needs('user.create', 'lostDevice'), consumes: true },

  // Parents
  'GET /api/family/:id': needs('person.view', 'parent'),
  'GET /api/family/:id/payment-documents': needs('payment.index', 'parent'),
  'GET /api/parent/:id/export': needs('person.view', 'parent'),
  // And `person.view`: see parent-view/view.spec.ts.
  'POST /api/parent/:id/view': needs('person.viewAs', 'parent'),
  // For everybody with `option.update`: see saved-views/saved-views.spec.ts.
  'GET /api/saved-view': { ...ofSeenList(), query: () => Promise.resolve({ list: 'course' }) },
  'POST /api/saved-view': {
    ...ofSeenList(),
    body: () => Promise.resolve({ list: 'course', name: `Ansicht ${next()}` }),
  },
  'PUT /api/saved-view/:id': {
    ...ownView(),
    body: () => Promise.resolve({ version: 'x', shared: false }),
  },
  'DELETE /api/saved-view/:id': { ...ownView(), consumes: true },
  // And the page of the family: see calls/calls.spec.ts.
  'GET /api/call/todo': needs('person.calls'),
  'POST /api/parent/:id/call': {
    ...needs('person.calls', 'parent'),
    body: () => Promise.resolve({ text: 'Ruft wieder an' }),
  },
  'PUT /api/call/:id': {
    ...needs('person.calls', 'call'),
    body: () => Promise.resolve({ version: 'x', done: false }),
  },
  'DELETE /api/call/:id': { ...needs('person.calls', 'call'), consumes: true },
  'POST /api/parent/:id/phone': {
    ...needs('person.update', 'parent'),
    body: () => Promise.resolve({ phone: '0471 1' }),
  },
  'GET /api/parent/:id/erase-preview': needs('person.update', 'parent'),
  'POST /api/parent/:id/erase': { ...needs('person.update', 'parent'), consumes: true },

  // Mails
  'GET /mail-preview/:id/:kind': { ...needs('course.update', 'course'), params: { kind: 'new' } },
  'POST /api/course/:id/mail-preview': {
    ...needs('course.update', 'course'),
    body: () => Promise.resolve({ kind: 'new', lang: 'de', text: '<p>Hallo</p>' }),
  },
  'GET /api/failedMail': needs('peopleCourseWeekRegistration.update'),
  'GET /api/failedMail/:id': needs('peopleCourseWeekRegistration.update', 'failedMail'),
  'POST /api/failedMail/:id/resend': {
    ...needs('peopleCourseWeekRegistration.update', 'failedMail'),
    consumes: true,
  },
  'POST /api/failedMail/resend': needs('peopleCourseWeekRegistration.update'),
  'DELETE /api/failedMail/:id': needs('peopleCourseWeekRegistration.update', 'failedMail'),

  // Messages
  'GET /api/message': needs('message.index'),
  'GET /api/message/:id': needs('message.index', 'message'),
  'POST /api/message': needs('message.create'),
  'POST /api/message/preview': needs('message.create'),
  'POST /api/message/test': needs('message.create'),
  'POST /api/setup/trial-mail': needs('option.update'),
  'POST /api/message/upload': needs('message.create'),
  'GET /api/my-family/messages': family(),
  'GET /api/my-family/payment-documents': family(),
  'GET /message-file/:id': messageFile(),

  // Roles, API keys and logs
  // Who may make keys sees and revokes the own ones: see accounts/api-keys.spec.ts.
  'GET /api/apiKey': needs('apiKey.index'),
  'POST /api/apiKey': needs('apiKey.create'),
  'DELETE /api/apiKey/:id': needs('apiKey.update', 'apiKey'),
  'GET /api/role/permissions': needs('role.index'),
  'PATCH /api/role/:id': needs('role.update', 'role'),
  'GET /api/auditLog': needs('auditLog.index'),
  'GET /api/healthReadLog': needs('user.index'),
  'GET /api/healthAccess': needs('user.index'),
};

/**
 * Resources whose permissions are not called like the resource, or that have one of their own to read a record. Written here
 * once more, so that a mistake in a definition is found.
 */
const OTHER_PERMISSIONS: { [name in ResourceName]?: { prefix?: string; view?: Permission } } = {
  course: { view: 'course.view' },
  courseWeek: { prefix: 'course', view: 'course.view' },
  parent: { prefix: 'person', view: 'person.view' },
};

/** Every route: those of every resource, and those above. */
export const TABLE: Record<string, Rule> = {
  ...Object.assign({}, ...Object.values(resources).map(resourceRoutes)),
  ...BY_HAND,
};

/** Whose the record is that a route is called for. */
export type Whose = 'own' | 'foreign' | 'missing';

export interface Rule {
  /** Who may, in words. */
  who: string;
  /** What is expected: let in, or the status that refuses. For `missing`, whoever is let in gets 404. */
  expect: (caller: Caller, whose: Whose) => 'in' | 401 | 403 | 404;
  record?: Kind;
  /** Parts of the address that are no record. */
  params?: Record<string, string>;
  body?: (world: World, caller: Caller, target: Target) => Promise<object>;
  query?: (world: World) => Promise<object>;
  /** The call ends the caller's session. */
  ends?: boolean;
  /** The call can be made once for a record, as a DELETE. */
  consumes?: boolean;
}

/** The seeded roles, once more and by hand (product/accounts.md#roles), and the reader of the tests. */
function holds(caller: Caller, permission: Permission): boolean {
  switch (caller) {
    case 'admin':
      return true;
    case 'office':
      return !/^((user|role|option|apiKey)\.|payment\.(archive|close)$)/.test(permission);
    case 'reader':
      return READER.includes(permission);
    case 'leader':
      return permission === 'week.assigned';
    default:
      return false;
  }
}

const isParent = (caller: Caller): boolean => caller === 'parent' || caller === 'other parent';

function open(record?: Kind): Rule {
  return { who: 'anybody', record, expect: () => 'in' };
}

function loggedIn(record?: Kind): Rule {
  return { who: 'logged in', record, expect: (caller) => (caller === 'visitor' ? 401 : 'in') };
}

function needs(permission: Permission, record?: Kind): Rule {
  return {
    who: permission,
    record,
    expect: (caller) => (caller === 'visitor' ? 401 : holds(caller, permission) ? 'in' : 403),
  };
}

/**
 * On site (product/on-site.md#assigned-staff): holders of the permission for every week, leaders for their own.
 * @param record whose week stands in the address or, with `query`, behind it
 */
function onSite(permission: Permission, record?: Kind): Rule {
  return {
    who: `${permission} or week.assigned`,
    record,
    expect: (caller, whose) => {
      if (caller === 'leader') return record && whose === 'foreign' ? 404 : 'in';
      return needs(permission).expect(caller, whose);
    },
  };
}

function family(record?: Kind): Rule {
  return {
    who: 'parent',
    record,
    expect: (caller, whose) => {
      if (caller === 'visitor') return 401;
      if (!isParent(caller)) return 403;
      return record && whose === 'foreign' ? 404 : 'in';
    },
  };
}

/** Parents of the child, and holders of `payment.index` (product/office.md#confirmation-of-payment). */
function confirmation(): Rule {
  return {
    who: 'parent or payment.index',
    record: 'confirmation',
    expect: (caller, whose) => {
      if (caller === 'visitor') return 401;
      if (isParent(caller)) return whose === 'own' ? 'in' : 404;
      return holds(caller, 'payment.index') ? 'in' : 404;
    },
  };
}

/** Who may see the list of projects; for others it is not there. */
function ofSeenList(): Rule {
  return {
    who: 'course.index',
    expect: (caller) => (caller === 'visitor' ? 401 : holds(caller, 'course.index') ? 'in' : 404),
  };
}

/** Whose view it is, whatever the permissions. */
function ownView(): Rule {
  return {
    who: 'whose it is',
    record: 'savedView',
    expect: (caller, whose) => (caller === 'visitor' ? 401 : whose === 'foreign' ? 404 : 'in'),
  };
}

/** A receipt that is there. */
async function oneReceipt(world: World): Promise<Record<string, string>> {
  return { filters: `id|${await someReceipt(world.app, world.user('parent') as Parent)}` };
}

/** The parent whose payments they are, and holders of `payment.index` (product/office.md#confirmation-for-the-tax-return). */
function paidDocument(): Rule {
  return {
    who: 'parent or payment.index',
    record: 'paidDocument',
    expect: (caller, whose) => {
      if (caller === 'visitor') return 401;
      if (isParent(caller)) return whose === 'own' ? 'in' : 404;
      return holds(caller, 'payment.index') ? 'in' : 404;
    },
  };
}

/** Parents who got the message, and holders of `message.index` (product/mailing.md#messages). */
function messageFile(): Rule {
  return {
    who: 'parent or message.index',
    record: 'messageFile',
    expect: (caller, whose) => {
      if (caller === 'visitor') return 401;
      if (isParent(caller)) return whose === 'own' ? 'in' : 404;
      return holds(caller, 'message.index') ? 'in' : 404;
    },
  };
}

/** The routes that every resource has; uploads where it has files. */
function resourceRoutes({ name, fields }: ResourceDefinition): Record<string, Rule> {
  const kind = name as ResourceName;
  const { prefix = name, view } = OTHER_PERMISSIONS[kind] ?? {};
  const permission = (action: string): Permission => `${prefix}.${action}` as Permission;
  const hasFiles = Object.values(fields).some(({ type }) => type === 'image' || type === 'file');
  return {
    [`GET /api/${name}`]: needs(permission('index')),
    [`GET /export/list/${name}`]: needs(permission('index')),
    [`GET /api/${name}/:id`]: needs(view ?? permission('update'), kind),
    [`POST /api/${name}`]: needs(permission('create')),
    [`PUT /api/${name}/:id`]: needs(permission('update'), kind),
    [`DELETE /api/${name}/:id`]: needs(permission('update'), kind),
    [`GET /api/${name}/:id/delete-preview`]: needs(permission('update'), kind),
    ...(hasFiles ? { [`POST /api/${name}/upload`]: needs(permission('update')) } : {}),
  };
}

/** The version of the groups of a week; of one that does not exist any. */
async function groupsVersion(app: World['app'], weekId = 0 as number | string): Promise<string> {
  const { body } = await app
    .as(await someStaff(app, ['course.view']))
    .get(`/api/courseWeek/${weekId}/groups`);
  return (body as { data?: { version: string } }).data?.version ?? 'none';
}

/** A week to move a registration to. */
async function anotherWeek({ app }: World): Promise<object> {
  return { course_week_id: (await someWeek(app, await someCourse(app))).id };
}

/** A week into which any other can be merged. */
async function intoWeek({ app }: World): Promise<object> {
  return { into: (await someWeek(app, await someCourse(app))).id };
}

/** A sign-up of a child, for a week that does not exist: whoever is let in is told so. */
async function basket(world: World, caller: Caller): Promise<object> {
  return { bookings: [{ course_id: 999_999, ...(await booking(world, caller)) }] };
}

async function booking(world: World, caller: Caller): Promise<object> {
  const parent = world.user(caller === 'other parent' ? 'other parent' : 'parent');
  const child = parent && 'personId' in parent ? await someChild(world.app, parent as never) : { id: 1 };
  return signUpBody(child, { id: 999_999 });
}
