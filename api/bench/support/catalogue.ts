import { addDays, type IsoDate, romeToday } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CourseCategoryEntity } from '../../src/model/catalogue/course-category.entity.js';
import { CourseTypeEntity } from '../../src/model/catalogue/course-type.entity.js';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { LocationEntity } from '../../src/model/catalogue/location.entity.js';
import { CATALOGUE, ORGANISER, THEMES, type Theme } from '../../src/seed/demo/data.js';
import { insertAll } from './rows.js';

/** The time in Rome at which the hot project opens. */
export const OPENS_AT = '08:00';
/** Seats of a week in which everybody finds one. */
export const PLENTY = 5_000;

export interface CatalogueOptions {
  /** Projects that parents see; the first ones are hot, all others are open already. */
  projects: number;
  /** How many are hot, and open in the same minute; one, unless given. No two of their weeks have a day in common. */
  hotProjects?: number;
  /** Weeks of each hot project. */
  weeks: number;
  /** `tomorrow`: the hot projects open tomorrow at {@link OPENS_AT}, and the clock of the app is moved there. */
  opens: 'yesterday' | 'tomorrow';
  /** Seats of each week of the hot projects, and length of its waiting list. */
  hot: Seats;
  /** Seats of each week of the others. */
  others: Seats;
}

export interface Seats {
  seats: number;
  queue: number;
}

export interface Catalogue {
  /** The first hot project. */
  courseId: number;
  /** The weeks of all hot projects. */
  weekIds: number[];
  hotWeeks: Week[];
  /** The other weeks; those of one project follow each other, and so do their dates. They end before the hot weeks. */
  otherWeeks: Week[];
  /** A week with seats for everybody in a project that is open; `null` when there is no second project. */
  practice: Week | null;
}

export interface Week {
  id: number;
  courseId: number;
  from: IsoDate;
  to: IsoDate;
  price: number;
}

const WEEKS_OF_OTHERS = 5;
/** Days from today to the first week of the others, and of the hot project. */
const OTHERS_FROM = 40;
const HOT_FROM = 110;

/** Stores the projects with the texts, pictures and prices of the demo data. The database is migrated and has no project. */
export async function storeCatalogue(manager: EntityManager, options: CatalogueOptions): Promise<Catalogue> {
  const today = romeToday();
  const { hotProjects = 1 } = options;
  const isHot = (index: number): boolean => index < hotProjects;
  await storeKinds(manager);
  const courses = Array.from({ length: options.projects }, (_, index) =>
    isHot(index)
      ? courseOf(index, today, {
          seats: options.hot,
          from: HOT_FROM,
          opensIn: options.opens === 'tomorrow' ? 1 : -1,
        })
      : courseOf(index, today, { seats: options.others, from: OTHERS_FROM, opensIn: -1 }),
  );
  await insertAll(manager, CourseEntity, courses);
  await insertAll(
    manager,
    CourseCategoryLinkEntity,
    courses.map(({ id }) => ({ course_id: id, course_category_id: (id % 3) + 1 })),
  );
  const weeks = courses.flatMap((_, index) => {
    const first = addDays(today, isHot(index) ? HOT_FROM + 7 * options.weeks * index : OTHERS_FROM);
    return Array.from({ length: isHot(index) ? options.weeks : WEEKS_OF_OTHERS }, (_, number) =>
      weekOf(index, number, addDays(first, 7 * number), isHot(index) ? options.hot : options.others),
    );
  });
  weeks.forEach((week, index) => (week.id = index + 1));
  const hotCount = hotProjects * options.weeks;
  const practice = options.projects > hotProjects ? weeks[hotCount + WEEKS_OF_OTHERS - 1] : undefined;
  if (practice) practice.max_participants = PLENTY;
  await insertAll(manager, CourseWeekEntity, weeks);
  const short = ({ id, course_id, from, to, price }: (typeof weeks)[number]): Week => ({
    id,
    courseId: course_id,
    from,
    to,
    price,
  });
  const hotWeeks = weeks.slice(0, hotCount).map(short);
  return {
    courseId: 1,
    weekIds: hotWeeks.map(({ id }) => id),
    hotWeeks,
    otherWeeks: weeks
      .slice(hotCount)
      .filter((week) => week !== practice)
      .map(short),
    practice: practice ? short(practice) : null,
  };
}

/** Places, types and categories that projects name. */
async function storeKinds(manager: EntityManager): Promise<void> {
  const named = (all: readonly { de: string; it: string }[]) =>
    all.map(({ de, it }, index) => ({ id: index + 1, name: de, name_it: it }));
  await insertAll(manager, LocationEntity, named(Object.values(CATALOGUE.locations)));
  const types = named(Object.values(CATALOGUE.courseTypes));
  await insertAll(
    manager,
    CourseTypeEntity,
    types.map((type) => ({ ...type, sort_order: 10 * type.id })),
  );
  const categories = Object.values(CATALOGUE.categories);
  await insertAll(
    manager,
    CourseCategoryEntity,
    named(categories.map(({ name }) => name)).map((category, index) => ({
      ...category,
      description: categories[index]?.description.de ?? '',
      description_it: categories[index]?.description.it ?? '',
    })),
  );
}

const themeAt = (index: number): Theme => THEMES[index % THEMES.length] as Theme;

/** @param from days from today to its first day; `opensIn` to its opening */
function courseOf(
  index: number,
  today: IsoDate,
  { seats: { seats, queue }, from, opensIn }: { seats: Seats; from: number; opensIn: number },
) {
  const theme = themeAt(index);
  const year = Number(today.slice(0, 4));
  return {
    id: index + 1,
    name: theme.name.de,
    name_it: theme.name.it,
    description: theme.description.de,
    description_it: theme.description.it,
    info: theme.info.de,
    info_it: theme.info.it,
    image: `/uploads/demo-${theme.slug}-${year}.webp`,
    program: theme.program ? `/uploads/demo-${theme.slug}-${year}.pdf` : null,
    from: addDays(today, from),
    to: addDays(today, 400),
    register_from: addDays(today, opensIn),
    register_from_time: OPENS_AT,
    register_to: addDays(today, 100),
    location_id: Object.keys(CATALOGUE.locations).indexOf(theme.location) + 1,
    course_type_id: Object.keys(CATALOGUE.courseTypes).indexOf(theme.type) + 1,
    max_participants: seats,
    waiting_list: queue,
    price: priceOf(theme),
    bank_name: ORGANISER.beneficiary,
    bank_iban: ORGANISER.ibans[0],
    custom_labels: false,
    active: true,
  };
}

function weekOf(course: number, number: number, from: IsoDate, { seats, queue }: Seats) {
  const theme = themeAt(course);
  const name = theme.weeks[number % theme.weeks.length] ?? theme.name;
  return {
    id: 0,
    course_id: course + 1,
    name: `Woche ${number + 1}: ${name.de}`,
    name_it: `Settimana ${number + 1}: ${name.it}`,
    from,
    to: addDays(from, 4),
    time_info_de: theme.time.de,
    time_info_it: theme.time.it,
    full_day: true,
    price: priceOf(theme),
    half_day: false,
    max_participants: seats,
    waiting_list: queue,
    queue_counter: 0,
  };
}

function priceOf(theme: Theme): number {
  return theme.fullDay ?? theme.halfDay ?? 12_000;
}
