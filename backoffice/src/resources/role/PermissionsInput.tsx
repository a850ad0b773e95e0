import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { fold, searchWords, type Permission, type PermissionGroup } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldTitle, useDataProvider, useInput, ValidationError } from 'react-admin';
import type { FeriaDataProvider } from '../../app/dataProvider';
import { useText } from '../../i18n';
import type { FieldInputProps } from '../../resource-kit/types';
import { PermissionCard } from './PermissionCard';
import { usePermissionWords } from './words';

const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(270px, 1fr))',
} as const;

/** Every permission that the server knows, to be ticked: grouped by resource, searched by word. */
export function PermissionsInput({ definition, name }: FieldInputProps) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const { groupOf, actionOf } = usePermissionWords();
  const [sought, setSought] = useState('');
  const { field, fieldState } = useInput({ source: name, defaultValue: [] });
  const { data: groups = [] } = useQuery({
    queryKey: ['role', 'permissions'],
    queryFn: () => dataProvider.call<PermissionGroup[]>('GET', 'api/role/permissions'),
    staleTime: Infinity,
  });
  const chosen = (field.value ?? []) as Permission[];
  const choose = (permissions: Permission[], on: boolean) =>
    field.onChange([...chosen.filter((one) => !permissions.includes(one)), ...(on ? permissions : [])]);

  const words = searchWords(sought);
  const matches = (resource: string, permission: Permission) => {
    const all = fold(`${groupOf(resource)} ${actionOf(permission)} ${permission}`);
    return words.every((word) => all.includes(word));
  };
  const shown = groups
    .map(({ resource, permissions }) => ({
      resource,
      permissions: permissions.filter((permission) => matches(resource, permission)),
    }))
    .filter(({ permissions }) => permissions.length > 0);
  const total = groups.reduce((sum, { permissions }) => sum + permissions.length, 0);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 700, mb: 1.5, p: 0 }}>
        <FieldTitle source={name} resource={definition.route} />
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          label={text('users.roles.search')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          // Enter would save the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          type="search"
          sx={{ maxWidth: 360 }}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <Typography role="status" color="textSecondary">
          {text('users.roles.chosen', { count: chosen.length, total })}
        </Typography>
      </Box>
      {fieldState.error?.message && (
        <FormHelperText error role="alert">
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
      <Box sx={grid}>
        {shown.map(({ resource, permissions }) => (
          <PermissionCard
            key={resource}
            group={groupOf(resource)}
            permissions={permissions}
            labelOf={actionOf}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
      </Box>
      {total > 0 && shown.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {text('users.roles.none_found')}
        </Typography>
      )}
    </Box>
  );
}
