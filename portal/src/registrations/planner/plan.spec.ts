import type { FamilyChild, FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProject, FrontendWeek } from '@feria/shared/contracts/frontend';
import { forAll, isAllHidden, isCovered, isOpen, planOf, sumOf, upcoming } from './plan';
import { NO_FILTER } from './plan-filter';

const TODAY = '2027-07-07';
const [WEEK_1, WEEK_2, WEEK_3] = ['2027-07-05', '2027-07-12', '2027-07-19'];
/** Eight years old in July 2027. */
const LEA = { id: 1, first_name: 'Lea', birth: '2019-03-01' } as FamilyChild;
const EMIL = { id: 2, first_name: 'Emil', birth: '2022-03-01' } as FamilyChild;

let nextId = 100;
const week = (from: string, to: string, more: Partial<FrontendWeek> = {}): FrontendWeek => ({
  id: nextId++,
  name: 'Woche',
  name_it: 'Settimana',
  from,
  to,
  state: 'open',
  full: false,
  availability: 'free',
  cancelled_at: null,
  ...more,
});
const project = (
  id: number,
  courseWeeks: FrontendWeek[],
  more: Partial<FrontendProject> = {},
): FrontendProject =>
  ({
    id,
    age_from: null,
    age_to: null,
    schools: [],
    courseWeeks,
    allocation: 'first_come',
    places_per_child: null,
    places_given: false,
    ...more,
  }) as FrontendProject;
const registration = (
  child: FamilyChild,
  { id, from, to }: { id: number; from: string; to: string },
  more: Partial<FamilyRegistration> = {},
): FamilyRegistration =>
  ({
    id: nextId++,
    people: { id: child.id },
    course: { id: 0 },
    courseWeek: { id, from, to },
    is_waiting: false,
    price: 100,
    discount: 0,
    payed_amount: 0,
    ...more,
  }) as FamilyRegistration;
const family = (childrens: FamilyChild[], registrations: FamilyRegistration[] = []): MyFamily =>
  ({
    childrens,
    registrations: registrations.filter(({ is_waiting }) => !is_waiting),
    waitingQueue: registrations.filter(({ is_waiting }) => is_waiting),
  }) as MyFamily;

const optionsOf = (
  childrens: FamilyChild[],
  registrations: FamilyRegistration[],
  projects: FrontendProject[],
) =>
  planOf(family(childrens, registrations), projects, TODAY)[0]?.cells[0]?.options.map(
    ({ project: { id }, offer, overlap }) => `${id} ${offer}${overlap ? ' overlaps' : ''}`,
  );

describe('the weeks of a plan', () => {
  it('are those from this one on in which something takes place', () => {
    const over = week('2027-06-28', '2027-07-06');
    const running = week('2027-07-05', '2027-07-09');
    const later = week(WEEK_3, '2027-07-23');
    const plan = planOf(family([LEA]), [project(1, [over, later]), project(2, [running])], TODAY);
    expect(plan.map(({ monday }) => monday)).toEqual([WEEK_1, WEEK_3]);
  });

  it('include those of a registration in a project that is not listed any more', () => {
    const plan = planOf(family([LEA], [registration(LEA, week(WEEK_2, '2027-07-16'))]), [], TODAY);
    expect(plan.map(({ monday }) => monday)).toEqual([WEEK_2]);
  });

  it('are every calendar week of a long one, none before today', () => {
    const plan = planOf(family([LEA]), [project(1, [week('2027-06-28', '2027-07-16')])], TODAY);
    expect(plan.map(({ monday }) => monday)).toEqual([WEEK_1, WEEK_2]);
  });

  it('have a cell for each child, in the order of the family', () => {
    const [first] = planOf(family([LEA, EMIL]), [project(1, [week(WEEK_1, '2027-07-09')])], TODAY);
    expect(first?.cells.map(({ child }) => child.first_name)).toEqual(['Lea', 'Emil']);
  });
});

describe('what fits a child in a week', () => {
  it('is held back once the child has its sure weeks, and a wish before a draw', () => {
    const fair = project(1, [week(WEEK_1, '2027-07-09'), week(WEEK_1, '2027-07-09')], {
      allocation: 'fair_start',
    });
    const draw = project(2, [week(WEEK_1, '2027-07-09')], { allocation: 'draw' });
    expect(optionsOf([LEA], [], [fair, draw])).toEqual(['1 seat', '1 seat', '2 wish']);
    const course = { id: 1 } as FamilyRegistration['course'];
    const had = registration(LEA, week(WEEK_3, '2027-07-23'), { course });
    expect(optionsOf([LEA], [had], [fair, draw])).toEqual(['2 wish', '1 held_back', '1 held_back']);
    const waits = registration(LEA, week(WEEK_3, '2027-07-23'), { course, is_waiting: true });
    expect(optionsOf([LEA], [waits], [fair])).toEqual(['1 seat', '1 seat']);
  });

  it('is what it is old enough for on the first day', () => {
    const weeks = () => [week(WEEK_2, '2027-07-16')];
    const from8 = project(1, weeks(), { age_from: 8 });
    const to5 = project(2, weeks(), { age_to: 5 });
    expect(optionsOf([LEA], [], [from8, to5])).toEqual(['1 seat']);
    expect(optionsOf([EMIL], [], [from8, to5])).toEqual(['2 seat']);
  });

  it('has free seats first, then waiting lists, then what opens later', () => {
    const one = (id: number, more: Partial<FrontendWeek>) => project(id, [week(WEEK_2, '2027-07-16', more)]);
    const projects = [
      one(1, { state: 'before_registration' }),
      one(2, { availability: 'waiting_list' }),
      one(3, { availability: 'few' }),
      one(4, { availability: 'full', full: true }),
      one(5, { state: 'after_registration' }),
      one(6, { state: 'before_registration', availability: 'full', full: true }),
    ];
    expect(optionsOf([LEA], [], projects)).toEqual(['3 seat', '2 waiting_list', '1 later']);
  });

  it('leaves out what the child is registered for, and marks what overlaps a place', () => {
    const booked = week(WEEK_2, '2027-07-16');
    const projects = [
      project(1, [booked]),
      project(2, [week('2027-07-16', '2027-07-18')]),
      project(3, [week('2027-07-17', '2027-07-18')]),
    ];
    expect(optionsOf([LEA], [registration(LEA, booked)], projects)).toEqual(['3 seat', '2 seat overlaps']);
  });

  it('is not blocked by a place on a waiting list, nor by a sibling', () => {
    const other = project(2, [week(WEEK_2, '2027-07-16')]);
    const waiting = registration(LEA, week(WEEK_2, '2027-07-16'), { is_waiting: true });
    expect(optionsOf([LEA], [waiting], [other])).toEqual(['2 seat']);
    const ofEmil = registration(EMIL, week(WEEK_2, '2027-07-16'));
    expect(optionsOf([LEA, EMIL], [ofEmil], [other])).toEqual(['2 seat']);
  });
});

describe('what is planned', () => {
  it('stands in each calendar week that it has a day in, and says which place a wait clashes with', () => {
    const place = registration(LEA, week('2027-07-16', '2027-07-20'));
    const waiting = registration(LEA, week(WEEK_3, '2027-07-23'), { is_waiting: true });
    const plan = planOf(family([LEA], [place, waiting]), [], TODAY);
    const planned = plan.map(({ cells }) => cells[0]?.planned);
    expect(planned).toEqual([
      [{ registration: place, clash: null }],
      [
        { registration: place, clash: null },
        { registration: waiting, clash: place },
      ],
    ]);
  });
});

it('what is ahead does not hold what is over, and is in order', () => {
  const over = registration(LEA, week('2027-06-28', '2027-07-06'));
  const late = registration(LEA, week(WEEK_3, '2027-07-23'));
  const soon = registration(EMIL, week(WEEK_1, '2027-07-09'), { is_waiting: true });
  expect(upcoming(family([LEA, EMIL], [over, late, soon]), TODAY)).toEqual([soon, late]);
});

it('sums are exact, count no credit as paid, and keep waiting lists apart', () => {
  const at = week(WEEK_1, '2027-07-09');
  expect(
    sumOf([
      registration(LEA, at, { price: 95.1, payed_amount: 100 }),
      registration(LEA, at, { price: 95.2, payed_amount: 20 }),
      registration(EMIL, at, { price: 60.5, is_waiting: true }),
    ]),
  ).toEqual({ places: 190.3, paid: 115.1, waiting: 60.5 });
});

describe('a plan with a basket', () => {
  const first = week(WEEK_1, '2027-07-09');
  const other = week(WEEK_1, '2027-07-09');
  const later = week(WEEK_2, '2027-07-16');
  const projects = [project(7, [first, later]), project(8, [other])];
  const inBasket = (child: FamilyChild, { id }: FrontendWeek) => ({
    child_id: child.id,
    course_id: 7,
    course_week_id: id,
    day_type: 'full_day' as const,
  });

  it('has in each cell what is in the basket, and does not offer it once more', () => {
    const [plan] = planOf(family([LEA, EMIL]), projects, TODAY, { basket: [inBasket(LEA, first)] });
    const ids = plan?.cells.map((cell) => [
      cell.inBasket.map((entry) => entry.week.id),
      cell.options.map((option) => option.week.id),
    ]);
    expect(ids).toEqual([
      [[first.id], [other.id]],
      [[], [first.id, other.id]],
    ]);
  });

  it('leaves out what is not shown any more', () => {
    const [plan] = planOf(family([LEA]), projects, TODAY, { basket: [inBasket(LEA, { ...first, id: 1 })] });
    expect(plan?.cells[0]?.inBasket).toEqual([]);
  });

  it('a week is open where something fits and nothing is planned: a place on a waiting list is no plan', () => {
    const waits = registration(EMIL, other, { is_waiting: true });
    const plan = planOf(family([LEA, EMIL], [waits]), projects, TODAY, { basket: [inBasket(LEA, first)] });
    expect(plan.map(({ cells }) => cells.map(isOpen))).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(plan[0]?.cells.map(isCovered)).toEqual([true, false]);
    const [booked] = planOf(family([LEA], [registration(LEA, first)]), projects, TODAY);
    expect(booked?.cells.map(isOpen)).toEqual([false]);
  });

  it('for all is the first that fits everybody who has nothing planned, where there are several', () => {
    const young = project(9, [week(WEEK_1, '2027-07-09')], { age_to: 6 });
    const [plan] = planOf(family([EMIL, LEA]), [young, ...projects], TODAY);
    const found = forAll(plan?.cells ?? []);
    expect([found?.option.week.id, found?.children]).toEqual([first.id, [EMIL, LEA]]);
    const [one] = planOf(family([EMIL, LEA]), projects, TODAY, { basket: [inBasket(LEA, first)] });
    expect(forAll(one?.cells ?? [])).toBeNull();
  });
});

describe('a plan with a filter', () => {
  const spot = (id: number) => ({ id, name: `Ort ${id}`, name_it: `Luogo ${id}` });
  const first = week(WEEK_1, '2027-07-09');
  const cheap = project(7, [first, week(WEEK_2, '2027-07-16')], { location: spot(1), price_from: 80 });
  const dear = project(8, [week(WEEK_1, '2027-07-09')], { location: spot(2), price_from: 200 });
  const full = week(WEEK_3, '2027-07-23', { availability: 'waiting_list' });
  const projects = [cheap, dear, project(9, [full], { location: spot(2), price_from: 200 })];
  const shown = (filter: Partial<typeof NO_FILTER>, registrations: FamilyRegistration[] = []) => {
    const options = { filter: { ...NO_FILTER, ...filter } };
    return planOf(family([LEA, EMIL], registrations), projects, TODAY, options);
  };
  const idsOf = (plan: ReturnType<typeof shown>) =>
    plan.map(({ cells }) => cells[0]?.options.map(({ project: { id } }) => id));

  it('hides what could be booked, and says of each cell how much', () => {
    expect(idsOf(shown({}))).toEqual([[7, 8], [7], [9]]);
    expect(idsOf(shown({ price: 80 }))).toEqual([[7], [7], []]);
    const atTwo = shown({ locations: [2] });
    expect(idsOf(atTwo)).toEqual([[8], [], [9]]);
    expect(atTwo.map(({ cells }) => cells[0]?.hidden)).toEqual([1, 1, 0]);
    expect(idsOf(shown({ isFree: true }))).toEqual([[7, 8], [7], []]);
  });

  it('keeps every week, what is planned, and which weeks are open', () => {
    const plan = shown({ price: 1 }, [registration(LEA, first, { course: { id: 7 } as never })]);
    expect(plan.map(({ monday }) => monday)).toEqual([WEEK_1, WEEK_2, WEEK_3]);
    expect(plan.map(({ cells }) => cells.map(isOpen))).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ]);
    expect(plan[0]?.cells[0]?.planned).toHaveLength(1);
  });

  it('for all is the first that the filter shows', () => {
    expect(forAll(shown({})[0]?.cells ?? [])?.option.project.id).toBe(7);
    expect(forAll(shown({ locations: [2] })[0]?.cells ?? [])?.option.project.id).toBe(8);
    expect(forAll(shown({ price: 1 })[0]?.cells ?? [])).toBeNull();
  });

  it('is said to leave nothing only where it is the filter that hides everything', () => {
    expect(isAllHidden(shown({ price: 1 }))).toBe(true);
    expect(isAllHidden(shown({ price: 80 }))).toBe(false);
    expect(isAllHidden(planOf(family([LEA]), [], TODAY))).toBe(false);
  });
});

describe('how far it is', () => {
  const at = (id: number, latitude: number) => ({
    id,
    name: 'Ort',
    name_it: 'Luogo',
    latitude,
    longitude: 11.3,
  });
  const monday = week(WEEK_1, '2027-07-06');
  const far = week(WEEK_1, '2027-07-09');
  const hers = project(7, [monday], { location: at(1, 46.5) });
  const his = project(8, [far], { location: at(2, 46.527) });
  const free = project(9, [week(WEEK_1, '2027-07-09'), week(WEEK_2, '2027-07-16')], {
    location: at(3, 46.5),
  });
  const projects = [hers, his, free];
  const course = (id: number) => ({ course: { id } as FamilyRegistration['course'] });
  const nearbyOf = (registrations: FamilyRegistration[], basket: Parameters<typeof planOf>[3] = {}) =>
    planOf(family([LEA, EMIL], registrations), projects, TODAY, basket).map(({ cells }) =>
      cells.map(({ options }) =>
        options
          .filter(({ project: { id } }) => id === 9)
          .map(({ nearby }) => nearby.map(({ name, km }) => `${name} ${km.toFixed(1)}`)),
      ),
    );

  it('stands in the same calendar week only, also to what is offered or in the basket, not to what waits', () => {
    const booked = registration(EMIL, far, course(8));
    expect(nearbyOf([booked])[0]).toEqual([[['Emil 3.0']], [['null 3.0']]]);
    expect(nearbyOf([booked])[1]).toEqual([[[]], [[]]]);
    const waits = registration(EMIL, far, { ...course(8), is_waiting: true });
    expect(nearbyOf([waits])[0]).toEqual([[[]], [[]]]);
    const offered = { ...waits, offer_expires_at: '2027-07-01T10:00:00.000Z' };
    expect(nearbyOf([offered])[0]?.[0]).toEqual([['Emil 3.0']]);
    const line = { child_id: EMIL.id, course_id: 8, course_week_id: far.id, day_type: 'full_day' as const };
    expect(nearbyOf([], { basket: [line] })[0]?.[0]).toEqual([['Emil 3.0']]);
  });
});
