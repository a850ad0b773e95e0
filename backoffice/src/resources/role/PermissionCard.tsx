import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Permission } from '@feria/shared';
import { useText } from '../../i18n';

/** The permissions about one resource, one by one or all together. */
export function PermissionCard(props: {
  group: string;
  permissions: Permission[];
  labelOf: (permission: Permission) => string;
  chosen: readonly Permission[];
  onChoose: (permissions: Permission[], on: boolean) => void;
}) {
  const { group, permissions, chosen } = props;
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
            onChange={() => props.onChoose(permissions, !isWhole)}
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
