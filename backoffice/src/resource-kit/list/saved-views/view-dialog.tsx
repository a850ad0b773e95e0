import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { OFFICE_API, VIEW_NAME_MAX, type SavedView, type SavedViewState } from '@feria/shared';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useCan } from '../../account';
import { CancelButton } from '../../asking/asking-dialog';
import type { FeriaDataProvider } from '../../data-provider';
import { messageOf } from '../../message-of';
import { TitledDialog } from '../../titled-dialog';
import type { Section } from '../../types';
import { useReadAgain } from './use-views';
import { useViewWords } from './words';

/** Saves what the list shows under a name, or changes a view. */
export function ViewDialog(props: {
  section: Section;
  /** `null` for a new one. */
  saved: SavedView | null;
  state: SavedViewState;
  onClose: () => void;
}) {
  const { section, saved, state, onClose } = props;
  const [name, setName] = useState(saved?.name ?? '');
  const [isShared, setShared] = useState(saved?.shared ?? false);
  const [takesOver, setTakesOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { api } = useDataProvider<FeriaDataProvider>();
  const readAgain = useReadAgain(section);
  const notify = useNotify();
  const translate = useTranslate();
  const can = useCan();
  const words = useViewWords();
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      if (!saved) {
        const body = { list: section.name, name, shared: isShared, ...state };
        await api('POST', OFFICE_API.savedView, { body });
      } else {
        const { id, version } = saved;
        const body = { version, name, shared: isShared, ...(takesOver ? state : {}) };
        await api('PUT', `${OFFICE_API.savedView}/{id}`, { params: { id }, body });
      }
      await readAgain();
      notify(words('saved'), { type: 'success' });
      onClose();
    } catch (problem) {
      setError(problem);
      setBusy(false);
      // What somebody else has made of it is shown behind the dialog.
      await readAgain();
    }
  };
  const ofName =
    error instanceof HttpError ? (error.body as { errors?: { name?: string } })?.errors?.name : undefined;
  return (
    <TitledDialog
      title={saved ? words('edit', { name: saved.name }) : words('save')}
      onClose={() => !isBusy && onClose()}
      sx={{ display: 'grid', gap: 1 }}
      actions={
        <>
          <CancelButton disabled={isBusy} />
          <Button
            variant="contained"
            loading={isBusy}
            disabled={name.trim() === ''}
            onClick={() => void save()}
          >
            {translate('ra.action.save')}
          </Button>
        </>
      }
    >
      {error !== null && !ofName && <Alert severity="error">{messageOf(error, translate)}</Alert>}
      <TextField
        label={words('name')}
        value={name}
        required
        autoFocus
        error={ofName !== undefined}
        helperText={ofName}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
        sx={{ mt: 1 }}
      />
      {can('option.update') && (
        <FormControlLabel
          label={words('for_all')}
          control={<Checkbox checked={isShared} onChange={(_, checked) => setShared(checked)} />}
        />
      )}
      {saved && (
        <FormControlLabel
          label={words('take_over')}
          control={<Checkbox checked={takesOver} onChange={(_, checked) => setTakesOver(checked)} />}
        />
      )}
    </TitledDialog>
  );
}
