import type { OfficeFamilyChild, OfficeGuardian } from '@feria/shared';
import type { PossiblePayer } from '@feria/shared/rules/payer-name';

/** Where place and children of parents are known from. */
export interface KnownFamily {
  guardians: readonly OfficeGuardian[];
  children?: readonly OfficeFamilyChild[];
}

/**
 * Names of parents, by their ids; where several have the same name, with the place and the children of each.
 */
export function tellApart(
  parents: readonly PossiblePayer[],
  family: KnownFamily = { guardians: [] },
): ReadonlyMap<number, string> {
  const fullName = ({ first_name, last_name }: PossiblePayer): string => `${first_name} ${last_name}`;
  const count = (name: string): number => parents.filter((one) => fullName(one) === name).length;
  return new Map(
    parents.map((parent) => {
      const name = fullName(parent);
      const guardian = family.guardians.find(({ id }) => id === parent.id);
      if (count(name) < 2 || !guardian) return [parent.id, name];
      const children = (family.children ?? []).filter(({ id }) => guardian.child_ids.includes(id));
      const hint = [guardian.place, ...children.map((child) => child.first_name)].filter(Boolean).join(', ');
      return [parent.id, hint ? `${name} (${hint})` : name];
    }),
  );
}
