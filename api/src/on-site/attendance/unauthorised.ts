import type { MarkedDay } from '@feria/shared/rules/attendance-merge';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { readAuthorised } from './authorised.js';

/** A departure by a mark, with the day that holds it. */
export interface DepartureOfMark {
  child_id: number;
  markId: string;
  day: MarkedDay;
}

/** Of departures that count those with somebody who may not pick up the child as the server knows it now, or with nobody who was named. */
export async function readUnauthorised<Departure extends DepartureOfMark>(
  manager: EntityManager,
  marked: readonly Departure[],
): Promise<Departure[]> {
  const departures = marked.filter(tells);
  const withOf = ({ child_id, day }: Departure) => ({ child_id, left_with: day.state.left_with });
  const isAuthorised = await readAuthorised(manager, departures.map(withOf));
  return departures.filter((departure) => !isAuthorised(withOf(departure)));
}

/** Whether a day says by that mark that the child has left, or with whom. */
function tells({ markId, day: { state, origins } }: DepartureOfMark): boolean {
  const setsTime = origins.left_at?.id === markId && state.left_at !== null;
  const setsPerson = origins.left_with?.id === markId && state.left_with !== null;
  return setsPerson || (setsTime && state.left_with === null);
}

/** Id of the point about who took a child by a mark that was restored: the mark's own id is that of the point that was restored. */
export function idOfRestoredDeparture(markId: string): string {
  const hex = createHash('sha256').update(`restored departure ${markId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
