import type { SameKeys } from '../translate.js';
import type { common as reference } from '../de/common.js';

/** English words that the portal and the messages of the API use alike. */
export const common: SameKeys<typeof reference> = {
  day_type: { full_day: 'Full day', half_day: 'Half day' },
  state: {
    open: 'Registration open',
    before_registration: 'Registration opens soon',
    after_registration: 'Registration closed',
    full: 'Week fully booked',
    cancelled: 'Cancelled',
  },
  availability: {
    free: 'Places available',
    few: 'Only a few places left',
    waiting_list: 'Waiting list',
    full: 'Fully booked',
  },
  seats_left: '%{smart_count} place left |||| %{smart_count} places left',
  gender: { m: 'Male', f: 'Female', s: 'Other' },
  lang: { de: 'German', it: 'Italian' },
  school: {
    kg_1: 'Nursery school, year 1',
    kg_2: 'Nursery school, year 2',
    kg_3: 'Nursery school, year 3',
    kg_4: 'Nursery school, year 4',
    gs_1: 'Primary school, year 1',
    gs_2: 'Primary school, year 2',
    gs_3: 'Primary school, year 3',
    gs_4: 'Primary school, year 4',
    gs_5: 'Primary school, year 5',
    ms_1: 'Middle school, year 1',
    ms_2: 'Middle school, year 2',
    ms_3: 'Middle school, year 3',
    other: 'Other',
  },
  eligibility: {
    age_between: 'For children aged %{from} to %{to} (on the first day of the week: %{age})',
    age_only: 'For children aged %{from} (on the first day of the week: %{age})',
    age_from: 'For children aged %{from} and over (on the first day of the week: %{age})',
    age_to: 'For children aged %{to} and under (on the first day of the week: %{age})',
    school: 'For other school years: %{schools}',
  },
  tax_invalid: 'Please check the tax number, it seems invalid',
  outcome: { confirmed: 'Registered', waiting: 'On the waiting list', full: 'No place' },
};
