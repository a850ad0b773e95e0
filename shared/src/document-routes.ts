import type { ContentLanguage } from './config.js';

/** What a document's address ends in, by its language. */
const DOCUMENT_ENDS: Record<ContentLanguage, string> = { de: '', it: 'it/' };

/**
 * Documents: addresses beside the API that a browser opens by themselves, with a `token` in the query instead of a header
 * (product/accounts.md#download-tokens).
 */
export const DOCUMENT = {
  /** Confirmation of payment; `peopleId` is the child. German, or Italian under `it/`. */
  confirmation: (courseId: number, peopleId: number, language: ContentLanguage): string =>
    `/confirmation/${courseId}/${peopleId}/${DOCUMENT_ENDS[language]}`,
  /** A registration as a file for a calendar. */
  registrationCalendar: (id: number): string => `/calendar/registration/${id}.ics`,
  /** Participants of a course. */
  courseExport: (courseId: number): string => `/excelExport/${courseId}`,
  /** Payments of all registrations; takes the filters and the search of the registration list. */
  paymentsExport: '/export/payments',
  /** What a parent paid for a child in a year, for the tax return; the office names the parent by `person_id`. */
  taxConfirmation: (childId: number, year: number, language: ContentLanguage): string =>
    `/export/tax-confirmation/${childId}/${year}/${DOCUMENT_ENDS[language]}`,
  /** Charges and payments of a parent in a year. */
  statement: (personId: number, year: number, language: ContentLanguage): string =>
    `/export/statement/${personId}/${year}/${DOCUMENT_ENDS[language]}`,
  /** A list of the back office as it is shown: its filters, search, sort and `columns`; `resource` is the name of the list in the API. */
  listExport: (resource: string): string => `/export/list/${resource}`,
  /** Journal of payments; takes `from` and `to`. */
  journalExport: '/export/journal',
  /** Transfers that pay out credit, for the bank (product/money.md#paying-out-credit). */
  sepaFile: (id: number): string => `/export/sepa-file/${id}`,
  /** A receipt, in its own language (product/money.md#receipts). */
  receipt: (id: number): string => `/export/receipt/${id}`,
  /** The receipts that search and filters of their list find, as one PDF; a spreadsheet with `/xlsx`, a ZIP file of PDFs with `/zip`. */
  receipts: '/export/receipts',
  /** The printed programme of a year, in both languages (product/catalogue.md#printed-programme). */
  programme: (year: number): string => `/export/programme/${year}`,
  /** Figures of a year for public funding. */
  funding: (year: number): string => `/export/funding/${year}`,
  /** All tables of a season as a spreadsheet; takes `compare`, the year of another season (product/office.md#figures). */
  figures: (year: number): string => `/export/figures/${year}`,
  /** Children of a week by group, to tick off; a spreadsheet with `format=xlsx`, as all sheets (product/office.md#sheets). */
  weekSheet: (weekId: number, language: ContentLanguage): string =>
    `/export/week-sheet/${weekId}/${DOCUMENT_ENDS[language]}`,
  /** Who comes and goes on a day (`YYYY-MM-DD`) of a week. */
  daySheet: (weekId: number, date: string, language: ContentLanguage): string =>
    `/export/day-sheet/${weekId}/${date}/${DOCUMENT_ENDS[language]}`,
  /** What is needed in an emergency, of each child of a week. */
  emergencySheet: (weekId: number, language: ContentLanguage): string =>
    `/export/emergency-sheet/${weekId}/${DOCUMENT_ENDS[language]}`,
  /** Meals of each day of a week, and diets. */
  meals: (weekId: number, language: ContentLanguage): string =>
    `/export/meals/${weekId}/${DOCUMENT_ENDS[language]}`,
  /** A mail of a course as its readers see it; `kind` is one of `MAIL_KINDS`. */
  mailPreview: (courseId: number, kind: string): string => `/mail-preview/${courseId}/${kind}`,
  /** A file of a message, for its receivers and for staff. */
  messageFile: (id: number): string => `/message-file/${id}`,
} as const;

/** Route of the calendar of a family. It is opened by calendar programs, so the secret in it is all that it asks for. */
export const CALENDAR_FEED = '/calendar/:secret.ics';

/** Address of the calendar that a secret opens (product/office.md#calendar). */
export const calendarFeedPath = (secret: string): string => CALENDAR_FEED.replace(':secret', secret);

/** What others read of the programme (product/catalogue.md#links): search engines, calendars, feed readers, other websites. */
export const PROGRAMME = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  calendar: '/programme.ics',
  feed: '/programme.rss',
  embed: '/embed',
} as const;

const ID = '[1-9]\\d{0,9}';
const DOCUMENT_PATH = new RegExp(
  `^(?:/confirmation/${ID}/${ID}(?:/it)?|/calendar/registration/${ID}\\.ics|/excelExport/${ID}|/export/(?:payments|journal)|/export/list/[a-zA-Z-]{1,60}|/export/(?:funding|figures|programme)/20\\d\\d|/export/(?:sepa-file|receipt)/${ID}|/export/receipts(?:/xlsx|/zip)?|/export/(?:projects|families)(?:/template)?|/export/(?:statement|tax-confirmation)/${ID}/20\\d\\d(?:/it)?|/export/(?:week-sheet|emergency-sheet|meals)/${ID}(?:/it)?|/export/day-sheet/${ID}/20\\d\\d-\\d\\d-\\d\\d(?:/it)?|/message-file/${ID}|/mail-preview/${ID}/[a-z-]{1,30}(?:/it)?)$`,
);

/**
 * The one spelling of a document's address, so that two can be compared: the path alone, without a slash at its end.
 * `null` for whatever is no document.
 */
export function documentPath(address: string): string | null {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '');
  return DOCUMENT_PATH.test(path) ? path : null;
}
