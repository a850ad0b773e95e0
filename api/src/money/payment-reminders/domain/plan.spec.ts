import { addDays, romeInstant, type IsoDate, type SentReminder } from '@feria/shared';
import { isWorkingDay } from '@feria/shared/rules/working-days';
import fc from 'fast-check';
import { isRunDue, nextMail, nextRunDay, nextStep, runTime, stepsOn, type RemindedDebt } from './plan.js';

const sent = (...reminders: [1 | 2, IsoDate][]): SentReminder[] =>
  reminders.map(([step, day]) => ({ step, day }));

const debt = (
  registrationId: number,
  dueOn: IsoDate | null,
  before: SentReminder[] = [],
  open = 12_000,
): RemindedDebt => ({ registrationId, dueOn, open, sent: before });

const MINIMUM = 500;

describe('the next step of a family', () => {
  it.each<[string, RemindedDebt[], ReturnType<typeof nextStep>]>([
    ['the first, three days after', [debt(1, '2026-03-10')], { step: 1, day: '2026-03-13' }],
    [
      'the first for what is due first',
      [debt(1, '2026-03-12'), debt(2, '2026-03-10'), debt(3, null)],
      { step: 1, day: '2026-03-13' },
    ],
    [
      'the second, eleven days after the first',
      [debt(1, '2026-03-10', sent([1, '2026-03-13']))],
      { step: 2, day: '2026-03-24' },
    ],
    [
      'the second, also of what is overdue since the first',
      [debt(1, '2026-03-10', sent([1, '2026-03-13'])), debt(2, '2026-03-12')],
      { step: 2, day: '2026-03-24' },
    ],
    [
      'by a due date that was put off',
      [debt(1, '2026-05-01', sent([1, '2026-03-13']))],
      { step: 2, day: '2026-05-04' },
    ],
    ['none after the second', [debt(1, '2026-03-10', sent([1, '2026-03-13'], [2, '2026-03-24']))], null],
    [
      'a first again for something new',
      [debt(1, '2026-03-10', sent([1, '2026-03-13'], [2, '2026-03-24'])), debt(2, '2026-04-20')],
      { step: 1, day: '2026-04-23' },
    ],
    [
      'none for what the second told of for the first time',
      [
        debt(1, '2026-03-10', sent([1, '2026-03-13'], [2, '2026-03-24'])),
        debt(2, '2026-03-20', sent([2, '2026-03-24'])),
      ],
      null,
    ],
    [
      'the second of the second round',
      [
        debt(1, '2026-03-10', sent([1, '2026-03-13'], [2, '2026-03-24'], [1, '2026-04-23'])),
        debt(2, '2026-04-20', sent([1, '2026-04-23'])),
      ],
      { step: 2, day: '2026-05-04' },
    ],
    [
      'none after a mail that had both steps, as there were once',
      [
        debt(1, '2026-02-20', sent([1, '2026-03-02'], [2, '2026-03-13'])),
        debt(2, '2026-03-10', sent([1, '2026-03-13'])),
      ],
      null,
    ],
    ['none without a due date', [debt(1, null)], null],
  ])('is %s', (_, debts, expected) => {
    expect(nextStep(debts)).toEqual(expected);
  });
});

describe('a mail', () => {
  it('is of everything that is overdue on its day, with one step', () => {
    const debts = [debt(1, '2026-03-10'), debt(2, '2026-03-12'), debt(3, '2026-03-13'), debt(4, null)];
    expect(stepsOn(debts, '2026-03-13', MINIMUM)).toEqual([
      { registrationId: 1, step: 1 },
      { registrationId: 2, step: 1 },
    ]);
    expect(stepsOn(debts, '2026-03-12', MINIMUM)).toEqual([]);
  });

  it('is the only one of its day', () => {
    const debts = [debt(1, '2026-03-10', sent([2, '2026-03-13'])), debt(2, '2026-03-10')];
    expect(stepsOn(debts, '2026-03-13', MINIMUM)).toEqual([]);
    expect(nextMail(debts, '2026-03-13', MINIMUM)).toEqual({ day: '2026-03-16', step: 1 });
  });

  it('comes with the next run at the earliest', () => {
    const debts = [debt(1, '2026-03-10')];
    expect(nextMail(debts, '2026-03-03', MINIMUM)).toEqual({ day: '2026-03-13', step: 1 });
    expect(nextMail(debts, '2026-04-01', MINIMUM)).toEqual({ day: '2026-04-01', step: 1 });
    expect(nextMail([debt(1, null)], '2026-03-03', MINIMUM)).toBeNull();
  });

  it.each([
    ['a Saturday', '2026-03-11', '2026-03-16'],
    ['Easter Monday', '2026-04-03', '2026-04-07'],
    ['Whit Monday', '2026-05-22', '2026-05-26'],
  ])('that would come on %s comes on the next working day', (_, dueOn, day) => {
    expect(nextMail([debt(1, dueOn)], '2026-03-03', MINIMUM)).toEqual({ day, step: 1 });
    expect(stepsOn([debt(1, dueOn)], addDays(dueOn, 3), MINIMUM)).toEqual([]);
    expect(stepsOn([debt(1, dueOn)], day, MINIMUM)).toHaveLength(1);
  });

  it('is not of less than the minimum, but of sums that reach it together', () => {
    expect(nextMail([debt(1, '2026-03-10', [], 499)], '2026-03-03', MINIMUM)).toBeNull();
    expect(nextMail([debt(1, '2026-03-10', [], 500)], '2026-03-03', MINIMUM)).not.toBeNull();
    const small = [debt(1, '2026-03-10', [], 300), debt(2, '2026-03-18', [], 300), debt(3, null, [], 90_000)];
    expect(stepsOn(small, '2026-03-13', MINIMUM)).toEqual([]);
    // When the second is overdue too.
    expect(nextMail(small, '2026-03-03', MINIMUM)).toEqual({ day: '2026-03-19', step: 1 });
    expect(nextMail([debt(1, '2026-03-10', [], 1)], '2026-03-03', 0)).toEqual({ day: '2026-03-13', step: 1 });
  });
});

describe('a run', () => {
  // The clocks change between them, in the night to 29 March and to 25 October 2026.
  it.each(['2026-03-27', '2026-03-30', '2026-10-23', '2026-10-26'])('is at 10 in Rome on %s', (day) => {
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
    ['on Monday, on a Saturday', '2026-03-14', '08:00', false, '2026-03-16'],
    ['on Monday, when Friday is done', '2026-03-13', '12:00', true, '2026-03-16'],
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
  open: number;
}

it('over random seasons, no mail comes twice, too soon, on a holiday, for little, or without anything new', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-03-01', days));
  const open = fc.constantFrom(100, 300, 12_000);
  const stories = fc.array(fc.record<Story>({ dueOn: fc.option(day), paidOn: fc.option(day), open }), {
    minLength: 1,
    maxLength: 5,
  });
  // Days on which the family is paused or held, the process is down, or reminders are off.
  const quiet = fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 40 });
  fc.assert(
    fc.property(stories, quiet, (family, quietDays) => {
      const written = new Map<number, SentReminder[]>();
      const mails: { day: IsoDate; step: number; ids: number[]; isNew: boolean; before: boolean }[] = [];
      for (let index = 0; index <= 90; index += 1) {
        const today = addDays('2026-03-01', index);
        if (quietDays.includes(index)) continue;
        const debts = family.flatMap(({ dueOn, paidOn, open: cents }, registrationId) =>
          paidOn !== null && paidOn <= today
            ? []
            : [{ registrationId, dueOn, open: cents, sent: written.get(registrationId) ?? [] }],
        );
        const steps = stepsOn(debts, today, MINIMUM);
        // What the list promises is what the run does.
        expect(nextMail(debts, today, MINIMUM)?.day === today).toBe(steps.length > 0);
        if (steps.length === 0) continue;
        const ids = steps.map(({ registrationId }) => registrationId);
        expect(isWorkingDay(today)).toBe(true);
        expect(new Set(steps.map(({ step }) => step)).size).toBe(1);
        expect(ids.reduce((sum, id) => sum + family[id]!.open, 0)).toBeGreaterThanOrEqual(MINIMUM);
        for (const id of ids) expect(family[id]!.dueOn! < today).toBe(true);
        const told = debts.filter(({ sent: before }) => before.length > 0);
        mails.push({
          day: today,
          step: steps[0]!.step,
          ids,
          isNew: ids.some((id) => !written.has(id)),
          before: told.length > 0,
        });
        for (const { registrationId, step } of steps)
          written.set(registrationId, [...(written.get(registrationId) ?? []), { step, day: today }]);
      }
      mails.forEach((mail, index) => {
        const last = mails[index - 1];
        if (mail.step === 2) {
          // Of what is still open the mail before was a first.
          expect(last).toBeDefined();
          expect(mail.before).toBe(true);
        }
        if (last) expect(last.day < mail.day).toBe(true);
        if (last && mail.step === 2 && last.step === 1) expect(mail.day >= addDays(last.day, 11)).toBe(true);
        // A first is of something that no mail told of.
        if (mail.step === 1) expect(mail.isNew).toBe(true);
      });
    }),
  );
});
