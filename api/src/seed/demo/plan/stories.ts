import { addDays, daysBetween, romeDate, romeInstant, type IsoDate } from '@feria/shared';
import { daysFrom } from '../calendar.js';
import type { Random } from '../random.js';
import { REMARKS } from '../data.js';
import type { Booking, Bookings } from './bookings.js';
import type { AnswerRow, ChildDayRow, EventRow, PlannedWeek, RegistrationRow } from './rows.js';

/** Weeks in which somebody moved up from the waiting list. */
const MOVED_UP_WEEKS = 8;
/** Registrations that the office took on the phone, of a hundred. */
const BY_OFFICE = 6;

interface Told {
  booking: Booking;
  row: RegistrationRow;
  /** The choice that was answered; `null` where nothing was asked. */
  answer: number | null;
  /** Its place was given back; only its events remain. */
  removed_at: Date | null;
}

interface Stories {
  registrations: RegistrationRow[];
  answers: AnswerRow[];
  childDays: ChildDayRow[];
  events: EventRow[];
}

/** Gives every booking its date, contacts, comments, place in the queue and payments; sets the weeks' counters. */
export function tellStories(
  bookings: Bookings,
  weeks: readonly PlannedWeek[],
  today: IsoDate,
  officeUser: number,
  rng: Random,
): Stories {
  return new StoryTeller(bookings, today, officeUser, rng).tell(weeks);
}

class StoryTeller {
  private readonly told: Told[] = [];
  private movedUp = 0;

  constructor(
    private readonly bookings: Bookings,
    private readonly today: IsoDate,
    private readonly officeUser: number,
    private readonly rng: Random,
  ) {}

  tell(weeks: readonly PlannedWeek[]): Stories {
    for (const week of weeks) this.tellWeek(week);
    this.told.sort((one, other) => Number(one.row.created_at) - Number(other.row.created_at));
    this.told.forEach((one, index) => (one.row.id = index + 1));
    const stay = this.told.filter(({ removed_at }) => removed_at === null);
    return {
      registrations: stay.map(({ row }) => row),
      answers: answersOf(stay),
      childDays: stay.flatMap(({ row, booking }) => (row.is_waiting ? [] : daysOf(row, booking.week))),
      events: this.told
        .flatMap((one) => this.eventsOf(one))
        .sort((one, other) => Number(one.at) - Number(other.at)),
    };
  }

  private tellWeek(week: PlannedWeek): void {
    const booked = this.bookings.in(week);
    if (booked.length === 0) return;
    const isFull = this.bookings.count(week, false) === week.row.max_participants;
    const gone = isFull && this.movedUp < MOVED_UP_WEEKS ? this.somebodyElse(week) : null;
    const order = gone ? [gone, ...booked] : booked;
    const times = this.bookingTimes(week, order);
    const rows = order.map((booking, index) => this.row(booking, times[index] ?? new Date(0)));
    this.shareWithSiblings(rows);
    if (gone) this.moveUp(week, rows);
    for (const { row } of rows.filter(({ row }) => row.is_waiting)) {
      row.queue_number = week.row.queue_counter += 1;
    }
    for (const { row, booking } of rows) if (!row.is_waiting) this.pay(row, booking);
    this.told.push(...rows);
  }

  /** A child who had a place and gave it back. */
  private somebodyElse(week: PlannedWeek): Booking | null {
    const [candidate] = this.bookings.eligible(week);
    const [like] = this.bookings.in(week);
    return candidate && like ? { ...like, ...candidate, waiting: false, certainlyPaid: false } : null;
  }

  /** One moment for each booking, in order; brothers and sisters one after the other share theirs. */
  private bookingTimes(week: PlannedWeek, order: readonly Booking[]): Date[] {
    const last = [addDays(week.closes, -1), addDays(this.today, -2)].sort()[0] ?? week.opens;
    const days = Math.max(0, daysFrom(week.opens, last));
    const moments = order
      .map(() => {
        const day = this.rng.chance(0.3) ? 0 : Math.floor(days * this.rng.next() ** 1.6);
        return this.moment(addDays(week.opens, day), 8);
      })
      .sort((one, other) => Number(one) - Number(other));
    return order.map((booking, index) => {
      let first = index;
      while (
        first > 0 &&
        order[first - 1]?.family === booking.family &&
        order[first - 1]?.waiting === booking.waiting
      ) {
        first -= 1;
      }
      return moments[first] ?? new Date(0);
    });
  }

  private moment(date: IsoDate, from: number): Date {
    const hour = this.rng.int(from, 21);
    const minute = this.rng.int(0, 59);
    const second = this.rng.int(0, 59) * 1000;
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return new Date(Number(romeInstant(date, time)) + second);
  }

  private row(booking: Booking, created_at: Date): Told {
    const { rng } = this;
    const { family, child, week } = booking;
    const byOffice = rng.int(1, 100) <= BY_OFFICE;
    const custom = week.course.theme.customField;
    const [first, second] = family.contacts;
    const answer = custom ? custom.answers.indexOf(rng.pick(custom.answers)) + 1 : null;
    const row: RegistrationRow = {
      id: 0,
      child_id: child.id,
      course_week_id: week.row.id,
      day_type: booking.day_type,
      is_waiting: booking.waiting,
      queue_number: null,
      moved_up_at: null,
      moved_at: null,
      price: booking.price,
      discount: 0,
      sibling_percent: 0,
      fee_base: null,
      agreed_steps: null,
      agreed_from: null,
      free_until: null,
      due_on: null,
      payed_amount: 0,
      payed_at: null,
      payed_mail_at: null,
      comment: rng.chance(0.14) ? rng.pick(REMARKS.comments[family.lang]) : null,
      comment_internal: rng.chance(0.07) ? rng.pick(REMARKS.internalComments) : null,
      photo_privacy: byOffice ? null : rng.chance(0.78),
      emergency_contact1_name: first.name,
      emergency_contact1_phone: first.phone,
      ...(rng.chance(0.7)
        ? { emergency_contact2_name: second.name, emergency_contact2_phone: second.phone }
        : { emergency_contact2_name: null, emergency_contact2_phone: null }),
      privacy_consent_at: byOffice ? null : created_at,
      booked_by: byOffice ? this.officeUser : family.parentUser.id,
      plz: byOffice ? null : family.parent.plz,
      municipality_id: null,
      created_at,
    };
    return { booking, row, answer, removed_at: null };
  }

  /** What was sent together has one comment and one set of contacts. */
  private shareWithSiblings(rows: readonly Told[]): void {
    rows.forEach(({ row, booking }, index) => {
      const before = rows[index - 1];
      if (!before || before.booking.family !== booking.family) return;
      if (Number(before.row.created_at) !== Number(row.created_at)) return;
      const { comment, photo_privacy, privacy_consent_at, booked_by } = before.row;
      const { emergency_contact2_name, emergency_contact2_phone } = before.row;
      Object.assign(row, { comment, photo_privacy, privacy_consent_at, booked_by });
      Object.assign(row, { emergency_contact2_name, emergency_contact2_phone });
    });
  }

  /** The first of the list gives its place back, and the last confirmed one, who waited until then, gets it. */
  private moveUp(week: PlannedWeek, rows: readonly Told[]): void {
    const [gone] = rows;
    const mover = rows.findLast(({ row }) => !row.is_waiting);
    const last = rows.at(-1);
    if (!gone || !mover || !last) return;
    const open = week.row.from > this.today;
    const dayAfter = addDays(romeDate(last.row.created_at), 1);
    const date = open && this.movedUp % 2 === 0 ? addDays(this.today, -1) : dayAfter;
    const at = romeInstant(date, '10:15');
    gone.removed_at = at;
    mover.row.moved_up_at = at;
    mover.row.queue_number = week.row.queue_counter += 1;
    this.movedUp += 1;
  }

  private pay(row: RegistrationRow, { week, certainlyPaid }: Booking): void {
    const { rng } = this;
    const since = romeDate(row.moved_up_at ?? row.created_at);
    const begun = week.row.from <= this.today;
    const [full, partly] = begun ? [0.87, 0.93] : [0.45, 0.54];
    const dice = rng.next();
    const payed_at = addDays(since, rng.int(1, 24));
    if (certainlyPaid) {
      row.payed_amount = row.price;
    } else if (dice < full) {
      row.payed_amount = row.price;
    } else if (dice < partly) {
      row.payed_amount = rng.pick([3_000, 5_000, 6_000]);
    }
    const latest = addDays(this.today, -1);
    if (row.payed_amount > 0) row.payed_at = payed_at < latest ? payed_at : latest;
  }

  private eventsOf({ row, booking, removed_at }: Told): EventRow[] {
    const told = {
      registration_id: row.id,
      child_id: row.child_id,
      course_week_id: row.course_week_id,
      from_course_week_id: null,
      reason: null,
      had_place: null,
    };
    const waited = row.is_waiting || row.moved_up_at !== null;
    const events: EventRow[] = [
      {
        ...told,
        kind: waited ? 'waiting' : 'registered',
        user_id: row.booked_by,
        amount: row.price,
        at: row.created_at,
      },
    ];
    if (row.moved_up_at) {
      events.push({ ...told, kind: 'moved_up', user_id: null, amount: row.price, at: row.moved_up_at });
    }
    if (removed_at) {
      const user_id = booking.family.parentUser.id;
      events.push({ ...told, kind: 'removed', user_id, amount: null, had_place: true, at: removed_at });
    } else if (row.payed_at) {
      const at = romeInstant(row.payed_at, '18:00');
      events.push({ ...told, kind: 'paid', user_id: this.officeUser, amount: row.payed_amount, at });
    }
    return events;
  }
}

/** The first answer of each child in each project counts. */
function answersOf(told: readonly Told[]): AnswerRow[] {
  const answers = new Map<string, AnswerRow>();
  for (const { booking, row, answer } of told) {
    const course = booking.week.course.row;
    const [question] = course.questions;
    const key = `${row.child_id}:${course.id}`;
    if (!question || answer === null || answers.has(key)) continue;
    answers.set(key, {
      child_id: row.child_id,
      course_id: course.id,
      question_id: question.id,
      value: String(answer),
      health: false,
      answered_by: row.booked_by,
      answered_at: row.created_at,
    });
  }
  return [...answers.values()];
}

function daysOf(row: RegistrationRow, week: PlannedWeek): ChildDayRow[] {
  return daysBetween(week.row.from, week.row.to).map((date) => ({
    child_id: row.child_id,
    date,
    registration_id: row.id,
  }));
}
