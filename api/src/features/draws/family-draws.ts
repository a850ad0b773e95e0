import type { FamilyDraw } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { CourseDrawChildEntity } from './course-draw.entity.js';

/** Places are counted without a gap, so the last one is how many took part. */
const UNITS =
  '(SELECT MAX(other.position) FROM `course_draw_child` other WHERE other.course_id = drawn.course_id)';

/** Ownership stands in the query. */
const OF_FAMILY = new FixedQuery(
  { drawn: columnsOf(CourseDrawChildEntity, ['course_id', 'child_id', 'position']) },
  `FROM \`child_parent\` parent JOIN \`course_draw_child\` drawn ON drawn.child_id = parent.child_id
  WHERE parent.person_id = ?`,
  { units: UNITS },
);

/** Where the children of a person stood in published draws (product.md#the-draw), by course and child; one statement. */
export async function drawsOfFamily(manager: EntityManager, personId: number): Promise<FamilyDraw[]> {
  const rows = await OF_FAMILY.read(manager, [personId]);
  return rows
    .map(({ drawn, units }) => ({ ...drawn, units: units ?? 0 }))
    .sort((a, b) => a.course_id - b.course_id || a.child_id - b.child_id);
}
