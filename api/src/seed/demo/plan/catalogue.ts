import { addDays, type IsoDate, type StoredQuestion } from '@feria/shared';
import { CATALOGUE, ORGANISER, THEMES, type Theme, type Both } from '../data.js';
import { editionsOf, type Edition } from './editions.js';
import type {
  CategoryLinkRow,
  CourseCategoryRow,
  CourseRow,
  DemoPlan,
  PlannedCourse,
  PlannedWeek,
  Scenario,
} from './rows.js';

/** What the weeks open for registration show, in turn; the first four are all there are. */
const OPEN_SCENARIOS: readonly Scenario[] = [
  'few',
  'free',
  'waiting',
  'full',
  'free',
  'free',
  'waiting',
  'free',
  'few',
  'free',
];
/** A project stays active until this many days after its last week. */
const ACTIVE_DAYS = 60;
/** An edition of an earlier year was cheaper by this many cents a year. */
const YEARLY_RISE = 500;

type Catalogue = Pick<DemoPlan, 'locations' | 'courseTypes' | 'categories' | 'courses' | 'categoryLinks'>;

const named = (both: Both): { name: string; name_it: string } => ({ name: both.de, name_it: both.it });

/** Locations, types, categories, courses and weeks as they stand on a day. */
export function planCatalogue(today: IsoDate): Catalogue {
  const { rows: categories, ids: categoryIds } = planCategories();
  const editions = editionsOf(today).sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const newestYear = Math.max(...editions.map((edition) => Number(startOf(edition).slice(0, 4))));
  const courses = editions.map((edition, index) => planCourse(edition, index + 1, newestYear, today));
  numberWeeks(courses);
  spreadScenarios(courses);
  const categoryLinks: CategoryLinkRow[] = courses.flatMap((course) =>
    course.theme.categories.map((key) => ({
      course_id: course.row.id,
      course_category_id: categoryIds.get(key) ?? 0,
    })),
  );
  return {
    locations: Object.values(CATALOGUE.locations).map((both, index) => ({
      id: index + 1,
      ...named(both),
      address: both.address,
      latitude: both.latitude,
      longitude: both.longitude,
    })),
    courseTypes: Object.values(CATALOGUE.courseTypes).map((both, index) => ({
      id: index + 1,
      ...named(both),
      sort_order: (index + 1) * 10,
    })),
    categories,
    courses,
    categoryLinks,
  };
}

function startOf(edition: Edition): IsoDate {
  return edition.slots[0]?.from ?? '';
}

function planCategories(): { rows: CourseCategoryRow[]; ids: Map<string, number> } {
  const rows: CourseCategoryRow[] = [];
  const ids = new Map<string, number>();
  const add = (key: string, name: Both, description: Both, parent: number | null): number => {
    const id = rows.length + 1;
    rows.push({
      id,
      ...named(name),
      description: description.de,
      description_it: description.it,
      course_category_id: parent,
    });
    ids.set(key, id);
    return id;
  };
  for (const [key, top] of Object.entries(CATALOGUE.categories)) {
    const parent = add(key, top.name, top.description, null);
    for (const [childKey, name] of Object.entries(top.children)) {
      add(childKey, name, top.description, parent);
    }
  }
  return { rows, ids };
}

function planCourse(edition: Edition, id: number, newestYear: number, today: IsoDate): PlannedCourse {
  const { theme, slots, suffix = '' } = edition;
  const from = startOf(edition);
  const to = slots.at(-1)?.to ?? from;
  const year = Number(from.slice(0, 4));
  const discount = (newestYear - year) * YEARLY_RISE;
  const files = {
    image: `demo-${theme.slug}-${year}${suffix}.webp`,
    program: theme.program ? `demo-${theme.slug}-${year}${suffix}.pdf` : null,
  };
  const custom = theme.customField;
  const row: CourseRow = {
    id,
    ...named(theme.name),
    description: theme.description.de,
    description_it: theme.description.it,
    info: theme.info.de,
    info_it: theme.info.it,
    image: `/uploads/${files.image}`,
    program: files.program && `/uploads/${files.program}`,
    from,
    to,
    register_from: edition.register_from,
    register_from_time: edition.status === 'soon' ? '08:00' : '07:00',
    register_to: edition.register_to,
    location_id: Object.keys(CATALOGUE.locations).indexOf(theme.location) + 1,
    course_type_id: Object.keys(CATALOGUE.courseTypes).indexOf(theme.type) + 1,
    age_from: theme.ages[0],
    age_to: theme.ages[1],
    schools: [],
    max_participants: theme.capacity,
    waiting_list: theme.queue,
    price: (theme.fullDay ?? theme.halfDay ?? 0) - discount,
    bank_name: ORGANISER.beneficiary,
    bank_iban: theme.season === 'summer' ? ORGANISER.ibans[0] : ORGANISER.ibans[1],
    questions: custom ? [questionOf(custom, questionId(theme))] : [],
    custom_labels: theme.labels !== undefined,
    label_full_day_de: theme.labels?.full.de ?? null,
    label_full_day_it: theme.labels?.full.it ?? null,
    label_half_day_de: theme.labels?.half.de ?? null,
    label_half_day_it: theme.labels?.half.it ?? null,
    active: to >= addDays(today, -ACTIVE_DAYS),
  };
  const course: PlannedCourse = { row, theme, weeks: [], files };
  course.weeks = slots.map((slot, index) => planWeek(course, edition, slot, index, discount, today));
  return course;
}

/** The same theme asks the same question each year. */
function questionId(theme: Theme): number {
  return THEMES.filter(({ customField }) => customField).indexOf(theme) + 1;
}

function questionOf({ de, it, answers }: NonNullable<Theme['customField']>, id: number): StoredQuestion {
  return {
    id,
    kind: 'one_of',
    label: de,
    label_it: it,
    options: answers.map((answer, index) => ({ id: index + 1, label: answer.de, label_it: answer.it })),
    required: true,
    day_types: [],
    health: false,
  };
}

function planWeek(
  course: PlannedCourse,
  { status, register_from, register_to }: Edition,
  { from, to }: { from: IsoDate; to: IsoDate },
  index: number,
  discount: number,
  today: IsoDate,
): PlannedWeek {
  const { theme } = course;
  const name = theme.weeks[index % theme.weeks.length] ?? theme.name;
  const inSummer = theme.season === 'summer';
  const dayBefore = addDays(from, -1);
  return {
    row: {
      id: 0,
      course_id: course.row.id,
      name: inSummer ? `Woche ${index + 1}: ${name.de}` : name.de,
      name_it: inSummer ? `Settimana ${index + 1}: ${name.it}` : name.it,
      from,
      to,
      time_info_de: theme.time.de,
      time_info_it: theme.time.it,
      time_from: theme.hours?.full?.[0] ?? null,
      time_to: theme.hours?.full?.[1] ?? null,
      time_from_half_day: theme.hours?.half?.[0] ?? null,
      time_to_half_day: theme.hours?.half?.[1] ?? null,
      full_day: theme.fullDay !== null,
      price: theme.fullDay === null ? null : theme.fullDay - discount,
      half_day: theme.halfDay !== null,
      price_half_day: theme.halfDay === null ? null : theme.halfDay - discount,
      max_participants: theme.capacity,
      waiting_list: theme.queue,
      program: null,
      queue_counter: 0,
      cancelled_at: null,
    },
    course,
    scenario: from <= today ? 'past' : status === 'over' ? 'past' : status === 'open' ? 'free' : status,
    opens: register_from,
    closes: register_to < dayBefore ? register_to : dayBefore,
  };
}

function numberWeeks(courses: readonly PlannedCourse[]): void {
  courses.flatMap((course) => course.weeks).forEach((week, index) => (week.row.id = index + 1));
}

/** Week by week over the projects, so that each project shows something else. */
function spreadScenarios(courses: readonly PlannedCourse[]): void {
  const open = courses.map((course) => course.weeks.filter((week) => week.scenario === 'free'));
  const rounds = Math.max(...open.map((weeks) => weeks.length));
  let turn = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const weeks of open) {
      const week = weeks[round];
      if (week) week.scenario = OPEN_SCENARIOS[turn++ % OPEN_SCENARIOS.length] ?? 'free';
    }
  }
}
