import { resources } from '@feria/shared/resources/index';

/** The figures of a season (product/office.md#figures). */
export const FIGURES = `/${resources.course.route}/figures`;
