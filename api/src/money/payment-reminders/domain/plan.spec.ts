import { addDays, romeInstant, type IsoDate, type SentReminder } from '@feria/shared';
import fc from 'fast-check';
import { isRunDue, nextMail, nextRunDay, nextStep, runTime, stepsOn, type RemindedDebt } from './plan.js';

const sent = (...reminders: [1 | 2, IsoDate][]): SentReminder[] =>
  reminders.map(([step, day]) => ({ step, day }));

describe('the next step of a registration', () => {
  it.each<[string, IsoDate | null, SentReminder[], ReturnType<typeof nextStep>]>([
    ['the first, three days after', '2026-03-10', [], { step: 1, day: '2026-03-13' }],
    [
      'the second, fourteen days after',
      '2026-03-10',
      sent([1, '2026-03-13']),
      { step: 2, day: '2026-03-24' },
    ],
    [
      'the second, eleven days after a late first',
      '2025-11-01',
      sent([1, '2026-03-13']),
      { step: 2, day: '2026-03-24' },
    ],
    ['by a due date that was put off', '2026-05-01', sent([1, '2026-03-13']), { step: 2, day: '2026-05-15' }],
    ['none after the second', '2026-03-10', sent([1, '2026-03-13'], [2, '2026-03-24']), null],
    ['none without a due date', null, [], null],
  ])('is %s', (_, dueOn, before, expected) => {
    expect(nextStep({ dueOn, sent: before })).toEqual(expected);
  });
});

const debt = (registrationId: number, dueOn: IsoDate | null, before: SentReminder[] = []): RemindedDebt => ({
  registrationId,
  dueOn,
  sent: before,
});

describe('a mail', () => {
  it('is for every step that is due on its day', () => {
    const debts = [
      debt(1, '2026-03-10'),
      debt(2, '2026-03-12'),
      debt(3, '2026-02-20', sent([1, '2026-03-02'])),
      debt(4, null),
    ];
    expect(stepsOn(debts, '2026-03-13')).toEqual([
      { registrationId: 1, step: 1 },
      { registrationId: 3, step: 2 },
    ]);
    expect(stepsOn(debts, '2026-03-12')).toEqual([]);
  });

  it('is the only one of its day', () => {
    const debts = [debt(1, '2026-03-10', sent([1, '2026-03-13'])), debt(2, '2026-03-10')];
    expect(stepsOn(debts, '2026-03-13')).toEqual([]);
    expect(nextMail(debts, '2026-03-13')).toEqual({ day: '2026-03-14', step: 1 });
    expect(stepsOn(debts, '2026-03-14')).toEqual([{ registrationId: 2, step: 1 }]);
  });

  it('says the higher of its steps, and comes with the next run at the earliest', () => {
    const debts = [debt(1, '2026-03-10'), debt(2, '2026-02-20', sent([1, '2026-03-02']))];
    expect(nextMail(debts, '2026-03-03')).toEqual({ day: '2026-03-13', step: 2 });
    expect(nextMail(debts, '2026-04-01')).toEqual({ day: '2026-04-01', step: 2 });
    expect(nextMail([debt(1, '2026-03-10')], '2026-03-01')).toEqual({ day: '2026-03-13', step: 1 });
    expect(nextMail([debt(1, null)], '2026-03-03')).toBeNull();
  });
});

describe('a run', () => {
  // The clocks change in the night to 29 March and to 25 October 2026.
  it.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'])('is at 10 in Rome on %s', (day) => {
    const time = runTime(day);
    expect(time).toEqual(romeInstant(day, '10:00'));
    const since = new Date('2026-01-01T00:00:00Z');
    expect(isRunDue(new Date(time.getTime() - 1), since)).toBe(false);
    expect(isRunDue(time, since)).toBe(true);
    // Nobody looked until then.
    expect(isRunDue(romeInstant(day, '23:59'), since)).toBe(true);
  });

  it('never is on the day on which reminders were switched on', () => {
    const since = romeInstant('2026-03-12', '00:05');
    expect(isRunDue(romeInstant('2026-03-12', '23:59'), since)).toBe(false);
    expect(isRunDue(romeInstant('2026-03-13', '09:59'), since)).toBe(false);
    expect(isRunDue(romeInstant('2026-03-13', '10:00'), since)).toBe(true);
  });

  it.each([
    ['today', '2026-03-12', '08:00', false, '2026-03-12'],
    ['today, when it is late', '2026-03-12', '12:00', false, '2026-03-12'],
    ['tomorrow, when today is done', '2026-03-12', '12:00', true, '2026-03-13'],
    ['tomorrow, when it was switched on today', '2026-03-01', '12:00', false, '2026-03-02'],
  ])('is next %s', (_, today, time, hasRun, expected) => {
    const since = romeInstant('2026-03-01', '09:00');
    expect(nextRunDay(romeInstant(today, time), since, hasRun)).toBe(expected);
  });

  it('would be tomorrow, while they are off', () => {
    expect(nextRunDay(romeInstant('2026-03-12', '08:00'), null, false)).toBe('2026-03-13');
  });
});

/** A debt in a random season: when it becomes due, and when it is paid. */
interface Story {
  dueOn: IsoDate | null;
  paidOn: IsoDate | null;
}

it('over random seasons, nobody gets two mails on a day, and each registration each step at most once', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-03-01', days));
  const stories = fc.array(fc.record<Story>({ dueOn: fc.option(day), paidOn: fc.option(day) }), {
    minLength: 1,
    maxLength: 5,
  });
  // Days on which the family is paused or held, the process is down, or reminders are off.
  const quiet = fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 40 });
  fc.assert(
    fc.property(stories, quiet, (family, quietDays) => {
      const written = new Map<number, SentReminder[]>();
      const mails: { day: IsoDate; steps: ReturnType<typeof stepsOn> }[] = [];
      for (let index = 0; index <= 90; index += 1) {
        const today = addDays('2026-03-01', index);
        if (quietDays.includes(index)) continue;
        const open = family.flatMap(({ dueOn, paidOn }, registrationId) =>
          paidOn !== null && paidOn <= today
            ? []
            : [{ registrationId, dueOn, sent: written.get(registrationId) ?? [] }],
        );
        const steps = stepsOn(open, today);
        // What the list promises is what the run does.
        expect(nextMail(open, today)?.day === today).toBe(steps.length > 0);
        if (steps.length === 0) continue;
        mails.push({ day: today, steps });
        for (const { registrationId, step } of steps)
          written.set(registrationId, [...(written.get(registrationId) ?? []), { step, day: today }]);
      }
      for (const [registrationId, reminders] of written) {
        const { dueOn, paidOn } = family[registrationId]!;
        const [first, second, ...more] = reminders;
        expect(more).toEqual([]);
        expect(first!.step).toBe(1);
        expect(first!.day >= addDays(dueOn!, 3)).toBe(true);
        if (second) {
          expect(second.step).toBe(2);
          expect(second.day >= addDays(dueOn!, 14) && second.day >= addDays(first!.day, 11)).toBe(true);
        }
        if (paidOn) for (const reminder of reminders) expect(reminder.day < paidOn).toBe(true);
      }
      expect(new Set(mails.map((mail) => mail.day)).size).toBe(mails.length);
      for (const { steps } of mails)
        expect(new Set(steps.map(({ registrationId }) => registrationId)).size).toBe(steps.length);
    }),
  );
});
