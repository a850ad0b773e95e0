import { paymentReference, type PaymentParty } from '@feria/shared/rules/payment-reference';
import { isNamed, nameText, nameWords, type NameText } from '@feria/shared/rules/names';
import { dueFirst, type DueCharge } from '../../../ledger/due-date.js';
import { useCredit } from '../../../ledger/use-credit.js';
import {
  exactSelections,
  meantBy,
  splitOver,
  sumOf,
  type Meant,
  type OpenPart,
  type Split,
} from './meant.js';

/** What is open of a registration. */
export interface OpenDebt extends DueCharge {
  /** Who pays: the person of the payment reference. */
  personId: number;
  courseId: number;
  /** The account that the project names, as `compactAccount` writes it; empty for none. */
  account: string;
  /** Cents, above 0. */
  open: number;
  childName: string;
  /** Persons of all parents of the child, and their names. */
  parentIds: number[];
  payerNames: string[];
  /** Who was a parent of the child and is none any more; left out for nobody. */
  formerParents?: FormerParent[];
}

/** A parent whose access to a child has ended. */
export interface FormerParent {
  id: number;
  name: string;
}

/** What is open under one payment reference. */
export interface DebtGroup {
  party: PaymentParty;
  reference: string;
  /** In the order in which they are paid. */
  debts: OpenDebt[];
  /** It is the reference of a family, and nothing of this is to be paid to the account that was asked for. */
  isElsewhere?: true;
  /** It is the reference of a former parent; the debts are what another parent pays now. */
  isFormer?: true;
}

/** What is open for children with the same parents. Names are {@link nameWords}. */
export interface DebtFamily {
  parents: string[][];
  children: string[][];
  /** In the order in which they are paid. */
  debts: OpenDebt[];
}

type FamilyPart = OpenPart & { debt: OpenDebt };

/** Most registrations of a family of which the amounts of all selections are kept: 64. */
const MAX_KNOWN = 6;
/** Most families that two words of an entry may name: a first name with a last name are those of a few. */
const MAX_NAMED = 100;
/** Cents, at most a twentieth, by which somebody pays too little by a mistake or a fee of a bank. */
const NEARLY = 500;
/** Words of a text that are looked up, with neighbours as one: names stand at its beginning. */
const MAX_WORDS = 60;

/** What all families owe, to be looked up by reference and by name. It knows what was paid from it. */
export class DebtBook {
  private readonly groups = new Map<string, DebtGroup>();
  /** What others pay now, by the references of former parents. */
  private readonly formerGroups = new Map<string, DebtGroup>();
  private readonly families = new Map<string, DebtFamily>();
  /** Families by each two words of a name of a parent or child: first names alone are those of hundreds. */
  private readonly byWords = new Map<string, Set<DebtFamily>>();
  private readonly byLastName = new Map<string, Set<DebtFamily>>();
  /** All words of names. */
  private readonly words = new Set<string>();
  /** Names of parents on record, and their words by each two of them. */
  private readonly parents = new Set<string>();
  private readonly byParent = new Map<string, Set<string[]>>();
  private readonly left = new Map<number, number>();
  /** By family, see {@link amountsOf}; until something is paid. */
  private readonly amounts = new Map<DebtFamily, ReadonlySet<number>>();
  /** Groups by their reference without one of its characters, and by its two ids. Made when first needed. */
  private nearby: Map<string, Set<DebtGroup>> | null = null;

  /** @param parents names of all parents on record */
  constructor(debts: readonly OpenDebt[], parents: readonly string[]) {
    this.addParents(parents);
    for (const debt of [...debts].sort(dueFirst)) {
      this.left.set(debt.registrationId, debt.open);
      addToGroup(this.groups, debt.personId, debt);
      for (const { id } of debt.formerParents ?? []) addToGroup(this.formerGroups, id, debt);
      this.addToFamily(debt);
      this.addParents(debt.payerNames);
    }
  }

  /**
   * What is, or was, open under a reference. That of a family is for what is to be paid to the account to which the money came; where
   * nothing is, for everything that it owes, which is in doubt. Where the parent of the reference owes nothing, it is what others pay now
   * for children whose parent they were.
   * @param account to which the money came, as `compactAccount` writes it
   */
  group(party: PaymentParty, account: string): DebtGroup | undefined {
    const reference = paymentReference(party);
    const group = this.groups.get(reference) ?? this.formerGroups.get(reference);
    if (!group || party.courseId !== null) return group;
    const accounts = new Set(group.debts.map((debt) => debt.account));
    if (accounts.size === 1 && accounts.has(account)) return group;
    const debts = group.debts.filter((debt) => debt.account === account);
    return debts.length > 0 ? { ...group, debts } : { ...group, isElsewhere: true };
  }

  /** Cents that are open of groups. */
  open(groups: readonly DebtGroup[]): number {
    return sumOf(this.partsOf(debtsOf(groups)));
  }

  /**
   * What of groups an amount is meant for.
   * @param text that the payer wrote
   */
  meant(groups: readonly DebtGroup[], amount: number, text: string): Meant {
    return meantBy(this.partsOf(debtsOf(groups)), amount, text, this.partsOf(this.elsewhereOf(groups)));
  }

  /**
   * What credit of a parent pays at once, by the rule that books it (product/money.md#one-balance).
   * @param amount cents
   * @param shares what the same entry pays before
   */
  paidByCredit(personId: number, amount: number, shares: Split['shares']): Split['shares'] {
    const before = new Map(shares.map((share) => [share.registrationId, share.amount]));
    const charges = this.debtsOfPerson(personId).map((debt) => ({
      registrationId: debt.registrationId,
      personId,
      dueOn: debt.dueOn,
      open: this.leftOf(debt) - (before.get(debt.registrationId) ?? 0),
    }));
    return useCredit(amount, charges);
  }

  /** Cents of groups that entries pay which are certain, but not booked yet. */
  planned(groups: readonly DebtGroup[]): number {
    const before = debtsOf(groups).map((debt) => ({ debt, open: debt.open }));
    return sumOf(before) - this.open(groups);
  }

  /** What the families of groups by family, not by project, owe to other accounts than those of the groups. */
  private elsewhereOf(groups: readonly DebtGroup[]): OpenDebt[] {
    const known = new Set(debtsOf(groups));
    return groups
      .flatMap(({ party }) => (party.courseId === null ? this.debtsOfPerson(party.personId) : []))
      .filter((debt) => !known.has(debt));
  }

  /** Everything that a parent owes, whatever the account. */
  private debtsOfPerson(personId: number): readonly OpenDebt[] {
    return this.groups.get(paymentReference({ courseId: null, personId }))?.debts ?? [];
  }

  /** Has shares be paid. */
  pay(shares: Split['shares']): void {
    this.amounts.clear();
    for (const { registrationId, amount } of shares)
      this.left.set(registrationId, (this.left.get(registrationId) ?? 0) - amount);
  }

  /** Groups whose reference differs from the text in about one character, or has its ids. */
  similar(text: string): DebtGroup[] {
    this.nearby ??= this.readNearby();
    const { nearby } = this;
    // The letters that people read in a number.
    const digits = text.replace(/O/g, '0').replace(/[IL]/g, '1');
    return [...new Set([digits, ...shorterByOne(digits)].flatMap((one) => [...(nearby.get(one) ?? [])]))];
  }

  /** Whether a payer's name is that of a parent of all these groups. */
  isOf(payerName: string | null, groups: readonly DebtGroup[]): boolean {
    const text = nameText(payerName ?? '');
    return groups.every((group) => namesOf(group).some((name) => isNamed(text, nameWords(name))));
  }

  /** Whether a payer's name is that of a parent on record, and of no parent of these groups. */
  isOfAnother(payerName: string | null, groups: readonly DebtGroup[]): boolean {
    if (!payerName || groups.some((group) => this.isOf(payerName, [group]))) return false;
    const text = nameText(payerName);
    return pairsOf(text.found).some((words) =>
      [...(this.byParent.get(words) ?? [])].some((name) => isNamed(text, name)),
    );
  }

  /**
   * Families that an entry names by a parent or a child, and those whose last name it has; `null` when its words are in the names of so
   * many families that they tell none.
   */
  named(payerName: string | null, text: string): { families: DebtFamily[]; surnames: DebtFamily[] } | null {
    const payer = nameText(payerName ?? '');
    const all = nameText(`${payerName ?? ''} ${text}`);
    const near = this.near(all);
    if (near.length > MAX_NAMED) return null;
    const families = near.filter(
      ({ parents, children }) =>
        parents.some((name) => isNamed(payer, name)) ||
        [...parents, ...children].some((name) => isNamed(all, name)),
    );
    const surnames = [...all.found].flatMap((word) => [...(this.byLastName.get(word) ?? [])]);
    return { families, surnames: [...new Set(surnames)] };
  }

  /** The registrations of a family whose open amounts are exactly this amount (cents); `null` when there are none. */
  fitting(family: DebtFamily, amount: number): Split['shares'] | null {
    const { debts } = family;
    if (debts.length <= MAX_KNOWN && !this.amountsOf(family).has(amount)) return null;
    const open = this.partsOf(debts);
    const exact =
      likeliest(open).find((some) => some.length > 0 && sumOf(some) === amount) ??
      exactSelections(open, amount)[0];
    return exact ? splitOver(exact, amount).shares : null;
  }

  /** What a family owes together or for one project, where that is a little more than the amount (cents); `null` where nothing is. */
  nearly({ debts }: DebtFamily, amount: number): { shares: Split['shares']; open: number } | null {
    for (const some of likeliest(this.partsOf(debts))) {
      const sum = sumOf(some);
      if (sum > amount && sum - amount <= Math.min(NEARLY, sum / 20))
        return { shares: splitOver(some, amount).shares, open: sum };
    }
    return null;
  }

  /** What any selection of a small family amounts to: most entries with a common name fit none of hundreds of families. */
  private amountsOf(family: DebtFamily): ReadonlySet<number> {
    const known = this.amounts.get(family);
    if (known) return known;
    let sums = [0];
    for (const debt of family.debts) sums = [...sums, ...sums.map((sum) => sum + this.leftOf(debt))];
    const amounts = new Set(sums);
    this.amounts.set(family, amounts);
    return amounts;
  }

  /** What of debts is open by now, in their order. */
  private partsOf(debts: readonly OpenDebt[]): FamilyPart[] {
    return debts.map((debt) => ({ debt, open: this.leftOf(debt) })).filter(({ open }) => open > 0);
  }

  private leftOf({ registrationId }: OpenDebt): number {
    return this.left.get(registrationId) ?? 0;
  }

  private addParents(names: readonly string[]): void {
    for (const name of names) {
      if (this.parents.has(name)) continue;
      this.parents.add(name);
      const words = nameWords(name);
      for (const pair of pairsOf(nameText(words.join(' ')).found)) add(this.byParent, pair, words);
    }
  }

  private addToFamily(debt: OpenDebt): void {
    const parents = debt.payerNames.map(nameWords);
    // Not by their names: parents of two families may have the same.
    const key = [...new Set([debt.personId, ...debt.parentIds])].sort((a, b) => a - b).join();
    const family = this.families.get(key) ?? { parents, children: [], debts: [] };
    const child = nameWords(debt.childName);
    family.debts.push(debt);
    family.children.push(child);
    this.families.set(key, family);
    for (const name of [...parents, child]) {
      const { found } = nameText(name.join(' '));
      for (const word of found) this.words.add(word);
      for (const words of pairsOf(found)) add(this.byWords, words, family);
    }
    const ofParents = new Set(parents.flat());
    for (const word of child) if (ofParents.has(word)) add(this.byLastName, word, family);
  }

  /** Families with two words of a text in one name; no more than tell that there are too many. */
  private near({ found }: NameText): DebtFamily[] {
    // Most words of a text are in no name, and pairs are many.
    const known = [...found].slice(0, MAX_WORDS).filter((word) => this.words.has(word));
    const families = new Set<DebtFamily>();
    for (const words of pairsOf(new Set(known)))
      for (const family of this.byWords.get(words) ?? []) {
        families.add(family);
        if (families.size > MAX_NAMED) return [...families];
      }
    return [...families];
  }

  private readNearby(): Map<string, Set<DebtGroup>> {
    const nearby = new Map<string, Set<DebtGroup>>();
    for (const group of this.groups.values()) {
      const { reference } = group;
      for (const text of [
        reference,
        ...shorterByOne(reference),
        reference.slice(4),
        `RF${reference.slice(4)}`,
      ])
        add(nearby, text, group);
    }
    return nearby;
  }
}

/** Adds a debt under both references of a parent, that of the project and that of the family. */
function addToGroup(groups: Map<string, DebtGroup>, personId: number, debt: OpenDebt): void {
  for (const courseId of [debt.courseId, null]) {
    const party = { courseId, personId };
    const reference = paymentReference(party);
    const group = groups.get(reference);
    if (group) group.debts.push(debt);
    else
      groups.set(reference, {
        party,
        reference,
        debts: [debt],
        ...(personId === debt.personId ? {} : { isFormer: true }),
      });
  }
}

/** Names of the parents whose money it may be: of a group of a former parent theirs too. */
function namesOf({ party, debts, isFormer }: DebtGroup): string[] {
  const former = isFormer ? debts.flatMap(({ formerParents = [] }) => formerParents) : [];
  return [
    ...debts.flatMap(({ payerNames }) => payerNames),
    ...former.flatMap(({ id, name }) => (id === party.personId ? name : [])),
  ];
}

/** Selections that somebody pays at once: all of a project, everything, each. */
function likeliest(open: readonly FamilyPart[]): (readonly FamilyPart[])[] {
  const byCourse = open.map(({ debt }) =>
    open.filter(({ debt: other }) => other.courseId === debt.courseId && other.personId === debt.personId),
  );
  return [...byCourse, open, ...open.map((part) => [part])];
}

/** Each once: what a family owes for a project is owed under both references. */
function debtsOf(groups: readonly DebtGroup[]): OpenDebt[] {
  return [...new Set(groups.flatMap(({ debts }) => debts))];
}

function shorterByOne(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1));
}

/** Each two of the first words, in any order. */
function pairsOf(found: ReadonlySet<string>): string[] {
  const words = [...found].slice(0, MAX_WORDS).sort();
  return words.flatMap((word, index) => words.slice(index + 1).map((other) => `${word} ${other}`));
}

function add<Value>(index: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = index.get(key);
  if (values) values.add(value);
  else index.set(key, new Set([value]));
}
