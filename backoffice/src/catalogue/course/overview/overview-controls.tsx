import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useText } from '../../../i18n';
import type { choicesOf, OverviewFilters } from './weeks';

/** Words to look for, year, type, location and order, and whether weeks that are over are shown. */
export function OverviewControls(props: {
  filters: OverviewFilters;
  onChange: (filters: OverviewFilters) => void;
  choices: ReturnType<typeof choicesOf>;
}) {
  const { filters, onChange, choices } = props;
  const text = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        my: 2,
        alignItems: 'center',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      }}
    >
      <TextField
        type="search"
        label={text('overview.search')}
        value={filters.search}
        onChange={(event) => onChange({ ...filters, search: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {(['year', 'type', 'location'] as const).map((name) => (
        <Choice
          key={name}
          label={text(`overview.${name}`)}
          value={filters[name]}
          onChange={(value) => onChange({ ...filters, [name]: value })}
          choices={[{ id: '', name: text('overview.all') }, ...choices[name]]}
        />
      ))}
      <Choice
        label={text('overview.sort')}
        value={filters.sort}
        onChange={(value) => onChange({ ...filters, sort: value === 'fullest' ? 'fullest' : 'name' })}
        choices={[
          { id: 'name', name: text('overview.by_name') },
          { id: 'fullest', name: text('overview.by_fullest') },
        ]}
      />
      <FormControlLabel
        control={
          <Switch checked={filters.past} onChange={(_, checked) => onChange({ ...filters, past: checked })} />
        }
        label={text('overview.past')}
      />
    </Box>
  );
}

function Choice(props: {
  label: string;
  value: string;
  choices: { id: string; name: string }[];
  onChange: (value: string) => void;
}) {
  const known = props.choices.some(({ id }) => id === props.value);
  return (
    <TextField
      select
      label={props.label}
      value={known ? props.value : ''}
      onChange={(event) => props.onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {props.choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
