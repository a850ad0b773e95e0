import type { FrontendProject, FrontendWeek } from '@feria/shared/contracts/frontend';
import type { EligibleChild } from '@feria/shared/rules/eligibility';
import { EVERYTHING, type ListChoice } from './filter';
import { byCalendarWeek, calendarWeeks, findProjects } from './find';

const week = (from: string, to: string, more: Partial<FrontendWeek> = {}): FrontendWeek =>
  ({ from, to, state: 'open', full: false, availability: 'free', ...more }) as FrontendWeek;
const project = (id: number, more: Partial<FrontendProject> = {}): FrontendProject => ({
  ...({ id, name: `Projekt ${id}`, name_it: `Progetto ${id}` } as FrontendProject),
  description: null,
  description_it: null,
  location: null,
  courseType: null,
  courseCategories: [],
  age_from: null,
  age_to: null,
  schools: [],
  courseWeeks: [],
  ...more,
});
const found = (
  projects: readonly FrontendProject[],
  choice: Partial<ListChoice>,
  child: EligibleChild | null = null,
): number[] => findProjects(projects, { ...EVERYTHING, ...choice }, child).map(({ id }) => id);

const [WEEK_1, WEEK_2, WEEK_3] = ['2027-07-05', '2027-07-12', '2027-07-19'];
const full = { full: true, availability: 'full' } as const;
const waiting = { availability: 'waiting_list' } as const;

describe('searching for words', () => {
  const forest = project(1, {
    name: 'Waldabenteuer',
    name_it: 'Avventura nel bosco',
    description: '<p>Wir bauen <strong>Hütten</strong></p>',
    location: { id: 7, name: 'Völs', name_it: 'Fiè' },
    courseCategories: [{ id: 3, name: 'Natur', name_it: 'Natura' }],
  });
  const lake = project(2, { name: 'Seewoche', name_it: 'Settimana al lago' });

  it.each([
    ['wald', [1]],
    ['  BOSCO ', [1]],
    ['hutten vols', [1]],
    ['fie natura', [1]],
    ['see', [2]],
    ['strong', []],
    ['wald see', []],
    ['   ', [1, 2]],
  ])('%j finds %j', (text, ids) => {
    expect(found([forest, lake], { text })).toEqual(ids);
  });
});

describe('searching for an age', () => {
  const projects = [
    project(1, { age_from: 6, age_to: 8, courseWeeks: [week(WEEK_1, '2027-07-09')] }),
    project(2, { age_from: 9, courseWeeks: [week(WEEK_1, '2027-07-09')] }),
    project(3),
  ];

  it('finds what is for it, and what is for all', () => {
    expect(found(projects, { age: 8 })).toEqual([1, 3]);
    expect(found(projects, { age: 9 })).toEqual([2, 3]);
  });

  it('asks for the age of a child on the first day of a week', () => {
    expect(found(projects, { child: 5 }, { birth: '2018-07-05', school: 'gs_3' })).toEqual([2]);
    expect(found(projects, { child: 5 }, { birth: '2018-07-06', school: 'gs_3' })).toEqual([1]);
  });

  it('looks for nobody while the child is not known', () => {
    expect(found(projects, { child: 5 })).toEqual([1, 2, 3]);
  });
});

describe('searching for a week and a free seat', () => {
  const projects = [
    project(1, { courseWeeks: [week(WEEK_1, '2027-07-09', full), week(WEEK_2, '2027-07-16')] }),
    project(2, { courseWeeks: [week('2027-07-09', '2027-07-12', waiting)] }),
    project(3, { courseWeeks: [week(WEEK_3, '2027-07-23', { availability: 'few' })] }),
    project(4, { courseWeeks: [week(WEEK_3, '2027-07-23', { state: 'after_registration' })] }),
  ];
  const sorted = (choice: Partial<ListChoice>): number[] => found(projects, choice).sort((a, b) => a - b);

  it('finds what has a day in the calendar week', () => {
    expect(sorted({ weeks: [WEEK_1] })).toEqual([1, 2]);
    expect(sorted({ weeks: [WEEK_2] })).toEqual([1, 2]);
    expect(sorted({ weeks: ['2027-07-26'] })).toEqual([]);
    const sunday = project(6, { courseWeeks: [week('2027-07-11', '2027-07-11')] });
    expect(found([sunday], { weeks: [WEEK_1] })).toEqual([6]);
  });

  it('finds what is in one of several calendar weeks', () => {
    expect(sorted({ weeks: [WEEK_1, WEEK_3] })).toEqual([1, 2, 3, 4]);
    expect(sorted({ weeks: [WEEK_2, WEEK_3], isFree: true })).toEqual([1, 3]);
  });

  it('takes any day of the calendar week, and no date that does not exist', () => {
    expect(sorted({ weeks: ['2027-07-24'] })).toEqual([3, 4]);
    expect(sorted({ weeks: ['2027-07-99'] })).toEqual([1, 2, 3, 4]);
  });

  it('counts neither the waiting list nor what is closed as free', () => {
    expect(sorted({ isFree: true })).toEqual([1, 3]);
  });

  it('asks both of the same week', () => {
    expect(sorted({ weeks: [WEEK_1], isFree: true })).toEqual([]);
    expect(sorted({ weeks: [WEEK_2], isFree: true })).toEqual([1]);
  });

  it('counts a free seat of a week that opens later', () => {
    const later = project(5, { courseWeeks: [week(WEEK_1, '2027-07-09', { state: 'before_registration' })] });
    expect(found([later], { isFree: true })).toEqual([5]);
  });
});

it('the calendar weeks are those that are not over, each once and in order', () => {
  const projects = [
    project(1, { courseWeeks: [week(WEEK_3, '2027-07-23'), week(WEEK_1, '2027-07-09')] }),
    project(2, { courseWeeks: [week('2027-07-15', '2027-07-20'), week('2027-06-28', '2027-07-02')] }),
  ];
  expect(calendarWeeks(projects, '2027-07-06')).toEqual([WEEK_1, WEEK_2, WEEK_3]);
});

it('a long week is in each of its calendar weeks from this one on', () => {
  const long = project(1, { courseWeeks: [week('2027-06-28', '2027-07-19')] });
  expect(calendarWeeks([long], '2027-07-06')).toEqual([WEEK_1, WEEK_2, WEEK_3]);
});

describe('what was found by weeks', () => {
  const camp = project(1, {
    age_to: 9,
    courseWeeks: [
      week(WEEK_1, '2027-07-09'),
      week(WEEK_2, '2027-07-16', waiting),
      week(WEEK_3, '2027-07-23'),
    ],
  });
  const long = project(2, { courseWeeks: [week('2027-06-28', '2027-07-16')] });
  const gone = project(3, {
    courseWeeks: [week(WEEK_3, '2027-07-23', { cancelled_at: '2027-06-01T08:00:00Z' })],
  });
  const projects = [camp, long, gone];
  const shown = (part: Partial<ListChoice>, child: EligibleChild | null = null, today = '2027-07-01') => {
    const choice = { ...EVERYTHING, ...part };
    return byCalendarWeek(findProjects(projects, choice, child), choice, { child, today }).map(
      ({ monday, entries }) => [monday, entries.map((entry) => entry.project.id)],
    );
  };

  it('stands in each of its calendar weeks that is not over, and not where it was cancelled', () => {
    expect(shown({})).toEqual([
      ['2027-06-28', [2]],
      [WEEK_1, [1, 2]],
      [WEEK_2, [1, 2]],
      [WEEK_3, [1]],
    ]);
    expect(shown({}, null, '2027-07-14')).toEqual([
      [WEEK_2, [1, 2]],
      [WEEK_3, [1]],
    ]);
  });

  it('only in the weeks that are asked for, with a free seat, and for the child', () => {
    expect(shown({ weeks: [WEEK_2, WEEK_3] }).map(([monday]) => monday)).toEqual([WEEK_2, WEEK_3]);
    expect(shown({ weeks: [WEEK_2], isFree: true })).toEqual([[WEEK_2, [2]]]);
    // Ten on the Tuesday of the second week.
    const child = { birth: '2017-07-13', school: 'gs_4' } as const;
    expect(shown({ weeks: [WEEK_2, WEEK_3] }, child)).toEqual([[WEEK_2, [1, 2]]]);
  });
});
