import type { StaffRegistration } from '@feria/shared';
import { becomesPaid, paidMail, pastWeekWarning, registrationMail } from './mail-rules';

const TODAY = '2027-07-14';
const over = { from: '2027-07-05', to: '2027-07-09' };
const running = { from: '2027-07-12', to: '2027-07-16' };
const coming = { from: '2027-07-19', to: '2027-07-23' };
const paid = (...weeks: { from: string; to: string }[]) =>
  weeks.map((courseWeek) => ({ courseWeek }) as Pick<StaffRegistration, 'courseWeek'>);

describe('parents are told of a payment', () => {
  it('by default, unless all weeks have ended', () => {
    expect(paidMail(paid(coming), undefined, TODAY)).toEqual({ checked: true, mixed: false, mail: true });
    expect(paidMail(paid(running), undefined, TODAY).mail).toBe(true);
    expect(paidMail(paid(over), undefined, TODAY)).toEqual({ checked: false, mixed: false, mail: false });
  });

  it('only of the weeks that have not ended, where there are both: the API decides for each', () => {
    const both = paid(over, coming);
    expect(paidMail(both, undefined, TODAY)).toEqual({ checked: true, mixed: true, mail: undefined });
    expect(paidMail(both, false, TODAY)).toEqual({ checked: false, mixed: true, mail: false });
  });

  it('as the office chose', () => {
    expect(paidMail(paid(over), true, TODAY).mail).toBe(true);
    expect(paidMail(paid(coming), false, TODAY).mail).toBe(false);
  });
});

describe('a registration becomes paid', () => {
  const open = {
    price: 120,
    discount: 0,
    payed_amount: 0,
    is_waiting: false,
    payed: false,
  } as StaffRegistration;

  it.each([
    [120, true],
    [150, true],
    [119.99, false],
    [0, false],
    [null, false],
    ['120', false],
  ])('by %p: %p', (amount, isPaid) => {
    expect(becomesPaid(open, amount)).toBe(isPaid);
  });

  it('not again, and not while the child waits', () => {
    expect(becomesPaid({ ...open, payed: true }, 120)).toBe(false);
    expect(becomesPaid({ ...open, is_waiting: true }, 120)).toBe(false);
  });
});

describe('a registration by the office', () => {
  it('warns of a week that has started or ended, with the date', () => {
    expect(pastWeekWarning(over, TODAY)).toEqual({ key: 'registrations.create.ended', date: '09.07.2027' });
    expect(pastWeekWarning(running, TODAY)).toEqual({
      key: 'registrations.create.started',
      date: '12.07.2027',
    });
    expect(pastWeekWarning(coming, TODAY)).toBeNull();
  });

  it('tells the parents unless the week has started, or as the office chose', () => {
    expect(registrationMail(coming, undefined, TODAY)).toBe(true);
    expect(registrationMail(running, undefined, TODAY)).toBe(false);
    expect(registrationMail(undefined, undefined, TODAY)).toBe(true);
    expect(registrationMail(over, true, TODAY)).toBe(true);
    expect(registrationMail(coming, false, TODAY)).toBe(false);
  });
});
