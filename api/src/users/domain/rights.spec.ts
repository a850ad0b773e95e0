import { PERMISSIONS, type Permission } from '@feria/shared';
import fc from 'fast-check';
import { mayHandle } from './rights.js';

const some = fc.subarray<Permission>([...PERMISSIONS]);

describe('mayHandle', () => {
  it('lets whoever edits roles decide over everything', () => {
    fc.assert(fc.property(some, (theirs) => mayHandle(['role.update'], theirs)));
  });

  it('lets everybody decide over accounts without permissions', () => {
    expect(mayHandle([], [])).toBe(true);
  });

  it('lets nobody else decide over what they do not hold', () => {
    const ordinary = fc.subarray(PERMISSIONS.filter((name) => name !== 'role.update'));
    fc.assert(
      fc.property(ordinary, some, (own, theirs) => {
        const held: readonly Permission[] = own;
        const lacking = theirs.filter((name) => !held.includes(name));
        expect(mayHandle(own, theirs)).toBe(lacking.length === 0);
      }),
    );
  });
});
