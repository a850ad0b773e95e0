import * as actual from '../../../src/accounts/users/role-holders.js';
import { roleGuard } from './switches.js';

export * from '../../../src/accounts/users/role-holders.js';

export const lockRoles: typeof actual.lockRoles = (...args) =>
  roleGuard.lock ? actual.lockRoles(...args) : roleGuard.atLock();

export const roleAdministrators: typeof actual.roleAdministrators = async (...args) => {
  const holders = await actual.roleAdministrators(...args);
  await roleGuard.counted();
  return holders;
};
