import type { FamilyRegistration, MyFamily, OwnChild } from '@feria/shared/contracts/family';
import type { PaymentInfo } from '@feria/shared/contracts/payment';
import { tasksOf } from './tasks';

const TODAY = '2026-06-01';
const CONFIRMED = { email_confirmed: true };

const child = (id: number, changes: Partial<OwnChild> = {}) =>
  ({ id, needs_update: false, pickup_persons: [], leave_alone: false, ...changes }) as unknown as OwnChild;
const registration = (childId: number, from: string, to: string) =>
  ({ people: { id: childId }, courseWeek: { from, to } }) as FamilyRegistration;
const offer = (id: number, offer_expires_at: string | null) =>
  ({ id, offer_expires_at }) as FamilyRegistration;
const payment = (amount: number, due_on: string | null, changes: Partial<PaymentInfo> = {}) =>
  ({ amount, due_on, ...changes }) as PaymentInfo;
const family = (changes: Partial<MyFamily> = {}) =>
  ({
    childrens: [child(1)],
    registrations: [],
    waitingQueue: [],
    payments: [],
    ...changes,
  }) as unknown as MyFamily;

/** Kind of each task, with the number that tells it from others of its kind. */
const shown = (of: MyFamily, user = CONFIRMED) =>
  tasksOf(of, user, TODAY).map((task) => {
    if (task.kind === 'offer') return `offer ${task.offer.id}`;
    if (task.kind === 'payment') return `payment ${task.payment.amount}`;
    return 'child' in task ? `${task.kind} ${task.child.id}` : task.kind;
  });

it('a family that owes nothing and waits for nothing has nothing to do', () => {
  expect(shown(family({ waitingQueue: [offer(1, null)] }))).toEqual([]);
});

it('what nothing goes on without comes first, then what has a day, the nearest first', () => {
  const all = family({
    childrens: [child(1, { needs_update: true })],
    registrations: [registration(1, '2026-06-08', '2026-06-12')],
    waitingQueue: [offer(1, '2026-06-03T10:00:00Z'), offer(2, '2026-06-02T10:00:00Z'), offer(3, null)],
    payments: [payment(10, null), payment(20, '2026-07-01'), payment(30, '2026-06-20'), payment(40, null)],
  });
  expect(shown(all, { email_confirmed: false })).toEqual([
    'email',
    'offer 2',
    'offer 1',
    'payment 30',
    'payment 20',
    'payment 10',
    'payment 40',
    'check_child 1',
    'pickup 1',
  ]);
});

it('a family without children adds one first', () => {
  expect(shown(family({ childrens: [] }))).toEqual(['first_child']);
});

it('what another parent pays is no task', () => {
  expect(shown(family({ payments: [payment(10, TODAY, { of_other: true })] }))).toEqual([]);
});

it.each([
  ['begins in two weeks', '2026-06-15', '2026-06-19', {}, ['pickup 1']],
  ['begins a day later', '2026-06-16', '2026-06-20', {}, []],
  ['runs', '2026-05-28', TODAY, {}, ['pickup 1']],
  ['is over', '2026-05-25', '2026-05-31', {}, []],
  ['begins soon, of a child that goes home alone', '2026-06-08', '2026-06-12', { leave_alone: true }, []],
  [
    'begins soon, of a child with a pick-up person',
    '2026-06-08',
    '2026-06-12',
    { pickup_persons: [{ id: 1 }] as OwnChild['pickup_persons'] },
    [],
  ],
])('who else may pick up is asked, or not, when the week %s', (_, from, to, changes, expected) => {
  const registrations = [registration(1, from, to)];
  expect(shown(family({ childrens: [child(1, changes), child(2)], registrations }))).toEqual(expected);
});
