import { resources } from '@feria/shared/resources/index';

/** The overview of occupancy: the one page of the back office that asks for a login only. */
export const OVERVIEW = `/${resources.course.route}/overview`;
