import { limitOf, type AccountLimit } from '@feria/shared/rules/limits';
import type { EntityManager } from 'typeorm';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** A limit as the options have it now; what is not stored is the default. One statement. */
export async function readAccountLimit(manager: EntityManager, key: AccountLimit): Promise<number> {
  const stored = await manager.findOneBy(OptionEntity, { key });
  return limitOf(key, stored?.value);
}
