import { opensWeeks } from '@feria/shared';
import { ASSIGNED_DAYS, type AssignedDays } from '@feria/shared/rules/assigned';
import { parseCount } from '@feria/shared/rules/limits';
import { In, type EntityManager } from 'typeorm';
import { invalidField } from '../../core/http/errors.js';
import { requestContext } from '../../core/request-context.js';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** For how many days around a week its leaders see it; what is not stored is the default. One statement. */
export async function readAssignedDays(manager: EntityManager): Promise<AssignedDays> {
  const keys = Object.keys(ASSIGNED_DAYS) as (keyof AssignedDays)[];
  const options = await manager.findBy(OptionEntity, { key: In(keys) });
  const daysOf = (key: keyof AssignedDays): number =>
    parseCount(options.find((option) => option.key === key)?.value ?? '') ?? Number(ASSIGNED_DAYS[key]);
  return { assigned_before: daysOf('assigned_before'), assigned_after: daysOf('assigned_after') };
}

/**
 * Says at the field that only holders of `LEADER_RIGHTS` change for how long leaders, others too, see their weeks: one of the indirect
 * ways to a child's health data (shared/docs/access.md).
 * @throws AppError 422
 */
export function refuseLongerSight(field: string): void {
  const actor = requestContext()?.actor;
  if (actor && !opensWeeks(actor)) throw invalidField(field, 'validation.leaders_sight');
}
