import type { RolloverWarning } from '@feria/shared';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { firstDayOf, hasValidDates, nextSeasonOf, presentNextSeason } from './next-season.js';

const NONE = { from: null, to: null, register_from: null, register_from_time: null, register_to: null };

function someCourse(values: Partial<CourseEntity> = {}): CourseEntity {
  return {
    id: 1,
    name: 'Wald',
    name_it: 'Bosco',
    active: true,
    price: 0,
    ...NONE,
    ...values,
  } as CourseEntity;
}

function someWeek(
  id: number,
  from: string,
  to: string,
  values: Partial<CourseWeekEntity> = {},
): CourseWeekEntity {
  const week = {
    id,
    course_id: 1,
    name: `Woche ${id}`,
    name_it: `Settimana ${id}`,
    from,
    to,
    cancelled_at: null,
  };
  return { ...week, ...values } as CourseWeekEntity;
}

const FACTS = { registrations: 0, waiting: 0, hasCategories: false, followers: [], today: '2026-10-01' };

function warningsOf(course: CourseEntity, weeks: CourseWeekEntity[], facts = {}): RolloverWarning[] {
  return presentNextSeason(nextSeasonOf(course, weeks, 52), { ...FACTS, ...facts }).warnings;
}

describe('the next season of a course', () => {
  const summer = someWeek(1, '2026-07-06', '2026-07-10');

  it('has its weeks by their first day, without those that were cancelled', () => {
    const weeks = [
      someWeek(1, '2026-07-13', '2026-07-17'),
      someWeek(2, '2026-07-20', '2026-07-24', { cancelled_at: new Date() }),
      someWeek(3, '2026-07-06', '2026-07-10'),
    ];
    const season = nextSeasonOf(someCourse(), weeks, 52);
    expect(season.weeks.map(({ source, next }) => [source.id, next.from])).toEqual([
      [3, '2027-07-05'],
      [1, '2027-07-12'],
    ]);
    expect(season.cancelled.map(({ id }) => id)).toEqual([2]);
    expect(firstDayOf(season)).toBe('2027-07-05');
  });

  it('counts up the year of the first day: that of the course, else of its first week', () => {
    const named = { name: 'Wald 2026', name_it: 'Inverno 2026/27' };
    expect(nextSeasonOf(someCourse({ ...named, from: '2026-11-02' }), [], 52).next).toMatchObject({
      name: 'Wald 2027',
      name_it: 'Inverno 2027/28',
      from: '2027-11-01',
    });
    expect(nextSeasonOf(someCourse(named), [summer], 52).next.name).toBe('Wald 2027');
    expect(nextSeasonOf(someCourse(named), [summer], 104).next.name).toBe('Wald 2028');
    // Within the year, and without any date.
    expect(nextSeasonOf(someCourse(named), [summer], 2).next.name).toBe('Wald 2026');
    expect(nextSeasonOf(someCourse(named), [], 52).next.name).toBe('Wald 2026');
  });

  it('keeps the opening time, and no date stays none', () => {
    const opening = { register_from: '2026-03-02', register_from_time: '08:00' };
    expect(nextSeasonOf(someCourse(opening), [], 52).next).toEqual({
      name: 'Wald',
      name_it: 'Bosco',
      ...NONE,
      register_from: '2027-03-01',
      register_from_time: '08:00',
    });
    expect(firstDayOf(nextSeasonOf(someCourse(), [], 52))).toBeNull();
  });

  it('cannot be stored beyond the year 9999', () => {
    expect(hasValidDates(nextSeasonOf(someCourse({ to: '9999-01-04' }), [], 50))).toBe(true);
    expect(hasValidDates(nextSeasonOf(someCourse({ to: '9999-01-04' }), [], 52))).toBe(false);
    expect(hasValidDates(nextSeasonOf(someCourse(), [someWeek(1, '9999-12-20', '9999-12-24')], 1))).toBe(
      true,
    );
    expect(hasValidDates(nextSeasonOf(someCourse(), [someWeek(1, '9999-12-27', '9999-12-31')], 1))).toBe(
      false,
    );
  });

  it.each<[string, CourseEntity, CourseWeekEntity[], object, RolloverWarning[]]>([
    ['nothing', someCourse(), [summer], {}, []],
    ['followers', someCourse(), [summer], { followers: [7] }, [{ kind: 'follower', fields: [], ids: [7] }]],
    ['no weeks', someCourse(), [], {}, [{ kind: 'no_weeks', fields: [], ids: [] }]],
    [
      'only cancelled weeks',
      someCourse(),
      [{ ...summer, cancelled_at: new Date() } as CourseWeekEntity],
      {},
      [
        { kind: 'cancelled', fields: [], ids: [1] },
        { kind: 'no_weeks', fields: [], ids: [] },
      ],
    ],
    [
      'what is over, or begins today',
      someCourse({ register_from: '2026-07-01', register_to: '2026-07-10' }),
      [summer],
      { today: '2027-07-05' },
      [{ kind: 'past', fields: ['register_from'], ids: [1] }],
    ],
    [
      'days in names, and the year in texts',
      someCourse({ name_it: 'Dal 6 luglio', info: '<p>2026</p>', bank_name: 'Verein 12026' }),
      [someWeek(1, '2026-07-06', '2026-07-10', { name: 'ab 6.7.', time_info_de: 'Juli 2026' })],
      {},
      [
        { kind: 'day_in_name', fields: ['name_it'], ids: [1] },
        { kind: 'year_in_text', fields: ['info'], ids: [1] },
      ],
    ],
  ])('warns of %s', (_, course, weeks, facts, warnings) => {
    expect(warningsOf(course, weeks, facts)).toEqual(warnings);
  });

  it('says which fields are filled and carried over, and what is not', () => {
    const course = someCourse({
      price: 0,
      description: '<p>x</p>',
      questions: [],
      custom_labels: true,
    });
    const facts = { ...FACTS, registrations: 3, waiting: 1, hasCategories: true };
    const shown = presentNextSeason(nextSeasonOf(course, [summer], 52), facts);
    expect(shown.carried_over).toEqual(['price', 'description', 'custom_labels', 'courseCategories']);
    expect(shown.left_out).toEqual({ registrations: 3, waiting: 1, weeks: [] });
  });
});
