import { lossOfDay, spansOfDay, type FormerDays } from './former-days.js';

const at = (hour: string): Date => new Date(`2026-07-06T${hour}:00.000Z`);
const now = { id: 1, from: '2026-07-07', to: '2026-07-10' };
const former = (until: string, fields: Partial<FormerDays> = {}): FormerDays => ({
  course_week_id: 1,
  from: '2026-07-06',
  to: '2026-07-10',
  user_id: 9,
  until: at(until),
  ...fields,
});
const MONDAY = '2026-07-06';

describe('a day of a week', () => {
  it('is always so as it is now when its days were never changed', () => {
    const always = [{ from: -Infinity, until: Infinity }];
    expect(spansOfDay('2026-07-07', now, [former('08:00', { course_week_id: 2 })])).toEqual(always);
    expect(spansOfDay(MONDAY, now, [former('08:00', { course_week_id: 2 })])).toEqual([]);
    expect(lossOfDay(MONDAY, now, [former('08:00', { course_week_id: 2 })])).toBeUndefined();
  });

  it('was so until it was lost', () => {
    expect(spansOfDay(MONDAY, now, [former('08:00')])).toEqual([
      { from: -Infinity, until: at('08:00').getTime() },
    ]);
    expect(lossOfDay(MONDAY, now, [former('08:00')])).toMatchObject({ user_id: 9, until: at('08:00') });
  });

  it('is so again when the week has it back', () => {
    const back = { ...now, from: MONDAY };
    const days = [former('08:00'), former('09:00', { from: '2026-07-07' })];
    expect(spansOfDay(MONDAY, back, days)).toEqual([
      { from: -Infinity, until: at('08:00').getTime() },
      { from: at('09:00').getTime(), until: Infinity },
    ]);
    expect(lossOfDay(MONDAY, back, days)).toBeUndefined();
  });

  it('is lost by the last change that took it, not by one of other days', () => {
    const days = [
      former('07:00'),
      former('08:00', { from: '2026-07-07' }),
      former('09:00'),
      former('10:00', { from: '2026-07-07' }),
    ];
    expect(lossOfDay(MONDAY, now, days)?.until).toEqual(at('09:00'));
  });
});
