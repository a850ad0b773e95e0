import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { placesTexts } from './places-texts';

const FIRST_COME = {
  allocation: 'first_come',
  places_per_child: null,
  places_given: false,
  move_up: 'automatic',
  offer_hours: 48,
  priority_places: [],
  priority_opens_at: null,
  has_priority: false,
  regular_opens_at: '2027-03-01T07:30:00.000Z',
  server_time: '2027-02-01T12:00:00.000Z',
  register_to: '2027-03-31',
} as unknown as FrontendProjectDetail;
const PRIORITY = { priority_places: ['39100', '39057'], priority_opens_at: '2027-02-22T07:30:00.000Z' };

const keysOf = (more: Partial<FrontendProjectDetail>, isParent: boolean | null = null): string[] =>
  placesTexts({ project: { ...FIRST_COME, ...more }, isParent }, (key, params) =>
    [key, ...Object.values(params ?? {})].join(' '),
  );

it('says nothing where it is first come, first served', () => {
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ allocation: 'draw', places_given: true })).toEqual([]);
});

it('says how many weeks are sure, and when the others are decided', () => {
  const order = 'places.fair_start_order';
  expect(keysOf({ allocation: 'fair_start' })).toEqual(['places.fair_start 1 31.03.2027', order]);
  expect(keysOf({ allocation: 'fair_start', places_per_child: 2 })).toEqual([
    'places.fair_start 2 31.03.2027',
    order,
  ]);
});

it('says until when wishes are made, and how many weeks a child gets', () => {
  expect(keysOf({ allocation: 'draw' })).toEqual(['places.draw 31.03.2027']);
  expect(keysOf({ allocation: 'draw', places_per_child: 3 })).toEqual([
    'places.draw 31.03.2027',
    'places.draw_limit 3',
  ]);
});

it('says how long an offer stands', () => {
  expect(keysOf({ move_up: 'offer' })).toEqual(['places.offer 48']);
});

describe('who may register earlier', () => {
  const [priority, regular] = ['22.02.2027 08:30', '01.03.2027 08:30'];
  const all = `places.priority 39100, 39057 ${priority} ${regular}`;

  it('is told with what it means for the reader', () => {
    expect(keysOf(PRIORITY)).toEqual([all]);
    expect(keysOf({ ...PRIORITY, has_priority: true }, true)).toEqual([
      all,
      `places.priority_mine ${priority}`,
    ]);
    expect(keysOf(PRIORITY, true)).toEqual([all, `places.priority_not_mine ${regular}`]);
    expect(keysOf(PRIORITY, false)).toEqual([all, 'places.priority_visitor']);
  });

  it('does not matter any more when everybody may', () => {
    expect(keysOf({ ...PRIORITY, server_time: '2027-03-01T07:30:00.000Z' })).toEqual([]);
  });
});
