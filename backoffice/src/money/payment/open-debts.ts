import type { OfficeFamilyFee, OfficeFamilySeason } from '@feria/shared';

/** What a family owes: for a registration, or the fee of a place that was given back. `id` is that of the registration. */
export interface OpenDebt extends Pick<OfficeFamilyFee, 'id' | 'people' | 'course' | 'courseWeek' | 'open'> {
  isFee: boolean;
}

/** What is open, the oldest week first: it is what a transfer was most likely for. */
export function openDebtsOf(seasons: readonly OfficeFamilySeason[]): OpenDebt[] {
  return seasons
    .flatMap(({ registrations, fees }) => [
      ...registrations.map((registration) => ({ ...registration, isFee: false })),
      ...fees.map((fee) => ({ ...fee, id: fee.registration_id, isFee: true })),
    ])
    .filter(({ open }) => open > 0)
    .sort((a, b) => a.courseWeek.from.localeCompare(b.courseWeek.from) || a.id - b.id);
}
