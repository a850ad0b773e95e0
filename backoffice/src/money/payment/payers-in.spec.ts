import type { OfficeGuardian } from '@feria/shared';
import { payersIn } from './payers-in';

const guardian = (id: number, child_ids: number[]) =>
  ({ id, first_name: `Vor${id}`, last_name: `Nach${id}`, child_ids }) as OfficeGuardian;

describe('who may have paid', () => {
  it('is the parent who owes first, then the other parents of the same children', () => {
    const found = payersIn([guardian(1, [10]), guardian(2, [10, 11])], 2);
    expect(found).toEqual([
      { id: 2, first_name: 'Vor2', last_name: 'Nach2' },
      { id: 1, first_name: 'Vor1', last_name: 'Nach1' },
    ]);
  });

  it('is not a parent of other children of the family', () => {
    expect(
      payersIn([guardian(1, [10]), guardian(2, [10, 11]), guardian(3, [11])], 1).map(({ id }) => id),
    ).toEqual([1, 2]);
  });

  it('is nobody while the family is not known', () => {
    expect(payersIn([], 1)).toEqual([]);
  });
});
