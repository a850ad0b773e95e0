import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_LEADERS, type WeekLeader } from '@feria/shared';
import { useTranslate } from 'react-admin';
import { useGroupWords } from '../../catalogue/course-week/group-words';

/**
 * Who leads a group, or the whole week.
 * @param props.onChange absent where nothing can be changed
 */
export function LeadersInput(props: {
  label: string;
  /** Names the field where its label stands several times on the page. */
  name?: string;
  people: readonly WeekLeader[];
  value: readonly number[];
  help?: string;
  onChange?: (ids: number[]) => void;
}) {
  const { label, name, people, value, help, onChange } = props;
  const words = useGroupWords();
  const translate = useTranslate();
  const chosen = value.flatMap((id) => people.find((person) => person.id === id) ?? []);
  if (!onChange)
    return (
      <Typography variant="body2">
        {label}: {chosen.map((person) => person.name).join(', ') || words('no_leaders')}
      </Typography>
    );
  return (
    <Autocomplete
      multiple
      size="small"
      options={people}
      value={chosen}
      disableCloseOnSelect
      disableClearable
      getOptionKey={({ id }) => id}
      getOptionLabel={(person) => person.name}
      getOptionDisabled={() => chosen.length >= MAX_LEADERS}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onChange={(_, next) => onChange(next.map(({ id }) => id))}
      noOptionsText={words(people.length ? 'nobody_found' : 'nobody_assignable')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={help}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': name ?? label },
          }}
        />
      )}
    />
  );
}
