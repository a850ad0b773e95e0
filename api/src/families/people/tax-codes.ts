import { displayName, type IsoDate } from '@feria/shared';
import { normaliseTaxCode, parseTaxCode, TAX_CODE_LENGTH } from '@feria/shared/rules/tax-code';
import type { EntityManager } from 'typeorm';
import { officeParams } from '../../settings/options/office-contact.js';
import type { ValidationErrors } from '../../core/http/errors.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';

/** Puts code, birth and gender into a person or child, or says at `tax` what is wrong with what was typed (product/families.md#tax-codes). */
export function readTaxCode(
  owner: Pick<ChildEntity, 'tax' | 'birth' | 'gender'>,
  typed: string,
  today: IsoDate,
  problems: ValidationErrors,
): void {
  const facts = parseTaxCode(typed, today);
  if (facts) Object.assign(owner, facts);
  else {
    const complete = normaliseTaxCode(typed).length === TAX_CODE_LENGTH;
    problems.add('tax', complete ? 'validation.tax_invalid' : 'validation.tax_length');
  }
}

/** Says at `tax` that a saved child's code cannot become another one (product/families.md#tax-codes). */
export function keepTaxCode(
  child: Pick<ChildEntity, 'tax'>,
  typed: string | null | undefined,
  problems: ValidationErrors,
): void {
  if (typed !== undefined && normaliseTaxCode(typed ?? '') !== child.tax) {
    problems.add('tax', 'validation.tax_fixed');
  }
}

/**
 * Says at `tax` whose code it is already. Staff who see the list learn the name; others, parents above all, only that the
 * office helps.
 */
export async function refuseTakenTaxCode(
  manager: EntityManager,
  target: typeof ChildEntity | typeof ParentEntity,
  own: { id?: number; tax: string },
  { named, problems }: { named: boolean; problems: ValidationErrors },
): Promise<void> {
  const other = await manager.findOne<ChildEntity | ParentEntity>(target, {
    select: { id: true, first_name: true, last_name: true },
    where: { tax: own.tax },
  });
  if (!other || other.id === own.id) return;
  if (named) problems.add('tax', 'validation.tax_taken_by', { name: displayName(other) });
  else problems.add('tax', 'validation.tax_taken', await officeParams(manager));
}
