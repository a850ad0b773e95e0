import ContentPasteSearch from '@mui/icons-material/ContentPasteSearch';
import Payments from '@mui/icons-material/Payments';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { StaffRegistration } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { matchReferences, readPasted, type MatchedReferences } from './match-references';
import { registrations } from './section';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/** References of one search: they are sent in its URL. */
const REFERENCES_PER_SEARCH = 100;

/** Opens a box for references from a bank statement, which selects the registrations that they pay. */
export function PasteReferencesButton({ onBook }: { onBook: (ids: readonly number[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  const text = useText();
  return (
    <>
      <Button startIcon={<ContentPasteSearch />} onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
        {text('registrations.paste.action')}
      </Button>
      {isOpen && <PasteReferencesDialog onBook={onBook} onClose={() => setOpen(false)} />}
    </>
  );
}

function PasteReferencesDialog(props: { onBook: (ids: readonly number[]) => void; onClose: () => void }) {
  const { selectedIds = [], onSelect } = useListContext<StaffRegistration>();
  const [pasted, setPasted] = useState('');
  const [result, setResult] = useState<(MatchedReferences & { invalid: string[] }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const text = useText();
  const type = (value: string) => {
    setPasted(value);
    setResult(null);
    setProblem(null);
  };
  const select = async () => {
    const { references, invalid } = readPasted(pasted);
    if (references.length === 0) {
      setProblem(text('registrations.paste.none'));
      return;
    }
    setBusy(true);
    try {
      const found = new Map<number, StaffRegistration>();
      for (let start = 0; start < references.length; start += REFERENCES_PER_SEARCH) {
        const { data } = await dataProvider.getList<StaffRegistration>(registrations.route, {
          filter: { q: references.slice(start, start + REFERENCES_PER_SEARCH).join(' ') },
          sort: { field: 'id', order: 'ASC' },
          pagination: { page: 1, perPage: ALL_ROWS },
        });
        for (const row of data) found.set(row.id, row);
      }
      const matched = matchReferences(references, [...found.values()]);
      onSelect([...new Set([...selectedIds, ...matched.open])]);
      setResult({ ...matched, invalid });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      setProblem(translate(message, { _: message }));
    } finally {
      setBusy(false);
    }
  };
  const book = () => {
    props.onClose();
    props.onBook(selectedIds as number[]);
  };
  const canBook = result !== null && result.open.length > 0;
  return (
    <TitledDialog
      title={text('registrations.paste.action')}
      onClose={props.onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton>{translate('ra.action.close')}</CancelButton>
          {canBook ? (
            <Button onClick={book} variant="contained" startIcon={<Payments />}>
              {text('registrations.book.title')}
            </Button>
          ) : (
            <Button onClick={() => void select()} variant="contained" loading={busy}>
              {text('registrations.paste.select')}
            </Button>
          )}
        </>
      }
    >
      <TextField
        autoFocus
        multiline
        minRows={4}
        maxRows={12}
        label={text('registrations.paste.label')}
        helperText={problem ?? text('registrations.paste.help')}
        error={problem !== null}
        value={pasted}
        onChange={({ target }) => type(target.value)}
        sx={{ mt: 1 }}
      />
      {result && <Matched {...result} />}
    </TitledDialog>
  );
}

/** How many registrations were selected, and which references selected none. */
function Matched({ open, notFound, nothingOpen, invalid }: MatchedReferences & { invalid: string[] }) {
  const text = useText();
  return (
    <div role="status">
      <Alert severity={open.length > 0 ? 'success' : 'info'}>
        {text('registrations.paste.selected', { smart_count: open.length })}
      </Alert>
      {(
        [
          ['not_found', notFound],
          ['nothing_open', nothingOpen],
          ['invalid', invalid],
        ] as const
      ).map(
        ([key, references]) =>
          references.length > 0 && (
            <Alert key={key} severity="warning" sx={{ mt: 1 }}>
              {text(`registrations.paste.${key}`, { references: references.join(', ') })}
            </Alert>
          ),
      )}
    </div>
  );
}
