import type { IsoDate, Occupancy, OverviewWeek, UiLanguage } from '@feria/shared';
import { addDays } from '@feria/shared';
import { nameOf } from '../../../resource-kit/definitions';

/** What the page shows; an empty text stands for all. */
export interface OverviewFilters {
  year: string;
  type: string;
  location: string;
  sort: 'date' | 'fullest';
  past: boolean;
}

export const NO_FILTERS: OverviewFilters = { year: '', type: '', location: '', sort: 'date', past: false };

/** The weeks that pass the filters, in their order. */
export function chosen(
  weeks: readonly OverviewWeek[],
  filters: OverviewFilters,
  today: IsoDate,
): OverviewWeek[] {
  const passing = weeks.filter(
    (week) =>
      (filters.past || week.to >= today) &&
      is(filters.year, week.course.year) &&
      is(filters.type, week.courseType?.id) &&
      is(filters.location, week.location?.id),
  );
  return filters.sort === 'fullest' ? passing.sort((a, b) => pressure(b) - pressure(a)) : passing;
}

function is(wanted: string, value: number | null | undefined): boolean {
  return wanted === '' || wanted === String(value ?? '');
}

/** How full a week is: seats and queue against the seats, so that a long queue comes before a short one. */
function pressure({ figures }: OverviewWeek): number {
  if (!figures) return 0;
  return (figures.registered + figures.waiting) / Math.max(1, figures.max_participants);
}

/** Weeks of the season: every week stands under the Monday of its first day. */
export function bySeasonWeek(weeks: readonly OverviewWeek[]): [IsoDate, OverviewWeek[]][] {
  const groups = new Map<IsoDate, OverviewWeek[]>();
  for (const week of weeks) {
    const monday = mondayOf(week.from);
    groups.set(monday, [...(groups.get(monday) ?? []), week]);
  }
  return [...groups];
}

/** The Monday on or before a date. */
export function mondayOf(date: IsoDate): IsoDate {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((day + 6) % 7));
}

/** Seats, queue and free seats of several weeks. */
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

/** What can be chosen: years newest first, types and locations by name. */
export function choicesOf(
  weeks: readonly OverviewWeek[],
  language: UiLanguage,
): Record<'year' | 'type' | 'location', { id: string; name: string }[]> {
  const years = [...new Set(weeks.flatMap(({ course }) => course.year ?? []))].sort((a, b) => b - a);
  const named = (pick: (week: OverviewWeek) => { id: number } | null) => {
    const found = new Map(weeks.flatMap((week) => pick(week) ?? []).map((entry) => [entry.id, entry]));
    return [...found.values()]
      .map((entry) => ({ id: String(entry.id), name: nameOf(entry, language) }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
  };
  return {
    year: years.map((year) => ({ id: String(year), name: String(year) })),
    type: named(({ courseType }) => courseType),
    location: named(({ location }) => location),
  };
}
