import { parseCount, SEATS_SHOWN_UP_TO } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** Up to how many free seats parents are told their number, 0 for never; what is not stored is the default. One statement. */
export async function readSeatsShown(manager: EntityManager): Promise<number> {
  const stored = await manager.findOneBy(OptionEntity, { key: 'seats_shown_up_to' });
  return parseCount(stored?.value ?? '') ?? Number(SEATS_SHOWN_UP_TO);
}
