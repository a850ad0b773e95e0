import { parseEuros, toCents } from '@feria/shared';
import { FUNDING_RATES, type FundingRate } from '@feria/shared/rules/funding';
import { In, type EntityManager } from 'typeorm';
import { OptionEntity } from '../../model/settings/option.entity.js';
import type { FundingRates } from './funding-lines.js';

/** The organiser's rates. One that is not stored is the published one. One statement. */
export async function readFundingRates(manager: EntityManager): Promise<FundingRates> {
  const keys = Object.keys(FUNDING_RATES) as FundingRate[];
  const options = await manager.findBy(OptionEntity, { key: In(keys) });
  const cents = (rate: FundingRate): number => {
    const stored = options.find(({ key }) => key === rate)?.value;
    return toCents(parseEuros(stored ?? '') ?? parseEuros(FUNDING_RATES[rate]) ?? 0);
  };
  return {
    meal: cents('funding_meal'),
    group: {
      kg: cents('funding_group_kg'),
      gs: cents('funding_group_gs'),
      ms: cents('funding_group_ms'),
    },
    deduction: cents('funding_deduction'),
  };
}
