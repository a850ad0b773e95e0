import { installationLacks, projectLacks, type ProjectFacts, type WeekFacts } from './readiness.js';

const week: WeekFacts = {
  id: 7,
  to: '2026-07-10',
  full_day: true,
  half_day: false,
  price: 100,
  price_half_day: null,
  led: true,
};

const ready: ProjectFacts = {
  today: '2026-03-02',
  active: false,
  register_from: '2026-03-02',
  register_to: '2026-06-01',
  location_id: 1,
  has_account: true,
  weeks: [week],
  missing_notices: 0,
  description: 'Baden',
  description_it: 'Bagno',
  info: null,
  info_it: null,
  email_new: null,
  email_new_it: null,
  email_new_waiting: null,
  email_new_waiting_it: null,
  email_waiting: null,
  email_waiting_it: null,
  email_moved: null,
  email_moved_it: null,
  email_deleted: null,
  email_deleted_it: null,
  email_payed: null,
  email_payed_it: null,
};

const of = (facts: Partial<ProjectFacts>) =>
  projectLacks({ ...ready, ...facts }).map(({ what, needed, count, course_week_id: at }) =>
    [what, needed, count, at].filter((one) => one !== null),
  );

it('lacks nothing when it is ready', () => {
  expect(projectLacks(ready)).toEqual([]);
});

it.each<[string, Partial<ProjectFacts>, unknown[]]>([
  ['the notices of the law', { missing_notices: 2 }, ['notices', true, 2]],
  ['weeks', { weeks: [] }, ['weeks', true]],
  ['weeks to come', { weeks: [{ ...week, to: '2026-03-01' }] }, ['weeks_over', true]],
  ['an opening', { register_from: null, register_to: null }, ['opening', true]],
  ['time to register', { register_to: '2026-03-01' }, ['closed', true]],
  ['a price of a full day', { weeks: [{ ...week, price: null }] }, ['week_price', true, 1, 7]],
  ['a price of a half day', { weeks: [{ ...week, half_day: true }] }, ['week_price', true, 1, 7]],
  ['an account', { has_account: false }, ['account', true]],
  ['time before it opens', { register_from: '2026-03-01' }, ['opens_at_once', false]],
  ['an end', { register_to: null }, ['no_end', false]],
  ['a place', { location_id: null }, ['place', false]],
  ['a description', { description: null, description_it: null }, ['description', false]],
  ['the description in Italian', { description_it: null }, ['description_language', false, 1]],
  ['the description in German', { description: null }, ['description_language', false, 1]],
  ['a mail in one language', { email_new: 'Hallo' }, ['mail_language', false, 1]],
  ['leaders', { weeks: [{ ...week, led: false }, week] }, ['leader', false, 1, 7]],
])('says that it lacks %s', (_, facts, lack) => {
  expect(of(facts)).toEqual([lack]);
});

it('asks for no account where nothing costs, and for nothing of weeks that are over', () => {
  expect(of({ has_account: false, weeks: [{ ...week, price: 0 }] })).toEqual([]);
  expect(of({ weeks: [week, { ...week, id: 8, to: '2026-01-01', price: null, led: false }] })).toEqual([]);
});

it('does not say of an active project that it opens at once', () => {
  expect(of({ active: true, register_from: '2026-03-01' })).toEqual([]);
});

it('says what an installation lacks; no trial mail where none can leave', () => {
  const all = {
    missing_notices: 0,
    organiser: true,
    contact: true,
    payment_address: true,
    smtp: true,
    sent: true,
    project: true,
  };
  expect(installationLacks(all)).toEqual([]);
  const lacking = installationLacks({ ...all, missing_notices: 3, contact: false, smtp: false, sent: false });
  expect(lacking.map(({ what, needed }) => [what, needed])).toEqual([
    ['notices', true],
    ['contact', true],
    ['smtp', true],
  ]);
  expect(installationLacks({ ...all, sent: false }).map(({ what }) => what)).toEqual(['trial_mail']);
});
