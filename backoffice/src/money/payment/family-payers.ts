import type { OfficeFamily, OfficeGuardian } from '@feria/shared';
import type { ParentOfChildren } from '@feria/shared/rules/payer-name';

/** What of the page of a family tells who may pay. */
export interface PayingFamily {
  guardians: readonly OfficeGuardian[];
  money?: OfficeFamily['money'];
}

/** Everybody of a family who may have paid for its children: its parents, and who was one (product/money.md#who-paid). */
export function familyPayers({ guardians, money }: PayingFamily): ParentOfChildren[] {
  const former = money?.former_guardians ?? [];
  return [...guardians.filter(({ id }) => former.every((one) => one.id !== id)), ...former];
}
