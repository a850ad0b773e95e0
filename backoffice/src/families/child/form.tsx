import Clear from '@mui/icons-material/Clear';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ChildParent, FAMILY_RIGHTS, type StaffChildDetail } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useContext, useDeferredValue, useId, useState } from 'react';
import { EditContext, useGetList, useGetMany, useInput, useTranslateLabel } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FieldInputProps, FormOverrides, ResourceRecord } from '../../resource-kit/types';
import { ParentLink, parentText } from '../person/parent-link';
import { FixedTaxInput } from '../person/tax-input';
import { ConsentInput, ConsentWayInput } from './consent-input';
import { ChildNotes, ChildWeeks } from './edit-parts';
import { ChildGuardians } from './guardians';
import { ChildPickupPersons } from './pickup-persons';

const { parent } = resources;
type Found = ChildParent & ResourceRecord;

/** The parents of a child as links, each to be taken away; others are found by typing and added. */
function ParentsInput({ definition, name }: FieldInputProps) {
  const can = useCan();
  const translateLabel = useTranslateLabel();
  const id = useId();
  const text = useText();
  const mayLink = FAMILY_RIGHTS.every((right) => can(right));
  const maySee = can(parent.permissions.index);
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {translateLabel({ source: name, resource: definition.route })}
      </Typography>
      {maySee ? <Choice name={name} fixed={!mayLink} /> : <Stored />}
      {!mayLink && (
        <Typography variant="body2" color="textSecondary">
          {text('people.parents_fixed')}
        </Typography>
      )}
    </Box>
  );
}

/**
 * For those who may not see the parents' list: whoever came with the child. The record of the form has only
 * their ids, that of the page has their names; a new child has neither.
 */
function Stored() {
  const page = useContext(EditContext);
  const parents = (page?.record as StaffChildDetail | undefined)?.parents ?? [];
  return parents.map((parent) => (
    <div key={parent.id}>
      <ParentLink parent={parent} />
    </div>
  ));
}

function Choice({ name, fixed }: { name: string; fixed: boolean }) {
  const { field, fieldState } = useInput<number[]>({ source: name, format: (ids: number[]) => ids ?? [] });
  const chosen: readonly number[] = field.value;
  const { data = [] } = useGetMany<Found>(parent.route, { ids: [...chosen] }, { enabled: chosen.length > 0 });
  const known = data.filter(Boolean);
  return (
    <Stack spacing={1}>
      {chosen.map((parentId) => (
        <Chosen
          key={parentId}
          parent={known.find(({ id }) => id === parentId)}
          onRemove={fixed ? null : () => field.onChange(chosen.filter((other) => other !== parentId))}
        />
      ))}
      {!fixed && (
        <Picker
          taken={chosen}
          error={fieldState.error?.message}
          onPick={(parentId) => field.onChange([...chosen, parentId])}
        />
      )}
    </Stack>
  );
}

function Chosen({ parent, onRemove }: { parent: Found | undefined; onRemove: (() => void) | null }) {
  const text = useText();
  if (!parent) return null;
  const label = text('people.remove_parent', { name: parentText(parent) });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <ParentLink parent={parent} />
      {onRemove && (
        <Tooltip title={label}>
          <IconButton size="small" aria-label={label} onClick={onRemove}>
            <Clear fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
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
  const { data = [], isFetching } = useGetList<Found>(parent.route, {
    filter: q ? { q } : {},
    sort: parent.list.defaultSort,
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

function Below({ record }: { record: ResourceRecord }) {
  return (
    <>
      <ChildGuardians record={record} />
      <ChildPickupPersons record={record} />
      <ChildWeeks record={record} />
    </>
  );
}

/** New health data asks how the parents consented. The tax number is fixed once saved; parents above, invited guardians, pick-up persons and the child's weeks below. */
export default {
  fields: {
    tax: FixedTaxInput,
    parents: ParentsInput,
    health_consent: ConsentInput,
    health_consent_way: ConsentWayInput,
  },
  Above: ChildNotes,
  Below,
} satisfies FormOverrides;
