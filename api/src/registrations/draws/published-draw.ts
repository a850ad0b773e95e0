import type { DrawChild, DrawFile, DrawInput, DrawnPlace, DrawOutcome, DrawWeek } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../core/database/insert-rows.js';
import { CourseDrawChildEntity, CourseDrawEntity } from '../../model/registrations/course-draw.entity.js';

/** How a published draw is stored, and read again. Nothing is drawn anew: what is read is what was published. */

/** Stores what was drawn, in the transaction that gives the places. */
export async function storeDraw(
  manager: EntityManager,
  courseId: number,
  { input, outcome }: { input: DrawInput; outcome: DrawOutcome },
  { at, userId }: { at: Date; userId: number },
): Promise<void> {
  await manager.update(
    CourseDrawEntity,
    { course_id: courseId },
    {
      published_at: at,
      published_by: userId,
      places_per_child: input.placesPerChild,
      weeks: JSON.stringify(input.weeks),
    },
  );
  const positions = new Map(outcome.order.flatMap((unit, index) => unit.map((child) => [child, index + 1])));
  await insertRows(
    manager,
    CourseDrawChildEntity,
    input.children.map(({ id, ...wished }) => ({
      course_id: courseId,
      child_id: id,
      position: positions.get(id)!,
      wished: JSON.stringify(wished),
      given: JSON.stringify(
        outcome.given.filter(({ child }) => child === id).map(({ week, round }) => ({ week, round })),
      ),
    })),
  );
}

/** The published draw of a course; `null` until there is one. */
export async function readDraw(manager: EntityManager, courseId: number): Promise<DrawFile | null> {
  const made = await manager.findOneBy(CourseDrawEntity, { course_id: courseId });
  if (!made?.published_at || made.weeks === null) return null;
  const rows = await manager.find(CourseDrawChildEntity, {
    where: { course_id: courseId },
    order: { position: 'ASC', child_id: 'ASC' },
  });
  const weeks = JSON.parse(made.weeks) as DrawWeek[];
  const children = rows.map((row) => ({
    id: row.child_id,
    ...(JSON.parse(row.wished) as Omit<DrawChild, 'id'>),
    position: row.position,
    given: JSON.parse(row.given) as Omit<DrawnPlace, 'child'>[],
  }));
  return {
    format: 'feria-draw',
    version: 1,
    course_id: courseId,
    algorithm: 'rounds-1',
    seed: made.seed,
    input: {
      weeks,
      children: children
        .map(({ id, group, wishes, places, blocked }) => ({ id, group, wishes, places, blocked }))
        .sort((a, b) => a.id - b.id),
      placesPerChild: made.places_per_child,
    },
    outcome: {
      order: unitsOf(children),
      given: children
        .flatMap(({ id, position, given }) =>
          given.map(({ week, round }) => ({ child: id, week, round, position })),
        )
        // Every other round went backwards.
        .sort(
          (a, b) =>
            a.round - b.round ||
            (a.round % 2 ? a.position - b.position : b.position - a.position) ||
            a.child - b.child,
        )
        .map(({ child, week, round }) => ({ child, week, round })),
      queues: weeks
        .map(({ id }) => id)
        .sort((a, b) => a - b)
        .map((week) => ({
          week,
          children: children
            .filter(({ wishes, given }) => wishes.includes(week) && !given.some((own) => own.week === week))
            .map(({ id }) => id),
        })),
    },
  };
}

/** Children with the same place drew together. @param children in the order of their places, then of their ids */
function unitsOf(children: readonly { id: number; position: number }[]): number[][] {
  const units: number[][] = [];
  for (const { id, position } of children) (units[position - 1] ??= []).push(id);
  return units;
}
