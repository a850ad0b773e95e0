import FamilyRestroom from '@mui/icons-material/FamilyRestroom';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { shownRole, type UserRecord } from '@feria/shared';
import type { MouseEvent } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { recordAs, type ResourceRecord, type ListOverrides } from '../../resource-kit/types';
import { RoleFilter, StaffFilter } from './filters';

/** The roles of a user, side by side. */
function RolesCell({ record }: { record: ResourceRecord }) {
  const { roles } = recordAs<UserRecord>(record);
  const language = useLanguage();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {roles.map((role) => (
        <Chip key={role} label={shownRole(role, language)} size="small" />
      ))}
    </Stack>
  );
}

/** An icon for users who are parents; a link to the person. */
function ParentCell({ record }: { record: ResourceRecord }) {
  const { people } = recordAs<UserRecord>(record);
  const text = useText();
  const can = useCan();
  const createPath = useCreatePath();
  if (!people) return null;
  const label = text('users.to_person', { name: `${people.last_name} ${people.first_name}` });
  const icon = <FamilyRestroom fontSize="small" />;
  if (!can('person.view')) return <FamilyRestroom fontSize="small" titleAccess={label} />;
  return (
    <Tooltip title={label}>
      <IconButton
        component={LinkBase}
        to={createPath({ resource: 'person', type: 'show', id: people.id })}
        onClick={(event: MouseEvent) => event.stopPropagation()}
        size="small"
        aria-label={label}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}

/** Accounts with their roles. */
export default {
  columns: {
    roles: { render: (record) => <RolesCell record={record} /> },
    is_parent: { render: (record) => <ParentCell record={record} />, align: 'center' },
  },
  filters: { is_parent: StaffFilter, roles: RoleFilter },
  // There are many parents, and they have a list of their own: this list starts with staff.
  filterDefaults: { is_parent: '0' },
} satisfies ListOverrides;
