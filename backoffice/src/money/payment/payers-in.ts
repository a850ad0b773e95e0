import type { OfficeGuardian } from '@feria/shared';
import type { PossiblePayer } from '@feria/shared/rules/payer-name';

/**
 * Who may have paid for a parent (product/money.md#who-paid): the parent, and the other parents of the same children.
 * @param guardians of the family
 * @param personId the parent who owes
 */
export function payersIn(
  guardians: readonly OfficeGuardian[],
  personId: number | undefined,
): PossiblePayer[] {
  const owing = guardians.find(({ id }) => id === personId);
  if (!owing) return [];
  const others = guardians.filter(
    ({ id, child_ids }) => id !== owing.id && child_ids.some((child) => owing.child_ids.includes(child)),
  );
  return [owing, ...others].map(({ id, first_name, last_name }) => ({ id, first_name, last_name }));
}
