import type { IsoDate, Occupancy, OverviewWeek, UiLanguage } from '@feria/shared';
import { compareTexts, mondayOf } from '@feria/shared';
import { nameOf } from '../../../resource-kit/definitions';

/** The filters of the page; an empty text means all. */
export interface OverviewFilters {
  year: string;
  type: string;
  location: string;
  sort: 'date' | 'fullest';
  past: boolean;
}

export const NO_FILTERS: OverviewFilters = { year: '', type: '', location: '', sort: 'date', past: false };

/** The weeks that match the filters, sorted as the filters ask. */
export function filterWeeks(
  weeks: readonly OverviewWeek[],
  filters: OverviewFilters,
  today: IsoDate,
): OverviewWeek[] {
  const matching = weeks.filter(
    (week) =>
      (filters.past || week.to >= today) &&
      isWanted(filters.year, week.course.year) &&
      isWanted(filters.type, week.courseType?.id) &&
      isWanted(filters.location, week.location?.id),
  );
  return filters.sort === 'fullest' ? matching.sort((a, b) => demand(b) - demand(a)) : matching;
}

function isWanted(wanted: string, value: number | null | undefined): boolean {
  return wanted === '' || wanted === String(value ?? '');
}

/** Registered and waiting children for each seat: of two full weeks the one with the longer waiting list comes first. */
function demand({ figures }: OverviewWeek): number {
  if (!figures) return 0;
  return (figures.registered + figures.waiting) / Math.max(1, figures.max_participants);
}

/** Groups weeks by the calendar week in which they start; the key is its Monday. */
export function byCalendarWeek(weeks: readonly OverviewWeek[]): [IsoDate, OverviewWeek[]][] {
  const groups = new Map<IsoDate, OverviewWeek[]>();
  for (const week of weeks) {
    const monday = mondayOf(week.from);
    groups.set(monday, [...(groups.get(monday) ?? []), week]);
  }
  return [...groups];
}

/** Sums of seats, registered and waiting children and free seats. Weeks without figures do not count. */
export function totalOf(weeks: readonly OverviewWeek[]): Occupancy & { free: number } {
  const total = { max_participants: 0, waiting_list: 0, registered: 0, waiting: 0, free: 0 };
  for (const { figures } of weeks) {
    if (!figures) continue;
    total.max_participants += figures.max_participants;
    total.waiting_list += figures.waiting_list;
    total.registered += figures.registered;
    total.waiting += figures.waiting;
    total.free += Math.max(0, figures.max_participants - figures.registered);
  }
  return total;
}

/** The choices of the filters: years with the newest first, types and locations sorted by name. */
export function choicesOf(
  weeks: readonly OverviewWeek[],
  language: UiLanguage,
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
