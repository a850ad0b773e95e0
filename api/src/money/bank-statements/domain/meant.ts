import { nameText, nameWords } from '@feria/shared/rules/names';

/** A debt, with what of it is open by now. Cents, above 0. */
export interface OpenPart {
  debt: { registrationId: number; childName: string; payerNames: string[] };
  open: number;
}

/** Parts of an amount, and what nothing is open for. Cents. */
export interface Split {
  shares: { registrationId: number; amount: number }[];
  over: number;
}

/** What an amount under a payment reference is meant for. */
export interface Meant extends Split {
  /** Why not simply what is due first; `null` where it is. */
  because: 'child_named' | 'amount_of' | 'several_fit' | 'amount_elsewhere' | null;
  /** The children whom it is for, where that decided. */
  children: string[];
}

/** Most debts of which all selections are tried: 4,096. */
const MAX_SELECTED = 12;

/**
 * What somebody means who pays less than everything that is open (product/money.md#bank-statements): the children whom the text names, else
 * what is due first where that makes whole charges, else the charges whose sum is exactly the amount, else what is due first. Where charges
 * of different children have that sum, only a person knows; neither does anybody else where it would pay a charge in part while it is
 * exactly what is open on another account.
 * @param parts in the order in which they are due
 * @param text that the payer wrote
 * @param elsewhere what the same family owes to other accounts
 */
export function meantBy(
  parts: readonly OpenPart[],
  amount: number,
  text: string,
  elsewhere: readonly OpenPart[] = [],
): Meant {
  const meant = meantHere(parts, amount, text);
  if (isWhole(meant.shares, parts) || meant.over > 0) return meant;
  const [exact] = exactSelections(elsewhere, amount);
  return exact ? { ...meant, because: 'amount_elsewhere', children: childrenOf(exact) } : meant;
}

function meantHere(parts: readonly OpenPart[], amount: number, text: string): Meant {
  const isNamed = namedIn(text, parts);
  const named = parts.filter(isNamed);
  if (named.length === 0 || named.length === parts.length) return byAmount(parts, amount);
  const children = childrenOf(named);
  if (amount <= sumOf(named)) {
    const meant = byAmount(named, amount);
    return meant.because === 'several_fit' ? meant : { ...meant, because: 'child_named', children };
  }
  const others = parts.filter((part) => !isNamed(part));
  return { ...splitOver([...named, ...others], amount), because: 'child_named', children };
}

/** Cents that are open of parts. */
export function sumOf(parts: readonly OpenPart[]): number {
  return parts.reduce((sum, { open }) => sum + open, 0);
}

/** Splits an amount (cents) over parts in their order. */
export function splitOver(parts: readonly OpenPart[], amount: number): Split {
  const shares: Split['shares'] = [];
  let over = amount;
  for (const { debt, open } of parts) {
    const share = Math.min(over, open);
    if (share <= 0) continue;
    shares.push({ registrationId: debt.registrationId, amount: share });
    over -= share;
  }
  return { shares, over };
}

/** All selections of a few parts that are exactly the amount; none where there are too many to try. */
export function exactSelections(parts: readonly OpenPart[], amount: number): OpenPart[][] {
  if (parts.length > MAX_SELECTED) return parts.filter(({ open }) => open === amount).map((part) => [part]);
  const found: OpenPart[][] = [];
  for (let bits = 1; bits < 2 ** parts.length; bits += 1) {
    let sum = 0;
    for (let at = 0; at < parts.length; at += 1) if ((bits >> at) & 1) sum += parts[at]?.open ?? 0;
    if (sum === amount) found.push(parts.filter((_, at) => (bits >> at) & 1));
  }
  return found;
}

function byAmount(parts: readonly OpenPart[], amount: number): Meant {
  const dueFirst = splitOver(parts, amount);
  if (isWhole(dueFirst.shares, parts)) return { ...dueFirst, because: null, children: [] };
  const selections = exactSelections(parts, amount);
  const [first] = selections;
  if (!first) return { ...dueFirst, because: null, children: [] };
  const isOne = new Set(selections.map(amountsByChild)).size === 1;
  const children = childrenOf(isOne ? first : selections.flat());
  return { ...splitOver(first, amount), because: isOne ? 'amount_of' : 'several_fit', children };
}

/** Whether shares pay nothing in part. */
function isWhole(shares: Split['shares'], parts: readonly OpenPart[]): boolean {
  const open = new Map(parts.map(({ debt, open: cents }) => [debt.registrationId, cents]));
  return shares.every((share) => open.get(share.registrationId) === share.amount);
}

/** What each child gets of a selection, as a text to compare. */
function amountsByChild(selection: readonly OpenPart[]): string {
  const sums = new Map<string, number>();
  for (const { debt, open } of selection) sums.set(debt.childName, (sums.get(debt.childName) ?? 0) + open);
  return JSON.stringify([...sums].sort());
}

function childrenOf(parts: readonly OpenPart[]): string[] {
  return [...new Set(parts.map(({ debt }) => debt.childName))];
}

/** Whether a text names the child of a part, by a word of its name that is in no other name of the family. */
function namedIn(text: string, parts: readonly OpenPart[]): (part: OpenPart) => boolean {
  const { found } = nameText(text);
  const ofOthers = new Map<string, Set<string>>();
  for (const { debt } of parts)
    ofOthers.set(
      debt.childName,
      new Set(
        parts
          .flatMap((one) => [
            ...one.debt.payerNames,
            ...(one.debt.childName === debt.childName ? [] : [one.debt.childName]),
          ])
          .flatMap(nameWords),
      ),
    );
  return ({ debt }) =>
    nameWords(debt.childName).some((word) => found.has(word) && !ofOthers.get(debt.childName)?.has(word));
}
