import {
  availability,
  registrationWindow,
  seatsLeft,
  weekState,
  type WeekState,
  occupancyOf,
} from './registration-window.js';

const facts = {
  register_from: '2026-03-01',
  register_from_time: '08:00',
  register_to: '2026-05-31',
  week_from: '2026-07-06',
};
const at = (instant: string): Date => new Date(instant);

describe('registration window', () => {
  it('opens at its minute in Rome', () => {
    expect(weekState(facts, at('2026-03-01T06:59:59.999Z'))).toBe('before_registration');
    expect(weekState(facts, at('2026-03-01T07:00:00.000Z'))).toBe('open');
  });

  it('opens at midnight without a time', () => {
    const window = { ...facts, register_from_time: null };
    expect(registrationWindow(window).opens_at?.toISOString()).toBe('2026-02-28T23:00:00.000Z');
  });

  it('closes at the end of its last day', () => {
    expect(weekState(facts, at('2026-05-31T21:59:59.999Z'))).toBe('open');
    expect(weekState(facts, at('2026-05-31T22:00:00.000Z'))).toBe('after_registration');
  });

  it('closes when the week starts, without a last day', () => {
    const open = { ...facts, register_to: null };
    expect(weekState(open, at('2026-07-05T21:59:59Z'))).toBe('open');
    expect(weekState(open, at('2026-07-05T22:00:00Z'))).toBe('after_registration');
  });

  it('closes when the week starts, though the last day is later', () => {
    expect(weekState({ ...facts, register_to: '2026-12-31' }, at('2026-07-06T08:00:00Z'))).toBe(
      'after_registration',
    );
  });

  it('is not open yet without a first day', () => {
    expect(weekState({ ...facts, register_from: null }, at('2026-04-01T00:00:00Z'))).toBe(
      'before_registration',
    );
  });

  it('is over without a first day too, once the week has started', () => {
    expect(weekState({ ...facts, register_from: null }, at('2026-08-01T00:00:00Z'))).toBe(
      'after_registration',
    );
  });
});

describe('availability', () => {
  const week = { max_participants: 20, waiting_list: 2, registered: 0, waiting: 0 };

  it.each([
    ['free', { registered: 10 }],
    ['few', { registered: 17 }],
    ['few', { registered: 19 }],
    ['waiting_list', { registered: 20 }],
    ['waiting_list', { registered: 20, waiting: 1 }],
    ['full', { registered: 20, waiting: 2 }],
    ['full', { registered: 20, waiting_list: 0 }],
    ['waiting_list', { registered: 25, max_participants: 20 }],
    ['full', { max_participants: 0, waiting_list: 0 }],
  ] as const)('is %s with %j', (expected, facts_) => {
    expect(availability({ ...week, ...facts_ })).toBe(expected);
  });

  it('is few beside a queue of those who could not take the seat', () => {
    expect(availability({ ...week, registered: 19, waiting: 2 })).toBe('few');
  });
});

describe('the seats that are told', () => {
  const left = (registered: number, state: WeekState = 'open', upTo = 5) =>
    seatsLeft({ max_participants: 20, registered }, { state, upTo });

  it('are those of an open week, up to a number', () => {
    expect([14, 15, 19, 20, 21].map((registered) => left(registered))).toEqual([
      undefined,
      5,
      1,
      undefined,
      undefined,
    ]);
  });

  it('are none where the option says never, and none of a week that is not open', () => {
    expect([left(19, 'open', 0), left(19, 'before_registration'), left(19, 'after_registration')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('an offer holds a seat, and a wish takes no place in the queue', () => {
  expect(occupancyOf({ registered: 3, waiting: 4, offered: 1, uncounted: 2 })).toEqual({
    registered: 4,
    waiting: 1,
  });
});
