import type { DrawInput, DrawOutcome, DrawRest, IsoDate } from '@feria/shared';
import { moveUp, type Days } from '../../domain/seats.js';

/** What happens to the seats that a draw leaves over (product/registrations.md#what-a-draw-leaves-over). Pure; facts come from the caller. */

/** A registration that waited already, without being a wish. */
export interface EarlierWaiting {
  childId: number;
  weekId: number;
  queueNumber: number;
}

/**
 * Who gets the seats that a draw leaves over: the first on the waiting list of the week who has nothing else on its days. The limit
 * of weeks per child and staying together hold for the draw only. Whoever waited without a wish comes before all who wished,
 * because of the older number.
 * @param days on which children have a place already, by child
 * @param today in Rome; nobody gets a seat in a week that has started
 */
export function restOf(
  input: DrawInput,
  outcome: Pick<DrawOutcome, 'given' | 'queues'>,
  earlier: readonly EarlierWaiting[],
  { days, today }: { days: ReadonlyMap<number, readonly Days[]>; today: IsoDate },
): DrawRest[] {
  const weekById = new Map(input.weeks.map((week) => [week.id, week]));
  const taken = new Map([...days].map(([child, own]) => [child, [...own]]));
  for (const { child, week } of outcome.given) {
    const { from, to } = weekById.get(week)!;
    taken.set(child, [...(taken.get(child) ?? []), { from, to }]);
  }
  const queues = input.weeks.map(({ id, from, to, seats }) => {
    const first = earlier.filter(({ weekId }) => weekId === id);
    const last = Math.max(0, ...first.map(({ queueNumber }) => queueNumber));
    const drawn = outcome.queues.find(({ week }) => week === id)?.children ?? [];
    return {
      id,
      from,
      to,
      courseId: 0,
      rule: FREE,
      max_participants: seats,
      registered: outcome.given.filter(({ week }) => week === id).length,
      queue: [
        ...first.map(({ childId, queueNumber }) => ({ registrationId: 0, childId, queueNumber })),
        ...drawn.map((childId, index) => ({ registrationId: 0, childId, queueNumber: last + index + 1 })),
      ],
    };
  });
  return moveUp(queues, { days: taken, places: new Map() }, today).map(({ childId, weekId }) => ({
    child: childId,
    week: weekId,
  }));
}

/** No limit, no draw to come, and nobody is asked: the families have just wished these weeks. */
const FREE = { limit: null, isDraw: false, isOffered: false };
