import type { Week } from './catalogue.js';
import type { CrowdParent } from './families.js';

/** A line of a basket. */
interface Line {
  child_id: number;
  course_week_id: number;
  course_id: number;
}

/** What a parent has in the basket: a line for each week, the children in turn. */
export function basketLines(
  { childIds }: Pick<CrowdParent, 'childIds'>,
  weeks: readonly Pick<Week, 'id' | 'courseId'>[],
): Line[] {
  return weeks.map(({ id, courseId }, index) => ({
    child_id: childIds[index % childIds.length] as number,
    course_week_id: id,
    course_id: courseId,
  }));
}
