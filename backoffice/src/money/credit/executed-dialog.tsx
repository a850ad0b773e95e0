import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatEuros, isIsoDate, romeToday, type SepaFileRecord } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { DateField } from '../../resource-kit/inputs/date-field';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useCreditWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/** Books that the bank has paid a whole file, where no statement says it. */
export function ExecutedDialog({
  file: { id, open },
  onClose,
}: {
  file: SepaFileRecord;
  onClose: () => void;
}) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useCreditWords();
  const [date, setDate] = useState<string>(romeToday);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const book = async (): Promise<void> => {
    setBusy(true);
    try {
      const { message } = await dataProvider.api('POST', 'api/credit/sepa-file/{id}/executed', {
        params: { id },
        body: { date },
      });
      notify(message, { type: 'success', messageArgs: { _: message } });
      refresh();
      onClose();
    } catch (problem) {
      setError(messageOf(problem, translate));
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={words('executed_title')}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button onClick={() => void book()} variant="contained" loading={busy} disabled={!isIsoDate(date)}>
            {words('executed_confirm')}
          </Button>
        </>
      }
    >
      {error && <Alert severity="error">{error}</Alert>}
      <Typography>{words('executed_help', { amount: formatEuros(open) })}</Typography>
      <DateField
        label={words('executed_date')}
        value={date}
        onChange={setDate}
        max={romeToday()}
        sx={{ maxWidth: 280 }}
      />
    </TitledDialog>
  );
}
