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
  MAX_PICKUP_PERSONS,
  PICKUP_NAME_MAX,
  PICKUP_RELATION_MAX,
  type PickupPerson,
  type PickupPersonInput,
} from '@feria/shared';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useOnSiteWords } from './on-site-words';
import { otherProblem, problemAt } from './problem-at';

const FIELDS = [
  { field: 'name', max: PICKUP_NAME_MAX, required: true },
  { field: 'phone', max: 40, required: true },
  { field: 'relation', max: PICKUP_RELATION_MAX, required: false },
] as const;

type Typed = Record<(typeof FIELDS)[number]['field'], string> & { id: number | null; key: number };

interface PickupDialogProps {
  child: { id: number; name: string };
  persons: readonly PickupPerson[];
  onSaved: (persons: readonly PickupPerson[]) => void;
  onClose: () => void;
}

/** The list of who may pick up a child, in one form. What the server refuses stands at its field, and nothing is lost. */
export function PickupDialog({ child, persons, onSaved, onClose }: PickupDialogProps) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useOnSiteWords();
  const nextKey = useRef(0);
  const rowOf = (person: Partial<PickupPerson>): Typed => ({
    ...{ id: person.id ?? null, name: person.name ?? '', phone: person.phone ?? '' },
    ...{ relation: person.relation ?? '', key: nextKey.current++ },
  });
  const [typed, setTyped] = useState(() => (persons.length ? persons : [{}]).map(rowOf));
  const [isChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (rows: Typed[]): void => {
    setTyped(rows);
    setChanged(true);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const body = { persons: typed.map(inputOf) };
      onSaved(await api('PUT', 'api/child/{id}/pickup-persons', { params: { id: child.id }, body }));
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
  const isFull = typed.length >= MAX_PICKUP_PERSONS;
  return (
    <TitledDialog
      title={words('pickup_title', { name: child.name })}
      // A click beside the dialog must not lose what was typed.
      onClose={() => !isBusy && !isChanged && onClose()}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <Button onClick={onClose} color="inherit" disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button onClick={() => void save()} variant="contained" loading={isBusy}>
            {translate('ra.action.save')}
          </Button>
        </>
      }
    >
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
      {isFull && (
        <Typography color="textSecondary">{words('pickup_full', { max: MAX_PICKUP_PERSONS })}</Typography>
      )}
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
