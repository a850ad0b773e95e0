import type { OwnChild, FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import type { EligibilityRules } from '@feria/shared/rules/eligibility';
import { ALLOCATIONS } from '@feria/shared/rules/allocation';
import type { DayType } from '@feria/shared/rules/day-type';
import fc from 'fast-check';
import type { Giving } from '../../catalogue/giving';
import { NO_ANSWERS } from '../questions/typed-answers';
import { draftOf, EMPTY_DRAFT, type ChildDraft, type Draft } from './draft';
import {
  allLines,
  blockOf,
  goneWeeks,
  linesOf,
  resultLines,
  sentLines,
  signUpInput,
  tellsOfHealth,
  totalOf,
  withMoved,
  withWeek,
  type SignUpData,
} from './lines';

const week = (id: number, more: Partial<FrontendWeekDetail> = {}): FrontendWeekDetail => ({
  id,
  name: `Woche ${id}`,
  name_it: `Settimana ${id}`,
  from: `2026-07-${String(id * 7).padStart(2, '0')}`,
  to: `2026-07-${String(id * 7 + 4).padStart(2, '0')}`,
  state: 'open',
  full: false,
  availability: 'free',
  cancelled_at: null,
  time_info_de: null,
  time_info_it: null,
  half_day: true,
  full_day: true,
  price: 150.1,
  price_half_day: 90.2,
  program: null,
  ...more,
});
const child = (id: number): OwnChild =>
  ({ id, first_name: `Kind ${id}`, birth: '2019-07-07', school: 'gs_1' }) as OwnChild;
const registration = (childId: number, courseWeek: FrontendWeekDetail): FamilyRegistration =>
  ({
    people: { id: childId },
    course: { id: 1 },
    courseWeek,
    is_waiting: false,
    held_back: false,
    priority: null,
    offer_expires_at: null,
  }) as unknown as FamilyRegistration;
const chosen = (weeks: Record<number, DayType>, seats: number[] = []): ChildDraft => ({
  ...NO_ANSWERS,
  weeks,
  seats,
  order: [],
});

interface Scene {
  weeks: FrontendWeekDetail[];
  choice: ChildDraft;
  registrations?: FamilyRegistration[];
  waitingQueue?: FamilyRegistration[];
  rules?: Partial<EligibilityRules>;
  giving?: Partial<Giving>;
}

function factsOf({ weeks, choice, registrations = [], waitingQueue = [], rules, giving }: Scene): SignUpData {
  return {
    project: {
      id: 1,
      questions: [],
      courseWeeks: weeks,
      sibling_discount_2: null,
      sibling_discount_3: null,
      age_from: null,
      age_to: null,
      schools: [],
      ...rules,
      allocation: 'first_come',
      places_per_child: null,
      places_given: false,
      ...giving,
    } as unknown as FrontendProjectDetail,
    family: { childrens: [child(1)], registrations, waitingQueue, siblings: [] } as unknown as MyFamily,
    draft: { ...EMPTY_DRAFT, children: { 1: choice } },
  };
}
const whyOf = (scene: Scene): (string | null)[] =>
  linesOf(child(1), factsOf(scene)).map(({ block }) => block?.reason ?? null);

describe('a project that is not for a child', () => {
  const weeks = [week(1), week(2)];
  it.each<[string, Partial<EligibilityRules>, (string | null)[]]>([
    ['by its age on the first day of each week', { age_from: 8 }, ['not_eligible', 'not_eligible']],
    ['by its school year', { schools: ['gs_2'] }, ['not_eligible', 'not_eligible']],
    ['in none', { age_from: 7, schools: ['gs_1'] }, [null, null]],
  ])('%s', (_, rules, why) => {
    expect(whyOf({ weeks, choice: chosen({ 1: 'full_day', 2: 'full_day' }), rules })).toEqual(why);
  });

  it('lets the week be chosen after the birthday', () => {
    const data = factsOf({
      weeks: [week(0, { from: '2026-07-06', to: '2026-07-10' }), week(2)],
      choice: chosen({}),
      rules: { age_from: 7 },
    });
    expect(data.project.courseWeeks.map((one) => blockOf(one, child(1), data)?.reason ?? null)).toEqual([
      'not_eligible',
      null,
    ]);
  });
});

describe('what was chosen stays chosen', () => {
  it.each<[string, Partial<FrontendWeekDetail>, string | null]>([
    ['full', { full: true, availability: 'full' }, 'closed'],
    ['closed', { state: 'after_registration' }, 'closed'],
    ['not offered any more as it was chosen', { full_day: false }, 'not_offered'],
    ['only a waiting list', { availability: 'waiting_list' }, null],
  ])('when the week is %s', (_name, now, why) => {
    expect(whyOf({ weeks: [week(1, now)], choice: chosen({ 1: 'full_day' }) })).toEqual([why]);
  });

  it('when the child was registered meanwhile, for the week or on its days', () => {
    const choice = chosen({ 1: 'full_day' });
    const other = { ...week(9), from: week(1).to, to: week(1).to };
    expect(whyOf({ weeks: [week(1)], choice, registrations: [registration(1, week(1))] })).toEqual(['taken']);
    expect(whyOf({ weeks: [week(1)], choice, waitingQueue: [registration(1, week(1))] })).toEqual([
      'taken_waiting',
    ]);
    expect(whyOf({ weeks: [week(1)], choice, registrations: [registration(1, other)] })).toEqual([
      'overlap_registration',
    ]);
    expect(whyOf({ weeks: [week(1)], choice, registrations: [registration(2, week(1))] })).toEqual([null]);
  });

  it.each<[Partial<FamilyRegistration>, string]>([
    [{ held_back: true }, 'taken_held'],
    [{ priority: 1 }, 'taken_wish'],
    [{ held_back: true, offer_expires_at: '2026-06-01T12:00:00Z' }, 'taken_offer'],
  ])('when the child has %j there', (more, why) => {
    const waitingQueue = [{ ...registration(1, week(1)), is_waiting: true, ...more }];
    expect(whyOf({ weeks: [week(1)], choice: chosen({ 1: 'full_day' }), waitingQueue })).toEqual([why]);
  });

  it('when the office moved two weeks to the same days: the second cannot be booked', () => {
    const moved = { ...week(2), from: week(1).from, to: week(1).to };
    const choice = chosen({ 1: 'full_day', 2: 'half_day' });
    expect(whyOf({ weeks: [week(1), moved], choice })).toEqual([null, 'overlap_chosen']);
    // One that cannot be booked stands in nobody's way.
    expect(whyOf({ weeks: [week(1, { full: true }), moved], choice })).toEqual(['closed', null]);
  });

  it('when the week is gone', () => {
    const data = factsOf({ weeks: [week(1)], choice: chosen({ 1: 'full_day', 5: 'half_day' }) });
    expect(goneWeeks(child(1), data)).toEqual([5]);
  });
});

it('a week that had a seat when it was chosen tells when only the waiting list is left', () => {
  const choice = withWeek(chosen({}), week(1), 'full_day');
  const now = week(1, { availability: 'waiting_list' });
  const isNowWaiting = (one: ChildDraft): boolean | undefined =>
    allLines(factsOf({ weeks: [now], choice: one }))[0]?.isNowWaiting;
  expect(isNowWaiting(choice)).toBe(true);
  // Whoever chooses it again knows.
  expect(isNowWaiting(withWeek(choice, now, 'half_day'))).toBe(false);
  expect(withWeek(choice, now, null)).toEqual(chosen({}));
});

it('another week on the days of a chosen one cannot be chosen beside it', () => {
  const same = { ...week(2), from: week(1).from, to: week(1).to };
  const data = factsOf({ weeks: [week(1), same], choice: chosen({ 1: 'full_day' }) });
  expect(blockOf(same, child(1), data)).toEqual({ reason: 'overlap_chosen', other: week(1) });
  expect(blockOf(week(1), child(1), data)).toBeNull();
});

it('seats are to be paid, all else costs nothing yet', () => {
  const lines = [
    { week: week(1), dayType: 'full_day' as const, prospect: 'seat' as const },
    { week: week(2), dayType: 'half_day' as const, prospect: 'seat' as const },
    { week: week(3), dayType: 'half_day' as const, prospect: 'held_back' as const },
    { week: week(4), dayType: 'half_day' as const, prospect: 'waiting' as const },
  ];
  const all = (percent: number) => lines.map((line) => ({ ...line, child: child(1), limit: null, percent }));
  expect(totalOf(all(0))).toEqual({
    due: 240.3,
    seats: 2,
    waiting: 180.4,
    drawn: 180.4,
  });
  // Each line is rounded by itself: 135.09, 81.18 and twice 81.18.
  expect(totalOf(all(10))).toEqual({
    due: 216.27,
    seats: 2,
    waiting: 162.36,
    drawn: 162.36,
  });
});

it.each([
  [1, [], 150.1],
  [2, [], 300.2],
  [null, [], 390.4],
  [2, [9], 150.1],
])('of wishes with at most %s places, a draw gives the dearest', (places_per_child, had, drawn) => {
  const data = factsOf({
    weeks: [week(1), week(2), week(3)],
    choice: chosen({ 1: 'half_day', 2: 'full_day', 3: 'full_day' }),
    registrations: had.map((id) => registration(1, week(id, { from: '2026-08-03', to: '2026-08-07' }))),
    giving: { allocation: 'draw', places_per_child },
  });
  expect(totalOf(allLines(data))).toEqual({ due: 0, seats: 0, waiting: 390.4, drawn });
});

describe('the discount for siblings', () => {
  const discount = { sibling_discount_2: 10, sibling_discount_3: 25 };
  const scene = (siblings: number[], children: Draft['children']): SignUpData => {
    const data = factsOf({ weeks: [week(1)], choice: chosen({ 1: 'full_day' }) });
    return {
      project: { ...data.project, ...discount },
      family: {
        ...data.family,
        childrens: [child(1), child(2), child(3)],
        siblings: [
          { course_id: 9, children: [5, 6] },
          { course_id: 1, children: siblings },
        ],
      },
      draft: { ...data.draft, children },
    };
  };
  const full = chosen({ 1: 'full_day' });
  const percents = (data: SignUpData): number[] => allLines(data).map(({ percent }) => percent);

  it('goes by the order in which the children are sent', () => {
    expect(percents(scene([], { 1: full, 2: full, 3: full }))).toEqual([0, 10, 25]);
  });

  it('counts children who are in the project already, and nobody without a week', () => {
    expect(percents(scene([3], { 1: full, 2: full }))).toEqual([10, 25]);
    expect(percents(scene([2], { 1: full, 2: full }))).toEqual([10, 0]);
    expect(percents(scene([], { 1: chosen({}), 2: full }))).toEqual([0]);
  });

  it('is the same for what was sent and is not answered yet', () => {
    const data = scene([3], { 1: full, 2: full });
    expect(sentLines(signUpInput(data, false), data).map(({ percent }) => percent)).toEqual(percents(data));
  });
});

it('what was sent can be made into the form again, and that sends the same', () => {
  const weeks = [week(1), week(2), week(3)];
  const draft: fc.Arbitrary<Draft> = fc.record({
    children: fc
      .dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom<DayType>('full_day', 'half_day'))
      .map((days): Draft['children'] => ({
        1: { ...NO_ANSWERS, weeks: days, seats: [], order: Object.keys(days).map(Number).reverse() },
      })),
    contact1: fc.string(),
    contact1Name: fc.string(),
    contact2: fc.string(),
    contact2Name: fc.string(),
    comment: fc.string(),
    privacy: fc.boolean(),
    photo: fc.boolean(),
    siblingsTogether: fc.boolean(),
  });
  fc.assert(
    fc.property(draft, fc.constantFrom(...ALLOCATIONS), (typed, allocation) => {
      const data = factsOf({ weeks, choice: chosen({}), giving: { allocation } });
      const sent = signUpInput({ ...data, draft: typed }, true);
      expect(signUpInput({ ...data, draft: draftOf(sent) }, true)).toEqual(sent);
    }),
  );
});

describe('where the order counts', () => {
  const weeks = [week(1), week(2), week(3)];
  const choice: ChildDraft = { ...chosen({ 1: 'full_day', 2: 'full_day', 3: 'full_day' }), order: [3, 1, 2] };
  const FAIR: Scene = { weeks, choice, giving: { allocation: 'fair_start' } };
  const DRAW: Scene = { weeks, choice, giving: { allocation: 'draw' } };
  const seen = (scene: Scene): string[] =>
    linesOf(child(1), factsOf(scene)).map(({ week: { id }, prospect, rank }) =>
      [id, prospect, ...(rank === null ? [] : [rank])].join(' '),
    );

  it('lines stand and are sent as the parent put them', () => {
    expect(seen(FAIR)).toEqual(['3 seat', '1 held_back', '2 held_back']);
    expect(seen(DRAW)).toEqual(['3 wish 1', '1 wish 2', '2 wish 3']);
    expect(signUpInput(factsOf(FAIR), false).bookedChildren[0]?.courseWeeks).toEqual([
      { id: 3, dayType: 'full_day' },
      { id: 1, dayType: 'full_day' },
      { id: 2, dayType: 'full_day' },
    ]);
    expect(signUpInput(factsOf(DRAW), false).bookedChildren[0]?.courseWeeks).toEqual([
      { id: 3, dayType: 'full_day', priority: 1 },
      { id: 1, dayType: 'full_day', priority: 2 },
      { id: 2, dayType: 'full_day', priority: 3 },
    ]);
  });

  it('elsewhere they stand in the order of the weeks', () => {
    expect(seen({ weeks, choice })).toEqual(['1 seat', '2 seat', '3 seat']);
    expect(seen({ ...DRAW, giving: { allocation: 'draw', places_given: true } })).toEqual([
      '1 seat',
      '2 seat',
      '3 seat',
    ]);
  });

  it('what the child has in the project counts, what others have does not', () => {
    const had = registration(1, week(8));
    const waits = { ...had, is_waiting: true };
    const elsewhere = { ...registration(1, week(8)), course: { id: 2 } } as FamilyRegistration;
    const held = ['3 held_back', '1 held_back', '2 held_back'];
    expect(seen({ ...FAIR, registrations: [had] })).toEqual(held);
    expect(seen({ ...FAIR, waitingQueue: [{ ...waits, offer_expires_at: '2027-01-01T12:00:00Z' }] })).toEqual(
      held,
    );
    for (const registrations of [[registration(2, week(8))], [elsewhere]]) {
      expect(seen({ ...FAIR, registrations })).toEqual(seen(FAIR));
    }
    expect(seen({ ...FAIR, waitingQueue: [waits] })).toEqual(seen(FAIR));
  });

  it('new wishes come after those that the child has', () => {
    const wish = { ...registration(1, week(8)), priority: 2 } as FamilyRegistration;
    expect(seen({ ...DRAW, waitingQueue: [wish] })).toEqual(['3 wish 3', '1 wish 4', '2 wish 5']);
  });

  it('weeks on the same days may be wished together', () => {
    const same = { ...week(2), from: week(1).from, to: week(1).to };
    expect(whyOf({ ...DRAW, weeks: [week(1), same, week(3)] })).toEqual([null, null, null]);
    expect(whyOf({ ...FAIR, weeks: [week(1), same, week(3)] })).toEqual([null, null, 'overlap_chosen']);
    const data = factsOf({ ...DRAW, weeks: [week(1), same], choice: chosen({ 1: 'full_day' }) });
    expect(blockOf(same, child(1), data)).toBeNull();
  });

  it('one that cannot be booked uses up no sure week', () => {
    const closed = week(3, { state: 'after_registration' });
    expect(seen({ ...FAIR, weeks: [week(1), week(2), closed] })).toEqual([
      '3 waiting',
      '1 seat',
      '2 held_back',
    ]);
  });

  it('a line moves up and down among those that can be booked', () => {
    const lines = linesOf(child(1), factsOf(FAIR));
    expect(withMoved(choice, lines, 1, -1).order).toEqual([1, 3, 2]);
    expect(withMoved(choice, lines, 1, 1).order).toEqual([3, 2, 1]);
    expect(withMoved(choice, lines, 0, -1).order).toEqual([3, 1, 2]);
    expect(withMoved(choice, lines, 2, 1).order).toEqual([3, 1, 2]);
  });

  it('a week that is chosen comes last, and another day type leaves it where it is', () => {
    const two = withWeek(withWeek(chosen({}), week(2), 'full_day'), week(1), 'full_day');
    expect(two.order).toEqual([2, 1]);
    expect(withWeek(two, week(2), 'half_day').order).toEqual([2, 1]);
    expect(withWeek(two, week(2), null).order).toEqual([1]);
  });

  it('only a draw asks whether siblings go together, and only when two take part', () => {
    const data = factsOf(DRAW);
    const two: SignUpData = {
      ...data,
      family: { ...data.family, childrens: [child(1), child(2)] },
      draft: { ...data.draft, siblingsTogether: true, children: { 1: choice, 2: choice } },
    };
    expect(signUpInput(two, false).siblings_together).toBe(true);
    expect(signUpInput({ ...two, family: data.family }, false)).not.toHaveProperty('siblings_together');
    const fair = { ...two, project: factsOf(FAIR).project };
    expect(signUpInput(fair, false)).not.toHaveProperty('siblings_together');
  });
});

it('each line of an answer comes once, in its order, with the day type that was sent', () => {
  const data = factsOf({ weeks: [week(1), week(2)], choice: chosen({}) });
  const line = { id: 5, child_id: 1, course_week_id: 2, outcome: 'waiting' as const, queue_position: 3 };
  const full = { id: null, child_id: 1, course_week_id: 1, outcome: 'full' as const };
  const gone = { id: 6, child_id: 8, course_week_id: 9, outcome: 'confirmed' as const };
  const courseWeeks = [
    { id: 1, dayType: 'full_day' as const },
    { id: 2, dayType: 'half_day' as const },
  ];
  const answered = {
    userId: 1,
    courseId: 1,
    bookedChildren: [{ id: 1, courseWeeks }],
    result: { message: [], waitingQueueWarnings: [], registrations: [line, full, gone], payment: null },
  };
  expect(resultLines(answered, data)).toEqual([
    { ...line, child: data.family.childrens[0], week: week(2), dayType: 'half_day' },
    { ...full, child: data.family.childrens[0], week: week(1), dayType: 'full_day' },
    { ...gone, child: undefined, week: undefined, dayType: undefined },
  ]);
});

describe('the answers of a child', () => {
  const base = {
    label: 'Frage',
    label_it: 'Domanda',
    options: [],
    required: false,
    day_types: [],
    health: false,
  };
  const questions = [
    { ...base, id: 5, kind: 'text' as const },
    { ...base, id: 6, kind: 'number' as const },
    { ...base, id: 7, kind: 'yes_no' as const, day_types: ['half_day' as const] },
    { ...base, id: 8, kind: 'text' as const, health: true },
  ];
  const sent = (choice: Partial<ChildDraft>, answers: OwnChild['answers'] = []) => {
    const data = factsOf({ weeks: [week(1)], choice: { ...chosen({ 1: 'full_day' }), ...choice } });
    Object.assign(data.project, { questions });
    Object.assign(data.family.childrens[0]!, { answers });
    const input = signUpInput(data, false);
    const [only] = input.bookedChildren;
    return { answers: only?.answers, consent: only?.health_consent, health: tellsOfHealth(input, data) };
  };

  it('are sent as they are shown: typed, offered or taken away; what was not touched is left out', () => {
    expect(sent({}).answers).toEqual([]);
    expect(sent({ answers: { 5: ' M ', 6: '1,5', 7: true } }).answers).toEqual([
      { question_id: 5, value: 'M' },
      { question_id: 6, value: 1.5 },
    ]);
    const last = [{ question_id: 5, value: 'L' }];
    expect(sent({}, last).answers).toEqual(last);
    expect(sent({ answers: { 5: '' } }, last).answers).toEqual([{ question_id: 5, value: null }]);
    // Not an answer to the question as it is now.
    expect(sent({}, [{ question_id: 6, value: 'viel' }]).answers).toEqual([]);
  });

  it('about health go with the consent, and are known as such', () => {
    expect(sent({ answers: { 5: 'M' }, healthConsent: true })).toMatchObject({
      consent: undefined,
      health: false,
    });
    expect(sent({ health: { 8: 'Asthma' } })).toMatchObject({ consent: undefined, health: true });
    expect(sent({ health: { 8: 'Asthma' }, healthConsent: true })).toMatchObject({
      consent: true,
      health: true,
    });
  });
});
