import { DAY_TYPES, offeredDayTypes, type DayType, type DayTypeOffer } from '@feria/shared/rules/day-type';

/** The day type in which a week is put into the basket: the wanted one where it is offered. */
export function dayTypeIn(week: DayTypeOffer, wanted: DayType): DayType | undefined {
  const offered = offeredDayTypes(week);
  return offered.includes(wanted) ? wanted : offered[0];
}

/** The day types that any of the weeks offers. */
export function dayTypesOf(weeks: readonly DayTypeOffer[]): DayType[] {
  return DAY_TYPES.filter((type) => weeks.some((week) => offeredDayTypes(week).includes(type)));
}
