/** Constants of the product that more than one package needs. */

/** Languages of the portal's pages (docs/how-to/language.md says how another is added). */
export const PORTAL_LANGUAGES = ['de', 'it', 'en'] as const;
export type PortalLanguage = (typeof PORTAL_LANGUAGES)[number];

/** Languages of the back office. */
export const OFFICE_LANGUAGES = ['de', 'it'] as const;
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number];

/** Languages in which organisers write (`title`, `title_it`), and in which mails and documents are. */
export const CONTENT_LANGUAGES = ['de', 'it'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** What each language is called in itself. */
export const LANGUAGE_NAMES: Record<PortalLanguage | OfficeLanguage | ContentLanguage, string> = {
  de: 'Deutsch',
  it: 'Italiano',
  en: 'English',
};

/** Languages of server messages (product.md#languages). */
export const LANGUAGES = ['de', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages of the words of resources: those of the back office, and English for other callers of the API. */
export type ResourceLanguage = OfficeLanguage | 'en';

export const DEFAULT_LANGUAGE = 'de' satisfies PortalLanguage & OfficeLanguage & ContentLanguage & Language;

/**
 * Request header that carries the languages of the caller, `en, it`: the first is the one of messages, the first of
 * {@link CONTENT_LANGUAGES} the one of what organisers wrote.
 */
export const LANGUAGE_HEADER = 'api-lang';

/** Page sizes of back-office lists; -1 is "all". */
export const PAGE_SIZES = [10, 15, 50, -1] as const;
export const DEFAULT_PAGE_SIZE = 50;

/** Notifications close after this many milliseconds. */
export const NOTIFICATION_MS = 5_000;
/** The session is refreshed after this many milliseconds. */
export const REFRESH_MS = 30 * 60_000;

/**
 * The pages that wait for an opening load the project again within so many milliseconds after it, at random, so that not all
 * of them ask in the same moment (product/catalogue.md#the-opening-minute).
 */
export const OPENING_SPREAD_MS = 2_000;

/**
 * For so long a sign-up that is sent again with the same `Idempotency-Key` gets its first answer instead of a second
 * registration.
 */
export const IDEMPOTENCY_MS = 24 * 60 * 60_000;

/** For so many hours a parent may give back a place from the waiting list (product/registrations.md#what-a-parent-may-change). */
export const GIVE_BACK_HOURS = 72;

/** Length of a password at least (product/accounts.md#passwords). */
export const PASSWORD_MIN = 10;
/** And at most, so that hashing cannot be used to burn the CPU. */
export const PASSWORD_MAX = 200;

/** Accounts that the demo data creates, and their common password (product.md#configuration). */
export const DEMO_ACCOUNTS = {
  admin: 'admin@feria.example',
  office: 'office@feria.example',
  leader: 'leader@feria.example',
  family: 'family@feria.example',
} as const;
export const DEMO_PASSWORD = 'feria-demo';
