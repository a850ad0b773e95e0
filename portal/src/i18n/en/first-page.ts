import { common } from '@feria/shared/i18n/en/common';
import type { SameKeys } from '@feria/shared/i18n/translate';
import type { firstPage as reference } from '../de/first-page';
import type { Formats } from '../formats';

/** English: what the first page and every error need. */
export const firstPage: SameKeys<typeof reference> = {
  app: {
    skip: 'Skip to content',
    home: 'Go to the start page',
    language: 'Language',
    navigation: 'Main menu',
    login: 'Log in',
    logout: 'Log out',
    planner: 'Holiday planner',
    basket: 'Basket',
    my_family: 'My family',
    back_office: 'Back office',
    projects: 'Projects',
    privacy: 'Privacy',
    imprint: 'Legal notice',
    accessibility: 'Accessibility',
    contact: 'Contact',
    offline: 'You are offline. You can go on as soon as the connection is back.',
    signed_out: 'You are logged out.',
    footer: 'Holiday projects for children and young people',
  },
  action: {
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    edit: 'Edit',
    retry: 'Try again',
    reload: 'Reload the page',
    save: 'Save',
  },
  error: {
    title: 'Error',
    offline: 'No connection. Please check your internet connection and try again.',
    server: 'The server has a problem at the moment. Please try again shortly.',
    busy: 'The site is very busy at the moment. Please try again in %{seconds} seconds.',
    too_many: 'Too many attempts. Please wait %{minutes} min. and then try again.',
    load: 'This could not be loaded',
    crash: 'Something went wrong',
    crash_text:
      'The error has been reported. Please reload the page. What you entered has been kept as far as possible.',
    not_found_title: 'Page not found',
    not_found: 'This page does not exist, or is no longer available.',
    forbidden_title: 'No access',
    forbidden_text: 'You do not have permission to open this page.',
    session: 'Your session has expired. Please log in again.',
    field: 'Please check the highlighted fields.',
    help: 'Still having problems? %{office}',
  },
  projects: {
    title: 'Holiday projects',
    hero: 'Holidays to remember fondly',
    choose_type: 'What are you looking for?',
    choose_type_text: 'Choose a type of project or look at all of them.',
    all_types: 'All projects',
    other_type: 'Other projects',
    type_count: '%{smart_count} project |||| %{smart_count} projects',
    type_open: 'Open for booking',
    how_old: 'How old?',
    which_weeks: 'Which weeks?',
    any_age: 'Any age',
    any_week: 'All weeks',
    empty: 'There are no projects at the moment',
    empty_text: 'New projects appear here as soon as they are announced. Please come back soon!',
  },
  common,
};

const EUROS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** How dates and amounts are written. In words: `05/07` is May to some readers and July to others. */
export const formats: Formats = {
  dates: (text) =>
    text.replace(
      /(\d\d)\.(\d\d)\.(\d{4})/g,
      (_, day: string, month: string, year: string) => `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`,
    ),
  euros: (amount) => EUROS.format(amount),
};
