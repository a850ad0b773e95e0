import fc from 'fast-check';
import { PERMISSIONS, type Permission } from './permissions.js';
import { mayActOn, notGrantable } from './rights.js';

const some = fc.subarray<Permission>([...PERMISSIONS]);

describe('notGrantable', () => {
  it('is what is wanted and not held, each once', () => {
    fc.assert(
      fc.property(some, some, (own, wanted) => {
        const missing = notGrantable(own, [...wanted, ...wanted]);
        expect(missing).toEqual(wanted.filter((permission) => !own.includes(permission)));
      }),
    );
  });
});

describe('mayActOn', () => {
  it('lets everybody act on accounts without permissions, and with all permissions on all accounts', () => {
    expect(mayActOn([], [])).toBe(true);
    fc.assert(fc.property(some, (theirs) => mayActOn(PERMISSIONS, theirs)));
  });

  it('makes no exception for those who edit roles', () => {
    expect(mayActOn(['role.update'], ['course.index'])).toBe(false);
  });

  it('needs every permission of the other', () => {
    fc.assert(
      fc.property(some, some, (own, theirs) => {
        const held: readonly Permission[] = own;
        expect(mayActOn(own, theirs)).toBe(theirs.every((permission) => held.includes(permission)));
      }),
    );
  });
});

/** Accounts with roles, and roles with permissions, as the API keeps them. */
interface World {
  roles: Permission[][];
  /** Indexes of roles, by account; a deleted account holds nothing. */
  accounts: number[][];
}

const permissionsOf = ({ roles, accounts }: World, account: number): Permission[] => [
  ...new Set((accounts[account] ?? []).flatMap((role) => roles[role] ?? [])),
];

/** Calls as the API offers them: whom they are about, by numbers that are taken modulo what there is. */
const call = fc.record({
  kind: fc.constantFrom(
    'create role',
    'change role',
    'delete role',
    'create account',
    'assign roles',
    'take over account',
    'delete account',
  ),
  actor: fc.nat(50),
  target: fc.nat(50),
  permissions: fc.subarray<Permission>([...PERMISSIONS].slice(0, 6)),
  roles: fc.array(fc.nat(50), { maxLength: 3 }),
});
type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never;

const world: fc.Arbitrary<World> = fc.record({
  roles: fc.array(fc.subarray<Permission>([...PERMISSIONS].slice(0, 6)), { minLength: 1, maxLength: 5 }),
  accounts: fc.array(fc.array(fc.nat(4), { maxLength: 2 }), { minLength: 2, maxLength: 5 }),
});

/**
 * Carries a call out if the rule allows it.
 * @returns the account that the actor controls from now on, if any
 */
function carryOut(at: World, actor: number, { kind, target, permissions, roles }: Call): number | null {
  const own = permissionsOf(at, actor);
  const role = target % at.roles.length;
  const account = target % at.accounts.length;
  const wanted = roles.map((index) => index % at.roles.length);
  const assignable = wanted.every((index) => mayActOn(own, at.roles[index] ?? []));
  switch (kind) {
    case 'create role':
      if (mayActOn(own, permissions)) at.roles.push(permissions);
      return null;
    case 'change role':
      if (mayActOn(own, at.roles[role] ?? []) && mayActOn(own, permissions)) at.roles[role] = permissions;
      return null;
    case 'delete role':
      if (mayActOn(own, at.roles[role] ?? [])) at.roles[role] = [];
      return null;
    case 'create account':
      return assignable ? at.accounts.push(wanted) - 1 : null;
    case 'assign roles':
      if (mayActOn(own, permissionsOf(at, account)) && assignable) at.accounts[account] = wanted;
      return null;
    case 'take over account':
      return mayActOn(own, permissionsOf(at, account)) ? account : null;
    case 'delete account':
      if (mayActOn(own, permissionsOf(at, account))) at.accounts[account] = [];
      return null;
  }
}

describe('any sequence of calls that the rule allows', () => {
  it('gives no account a permission that the caller does not hold', () => {
    fc.assert(
      fc.property(world, fc.array(call, { maxLength: 30 }), (start, calls) => {
        for (const one of calls) {
          const actor = one.actor % start.accounts.length;
          const own = permissionsOf(start, actor);
          const before = start.accounts.map((_, account) => permissionsOf(start, account));
          carryOut(start, actor, one);
          start.accounts.forEach((_, account) => {
            const gained = notGrantable(before[account] ?? [], permissionsOf(start, account));
            expect(notGrantable(own, gained)).toEqual([]);
          });
        }
      }),
    );
  });

  it('gives a group of people who work together no permission that none of them held', () => {
    fc.assert(
      fc.property(world, fc.nat(50), fc.array(call, { maxLength: 30 }), (start, size, calls) => {
        const controlled = new Set(
          start.accounts.map((_, account) => account).slice(0, 1 + (size % start.accounts.length)),
        );
        const held = (): Permission[] => [...controlled].flatMap((account) => permissionsOf(start, account));
        const atFirst = held();
        for (const one of calls) {
          const actor = [...controlled][one.actor % controlled.size] as number;
          const taken = carryOut(start, actor, one);
          if (taken !== null) controlled.add(taken);
          expect(notGrantable(atFirst, held())).toEqual([]);
        }
      }),
    );
  });
});
