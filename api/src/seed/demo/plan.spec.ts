import {
  DEMO_ACCOUNTS,
  ageOn,
  availability,
  daysBetween,
  isIban,
  overlaps,
  priceOf,
  romeInstant,
  samePhone,
  weekState,
  type IsoDate,
} from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import { usesFeature } from '@feria/shared/resources/features';
import { FEATURES, featureOption } from '@feria/shared/rules/features';
import { parseTaxCode } from '@feria/shared/rules/tax-code';
import { OPTIONS } from './data.js';
import { SHORT } from '../../../test/support/short.js';
import { FILES } from './files.js';
import { planDemo, type DemoPlan } from './plan.js';
import { schoolOf } from './plan/ages.js';

/** Middle of each month, ends of holidays, leap day, turns of the year and of the summers. */
const TODAYS: IsoDate[] = [
  ...Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`),
  '2026-11-20',
  '2026-12-31',
  '2027-01-01',
  '2027-02-08',
  '2027-03-22',
  '2027-06-10',
  '2027-07-31',
  '2027-08-01',
  '2028-02-29',
];

const weeksOf = (plan: DemoPlan) => plan.courses.flatMap((course) => course.weeks);

function occupancyOf(plan: DemoPlan) {
  return weeksOf(plan).map((week) => {
    const rows = plan.registrations.filter((one) => one.course_week_id === week.row.id);
    const waiting = rows.filter((one) => one.is_waiting);
    return { week, rows, waiting, registered: rows.length - waiting.length };
  });
}

/** What parents see of the active courses: state and, while open, availability. */
function seenBy(plan: DemoPlan): Set<string> {
  const now = romeInstant(plan.today, '12:00');
  const seen = occupancyOf(plan)
    .filter(({ week }) => week.course.row.active)
    .map(({ week, waiting, registered }) => {
      const state = weekState({ ...week.course.row, week_from: week.row.from }, now);
      const facts = { ...week.row, registered, waiting: waiting.length };
      return state === 'open' ? availability(facts) : state;
    });
  return new Set(seen);
}

/** The short form tries every third day, the turn of the year and the leap day among them. */
const TRIED = TODAYS.filter((_, index) => !SHORT || index % 3 === 2);

describe.each(TRIED)('the demo data of %s', (today) => {
  const plan = planDemo(today);
  const now = romeInstant(today);
  const weekById = new Map(weeksOf(plan).map((week) => [week.row.id, week]));
  const childById = new Map(plan.children.map((child) => [child.id, child]));
  const weekOf = (id: number) => weekById.get(id) ?? fail(`week ${id}`);
  const childOf = (id: number) => childById.get(id) ?? fail(`child ${id}`);

  it('has as much as promised', () => {
    expect(plan.courses.length).toBeGreaterThanOrEqual(12);
    expect(weeksOf(plan).length).toBeGreaterThanOrEqual(58);
    expect(weeksOf(plan).length).toBeLessThanOrEqual(68);
    expect(plan.children.length).toBe(250);
    expect(plan.registrations.length).toBe(600);
    const parents = new Set(plan.childParents.map((link) => link.person_id));
    expect(parents.size).toBe(plan.persons.length);
    const families = new Set(plan.children.map((child) => parentsOf(plan, child.id)[0]));
    expect(families.size).toBe(150);
    const year = Number(today.slice(0, 4));
    const years = new Set(plan.courses.map(({ row }) => Number(row.from?.slice(0, 4))));
    expect([...years]).toEqual(expect.arrayContaining([year - 2, year - 1, year]));
    expect(Math.min(...years)).toBe(year - 2);
  });

  it('has a week with groups that runs on the day, and the leader leads it', () => {
    const { weekLeaders, groupLeaders, weekGroups } = plan;
    const led = [
      ...weekLeaders,
      ...weekGroups.filter(({ id }) => groupLeaders.some((one) => one.week_group_id === id)),
    ];
    const running = led.filter(({ course_week_id }) => {
      const { row } = weekOf(course_week_id);
      return row.from <= today && today <= row.to && row.cancelled_at === null;
    });
    expect(running.length).toBeGreaterThan(0);
    expect(weekGroups.some(({ course_week_id }) => course_week_id === running[0]?.course_week_id)).toBe(true);
  });

  it('shows every state that a week can have', () => {
    expect([...seenBy(plan)].sort()).toEqual(
      ['after_registration', 'before_registration', 'few', 'free', 'full', 'waiting_list'].sort(),
    );
  });

  it('never books more than there are seats and queue places', () => {
    for (const { week, waiting, registered } of occupancyOf(plan)) {
      expect(registered).toBeLessThanOrEqual(week.row.max_participants);
      expect(waiting.length).toBeLessThanOrEqual(week.row.waiting_list);
      if (waiting.length > 0) expect(registered).toBe(week.row.max_participants);
    }
  });

  it('keeps the queue in order of the counter', () => {
    for (const { week, rows, waiting } of occupancyOf(plan)) {
      const numbers = rows.flatMap((row) => (row.queue_number === null ? [] : [row.queue_number]));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(week.row.queue_counter).toBe(Math.max(0, ...numbers));
      const inOrder = [...waiting].sort(
        (one, other) => Number(one.queue_number) - Number(other.queue_number),
      );
      expect(inOrder.map((row) => Number(row.created_at))).toEqual(
        waiting.map((row) => Number(row.created_at)).sort((one, other) => one - other),
      );
      for (const row of rows) {
        expect(row.queue_number !== null).toBe(row.is_waiting || row.moved_up_at !== null);
        const others = rows.filter((one) => !one.is_waiting && !one.moved_up_at);
        if (row.is_waiting) {
          expect(others.every((one) => one.created_at <= row.created_at)).toBe(true);
        }
      }
    }
  });

  it('gives a child one registration a week and one programme a day', () => {
    const pairs = plan.registrations.map((row) => `${row.child_id} ${row.course_week_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const days = plan.childDays.map((row) => `${row.child_id} ${row.date}`);
    expect(new Set(days).size).toBe(days.length);
    const expected = plan.registrations
      .filter((row) => !row.is_waiting)
      .flatMap((row) => {
        const week = weekOf(row.course_week_id);
        return daysBetween(week.row.from, week.row.to).map((date) => `${row.child_id} ${date} ${row.id}`);
      });
    expect(plan.childDays.map((row) => `${row.child_id} ${row.date} ${row.registration_id}`).sort()).toEqual(
      expected.sort(),
    );
  });

  it('books only children of the right age, in the window, at the price of the week', () => {
    for (const row of plan.registrations) {
      const { row: week, course } = weekOf(row.course_week_id);
      const [min, max] = course.theme.ages;
      const age = ageOn(childOf(row.child_id).birth, week.from);
      expect(age).toBeGreaterThanOrEqual(min);
      expect(age).toBeLessThanOrEqual(max);
      expect(row.price).toBe(priceOf(week, row.day_type));
      expect(row.day_type === 'half_day' ? week.half_day : week.full_day).toBe(true);
      expect(row.created_at < now).toBe(true);
      expect(weekState({ ...course.row, week_from: week.from }, row.created_at)).toBe('open');
      const answer = plan.answers.find(
        ({ child_id, course_id }) => child_id === row.child_id && course_id === course.row.id,
      );
      expect(answer !== undefined).toBe(course.row.questions.length > 0);
      expect(row.emergency_contact1_phone).toBeTruthy();
      expect(samePhone(row.emergency_contact1_phone, row.emergency_contact2_phone ?? '')).toBe(false);
    }
  });

  it('has groups near the day, which the project leader leads in part', () => {
    const leader = plan.users.find(({ email }) => email === DEMO_ACCOUNTS.leader)?.id;
    expect(plan.weekLeaders).toEqual([{ course_week_id: expect.any(Number), user_id: leader }]);
    expect(plan.groupLeaders).toEqual([{ week_group_id: expect.any(Number), user_id: leader }]);
    const [whole] = plan.weekLeaders;
    const [part] = plan.weekGroups.filter(({ id }) => id === plan.groupLeaders[0]?.week_group_id);
    expect(part?.course_week_id).not.toBe(whole?.course_week_id);
    const confirmed = new Set(
      plan.registrations
        .filter((row) => !row.is_waiting)
        .map((row) => `${row.course_week_id} ${row.child_id}`),
    );
    const placed = plan.groupChildren.map((row) => `${row.course_week_id} ${row.child_id}`);
    expect(new Set(placed).size).toBe(placed.length);
    for (const place of placed) expect(confirmed).toContain(place);
    for (const { id } of plan.weekGroups)
      expect(plan.groupChildren.some(({ week_group_id }) => week_group_id === id)).toBe(true);
    expect(plan.pickupPersons.length).toBeGreaterThan(0);
    for (const { phone } of plan.pickupPersons) expect(phone).toMatch(/^\+39 300 /);
  });

  it('has marks of a day that is over and could not be applied', () => {
    expect(plan.openPoints.map(({ reason, state }) => [reason, state])).toEqual([
      ['changed_meanwhile', 'open'],
      ['no_place', 'open'],
    ]);
    for (const { date, course_week_id } of plan.openPoints) {
      const week = plan.courses
        .flatMap(({ weeks }) => weeks)
        .find(({ row }) => row.id === course_week_id)!.row;
      expect([date < today, week.from <= date, date <= week.to]).toEqual([true, true, true]);
    }
  });

  it('knows what was paid, and when', () => {
    const paid = plan.registrations.filter((row) => row.payed_amount > 0);
    for (const row of paid) {
      expect(row.is_waiting).toBe(false);
      expect(row.payed_amount).toBeLessThanOrEqual(row.price);
      expect(row.payed_at && row.payed_at < today).toBe(true);
      expect(romeInstant(row.payed_at ?? '', '23:59') >= row.created_at).toBe(true);
    }
    const past = plan.registrations.filter(
      (row) => !row.is_waiting && weekOf(row.course_week_id).row.to < today,
    );
    const share = (rows: typeof past) => rows.length / past.length;
    expect(share(past.filter((row) => row.payed_amount === row.price))).toBeGreaterThan(0.75);
    expect(share(past.filter((row) => row.payed_amount > 0 && row.payed_amount < row.price))).toBeGreaterThan(
      0.01,
    );
    expect(share(past.filter((row) => row.payed_amount === 0))).toBeGreaterThan(0.01);
  });

  it('tells the story of each registration', () => {
    for (const row of plan.registrations) {
      const kinds = plan.events.filter((one) => one.registration_id === row.id).map((one) => one.kind);
      const waited = row.is_waiting || row.moved_up_at !== null;
      expect(kinds).toEqual([
        waited ? 'waiting' : 'registered',
        ...(row.moved_up_at ? ['moved_up'] : []),
        ...(row.payed_at ? ['paid'] : []),
      ]);
    }
    const moved = plan.events.filter((one) => one.kind === 'moved_up');
    expect(moved.length).toBeGreaterThan(2);
    expect(plan.events.filter((one) => one.kind === 'removed')).toHaveLength(moved.length);
    expect(plan.events.every((one) => one.at < now)).toBe(true);
  });

  it('has people with valid tax codes of their own', () => {
    const everybody = [...plan.persons, ...plan.children];
    for (const one of everybody) {
      const { tax, birth, gender } = one;
      expect(parseTaxCode(tax, today)).toEqual({ tax, birth, gender });
    }
    expect(new Set(everybody.map(({ tax }) => tax)).size).toBe(everybody.length);
    for (const child of plan.children) {
      expect(ageOn(child.birth, today)).toBeGreaterThanOrEqual(3);
      expect(ageOn(child.birth, today)).toBeLessThanOrEqual(14);
      expect(child.school).toBe(schoolOf(child.birth, today));
    }
    expect(new Set(plan.users.map(({ email }) => email)).size).toBe(plan.users.length);
    const german = plan.children.filter(({ lang }) => lang === 'de').length / plan.children.length;
    expect(german).toBeGreaterThan(0.5);
    expect(german).toBeLessThan(0.7);
  });

  it('has a demo family with a week to come, one waited for and one paid', () => {
    const user = plan.users.find(({ email }) => email === DEMO_ACCOUNTS.family);
    const person = plan.persons.find((one) => one.user_id === user?.id);
    const children = plan.childParents
      .filter((link) => link.person_id === person?.id)
      .map((link) => link.child_id);
    expect(children).toHaveLength(3);
    const rows = plan.registrations.filter((row) => children.includes(row.child_id));
    const toCome = rows.filter((row) => weekOf(row.course_week_id).row.from > today);
    expect(toCome.some((row) => !row.is_waiting)).toBe(true);
    expect(toCome.some((row) => row.is_waiting)).toBe(true);
    const over = rows.filter((row) => weekOf(row.course_week_id).row.to < today);
    expect(over.some((row) => row.payed_amount === row.price && row.price > 0)).toBe(true);
  });

  it('has weeks within their courses and IBANs that add up', () => {
    for (const { row, weeks } of plan.courses) {
      expect(isIban(row.bank_iban ?? '')).toBe(true);
      expect((row.register_from ?? '') <= (row.register_to ?? '')).toBe(true);
      for (const week of weeks) {
        expect(overlaps(week.row, { from: row.from ?? '', to: row.to ?? '' })).toBe(true);
        expect(week.row.from >= (row.from ?? '') && week.row.to <= (row.to ?? '')).toBe(true);
      }
    }
  });

  it('leaves nobody who is about to be anonymised', () => {
    const oldest = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
    const last = new Map<number, IsoDate>();
    for (const row of plan.registrations) {
      const { to } = weekOf(row.course_week_id).row;
      if (!row.is_waiting && to > (last.get(row.child_id) ?? '')) last.set(row.child_id, to);
    }
    expect([...last.values()].filter((date) => date < oldest)).toEqual([]);
  });
});

it('plans the same for the same day', () => {
  expect(planDemo('2026-11-20')).toEqual(planDemo('2026-11-20'));
});

it('switches on what its projects use, and nothing else but the funding report, as children are marked', () => {
  const { courses } = planDemo('2026-11-20');
  const used = FEATURES.filter((feature) =>
    courses.some(({ row }) => usesFeature(course, feature, { ...row })),
  );
  const on = FEATURES.filter((feature) => OPTIONS[featureOption(feature)] === '1');
  expect(on).toEqual([...used, 'funding']);
});

it('has options that name only files that are written', () => {
  const named = Object.values(OPTIONS).filter((value) => value.startsWith('/uploads/'));
  expect(named.sort()).toEqual(Object.values(FILES).sort());
});

function parentsOf(plan: DemoPlan, child: number): number[] {
  return plan.childParents.filter((link) => link.child_id === child).map((link) => link.person_id);
}

function fail(what: string): never {
  throw new Error(`there is no ${what}`);
}
