import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  API,
  limitOf,
  PICKUP_NAME_MAX,
  PICKUP_RELATION_MAX,
  type PickupPerson,
  type PickupPersonInput,
  samePhone,
} from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { changedMeanwhileOf, useChangedQuestion } from '../../resource-kit/changed/use-changed-question';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useOnSiteWords } from './on-site-words';
import { otherProblem, problemAt } from './problem-at';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

const FIELDS = [
  { field: 'name', max: PICKUP_NAME_MAX, required: true },
  { field: 'phone', max: 40, required: true },
  { field: 'relation', max: PICKUP_RELATION_MAX, required: false },
] as const;

type Typed = Record<(typeof FIELDS)[number]['field'], string> & { id: number | null; key: number };

interface PickupDialogProps {
  child: { id: number; name: string };
  persons: readonly PickupPerson[];
  /** Of the list, as it was read. */
  version: string | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

let lastKey = 0;

/** A row of the form, with a key of its own. */
function rowOf(person: Partial<PickupPersonInput>): Typed {
  lastKey += 1;
  return {
    id: person.id ?? null,
    name: person.name ?? '',
    phone: person.phone ?? '',
    relation: person.relation ?? '',
    key: lastKey,
  };
}

/** How many persons a child may have, as the organiser says. */
function useMostPersons(): number {
  const { api } = useDataProvider<FeriaDataProvider>();
  const { data = [] } = useQuery({ queryKey: ['options'], queryFn: () => api('GET', API.options) });
  return limitOf('limit_pickup_persons', data.find(({ key }) => key === 'limit_pickup_persons')?.value);
}

/** The list of who may pick up a child, in one form. What the server refuses stands at its field, and nothing is lost. */
export function PickupDialog({ child, persons, version, onSaved, onClose }: PickupDialogProps) {
  const { ask, question } = useChangedQuestion();
  const { api } = useDataProvider<FeriaDataProvider>();
  const max = useMostPersons();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useOnSiteWords();
  const [typed, setTyped] = useState(() => (persons.length ? persons : [{}]).map(rowOf));
  // Stays with the list that it was read with, whatever the page around reads meanwhile.
  const [opened] = useState(version);
  const [isChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (rows: Typed[]): void => {
    setTyped(rows);
    setChanged(true);
  };
  /** Asks whose list is to stay when somebody else has changed it meanwhile; `null` when that was cancelled. */
  const saveList = async (
    persons: PickupPersonInput[],
    seen: string | undefined,
  ): Promise<PickupPerson[] | null> => {
    try {
      const body = { persons, ...(seen !== undefined && { version: seen }) };
      return await api('PUT', 'api/child/{id}/pickup-persons', { params: { id: child.id }, body });
    } catch (problem) {
      const changed = changedMeanwhileOf(problem);
      if (!changed) throw problem;
      const theirs = changed.conflicts.persons?.theirs as PickupPerson[];
      const both = together(persons, theirs);
      const choice = await ask([
        {
          name: 'persons',
          label: words('pickup_title', { name: child.name }),
          yours: linesOf(persons),
          theirs: linesOf(theirs),
          both: linesOf(both),
        },
      ]);
      if (!choice) return null;
      const known = new Set(theirs.map(({ id }) => id));
      // Who was removed meanwhile is a new person.
      const yours = persons.map(({ id, ...person }) =>
        id != null && known.has(id) ? { id, ...person } : person,
      );
      const chosen = { yours, theirs, both }[choice.persons ?? 'yours'];
      setTyped(chosen.map((person) => rowOf(person)));
      return saveList(chosen, changed.version);
    }
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const saved = await saveList(typed.map(inputOf), opened);
      if (!saved) return setBusy(false);
      await onSaved();
      notify(words('pickup_saved'), { type: 'success' });
      onClose();
    } catch (problem) {
      setError(problem as Error);
      setBusy(false);
      // Whom a parent has removed meanwhile is a new person for the next save; the message says so.
      setTyped(
        typed.map((row, index) =>
          problemAt(problem as Error, `persons.${index}.id`) ? { ...row, id: null } : row,
        ),
      );
    }
  };
  const isField = (path: string): boolean => FIELDS.some(({ field }) => path.endsWith(`.${field}`));
  const general = error && otherProblem(error, isField);
  const isFull = typed.length >= max;
  return (
    <TitledDialog
      title={words('pickup_title', { name: child.name })}
      onClose={() => !isBusy && onClose()}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={isBusy} />
          <Button onClick={() => void save()} variant="contained" loading={isBusy}>
            {translate('ra.action.save')}
          </Button>
        </>
      }
    >
      {question}
      {general && <Alert severity="error">{translate(general, { _: general })}</Alert>}
      {typed.length === 0 && <Typography>{words('pickup_empty')}</Typography>}
      {typed.map((row, index) => (
        <Box
          key={row.key}
          role="group"
          aria-label={words('person', { number: index + 1 })}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '3fr 2fr 2fr auto' },
            gap: { xs: 1.75, sm: 1 },
            alignItems: 'start',
            pt: 1,
          }}
        >
          {FIELDS.map(({ field, max, required }) => {
            const problem = problemAt(error, `persons.${index}.${field}`);
            return (
              <TextField
                key={field}
                label={words(`person_${field}`)}
                type={field === 'phone' ? 'tel' : 'text'}
                required={required}
                value={row[field]}
                onChange={({ target }) =>
                  change(typed.map((other) => (other === row ? { ...row, [field]: target.value } : other)))
                }
                error={problem !== undefined}
                helperText={problem}
                autoComplete="off"
                // A new row is what its button was pressed for.
                autoFocus={isChanged && field === 'name' && row.name === ''}
                slotProps={{ htmlInput: { maxLength: max } }}
              />
            );
          })}
          <RemoveButton
            label={words('person_remove', { name: row.name || words('person', { number: index + 1 }) })}
            onClick={() => {
              change(typed.filter((other) => other !== row));
              setError(null);
              setTimeout(() => addButton.current?.focus());
            }}
          />
        </Box>
      ))}
      {isFull && <Typography color="textSecondary">{words('pickup_full', { max })}</Typography>}
      <Box sx={{ display: isFull ? 'none' : undefined }}>
        <Button
          ref={addButton}
          variant="outlined"
          startIcon={<Add />}
          onClick={() => change([...typed, rowOf({})])}
        >
          {words('person_add')}
        </Button>
      </Box>
    </TitledDialog>
  );
}

/** Both lists as one: whoever is in the stored one, as it was typed here where it was, and then who is new here. */
function together(yours: readonly PickupPersonInput[], theirs: readonly PickupPerson[]): PickupPersonInput[] {
  const known = new Set(theirs.map(({ id }) => id));
  const isNew = ({ id, name, phone }: PickupPersonInput): boolean =>
    (id == null || !known.has(id)) &&
    !theirs.some((person) => person.name === name && samePhone(person.phone, phone));
  return [
    ...theirs.map((person) => yours.find(({ id }) => id === person.id) ?? person),
    ...yours.filter(isNew).map(({ id: _, ...person }) => person),
  ];
}

/** A line for each person. */
function linesOf(persons: readonly PickupPersonInput[]): string {
  return persons
    .map(({ name, relation, phone }) => [name, relation, phone].filter(Boolean).join(', '))
    .join('\n');
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} color="error" onClick={onClick} sx={{ justifySelf: 'end' }}>
        <DeleteOutline />
      </IconButton>
    </Tooltip>
  );
}

function inputOf({ id, name, phone, relation }: Typed): PickupPersonInput {
  return { ...(id !== null && { id }), name, phone, relation: relation || null };
}
