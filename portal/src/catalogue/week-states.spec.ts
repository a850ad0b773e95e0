import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import {
  bookingOf,
  hasOpenedSince,
  isBookable,
  isWaitingListOnly,
  opened,
  projectTag,
  sortByAvailability,
  weekTags,
} from './week-states';

type Week = Pick<FrontendWeekDetail, 'state' | 'full' | 'availability'> &
  Partial<Pick<FrontendWeekDetail, 'cancelled_at' | 'seats_left'>>;

const FREE: Week = { state: 'open', full: false, availability: 'free' };
const FEW: Week = { ...FREE, availability: 'few' };
const WAITING: Week = { ...FREE, availability: 'waiting_list' };
const FULL: Week = { ...FREE, full: true, availability: 'full' };
const BEFORE: Week = { ...FREE, state: 'before_registration' };
const AFTER: Week = { ...FREE, state: 'after_registration' };
const CANCELLED: Week = { ...AFTER, full: true, cancelled_at: '2026-06-01T08:00:00.000Z' };

it.each<[string, Week, boolean, boolean, string[]]>([
  ['is free', FREE, true, false, ['common.state.open']],
  ['has few seats left', FEW, true, false, ['common.state.open', 'common.availability.few']],
  [
    'says how many are left',
    { ...FEW, seats_left: 2 },
    true,
    false,
    ['common.state.open', 'common.seats_left'],
  ],
  [
    'has five of thirty left',
    { ...FREE, seats_left: 5 },
    true,
    false,
    ['common.state.open', 'common.seats_left'],
  ],
  ['leads onto the waiting list', WAITING, true, true, ['common.availability.waiting_list']],
  ['is full', FULL, false, false, ['common.state.full']],
  ['opens later', BEFORE, false, false, ['common.state.before_registration']],
  ['is closed', AFTER, false, false, ['common.state.after_registration']],
  ['is cancelled', CANCELLED, false, false, ['common.state.cancelled']],
])('a week that %s', (_, week, bookable, waiting, tags) => {
  expect([isBookable(week), isWaitingListOnly(week)]).toEqual([bookable, waiting]);
  expect(weekTags(week).map(({ text }) => text)).toEqual(tags);
});

it.each<[string, Week[], string | undefined]>([
  ['one free week', [FULL, WAITING, FREE], 'common.state.open'],
  ['only waiting lists', [FULL, WAITING, BEFORE], 'common.availability.waiting_list'],
  ['only full weeks open', [FULL, BEFORE], 'common.availability.full'],
  ['nothing open yet', [BEFORE, AFTER], 'common.state.before_registration'],
  ['nothing open any more', [AFTER], 'common.state.after_registration'],
  ['no week', [], undefined],
])('a project with %s', (_, weeks, text) => {
  expect(projectTag(weeks)?.text).toBe(text);
});

it('sorts projects: bookable, not open yet, full, the others; equal ones keep the order that the office set', () => {
  const projects = [[AFTER], [BEFORE], [FULL], [WAITING], [FREE], []].map((courseWeeks, id) => ({
    id,
    courseWeeks,
  }));
  expect(sortByAvailability(projects).map(({ id }) => id)).toEqual([3, 4, 1, 2, 0, 5]);
});

describe('bookingOf, whether a project can be booked', () => {
  const OPENS = Date.UTC(2026, 2, 2, 8);
  const CLOSES = Date.UTC(2026, 5, 1);
  const project = (courseWeeks: Week[], registrationWindow: Partial<FrontendProjectDetail> = {}) =>
    ({
      courseWeeks,
      opens_at: new Date(OPENS).toISOString(),
      closes_at: new Date(CLOSES).toISOString(),
      ...registrationWindow,
    }) as FrontendProjectDetail;

  it.each<[string, FrontendProjectDetail, number, ReturnType<typeof bookingOf>]>([
    ['a moment before it opens', project([BEFORE]), OPENS - 1, 'before'],
    ['at the moment it opens, with weeks that were loaded before', opened(project([BEFORE])), OPENS, 'open'],
    ['while it is open', project([FREE, FULL]), OPENS, 'open'],
    ['with waiting lists only', project([WAITING, FULL]), OPENS, 'waiting_list'],
    ['with nothing left', project([FULL]), OPENS, 'full'],
    ['a moment before it closes', project([FREE]), CLOSES - 1, 'open'],
    ['at the moment it closes', project([FREE]), CLOSES, 'after'],
    ['with all weeks closed', project([AFTER]), OPENS, 'after'],
    ['without a first day of registration', project([FREE], { opens_at: null }), OPENS, 'unset'],
    ['without a last day of registration', project([FREE], { closes_at: null }), CLOSES, 'open'],
    ['without weeks', project([]), OPENS, 'none'],
  ])('%s', (_, input, now, booking) => {
    expect(bookingOf(input, now)).toBe(booking);
  });

  it('has opened since it was loaded, from the moment of the opening until it is loaded again', () => {
    const loaded = (time: number) => project([BEFORE], { server_time: new Date(time).toISOString() });
    expect(hasOpenedSince(loaded(OPENS - 5_000), OPENS - 1)).toBe(false);
    expect(hasOpenedSince(loaded(OPENS - 5_000), OPENS)).toBe(true);
    expect(hasOpenedSince(loaded(OPENS), OPENS + 1_000)).toBe(false);
    expect(hasOpenedSince({ ...loaded(OPENS - 5_000), opens_at: null }, OPENS)).toBe(false);
  });
});
