import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { FIRST_COME } from '../domain/places-rule.js';
import { Undo } from './undo.js';
import { allocate, type ChildrenNow, type WeekSeats } from '../domain/seats.js';
import type { SignUpLine } from './booking.js';
import { BookingContext, type BookingRows } from './booking-context.js';
import { SiblingOrders } from './sibling-orders.js';

const NOW = new Date('2026-03-02T09:00:00Z');
const TODAY = '2026-03-02';
const NOTHING: ChildrenNow = { days: new Map(), places: new Map() };

function week(id: number, wanted: Partial<CourseWeekEntity> = {}): CourseWeekEntity {
  return { id, course_id: 1, from: '2026-07-06', to: '2026-07-10', ...wanted } as CourseWeekEntity;
}
function seats(id: number, wanted: Partial<WeekSeats> = {}): WeekSeats {
  const none = { registered: 0, waiting: 0, uncounted: 0, eligibleWaiting: 0, queue_counter: 0 };
  return { id, courseId: 1, rule: FIRST_COME, max_participants: 1, waiting_list: 5, ...none, ...wanted };
}
function contextOf(rows: Partial<BookingRows>, today = TODAY): BookingContext {
  const { weeks = [week(1)] } = rows;
  const all = weeks.map(({ id }) => seats(id));
  return new BookingContext(
    {
      weeks,
      courses: [],
      children: [],
      registered: [],
      confirmed: new Map(),
      places: new Map(),
      wishes: new Map(),
      seats: { seats: all, queues: [], children: NOTHING },
      given: [],
      answers: new Map(),
      siblings: new SiblingOrders(),
      privacyHash: null,
      mostWaiting: 60,
      ...rows,
    },
    NOW,
    today,
  );
}
const line = (childId: number, weekId: number): SignUpLine => ({
  path: '',
  childId,
  weekId,
  dayType: 'full_day',
  priority: null,
  isExempt: false,
});
/** Books a child as `decide` does; returns the outcome. */
function book(context: BookingContext, childId: number, weekId: number): string {
  const allocations = allocate([line(childId, weekId)], context.seatsOf([weekId]));
  context.add(allocations, 1, new Undo());
  return allocations.map(({ outcome, queueNumber }) => outcome + (queueNumber ?? '')).join();
}

/** Two weeks on the same days. In week 1 child 7 waits although a seat is free. */
function waitingNextToFreeSeat(days: ChildrenNow['days'] = new Map(), today = TODAY): BookingContext {
  const queue = [{ registrationId: 1, childId: 7, queueNumber: 4 }];
  const { from, to } = week(1);
  return contextOf(
    {
      weeks: [week(1), week(2)],
      seats: {
        seats: [seats(1, { waiting: 1, queue_counter: 4 }), seats(2, { max_participants: 3 })],
        queues: [
          { id: 1, courseId: 1, rule: FIRST_COME, from, to, max_participants: 1, registered: 0, queue },
        ],
        children: { days, places: new Map() },
      },
    },
    today,
  );
}

describe('the next booking', () => {
  it('gets the seats that are left, then places on the waiting list with growing numbers', () => {
    const context = contextOf({
      seats: { seats: [seats(1, { waiting_list: 2 })], queues: [], children: NOTHING },
    });
    expect([1, 2, 3, 4].map((child) => book(context, child, 1))).toEqual([
      'confirmed',
      'waiting1',
      'waiting2',
      'full',
    ]);
  });

  it('finds that a child was just registered and has a programme on these days', () => {
    const context = contextOf({ weeks: [week(1), week(2)] });
    expect([context.isRegistered(7, 1), context.confirmedDays(7)]).toEqual([false, []]);
    book(context, 7, 1);
    expect([context.isRegistered(7, 1), context.isRegistered(7, 2)]).toEqual([true, false]);
    expect(context.confirmedDays(7)).toEqual([
      expect.objectContaining({ from: '2026-07-06', to: '2026-07-10' }),
    ]);
  });

  it('finds a waiting child registered but free on these days, and no trace of a booking that was full', () => {
    const context = contextOf({
      seats: { seats: [seats(1, { max_participants: 0, waiting_list: 1 })], queues: [], children: NOTHING },
    });
    book(context, 7, 1);
    book(context, 8, 1);
    expect([context.isRegistered(7, 1), context.confirmedDays(7)]).toEqual([true, []]);
    expect(context.isRegistered(8, 1)).toBe(false);
  });
});

describe('a free seat while children wait', () => {
  it('stays for a waiting child that could take it, and new bookings join the waiting list', () => {
    const context = waitingNextToFreeSeat();
    expect([book(context, 8, 1), book(context, 9, 1)]).toEqual(['waiting5', 'waiting6']);
    expect(context.seatsOf([1])).toMatchObject([{ waiting: 3, eligibleWaiting: 3 }]);
  });

  it('goes to a new booking when the waiting child has another programme on these days', () => {
    const busy = new Map([[7, [{ from: '2026-07-10', to: '2026-07-10' }]]]);
    expect(book(waitingNextToFreeSeat(busy), 8, 1)).toBe('confirmed');
  });

  it('goes to a new booking after the waiting child was booked elsewhere in the same batch', () => {
    const context = waitingNextToFreeSeat();
    expect(book(context, 7, 2)).toBe('confirmed');
    expect(book(context, 8, 1)).toBe('confirmed');
  });

  it('goes to a new booking when the week has started', () => {
    expect(book(waitingNextToFreeSeat(new Map(), '2026-07-06'), 8, 1)).toBe('confirmed');
  });
});

describe('a booking context', () => {
  it('shows a child only to its parents and to staff', () => {
    const child = {
      id: 7,
      first_name: 'Mia',
      last_name: 'Rossi',
      health_consent_at: null,
      parents: new Set([3]),
      birth: '2018-07-08',
      school: 'gs_2' as const,
    };
    const context = contextOf({ children: [child] });
    expect([context.child(7, 3), context.child(7, null)]).toEqual([child, child]);
    expect([context.child(7, 4), context.child(8, null)]).toEqual([undefined, undefined]);
  });

  it('returns the weeks of one course, once each, in id order', () => {
    const context = contextOf({ weeks: [week(1), week(2), week(3, { course_id: 2 })] });
    expect(context.weeksOf(1, [2, 3, 1, 2, 9]).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('knows the registration window of a week', () => {
    const course = {
      register_from: '2026-03-02',
      register_from_time: '10:00',
      register_to: null,
      priority_places: ['39100'],
      priority_from: '2026-03-01',
      priority_from_time: null,
    };
    expect(contextOf({}).stateOf(week(1), course as CourseEntity, null)).toBe('open');
    const later = { ...course, register_from_time: '10:01' };
    expect(contextOf({}).stateOf(week(1), later as CourseEntity, '39042')).toBe('before_registration');
    expect(contextOf({}).stateOf(week(1), later as CourseEntity, '39100')).toBe('open');
  });

  it('throws for a week that was not locked', () => {
    expect(() => contextOf({}).seatsOf([9])).toThrow('week 9 was not locked');
    expect(() => contextOf({}).week(9)).toThrow('week 9 was not locked');
  });
});
