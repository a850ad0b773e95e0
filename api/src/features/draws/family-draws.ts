import type { FamilyDraw } from '@feria/shared';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { CourseDrawChildEntity } from './course-draw.entity.js';

/** Places are counted without a gap, so the last one is how many took part. */
const UNITS =
  '(SELECT MAX(other.position) FROM `course_draw_child` other WHERE other.course_id = drawn.course_id)';

/** Where the children of a person stood in published draws; takes the person. Ownership stands in the query. */
export const DRAWS_OF_PARENT = new FixedQuery(
  { drawn: columnsOf(CourseDrawChildEntity, ['course_id', 'child_id', 'position']) },
  `FROM \`child_parent\` parent JOIN \`course_draw_child\` drawn ON drawn.child_id = parent.child_id
  WHERE parent.person_id = ?`,
  { units: UNITS },
);

type DrawRow = Awaited<ReturnType<typeof DRAWS_OF_PARENT.read>>[number];

/** Where children stood in published draws (product.md#the-draw), by course and child. */
export function presentDraws(rows: readonly DrawRow[]): FamilyDraw[] {
  return rows
    .map(({ drawn, units }) => ({ ...drawn, units: units ?? 0 }))
    .sort((a, b) => a.course_id - b.course_id || a.child_id - b.child_id);
}
