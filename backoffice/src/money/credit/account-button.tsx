import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { CreditRecord } from '@feria/shared';
import { useState, type MouseEvent } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { credits } from './section';
import { useCreditWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

type Person = NonNullable<CreditRecord['person']>;

/** Enters to which account credit of a family is paid out; nothing for one whose data were erased. */
export function AccountButton({ row: { person } }: { row: CreditRecord }) {
  const [isOpen, setOpen] = useState(false);
  const words = useCreditWords();
  const can = useCan();
  if (!person || !can(credits.permissions.update)) return null;
  const label = words('account', { name: `${person.first_name} ${person.last_name}` });
  const open = (event: MouseEvent): void => {
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={open}>
          <AccountBalance fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <AccountDialog person={person} title={label} onClose={() => setOpen(false)} />}
    </>
  );
}

function AccountDialog(props: { person: Person; title: string; onClose: () => void }) {
  const { person, title, onClose } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useCreditWords();
  const [iban, setIban] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await dataProvider.api('PUT', 'api/refund-account/{id}', { params: { id: person.id }, body: { iban } });
      notify(words('account_saved'), { type: 'success' });
      refresh();
      onClose();
    } catch (problem) {
      setError(messageOf(problem, translate));
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button onClick={() => void save()} variant="contained" loading={busy}>
            {words('save')}
          </Button>
        </>
      }
    >
      <Typography>{words('account_help')}</Typography>
      <TextField
        label={words('iban')}
        value={iban}
        onChange={(event) => {
          setIban(event.target.value);
          setError(null);
        }}
        error={error !== null}
        helperText={error}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 60 } }}
      />
    </TitledDialog>
  );
}
