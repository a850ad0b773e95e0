import type { FrontendProject, FrontendWeek } from '@feria/shared/contracts/frontend';
import {
  conditionsOf,
  filtered,
  isWanted,
  NO_FILTER,
  priceSteps,
  readPlanFilter,
  writePlanFilter,
  type PlanFilter,
} from './plan-filter';

const FREE = { state: 'open', full: false, availability: 'free' } as FrontendWeek;
const WAITING = { ...FREE, availability: 'waiting_list' } as FrontendWeek;
const project = (id: number, more: Partial<FrontendProject>): FrontendProject =>
  ({
    id,
    location: null,
    courseType: null,
    price_from: 100,
    courseWeeks: [FREE],
    ...more,
  }) as FrontendProject;
const named = (id: number) => ({ id, name: 'N', name_it: 'N', sort_order: 0 });

describe('the filter in the address', () => {
  it.each<[string, Partial<PlanFilter>]>([
    ['', {}],
    ['type=2&location=7&location=8&price=100', { type: 2, locations: [7, 8], price: 100 }],
    ['type=other&free=1', { type: 'other', isFree: true }],
  ])('%j is read and written', (search, part) => {
    expect(readPlanFilter(new URLSearchParams(search))).toEqual({ ...NO_FILTER, ...part });
    expect(String(writePlanFilter({ ...NO_FILTER, ...part }))).toBe(search);
  });

  it.each([
    'type=all',
    'price=0',
    'price=-5',
    'price=1.5',
    'price=x',
    'type=x&location=y',
    'age=8&week=2027-07-05',
  ])('%j asks for nothing', (search) =>
    expect(readPlanFilter(new URLSearchParams(search))).toEqual(NO_FILTER),
  );
});

it('counts each place, and each other condition once', () => {
  expect(conditionsOf(NO_FILTER)).toBe(0);
  expect(conditionsOf({ ...NO_FILTER, type: 3, locations: [1, 2], isFree: true, price: 50 })).toBe(5);
});

describe('what has what is looked for', () => {
  const sport = project(1, { courseType: named(1), location: named(7) });
  const dear = project(2, { location: named(8), price_from: 100.5 });
  const waits = project(3, { location: named(7), courseWeeks: [WAITING] });
  const ids = (part: Partial<PlanFilter>) =>
    filtered([sport, dear, waits], { ...NO_FILTER, ...part }).map(({ id }) => id);

  it('is of the type, at one of the places, and costs no more than that', () => {
    expect(ids({})).toEqual([1, 2, 3]);
    expect(ids({ type: 1 })).toEqual([1]);
    expect(ids({ locations: [7] })).toEqual([1, 3]);
    expect(ids({ locations: [7, 8], price: 100 })).toEqual([1, 3]);
    expect(ids({ price: 99 })).toEqual([]);
  });

  it('has a free seat, week by week', () => {
    expect(ids({ isFree: true })).toEqual([1, 2]);
    expect(isWanted(WAITING, NO_FILTER)).toBe(true);
    expect(isWanted(WAITING, { ...NO_FILTER, isFree: true })).toBe(false);
  });
});

describe('the prices to choose from', () => {
  const of = (...prices: (number | null)[]) => prices.map((price_from, id) => project(id, { price_from }));

  it('are a few round ones, each of which hides something', () => {
    expect(priceSteps(of(45, 80, 95, 120, 190, 240), null)).toEqual([50, 100, 150, 200]);
    expect(priceSteps(of(12, 18, 25), null)).toEqual([20]);
  });

  it('are none where all cost the same, and always the one that is chosen', () => {
    expect(priceSteps(of(100, 100, null), null)).toEqual([]);
    expect(priceSteps(of(100, 100), 75)).toEqual([75]);
    expect(priceSteps([], null)).toEqual([]);
  });
});
