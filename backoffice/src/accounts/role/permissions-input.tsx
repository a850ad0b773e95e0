import Search from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { compareTexts, mayActOn, normaliseForSearch, type Permission, searchWords } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldTitle, useDataProvider, useInput, useRecordContext, ValidationError } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useText } from '../../i18n';
import { useAccount } from '../../resource-kit/account';
import type { FieldInputProps } from '../../resource-kit/types';
import { usePermissionWords } from '../../resource-kit/permission-words';

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
    queryFn: () => dataProvider.api('GET', 'api/role/permissions'),
    staleTime: Infinity,
  });
  const { permissions: own } = useAccount();
  const { permissions: held = [] } = useRecordContext<{ id: number; permissions: Permission[] }>() ?? {};
  const isBeyond = !mayActOn(own, held);
  const chosen = (field.value ?? []) as Permission[];
  const choose = (permissions: Permission[], on: boolean) =>
    field.onChange([...chosen.filter((one) => !permissions.includes(one)), ...(on ? permissions : [])]);

  const words = searchWords(sought);
  const matches = (resource: string, permission: Permission) => {
    const all = normaliseForSearch(`${groupOf(resource)} ${actionOf(permission)} ${permission}`);
    return words.every((word) => all.includes(word));
  };
  const shown = groups
    .map(({ resource, permissions }) => ({
      resource,
      permissions: permissions.filter((permission) => matches(resource, permission)),
    }))
    .filter(({ permissions }) => permissions.length > 0)
    .sort((a, b) => compareTexts(groupOf(a.resource), groupOf(b.resource)));
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
      {groups.some(({ permissions }) => !mayActOn(own, permissions)) && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text(isBeyond ? 'users.roles.beyond_own' : 'users.roles.own_only')}
        </Alert>
      )}
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
            isLocked={(permission) => isBeyond || !own.includes(permission)}
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

/** The permissions about one resource, one by one or all together. */
function PermissionCard(props: {
  group: string;
  permissions: Permission[];
  labelOf: (permission: Permission) => string;
  chosen: readonly Permission[];
  /** Permissions that the reader may neither give nor take away. */
  isLocked: (permission: Permission) => boolean;
  onChoose: (permissions: Permission[], on: boolean) => void;
}) {
  const { group, permissions, chosen, isLocked } = props;
  const free = permissions.filter((permission) => !isLocked(permission));
  const text = useText();
  const count = permissions.filter((permission) => chosen.includes(permission)).length;
  const isWhole = count === permissions.length;
  return (
    <Paper
      component="fieldset"
      variant="outlined"
      aria-label={group}
      sx={{ m: 0, px: 2, py: 1, minWidth: 0 }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={isWhole}
            indeterminate={count > 0 && !isWhole}
            disabled={free.length === 0}
            onChange={() => props.onChoose(free, !free.every((permission) => chosen.includes(permission)))}
            slotProps={{ input: { 'aria-label': text('users.roles.whole_group', { group }) } }}
          />
        }
        label={<Typography sx={{ fontWeight: 700 }}>{group}</Typography>}
      />
      <Stack sx={{ pl: 1.5 }}>
        {permissions.map((permission) => (
          <FormControlLabel
            key={permission}
            title={permission}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(permission)}
                disabled={isLocked(permission)}
                onChange={(_, on) => props.onChoose([permission], on)}
              />
            }
            label={props.labelOf(permission)}
          />
        ))}
      </Stack>
    </Paper>
  );
}
