import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { formatEuros, isIsoDate, toCents, toEuros, OFFICE_API } from '@feria/shared';
import { possiblePayers, type PossiblePayer } from '@feria/shared/rules/payer-name';
import { randomKey } from '@feria/shared/browser/random-key';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { messageOf } from '../../resource-kit/message-of';
import { newDetails, PaymentDetailFields } from './payment-detail-fields';
import { familyPayers, type PayingFamily } from './family-payers';
import { isPayerChosen, payerBody, PayerField, stillChosen, type ChosenPayer } from './payer-field';
import type { OpenDebt } from './open-debts';
import { usePaymentText } from '../../ledger/payment-text';
import { centsOf, sharedFor, ShareFields, useShares, writtenEuros } from './share-fields';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

interface Props {
  person: PossiblePayer;
  /** The parents of the family. */
  family: PayingFamily;
  /** What is open, the oldest first. */
  open: readonly OpenDebt[];
  /** Euros of credit to use; `null` to book a new payment. */
  credit: number | null;
  onClose: () => void;
}

/** Books a payment of a parent, or uses the credit, for registrations of the children (product/money.md#the-ledger). */
export function RecordPaymentDialog({ person, family, open, credit, onClose }: Props) {
  const words = usePaymentText();
  const translate = useTranslate();
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const openCents = open.reduce((sum, registration) => sum + toCents(registration.open), 0);
  const start = Math.min(openCents, credit === null ? openCents : toCents(credit));
  const [details, setDetails] = useState(newDetails);
  const [chosen, setPayer] = useState<ChosenPayer>(person.id);
  const [payerName, setPayerName] = useState('');
  const [amount, setAmount] = useState(writtenEuros(start));
  const [mail, setMail] = useState(true);
  const [sent, setSent] = useState({ body: '', key: '' });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const cents = centsOf(amount);
  const shared = useShares(cents ?? 0, open);
  const payers = possiblePayers(familyPayers(family), person.id, sharedFor(shared));
  const payer = stillChosen(chosen, payers);
  const isValid =
    cents !== null &&
    cents > 0 &&
    shared.isValid &&
    (credit === null ? isIsoDate(details.date) && isPayerChosen(payer, payerName) : shared.given > 0);
  const book = async (): Promise<void> => {
    setBusy(true);
    const body = { person_id: person.id, mail: mail ? undefined : false, shares: shared.body };
    const payment = {
      ...body,
      ...details,
      ...payerBody(payer, payerName),
      amount: toEuros(cents ?? 0),
    };
    // The same once more has the same key: when only the answer got lost, nothing is booked twice.
    const content = JSON.stringify(payment);
    const idempotencyKey = sent.body === content ? sent.key : randomKey();
    setSent({ body: content, key: idempotencyKey });
    try {
      if (credit === null)
        await dataProvider.api('POST', OFFICE_API.payment, { body: payment, idempotencyKey });
      else await dataProvider.api('POST', 'api/payment/credit', { body, idempotencyKey });
      notify(words('booked'), { type: 'success' });
      refresh();
      onClose();
    } catch (problem) {
      setError(messageOf(problem, translate));
      setBusy(false);
    }
  };
  const name = `${person.first_name} ${person.last_name}`;
  return (
    <TitledDialog
      title={
        credit === null
          ? words('book_title', { name })
          : words('use_title', { name, credit: formatEuros(credit) })
      }
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button onClick={() => void book()} variant="contained" loading={busy} disabled={!isValid}>
            {words(credit === null ? 'book' : 'use')}
          </Button>
        </>
      }
    >
      {error && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {error}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', pt: 1 }}>
        <TextField
          label={words('fields.amount')}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          error={cents === null}
          helperText={cents === null ? words('amount_error') : null}
          required
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        {credit === null && (
          <>
            <PayerField
              parents={payers}
              family={family}
              chosen={payer}
              name={payerName}
              onChoose={setPayer}
              onName={setPayerName}
            />
            <PaymentDetailFields details={details} onChange={setDetails} />
          </>
        )}
      </Stack>
      <ShareFields shared={shared} isNone={credit === null && open.length === 0} />
      {shared.given > 0 && <MailCheckbox checked={mail} onChange={setMail} disabled={busy} />}
    </TitledDialog>
  );
}
