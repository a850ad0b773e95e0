import type { FamilyDraw } from '@feria/shared';
import { columnsOf } from '../../core/database/fixed-query.js';
import { RowsOfChildren } from '../../families/people/rows-of-children.js';
import { CourseDrawChildEntity } from '../../model/registrations/course-draw.entity.js';

/** Places are counted without a gap, so the last one is how many took part. */
const UNITS =
  '(SELECT MAX(other.position) FROM `course_draw_child` other WHERE other.course_id = drawn.course_id)';

/** Where the children of a person stood in published draws; takes the person. */
export const DRAWS_OF_PARENT = new RowsOfChildren(
  { drawn: columnsOf(CourseDrawChildEntity, ['course_id', 'child_id', 'position']) },
  { table: 'course_draw_child', alias: 'drawn' },
  { units: UNITS },
);

type DrawRow = Awaited<ReturnType<typeof DRAWS_OF_PARENT.read>>[number];

/** Where children stood in published draws (product/registrations.md#the-draw), by course and child. */
export function presentDraws(rows: readonly DrawRow[]): FamilyDraw[] {
  return rows
    .map(({ drawn, units }) => ({ ...drawn, units: units ?? 0 }))
    .sort((a, b) => a.course_id - b.course_id || a.child_id - b.child_id);
}
