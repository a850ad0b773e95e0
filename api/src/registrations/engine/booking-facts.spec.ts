import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import type { CourseEntity } from '../../catalogue/course/course.entity.js';
import { allocate, type WeekSeats } from '../domain/allocate.js';
import type { SignUpLine } from './booking.js';
import { BookingFacts, type ReadFacts } from './booking-facts.js';
import type { SeatFacts } from './facts.js';

const NOW = new Date('2026-03-02T09:00:00Z');
const TODAY = '2026-03-02';

function week(id: number, wanted: Partial<CourseWeekEntity> = {}): CourseWeekEntity {
  return { id, course_id: 1, from: '2026-07-06', to: '2026-07-10', ...wanted } as CourseWeekEntity;
}
function seats(id: number, wanted: Partial<WeekSeats> = {}): WeekSeats {
  const none = { registered: 0, waiting: 0, eligibleWaiting: 0, queue_counter: 0 };
  return { id, max_participants: 1, waiting_list: 5, ...none, ...wanted };
}
function factsOf(read: Partial<ReadFacts>, today = TODAY): BookingFacts {
  const { weeks = [week(1)] } = read;
  const all = weeks.map(({ id }) => seats(id));
  return new BookingFacts(
    {
      weeks,
      courses: [],
      children: [],
      registered: [],
      confirmed: new Map(),
      seats: { seats: all, queues: [], confirmed: new Map() },
      answers: new Map(),
      privacyHash: null,
      ...read,
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
  customField: null,
});
/** Books a child as the engine does; what becomes of it. */
function book(facts: BookingFacts, childId: number, weekId: number): string {
  const allocations = allocate([line(childId, weekId)], facts.seatsOf([weekId]));
  facts.add(allocations);
  return allocations.map(({ outcome, queueNumber }) => outcome + (queueNumber ?? '')).join();
}

/** Two weeks of three seats on the same days. In week 1 child 7 waits beside a free seat. */
function besideAFreeSeat(confirmed: SeatFacts['confirmed'] = new Map(), today = TODAY): BookingFacts {
  const queue = [{ registrationId: 1, childId: 7, queueNumber: 4 }];
  const { from, to } = week(1);
  return factsOf(
    {
      weeks: [week(1), week(2)],
      seats: {
        seats: [seats(1, { waiting: 1, queue_counter: 4 }), seats(2, { max_participants: 3 })],
        queues: [{ id: 1, from, to, max_participants: 1, registered: 0, queue }],
        confirmed,
      },
    },
    today,
  );
}

describe('who books next', () => {
  it('finds the seats that those before left, then the queue, with numbers that go on', () => {
    const facts = factsOf({
      seats: { seats: [seats(1, { waiting_list: 2 })], queues: [], confirmed: new Map() },
    });
    expect([1, 2, 3, 4].map((child) => book(facts, child, 1))).toEqual([
      'confirmed',
      'waiting1',
      'waiting2',
      'full',
    ]);
  });

  it('finds a child registered that was just booked, and busy on the days of its week', () => {
    const facts = factsOf({ weeks: [week(1), week(2)] });
    expect([facts.isRegistered(7, 1), facts.confirmedDays(7)]).toEqual([false, []]);
    book(facts, 7, 1);
    expect([facts.isRegistered(7, 1), facts.isRegistered(7, 2)]).toEqual([true, false]);
    expect(facts.confirmedDays(7)).toEqual([
      expect.objectContaining({ from: '2026-07-06', to: '2026-07-10' }),
    ]);
  });

  it('finds a child registered but not busy that waits, and neither where the week was full', () => {
    const facts = factsOf({
      seats: {
        seats: [seats(1, { max_participants: 0, waiting_list: 1 })],
        queues: [],
        confirmed: new Map(),
      },
    });
    book(facts, 7, 1);
    book(facts, 8, 1);
    expect([facts.isRegistered(7, 1), facts.confirmedDays(7)]).toEqual([true, []]);
    expect(facts.isRegistered(8, 1)).toBe(false);
  });
});

describe('a seat beside a queue', () => {
  it('stays for a child that waits and could take it, and whoever comes joins the queue', () => {
    const facts = besideAFreeSeat();
    expect([book(facts, 8, 1), book(facts, 9, 1)]).toEqual(['waiting5', 'waiting6']);
    expect(facts.seatsOf([1])).toMatchObject([{ waiting: 3, eligibleWaiting: 3 }]);
  });

  it('goes to a newcomer when the child that waits has another programme on these days', () => {
    const busy = new Map([[7, [{ from: '2026-07-10', to: '2026-07-10' }]]]);
    expect(book(besideAFreeSeat(busy), 8, 1)).toBe('confirmed');
  });

  it('goes to a newcomer once the child was booked elsewhere in the same share', () => {
    const facts = besideAFreeSeat();
    expect(book(facts, 7, 2)).toBe('confirmed');
    expect(book(facts, 8, 1)).toBe('confirmed');
  });

  it('goes to a newcomer when the week has started', () => {
    expect(book(besideAFreeSeat(new Map(), '2026-07-06'), 8, 1)).toBe('confirmed');
  });
});

describe('facts', () => {
  it('name a child only to its parents and to staff', () => {
    const child = { id: 7, first_name: 'Mia', last_name: 'Rossi', parents: new Set([3]) };
    const facts = factsOf({ children: [child] });
    expect([facts.child(7, 3), facts.child(7, null)]).toEqual([child, child]);
    expect([facts.child(7, 4), facts.child(8, null)]).toEqual([undefined, undefined]);
  });

  it('give the weeks of a course only, once each, in id order', () => {
    const facts = factsOf({ weeks: [week(1), week(2), week(3, { course_id: 2 })] });
    expect(facts.weeksOf(1, [2, 3, 1, 2, 9]).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('know the window of a week', () => {
    const course = { register_from: '2026-03-02', register_from_time: '10:00', register_to: null };
    expect(factsOf({}).stateOf(week(1), course as CourseEntity)).toBe('open');
    const later = { ...course, register_from_time: '10:01' };
    expect(factsOf({}).stateOf(week(1), later as CourseEntity)).toBe('before_registration');
  });

  it('of a week that was not locked are a mistake', () => {
    expect(() => factsOf({}).seatsOf([9])).toThrow('week 9 was not locked');
    expect(() => factsOf({}).week(9)).toThrow('week 9 was not locked');
  });
});
