import type { OptionKey } from '@feria/shared';
import { OPTION_KEYS } from '@feria/shared/resources/option/index';
import { DEFAULT_OPTIONS } from '../settings/options/default-options.js';
import { OptionEntity } from '../model/settings/option.entity.js';
import type { Transactions } from '../core/database/transactions.js';

/**
 * Adds the options that are missing, each with its default; what is there stays.
 * @param appUrl the public address, which the option of the address starts with
 */
export async function seedOptions(transactions: Transactions, appUrl: string): Promise<void> {
  const defaults: Partial<Record<OptionKey, string>> = { ...DEFAULT_OPTIONS, app_url: appUrl };
  await transactions.run(async (manager) => {
    const there = new Set((await manager.find(OptionEntity)).map(({ key }) => key));
    const missing = OPTION_KEYS.filter((key) => !there.has(key));
    if (missing.length === 0) return;
    await manager.insert(
      OptionEntity,
      missing.map((key) => ({ key, value: defaults[key] ?? null })),
    );
  });
}
