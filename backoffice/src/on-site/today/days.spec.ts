import type { AttendanceDay, AttendanceRecord, IsoDate } from '@feria/shared';
import { daysThatStay, daysToRead, dayToShow, dayWord, type HeldDay } from './days';

/** A day with weeks that end on these dates. */
const held = (date: IsoDate, ...ends: IsoDate[]): [IsoDate, HeldDay] => [
  date,
  { readAt: 0, day: { date, weeks: ends.map((to) => ({ to, children: [] })) } as unknown as AttendanceDay },
];
const days = (...list: [IsoDate, HeldDay][]) => new Map(list);
const endsOf = (day: HeldDay | undefined) => day?.day.weeks.map(({ to }) => to);

const MONDAY = '2026-07-06';
const TUESDAY = '2026-07-07';
const WEDNESDAY = '2026-07-08';
const FRIDAY = '2026-07-10';
/** In Rome, which is two hours ahead of UTC in July. */
const at = (date: IsoDate, time: string) => new Date(`${date}T${time}:00+02:00`);

describe('which days are loaded', () => {
  it.each([
    ['16:59', [MONDAY]],
    ['17:00', [MONDAY, TUESDAY]],
    ['23:59', [MONDAY, TUESDAY]],
    ['00:00', [MONDAY]],
  ])('at %s', (time, dates) => {
    expect(daysToRead(at(MONDAY, time))).toEqual(dates);
  });
});

describe('which days stay on the device', () => {
  it('today and tomorrow', () => {
    const both = days(held(MONDAY, FRIDAY), held(TUESDAY, FRIDAY));
    expect([...daysThatStay(both, at(MONDAY, '18:00')).keys()]).toEqual([MONDAY, TUESDAY]);
  });

  it('after midnight the list that was loaded in the evening is that of today, and yesterday stays until noon', () => {
    const both = days(held(MONDAY, FRIDAY), held(TUESDAY, FRIDAY));
    expect([...daysThatStay(both, at(TUESDAY, '11:59')).keys()].sort()).toEqual([MONDAY, TUESDAY]);
    expect([...daysThatStay(both, at(TUESDAY, '12:00')).keys()]).toEqual([TUESDAY]);
  });

  it('without a list of today that of the last day stays while its weeks run', () => {
    const one = days(held(MONDAY, WEDNESDAY));
    expect(daysThatStay(one, at(TUESDAY, '15:00')).has(MONDAY)).toBe(true);
    expect(daysThatStay(one, at(WEDNESDAY, '23:59')).has(MONDAY)).toBe(true);
    expect(daysThatStay(one, at('2026-07-09', '00:00')).size).toBe(0);
  });

  it('of a day that is over only the weeks stay that go on', () => {
    const one = days(held(MONDAY, MONDAY, FRIDAY));
    expect(endsOf(daysThatStay(one, at(MONDAY, '23:59')).get(MONDAY))).toEqual([MONDAY, FRIDAY]);
    expect(endsOf(daysThatStay(one, at(TUESDAY, '00:00')).get(MONDAY))).toEqual([FRIDAY]);
  });

  it('a week that ended goes at midnight, and so does all before the last day', () => {
    expect(daysThatStay(days(held(MONDAY, MONDAY)), at(TUESDAY, '00:00')).size).toBe(0);
    const two = days(held(MONDAY, FRIDAY), held(TUESDAY, FRIDAY));
    expect([...daysThatStay(two, at(WEDNESDAY, '08:00')).keys()]).toEqual([TUESDAY, WEDNESDAY]);
  });

  it('a clock that was far ahead leaves nothing of later days', () => {
    expect(daysThatStay(days(held(FRIDAY, FRIDAY)), at(MONDAY, '08:00')).size).toBe(0);
  });
});

describe('without the list of the server the list of today is made of the last day', () => {
  const child = (child_id: number, place_ended = false) => ({
    child_id,
    place_ended,
    attendance: { status: 'present' } as AttendanceRecord,
    absence: { reason: null },
  });
  const yesterday: HeldDay = {
    readAt: 5,
    day: {
      date: MONDAY,
      may_mark: true,
      issues: 2,
      taken_off: [{}],
      weeks: [
        { to: MONDAY, children: [child(9)] },
        { to: FRIDAY, headcounts: [{}], children: [child(1), child(2, true)] },
      ],
    } as unknown as AttendanceDay,
  };
  const morning = at(TUESDAY, '08:00');
  const made = daysThatStay(days([MONDAY, yesterday]), morning);

  it('with the children of the weeks that go on, of whom nothing is known today', () => {
    expect(made.get(TUESDAY)).toEqual({
      readAt: 5,
      madeOf: MONDAY,
      day: {
        date: TUESDAY,
        may_mark: true,
        issues: 0,
        taken_off: [],
        to_hand_over: [],
        weeks: [
          {
            to: FRIDAY,
            gone: [],
            erased: [],
            headcounts: [],
            children: [{ child_id: 1, place_ended: false, attendance: null, absence: null }],
          },
        ],
      },
    });
    expect(made.has(MONDAY)).toBe(true);
    expect(dayToShow(made, null, TUESDAY)?.madeOf).toBe(MONDAY);
  });

  it('it stays the same, with what the server says of marks meanwhile', () => {
    const again = daysThatStay(made, morning);
    expect([...again]).toEqual([...made]);
    expect(again.get(TUESDAY)).toBe(made.get(TUESDAY));
  });

  it('the list of the server takes its place', () => {
    const list = held(TUESDAY, FRIDAY);
    expect(daysThatStay(days(...made, list), morning).get(TUESDAY)).toBe(list[1]);
  });

  it('a day later another one is made, of the list of the server again', () => {
    const next = daysThatStay(made, at(WEDNESDAY, '08:00'));
    expect([...next].map(([date, { madeOf }]) => [date, madeOf])).toEqual([
      [MONDAY, undefined],
      [WEDNESDAY, MONDAY],
    ]);
  });

  it('of a list of tomorrow that was loaded in the evening none is made', () => {
    const both = days([MONDAY, yesterday], held(TUESDAY, FRIDAY));
    expect(daysThatStay(both, morning).get(TUESDAY)?.madeOf).toBeUndefined();
  });
});

describe('which day is shown', () => {
  const all = days(held(MONDAY, FRIDAY), held(TUESDAY, FRIDAY), held(WEDNESDAY, FRIDAY));
  it.each<[string, IsoDate | null, IsoDate, IsoDate | undefined]>([
    ['today', null, TUESDAY, TUESDAY],
    ['the chosen one', WEDNESDAY, TUESDAY, WEDNESDAY],
    ['today when the chosen one is gone', FRIDAY, TUESDAY, TUESDAY],
    ['the latest before today when there is none of today', null, FRIDAY, WEDNESDAY],
  ])('%s', (_, chosen, today, date) => {
    expect(dayToShow(all, chosen, today)?.day.date).toBe(date);
  });

  it('none when nothing is held', () => expect(dayToShow(new Map(), null, MONDAY)).toBeNull());

  it('is called as people call it', () => {
    expect([MONDAY, TUESDAY, WEDNESDAY, FRIDAY].map((date) => dayWord(date, TUESDAY))).toEqual([
      'yesterday',
      'today',
      'tomorrow',
      'other',
    ]);
  });
});
