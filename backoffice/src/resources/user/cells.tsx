import FamilyRestroom from '@mui/icons-material/FamilyRestroom';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { UserRecord } from '@feria/shared';
import type { MouseEvent } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { KitRecord } from '../../resource-kit/types';

/** The roles of a user, side by side. */
export function RolesCell({ record }: { record: KitRecord }) {
  const { roles } = record as unknown as UserRecord;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {roles.map((role) => (
        <Chip key={role} label={role} size="small" />
      ))}
    </Stack>
  );
}

/** Says that a user is a parent, and leads to the person. */
export function ParentCell({ record }: { record: KitRecord }) {
  const { people } = record as unknown as UserRecord;
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
