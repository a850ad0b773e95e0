import type { Dashboard, IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { countDueTodos, seesCalls } from '../calls/read-calls.js';

/**
 * What waits for the office: how many rows each list has that the reader may see, counted by the conditions of that list. One statement
 * a list, however many rows it has.
 */
export async function countTasks(
  manager: EntityManager,
  today: IsoDate,
  reader: CurrentUserData,
): Promise<Dashboard['tasks']> {
  return { ...(seesCalls(reader) && { todos: await countDueTodos(manager, today) }) };
}
