import { addDays, type IsoDate } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';

/** Address of the page that says who is where on a day. */
export function dayPath(date: IsoDate): string {
  return `/${resources.course.route}/day?date=${date}`;
}

/** Which day of a calendar week is shown first: today, where it is one of its days, else its Monday. */
export function dayToShow(monday: IsoDate, today: IsoDate): IsoDate {
  return monday <= today && today <= addDays(monday, 6) ? today : monday;
}
