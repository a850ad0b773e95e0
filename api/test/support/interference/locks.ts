import { In, type EntityManager, type EntityTarget } from 'typeorm';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import * as actual from '../../../src/core/database/locks.js';
import { at, guards } from './switches.js';

export * from '../../../src/core/database/locks.js';

type Lock = (manager: EntityManager, target: EntityTarget<{ id: number }>, ids: number[]) => Promise<unknown>;

const switchable =
  (lock: Lock): Lock =>
  async (manager, target, ids) => {
    if (target === CourseWeekEntity) await at.lock();
    return guards.lock
      ? lock(manager, target, ids)
      : manager.find(target, { where: { id: In(ids) }, order: { id: 'ASC' } });
  };

export const lockRows = switchable(actual.lockRows as Lock);
export const lockRowsToChange = switchable(actual.lockRowsToChange as Lock);
