import { DEFAULT_LANGUAGE, displayName, type PersonRecord } from '@feria/shared';
import { parent as definition } from '@feria/shared/resources/parent/index';
import type { Field } from '@feria/shared/resources/fields';
import { storedFields } from '@feria/shared/resources/infer';
import { toRecord } from '../../core/crud/columns.js';
import type { UserEntity } from '../../core/auth/user.entity.js';
import type { ParentEntity } from '../../model/families/parent.entity.js';

/** A parent with name and account; the other columns are those that are to be shown. */
type ShownParent = Pick<ParentEntity, 'first_name' | 'last_name'> & {
  user?: Pick<UserEntity, 'email' | 'lang'> | null;
};

const isShownToFamily = ({ family }: Field): boolean => family !== undefined;

/** Columns that {@link presentParentOfFamily} needs. */
export const FAMILY_PARENT_COLUMNS = [
  'id',
  ...storedFields(definition).flatMap(([name, field]) => (isShownToFamily(field) ? [name] : [])),
] as (keyof ParentEntity)[];

/** A parent as the log of changes compares it: the own columns, with address and language of the account. */
export function loggedParent(
  person: ParentEntity,
  account: Pick<UserEntity, 'email' | 'lang'> | null,
): Record<string, unknown> {
  return { ...person, email: account?.email, lang: account?.lang };
}

/** A parent as the office sees it; `person.user` must have been read. Without account the language is German. */
export function presentParent(person: ParentEntity): PersonRecord {
  return present(person, () => true);
}

/** A parent's own data in my family: only the fields that the definition gives to the family. */
export function presentParentOfFamily(person: ShownParent): PersonRecord {
  return present(person, isShownToFamily);
}

function present(person: ShownParent, shown: (field: Field) => boolean): PersonRecord {
  return {
    ...toRecord(definition, person, shown),
    display_name: displayName(person),
    email: person.user?.email ?? null,
    lang: person.user?.lang ?? DEFAULT_LANGUAGE,
  } as PersonRecord;
}
