import type { FrontendProject, FrontendWeek } from '@feria/shared/contracts/frontend';
import type { Translate } from '../i18n';
import { agesText, bookingTexts, priceText } from './facts';

/** The key with its values, in place of the words. */
const t: Translate = (key, params) => [key, ...Object.values(params ?? {})].join(' ');
const project = (more: Partial<FrontendProject>): FrontendProject => more as FrontendProject;
const week = (more: Partial<FrontendWeek>): FrontendWeek =>
  ({ state: 'open', full: false, availability: 'free', ...more }) as FrontendWeek;

it.each([
  ['the lowest of the weeks', { price: 145, price_from: 95 }, 'facts.price_from 95,00 €'],
  ['of the project without weeks', { price: 145, price_from: null }, 'facts.price_from 145,00 €'],
  ['nothing that is not set', { price: 0, price_from: null }, ''],
  ['nothing that is free', { price: 145, price_from: 0 }, ''],
])('the price is %s', (_name, prices, text) => {
  expect(priceText(project(prices), t)).toBe(text);
});

it.each([
  [6, 10, 'facts.ages 6 10'],
  [6, 6, 'facts.age 6'],
  [6, null, 'facts.ages_from 6'],
  [null, 10, 'facts.ages_to 10'],
  [null, null, ''],
])('the ages from %j to %j are %j', (age_from, age_to, text) => {
  expect(agesText(project({ age_from, age_to }), t)).toBe(text);
});

describe('how it can be booked', () => {
  const opens_at = '2027-01-15T07:00:00.000Z';
  const before = week({ state: 'before_registration' });

  it('is the opening until then', () => {
    expect(bookingTexts(project({ opens_at, courseWeeks: [before] }), t)).toEqual([
      'facts.opens 15.01.2027 08:00',
    ]);
    expect(bookingTexts(project({ opens_at: null, courseWeeks: [before] }), t)).toEqual([]);
  });

  it('is the number of weeks with free seats and with a waiting list', () => {
    const few = week({ availability: 'few' });
    const waiting = week({ availability: 'waiting_list' });
    const full = week({ availability: 'full', full: true });
    const open = (...courseWeeks: FrontendWeek[]) => bookingTexts(project({ opens_at, courseWeeks }), t);
    expect(open(week({}), few, waiting, full, before)).toEqual([
      'facts.weeks_free 2',
      'facts.weeks_waiting 1',
    ]);
    expect(open(waiting)).toEqual(['facts.weeks_waiting 1']);
    expect(open(full)).toEqual([]);
  });

  it('is nothing when it is over', () => {
    expect(
      bookingTexts(project({ opens_at, courseWeeks: [week({ state: 'after_registration' })] }), t),
    ).toEqual([]);
  });
});
