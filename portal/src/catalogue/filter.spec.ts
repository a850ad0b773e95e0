import type { FrontendProject } from '@feria/shared/contracts/frontend';
import {
  atLocations,
  EVERYTHING,
  firstPicture,
  hasCondition,
  type ListChoice,
  locationsOf,
  ofType,
  readChoice,
  shownProjects,
  typeEntries,
  writeChoice,
} from './filter';

const named = (id: number, name = `Name ${id}`, sort_order = 0) => ({ id, name, name_it: name, sort_order });
const project = (id: number, more: Partial<FrontendProject> = {}): FrontendProject =>
  ({ id, courseType: null, location: null, image: null, courseWeeks: [], ...more }) as FrontendProject;
const OPEN = { state: 'open', full: false, availability: 'free' } as FrontendProject['courseWeeks'][number];

const SPORT = named(1, 'Sport', 2);
const MUSIC = named(2, 'Musik', 1);
const LAKE = named(7, 'See');
const projects = [
  project(1, { courseType: SPORT, location: LAKE, image: '/a.webp' }),
  project(2, { courseType: MUSIC, image: '/b.webp', courseWeeks: [OPEN] }),
  project(3, { location: named(8) }),
  project(4, { courseType: SPORT, image: '/c.webp' }),
];
/** Each condition beside type and places. */
const NARROWER: Partial<ListChoice>[] = [
  { text: 'a' },
  { weeks: ['2027-07-05'] },
  { isFree: true },
  { age: 8 },
  { child: 3 },
];
const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

describe('the choice in the address', () => {
  it.each<[string, Partial<ListChoice>]>([
    ['', { type: null }],
    ['type=all', {}],
    ['type=other&location=7', { type: 'other', locations: [7] }],
    ['type=2&location=7&location=8', { type: 2, locations: [7, 8] }],
    ['type=all&q=Wald+%26+See', { text: 'Wald & See' }],
    ['type=all&week=2027-07-05&free=1&age=8', { weeks: ['2027-07-05'], isFree: true, age: 8 }],
    [
      'type=all&week=2027-07-05&week=2027-07-12&view=weeks',
      { weeks: ['2027-07-05', '2027-07-12'], isByWeek: true },
    ],
    ['type=all&child=12', { child: 12 }],
  ])('%j is read and written', (search, part) => {
    const choice = { ...EVERYTHING, ...part };
    expect(readChoice(new URLSearchParams(search))).toEqual(choice);
    expect(String(writeChoice(choice))).toBe(search);
  });

  it.each([
    'type=x&location=y',
    'type=0&location=-1',
    'type=1.5&location=',
    'week=july&free=yes&view=list',
    'age=-1&child=Lea',
  ])('%j makes no sense', (search) => {
    expect(readChoice(new URLSearchParams(search))).toEqual({ ...EVERYTHING, type: null });
  });

  it('has a condition with anything beside the type', () => {
    expect(hasCondition({ ...EVERYTHING, type: null })).toBe(false);
    expect(hasCondition({ ...EVERYTHING, type: 2 })).toBe(false);
    for (const part of [{ locations: [7] }, ...NARROWER])
      expect(hasCondition({ ...EVERYTHING, ...part })).toBe(true);
  });
});

describe('the picture of the first card', () => {
  it('is that of the first project of the type at the places', () => {
    expect(firstPicture(projects, EVERYTHING)).toBe('/b.webp');
    expect(firstPicture(projects, { ...EVERYTHING, type: 1 })).toBe('/a.webp');
    expect(firstPicture(projects, { ...EVERYTHING, locations: [7] })).toBe('/a.webp');
    expect(firstPicture(projects, { ...EVERYTHING, type: 'other' })).toBeNull();
  });

  it('is not known before a type is chosen, nor with another condition', () => {
    for (const part of [{ type: null }, { isByWeek: true }, ...NARROWER])
      expect(firstPicture(projects, { ...EVERYTHING, ...part })).toBeNull();
  });
});

it('projects are filtered by type', () => {
  expect(ids(ofType(projects, 'all'))).toEqual([1, 2, 3, 4]);
  expect(ids(ofType(projects, 'other'))).toEqual([3]);
  expect(ids(ofType(projects, 1))).toEqual([1, 4]);
});

it('and by places, of which none chosen means all', () => {
  expect(ids(atLocations(projects, []))).toEqual([1, 2, 3, 4]);
  expect(ids(atLocations(projects, [8, 7]))).toEqual([1, 3]);
  expect(ids(locationsOf([...projects, project(5, { location: LAKE })]))).toEqual([7, 8]);
});

it('those that can be booked are shown first', () => {
  expect(ids(shownProjects(projects, EVERYTHING))).toEqual([2, 1, 3, 4]);
  expect(ids(shownProjects(projects, { type: 'all', locations: [8, 7] }))).toEqual([1, 3]);
});

describe('the types to choose from', () => {
  it('are all, those with projects in the order of the office, then the rest', () => {
    const entries = typeEntries(projects);
    expect(entries.map(({ choice, count }) => [choice, count])).toEqual([
      ['all', 4],
      [2, 1],
      [1, 2],
      ['other', 1],
    ]);
    expect(entries.map(({ hasOpen }) => hasOpen)).toEqual([true, true, false, false]);
  });

  it('do not show one picture twice', () => {
    expect(typeEntries(projects).map(({ image }) => image)).toEqual(['/c.webp', '/b.webp', '/a.webp', null]);
  });

  it('have no rest where every project has a type, or none has', () => {
    expect(typeEntries(projects.slice(0, 2)).map(({ choice }) => choice)).toEqual(['all', 2, 1]);
    expect(typeEntries([project(1)]).map(({ choice }) => choice)).toEqual(['all']);
  });
});
