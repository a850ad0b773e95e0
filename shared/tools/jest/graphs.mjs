/**
 * Graphs of modules in which something is replaced, by name: a module (its path from the root) or a package, by a module. Only
 * files of this repository see the replacement. See `module-hooks.mjs`.
 * @type {Record<string, Record<string, string>>}
 */
export const graphs = {
  /** Locks, keys and hashes as they are, with a place to stop in between and switches to leave them out. */
  interference: {
    '@node-rs/argon2': 'api/test/support/interference/argon2.ts',
    'api/src/core/database/errors.ts': 'api/test/support/interference/errors.ts',
    'api/src/core/database/locks.ts': 'api/test/support/interference/locks.ts',
    'api/src/registrations/registration-records.ts': 'api/test/support/interference/registration-records.ts',
    'api/src/registrations/waiting-list/places.ts': 'api/test/support/interference/places.ts',
    'api/src/registrations/waiting-list/seats-and-queues.ts':
      'api/test/support/interference/seats-and-queues.ts',
    'api/src/accounts/users/role-holders.ts': 'api/test/support/interference/role-holders.ts',
  },
};
