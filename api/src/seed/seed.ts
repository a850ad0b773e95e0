import { DEMO_ACCOUNTS } from '@feria/shared';
import { isDuplicateKey } from '../core/database/errors.js';
import { UserEntity } from '../core/auth/user.entity.js';
import { seedMunicipalities } from './municipalities.js';
import { seedOptions } from './options.js';
import type { SeedContext } from './seed-context.js';
import { ensureAdministrator, seedRoles } from './roles.js';

/**
 * Fills in what an installation needs and has not: roles, options, municipalities, the first administrator, and with `SEED=demo` the
 * demo data when the database is empty.
 * @returns whether the demo accounts are there.
 */
export async function seed(context: SeedContext): Promise<boolean> {
  const { transactions, dataSource, config, clock } = context;
  await unlessAnotherProcessDid(() => seedRoles(transactions));
  await unlessAnotherProcessDid(() => seedOptions(transactions, config.appUrl));
  await unlessAnotherProcessDid(() => seedMunicipalities(transactions));
  await unlessAnotherProcessDid(() => ensureAdministrator(transactions, config.admin, clock));
  if (config.seed !== 'demo') return false;
  // Loaded only here: an image for production leaves the demo data out.
  const { seedDemo } = await import('./demo/demo.js');
  await unlessAnotherProcessDid(() => seedDemo(context));
  return dataSource.manager.existsBy(UserEntity, { email: DEMO_ACCOUNTS.admin });
}

/** Several processes may start on one database at once; the second finds the rows of the first in its way. */
async function unlessAnotherProcessDid(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
