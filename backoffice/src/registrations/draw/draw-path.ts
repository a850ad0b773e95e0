import { resources } from '@feria/shared/resources/index';

/** Address of the page on which the draw of a project is made. */
export function drawPath(id: number): string {
  return `/${resources.course.route}/${id}/draw`;
}
