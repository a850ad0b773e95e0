import { user as definition } from '@feria/shared/resources/user/index';
import type { InputOf } from '@feria/shared/resources/infer';
import type { RoleEntity } from '../../core/auth/role.entity.js';
import type { UserEntity } from '../../core/auth/user.entity.js';
import { assignColumns, toColumns } from '../../core/crud/columns.js';
import { normaliseEmail } from './email.js';
import type { UserCreateInput, UserUpdateInput } from './users.dto.js';

/** What a body says of an account. Fields that were not sent are absent. */
export type Wanted = InputOf<typeof definition>;

/** What a body says of an account, the address as it is stored. */
export function wantedOf(input: UserCreateInput | UserUpdateInput, mode: 'create' | 'update'): Wanted {
  const wanted = toColumns(definition, input, mode) as Wanted;
  return wanted.email === undefined ? wanted : { ...wanted, email: normaliseEmail(wanted.email) };
}

/** What is stored in the user's own row. A language cannot be emptied. */
export function columnsOf(wanted: Wanted): Partial<UserEntity> {
  const columns = {};
  assignColumns(definition, columns, { ...wanted, lang: wanted.lang ?? undefined });
  return columns;
}

/** Names of what is sent of an account and stored otherwise: the form sends all of it. */
export function changedFields(
  wanted: Wanted,
  stored: UserEntity,
  held: readonly RoleEntity[],
): (keyof Wanted)[] {
  const { roles } = wanted;
  const changed = Object.entries(columnsOf(wanted)).filter(
    ([field, value]) => value !== stored[field as keyof UserEntity],
  );
  return [
    ...changed.map(([field]) => field as keyof Wanted),
    ...(roles && !sameNames(roles, held) ? (['roles'] as const) : []),
  ];
}

/** Whether these are the names of the roles. */
export function sameNames(names: readonly string[], roles: readonly RoleEntity[]): boolean {
  return names.length === roles.length && roles.every(({ name }) => names.includes(name));
}

/** Their names. */
export function namesOf(roles: readonly RoleEntity[]): string[] {
  return roles.map(({ name }) => name);
}
