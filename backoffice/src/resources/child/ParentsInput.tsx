import Clear from '@mui/icons-material/Clear';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ChildParent, StaffChildDetail } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useDeferredValue, useId, useState } from 'react';
import { useGetList, useGetMany, useInput, useRecordContext, useTranslateLabel } from 'react-admin';
import { useText } from '../../i18n';
import { ParentLink, parentText } from '../../people/ParentLink';
import { useCan } from '../../resource-kit/account';
import type { FieldInputProps, KitRecord } from '../../resource-kit/types';

const person = resources.person;
type Found = ChildParent & KitRecord;

/** The parents of a child as links, each to be taken away; others are found by typing and added. */
export function ParentsInput({ definition, name }: FieldInputProps) {
  const can = useCan();
  const translateLabel = useTranslateLabel();
  const id = useId();
  const mayChoose = can(person.permissions.index);
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {translateLabel({ source: name, resource: definition.route })}
      </Typography>
      {mayChoose ? <Choice name={name} /> : <Stored />}
    </Box>
  );
}

/** For those who may not see the parents' list: whoever came with the child. */
function Stored() {
  const record = useRecordContext<StaffChildDetail>();
  const parents = record?.parents ?? [];
  return parents.map((parent) => (
    <div key={parent.id}>
      <ParentLink parent={parent} />
    </div>
  ));
}

function Choice({ name }: { name: string }) {
  const { field, fieldState } = useInput<number[]>({ source: name, format: (ids: number[]) => ids ?? [] });
  const chosen: readonly number[] = field.value;
  const { data = [] } = useGetMany<Found>(person.route, { ids: [...chosen] }, { enabled: chosen.length > 0 });
  const known = data.filter(Boolean);
  return (
    <Stack spacing={1}>
      {chosen.map((parentId) => (
        <Chosen
          key={parentId}
          parent={known.find(({ id }) => id === parentId)}
          onRemove={() => field.onChange(chosen.filter((other) => other !== parentId))}
        />
      ))}
      <Picker
        taken={chosen}
        error={fieldState.error?.message}
        onPick={(parentId) => field.onChange([...chosen, parentId])}
      />
    </Stack>
  );
}

function Chosen({ parent, onRemove }: { parent: Found | undefined; onRemove: () => void }) {
  const text = useText();
  if (!parent) return null;
  const label = text('people.remove_parent', { name: parentText(parent) });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <ParentLink parent={parent} />
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={onRemove}>
          <Clear fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

function Picker(props: {
  taken: readonly number[];
  error: string | undefined;
  onPick: (parentId: number) => void;
}) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const text = useText();
  const { data = [], isFetching } = useGetList<Found>(person.route, {
    filter: q ? { q } : {},
    sort: person.list.defaultSort,
    pagination: { page: 1, perPage: 15 },
  });
  return (
    <Autocomplete<Found>
      value={null}
      inputValue={typed}
      onInputChange={(_, value, reason) => setTyped(reason === 'input' ? value : '')}
      onChange={(_, picked) => picked && props.onPick(picked.id)}
      options={data.filter(({ id }) => !props.taken.includes(id))}
      // The server has searched, in more than what is shown.
      filterOptions={(options) => options}
      getOptionLabel={parentText}
      getOptionKey={({ id }) => id}
      loading={isFetching}
      loadingText={text('people.searching')}
      noOptionsText={text('list.no_match')}
      blurOnSelect
      sx={{ maxWidth: 480 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text('people.add_parent')}
          error={Boolean(props.error)}
          helperText={props.error}
        />
      )}
    />
  );
}
