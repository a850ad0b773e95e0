import type { IsoDate } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';

/** Address of the page that says who is where on a day. */
export function dayPath(date: IsoDate): string {
  return `/${resources.course.route}/day?date=${date}`;
}
