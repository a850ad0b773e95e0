import { nextReminderText, sentReminders } from './reminder-text.js';

const next = { step: 2 as const, day: '2026-07-06' };
const pause = { paused: false, until: null };

describe('the next reminder of a family', () => {
  it('is said with its step and day', () => {
    expect(nextReminderText('de', { next, hold: null, pause })).toBe('2. Erinnerung am 06.07.2026');
    expect(nextReminderText('it', { next, hold: null, pause })).toBe('2º promemoria il 06.07.2026');
    expect(nextReminderText('de', { next: null, hold: null, pause })).toBe('');
  });

  it('is followed, or replaced, by why it does not come', () => {
    expect(nextReminderText('de', { next, hold: 'off', pause })).toBe(
      '2. Erinnerung am 06.07.2026 (Erinnerungen sind ausgeschaltet)',
    );
    expect(nextReminderText('de', { next, hold: 'minimum', pause })).toBe('Keine: Der Betrag ist zu klein');
    const paused = { paused: true, until: '2026-08-01' };
    expect(nextReminderText('de', { next, hold: 'paused', pause: paused })).toBe('Ausgesetzt bis 01.08.2026');
    expect(nextReminderText('de', { next, hold: 'paused', pause: { ...paused, until: null } })).toBe(
      'Ausgesetzt',
    );
  });
});

it('what was sent is a line for each step and day, the oldest first', () => {
  const debt = (...reminders: { step: number; day: string }[]) => ({ reminders }) as never;
  const first = { step: 1, day: '2026-06-01' };
  const second = { step: 2, day: '2026-06-20' };
  expect(sentReminders('de', [debt(second, first), debt(first)])).toEqual([
    '1. Erinnerung am 01.06.2026',
    '2. Erinnerung am 20.06.2026',
  ]);
});
