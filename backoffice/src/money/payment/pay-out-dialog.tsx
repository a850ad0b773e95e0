import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { formatEuros, isIsoDate, toCents, toEuros, type OfficeGuardian, OFFICE_API } from '@feria/shared';
import { randomKey } from '@feria/shared/browser/random-key';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { messageOf } from '../../resource-kit/message-of';
import { newDetails, PaymentDetailFields } from './payment-detail-fields';
import { usePaymentText } from '../../ledger/payment-text';
import { centsOf, writtenEuros } from './share-fields';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/** Books that credit was paid back to a parent (product/money.md#the-ledger). @param props.credit in euros */
export function PayOutDialog(props: {
  person: Pick<OfficeGuardian, 'id' | 'first_name' | 'last_name'>;
  credit: number;
  onClose: () => void;
}) {
  const { person, credit, onClose } = props;
  const words = usePaymentText();
  const translate = useTranslate();
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [details, setDetails] = useState(newDetails);
  const [amount, setAmount] = useState(writtenEuros(toCents(credit)));
  // One key for one dialog: when only the answer got lost, nothing is booked twice.
  const [sent, setSent] = useState({ body: '', key: '' });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const cents = centsOf(amount);
  const isAbove = cents !== null && cents > toCents(credit);
  const isValid = cents !== null && cents > 0 && !isAbove && isIsoDate(details.date);
  const book = async (): Promise<void> => {
    setBusy(true);
    const body = { ...details, person_id: person.id, amount: -toEuros(cents ?? 0) };
    const content = JSON.stringify(body);
    const idempotencyKey = sent.body === content ? sent.key : randomKey();
    setSent({ body: content, key: idempotencyKey });
    try {
      await dataProvider.api('POST', OFFICE_API.payment, { body, idempotencyKey });
      notify(words('paid_out'), { type: 'success' });
      refresh();
      onClose();
    } catch (problem) {
      setError(messageOf(problem, translate));
      setBusy(false);
    }
  };
  const helper = cents === null ? words('amount_error') : isAbove ? words('above_credit') : null;
  return (
    <TitledDialog
      title={words('pay_out_title', {
        name: `${person.first_name} ${person.last_name}`,
        credit: formatEuros(credit),
      })}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button onClick={() => void book()} variant="contained" loading={busy} disabled={!isValid}>
            {words('pay_out')}
          </Button>
        </>
      }
    >
      {error && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {error}
        </Alert>
      )}
      <Alert severity="info">{words('pay_out_help')}</Alert>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextField
          label={words('fields.amount')}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          error={helper !== null}
          helperText={helper}
          required
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <PaymentDetailFields details={details} onChange={setDetails} />
      </Stack>
    </TitledDialog>
  );
}
