import { type RoleRecord, shownRole } from '@feria/shared';
import { useGetList } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ChoiceFilter } from '../../resource-kit/list/filters';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import type { FilterInputProps } from '../../resource-kit/types';

/** Staff or parents. */
export function StaffFilter(props: FilterInputProps) {
  const text = useText();
  const choices = [
    { id: '0', name: text('users.staff') },
    { id: '1', name: text('users.parents') },
  ];
  return <ChoiceFilter {...props} label={text('users.staff_only')} choices={choices} />;
}

/** Every role, for those who may see roles. */
export function useRoles(): RoleRecord[] | null {
  const can = useCan();
  const maySee = can('role.index');
  const { data = [] } = useGetList<RoleRecord>(
    'roles',
    { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: ALL_ROWS } },
    { enabled: maySee },
  );
  return maySee ? data : null;
}

/** Users who hold a role. */
export function RoleFilter(props: FilterInputProps) {
  const roles = useRoles();
  const language = useLanguage();
  if (!roles) return null;
  const choices = roles.map(({ name }) => ({ id: name, name: shownRole(name, language) }));
  return <ChoiceFilter {...props} choices={choices} />;
}
