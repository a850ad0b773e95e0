import { occupancyOf } from '@feria/shared/rules/registration-window';
import type { IsoDate, Occupancy, OverviewWeek, OfficeLanguage } from '@feria/shared';
import { addDays, compareTexts, mondayOf, normaliseForSearch, searchWords } from '@feria/shared';
import { nameOf } from '../../../resource-kit/definitions';

/** The filters of the page; an empty text means all. */
export interface OverviewFilters {
  /** Words, each of which stands somewhere in the names of project and place. */
  search: string;
  year: string;
  type: string;
  location: string;
  sort: 'name' | 'fullest';
  past: boolean;
}

export const NO_FILTERS: OverviewFilters = {
  search: '',
  year: '',
  type: '',
  location: '',
  sort: 'name',
  past: false,
};

/** The weeks that match the filters. */
export function filterWeeks(
  weeks: readonly OverviewWeek[],
  filters: OverviewFilters,
  today: IsoDate,
): OverviewWeek[] {
  const words = searchWords(filters.search);
  return weeks.filter(
    (week) =>
      (filters.past || week.to >= today) &&
      isWanted(filters.year, week.course.year) &&
      isWanted(filters.type, week.courseType?.id) &&
      isWanted(filters.location, week.location?.id) &&
      words.every((word) => namesOf(week).includes(word)),
  );
}

function isWanted(wanted: string, value: number | null | undefined): boolean {
  return wanted === '' || wanted === String(value ?? '');
}

function namesOf({ course, location }: OverviewWeek): string {
  return normaliseForSearch(
    [course, location].flatMap((named) => (named ? [named.name, named.name_it] : [])).join(' '),
  );
}

/** Registered and waiting children for each seat: of two full projects the one with the longer waiting lists comes first. */
function demand(weeks: readonly OverviewWeek[]): number {
  const { registered, waiting, max_participants } = totalOf(weeks);
  return (registered + waiting) / Math.max(1, max_participants);
}

/** A project of the matrix, with its weeks under the Monday of the calendar week in which each starts. */
export interface MatrixRow {
  course: OverviewWeek['course'];
  location: OverviewWeek['location'];
  cells: ReadonlyMap<IsoDate, readonly OverviewWeek[]>;
}

/** Projects × calendar weeks. Only calendar weeks in which a week starts have a column. */
export interface Matrix {
  mondays: IsoDate[];
  rows: MatrixRow[];
}

/** The weeks as a matrix, with the projects by name, or the fullest first. */
export function matrixOf(
  weeks: readonly OverviewWeek[],
  sort: OverviewFilters['sort'],
  language: OfficeLanguage,
): Matrix {
  const byCourse = new Map<number, OverviewWeek[]>();
  for (const week of weeks) byCourse.set(week.course.id, [...(byCourse.get(week.course.id) ?? []), week]);
  const compare = (a: OverviewWeek[], b: OverviewWeek[]): number =>
    (sort === 'fullest' ? demand(b) - demand(a) : 0) ||
    compareTexts(nameOf(a[0]?.course, language), nameOf(b[0]?.course, language)) ||
    (a[0]?.course.id ?? 0) - (b[0]?.course.id ?? 0);
  const rows = [...byCourse.values()].sort(compare).flatMap((own) => {
    const [first] = own;
    return first ? [{ course: first.course, location: first.location, cells: byMonday(own) }] : [];
  });
  return { mondays: [...new Set(weeks.map(({ from }) => mondayOf(from)))].sort(), rows };
}

function byMonday(weeks: readonly OverviewWeek[]): Map<IsoDate, OverviewWeek[]> {
  const cells = new Map<IsoDate, OverviewWeek[]>();
  for (const week of weeks) {
    const monday = mondayOf(week.from);
    cells.set(monday, [...(cells.get(monday) ?? []), week]);
  }
  return cells;
}

/** The number of a calendar week (ISO 8601): week 1 is the one with the first Thursday of the year. */
export function weekNumber(monday: IsoDate): number {
  const thursday = addDays(monday, 3);
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000;
  return Math.floor(dayOfYear / 7) + 1;
}

/** Sums of seats, of those that are taken or offered, of who waits in a queue, and of free seats. Cancelled weeks and those without figures do not count. */
export function totalOf(weeks: readonly OverviewWeek[]): Occupancy & { free: number } {
  const total = { max_participants: 0, waiting_list: 0, registered: 0, waiting: 0, free: 0 };
  for (const { figures, cancelled_at } of weeks) {
    if (!figures || cancelled_at) continue;
    total.max_participants += figures.max_participants;
    total.waiting_list += figures.waiting_list;
    const { registered, waiting } = occupancyOf(figures);
    total.registered += registered;
    total.waiting += waiting;
    total.free += Math.max(0, figures.max_participants - registered);
  }
  return total;
}

/** The choices of the filters: years with the newest first, types and locations sorted by name. */
export function choicesOf(
  weeks: readonly OverviewWeek[],
  language: OfficeLanguage,
): Record<'year' | 'type' | 'location', { id: string; name: string }[]> {
  const years = [...new Set(weeks.flatMap(({ course }) => course.year ?? []))].sort((a, b) => b - a);
  const named = (pick: (week: OverviewWeek) => { id: number } | null) => {
    const found = new Map(weeks.flatMap((week) => pick(week) ?? []).map((entry) => [entry.id, entry]));
    return [...found.values()]
      .map((entry) => ({ id: String(entry.id), name: nameOf(entry, language) }))
      .sort((a, b) => compareTexts(a.name, b.name));
  };
  return {
    year: years.map((year) => ({ id: String(year), name: String(year) })),
    type: named(({ courseType }) => courseType),
    location: named(({ location }) => location),
  };
}
