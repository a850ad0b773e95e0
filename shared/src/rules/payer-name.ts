import { isNamed, nameText, nameWords } from './names.js';

/** A parent who may have paid. */
export interface PossiblePayer {
  id: number;
  first_name: string;
  last_name: string;
}

/** A parent, with the children. */
export interface ParentOfChildren extends PossiblePayer {
  child_ids: readonly number[];
  /** Children whose parent they were, and are not any more. */
  former_child_ids?: readonly number[];
}

/**
 * Who may have paid (product/money.md#who-paid): the parent who owes, who comes first, and whoever is a parent of every child that is paid
 * for, or was one: they may pay late. Of money that is for no child yet, each other parent of a child of who owes.
 * @param parents of the children
 * @param owingId the parent who owes
 * @param paidFor ids of the children that are paid for
 */
export function possiblePayers(
  parents: readonly ParentOfChildren[],
  owingId: number | null | undefined,
  paidFor: readonly number[],
): PossiblePayer[] {
  const owing = parents.find(({ id }) => id === owingId);
  if (!owing) return [];
  const others = parents.filter(
    ({ id, child_ids, former_child_ids = [] }) =>
      id !== owing.id &&
      (paidFor.length > 0
        ? paidFor.every((child) => child_ids.includes(child) || former_child_ids.includes(child))
        : child_ids.some((child) => owing.child_ids.includes(child))),
  );
  return [owing, ...others].map(({ id, first_name, last_name }) => ({ id, first_name, last_name }));
}

/**
 * Who paid, by the name that the bank or the office wrote (product/money.md#who-paid). An account of two is that of the parent who owes.
 * @param name `null` where nobody wrote any: then it is who owes
 * @param parents who may have paid, the one who owes first
 * @returns id of the parent; `null` where the name fits none of them, or several who do not owe
 */
export function payerNamed(
  name: string | null | undefined,
  parents: readonly PossiblePayer[],
): number | null {
  const [owing, ...others] = parents;
  const written = name?.trim();
  if (!written) return owing?.id ?? null;
  const text = nameText(written);
  const fits = ({ first_name, last_name }: PossiblePayer): boolean =>
    isNamed(text, nameWords(`${first_name} ${last_name}`));
  if (owing && fits(owing)) return owing.id;
  const found = others.filter(fits);
  return found.length === 1 ? found[0]!.id : null;
}
