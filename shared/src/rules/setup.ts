import type { OptionKey } from '../resources/option/index.js';

/**
 * What the law wants to be there before families give their data: a project becomes active only with all of them
 * (product/catalogue.md#notices-before-a-project).
 */
export const NOTICES = ['app_privacy', 'imprint', 'imprint_it'] as const satisfies readonly OptionKey[];

/** An option that the law wants to be filled. */
export type Notice = (typeof NOTICES)[number];

/**
 * The steps of the set-up that are options: which ones the page asks for, and which of them need a value of the organiser's own before
 * the step is done (product/office.md#set-up).
 */
export const SETUP_OPTIONS = {
  organiser: {
    asked: ['app_name', 'app_intro', 'app_intro_it', 'email_footer'],
    needed: ['app_name', 'email_footer'],
  },
  contact: {
    asked: ['contact_name', 'contact_phone', 'contact_email', 'app_privacy', 'imprint', 'imprint_it'],
    needed: ['contact_name', 'contact_email', ...NOTICES],
  },
  look: { asked: ['app_color', 'app_logo'], needed: ['app_logo'] },
  payment: {
    asked: ['payment_address', 'payment_address_it', 'payment_place', 'payment_place_it', 'organiser_tax'],
    needed: ['payment_address', 'payment_address_it'],
  },
} as const satisfies Record<string, { asked: readonly OptionKey[]; needed: readonly OptionKey[] }>;

/** A step of the set-up that is options. */
export type SetupOptionStep = keyof typeof SETUP_OPTIONS;
