import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  API,
  formatEuros,
  isIsoDate,
  PAYMENT_METHODS,
  romeDate,
  toCents,
  toEuros,
  type OfficeFamilyRegistration,
  type OfficeGuardian,
  type PaymentMethod,
} from '@feria/shared';
import { randomKey } from '@feria/shared/browser/random-key';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import { parseEuros } from '../../resource-kit/inputs/parse';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { messageOf } from '../registrations/message-of';
import { usePaymentText } from './section';
import { splitOver } from './shares';

interface Props {
  person: Pick<OfficeGuardian, 'id' | 'first_name' | 'last_name'>;
  /** Registrations with an open amount, the oldest first. */
  open: readonly OfficeFamilyRegistration[];
  /** Euros of credit to use; `null` to book a new payment. */
  credit: number | null;
  onClose: () => void;
}

/** Books a payment of a parent, or uses the credit, for registrations of the children (product.md#the-ledger). */
export function RecordPaymentDialog({ person, open, credit, onClose }: Props) {
  const words = usePaymentText();
  const translate = useTranslate();
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const openCents = open.reduce((sum, registration) => sum + toCents(registration.open), 0);
  const start = Math.min(openCents, credit === null ? openCents : toCents(credit));
  const [details, setDetails] = useState({
    ...{ date: romeDate(new Date()), method: 'bank' as PaymentMethod, payer: '', reference: '', note: '' },
  });
  const [amount, setAmount] = useState(start > 0 ? written(start) : '');
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [mail, setMail] = useState(true);
  const [sent, setSent] = useState({ body: '', key: '' });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const cents = centsOf(amount);
  const debts = open.map(({ id, open: owed }) => ({ registrationId: id, open: toCents(owed) }));
  const split = splitOver(cents ?? 0, debts);
  // As long as nothing is typed for a registration, the amount is split by itself.
  const shares = open.map((registration) => {
    const text =
      typed.get(registration.id) ?? (typed.size === 0 ? written(split.get(registration.id) ?? 0) : '');
    return { registration, text, cents: centsOf(text || '0') };
  });
  const given = shares.reduce((sum, share) => sum + (share.cents ?? 0), 0);
  const rest = (cents ?? 0) - given;
  const isValid =
    cents !== null &&
    cents > 0 &&
    rest >= 0 &&
    shares.every((share) => share.cents !== null) &&
    (credit === null ? isIsoDate(details.date) : given > 0);
  const type = (id: number, text: string): void => {
    const now = new Map(shares.map((share) => [share.registration.id, share.text]));
    setTyped(now.set(id, text));
  };
  const book = async (): Promise<void> => {
    setBusy(true);
    const body = {
      ...{ person_id: person.id, mail: mail ? undefined : false },
      shares: shares
        .filter((share) => share.cents)
        .map(({ registration, cents: share }) => ({
          ...{ registration_id: registration.id, amount: toEuros(share ?? 0) },
        })),
    };
    const payment = { ...body, ...details, amount: toEuros(cents ?? 0) };
    // The same once more has the same key: when only the answer got lost, nothing is booked twice.
    const content = JSON.stringify(payment);
    const idempotencyKey = sent.body === content ? sent.key : randomKey();
    setSent({ body: content, key: idempotencyKey });
    try {
      if (credit === null) await dataProvider.api('POST', API.payment, { body: payment, idempotencyKey });
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
          <Button onClick={onClose} color="inherit" disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
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
        {credit === null && <Details details={details} onChange={setDetails} />}
      </Stack>
      <Shares shares={shares} onType={type} isNone={credit === null && open.length === 0} />
      {rest < 0 && <Alert severity="warning">{words('above', { above: formatEuros(toEuros(-rest)) })}</Alert>}
      {rest > 0 && <Alert severity="info">{words('to_credit', { rest: formatEuros(toEuros(rest)) })}</Alert>}
      {given > 0 && <MailCheckbox checked={mail} onChange={setMail} disabled={busy} />}
    </TitledDialog>
  );
}

interface PaymentDetails {
  date: string;
  method: PaymentMethod;
  payer: string;
  reference: string;
  note: string;
}

function Details({
  details,
  onChange,
}: {
  details: PaymentDetails;
  onChange: (details: PaymentDetails) => void;
}) {
  const words = usePaymentText();
  const set = (change: Partial<PaymentDetails>): void => onChange({ ...details, ...change });
  const text = (name: 'payer' | 'reference' | 'note', max: number) => (
    <TextField
      label={words(`fields.${name}`)}
      value={details[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: max } }}
      autoComplete="off"
    />
  );
  return (
    <>
      <TextField
        type="date"
        label={words('fields.date')}
        value={details.date}
        onChange={(event) => set({ date: event.target.value })}
        error={!isIsoDate(details.date)}
        helperText={isIsoDate(details.date) ? null : words('date_error')}
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label={words('fields.method')}
        value={details.method}
        onChange={(event) => set({ method: event.target.value as PaymentMethod })}
        sx={{ minWidth: 160 }}
      >
        {PAYMENT_METHODS.map((method) => (
          <MenuItem key={method} value={method}>
            {words(`methods.${method}`)}
          </MenuItem>
        ))}
      </TextField>
      {text('payer', 140)}
      {text('reference', 140)}
      {text('note', 500)}
    </>
  );
}

interface Share {
  registration: OfficeFamilyRegistration;
  /** As typed, in euros. */
  text: string;
  /** `null` when the text is no amount. */
  cents: number | null;
}

function Shares(props: {
  shares: readonly Share[];
  onType: (registrationId: number, text: string) => void;
  isNone: boolean;
}) {
  const words = usePaymentText();
  const language = useLanguage();
  const id = useId();
  if (props.isNone) return <Alert severity="info">{words('nothing_open')}</Alert>;
  return (
    <div>
      <Typography id={id} variant="h6" component="h3">
        {words('shares')}
      </Typography>
      <TableContainer>
        <Table size="small" aria-labelledby={id}>
          <TableBody>
            {props.shares.map(({ registration, text, cents }) => {
              const { people, course, courseWeek } = registration;
              const name = `${people.first_name} ${people.last_name}, ${nameOf(course, language)}, ${nameOf(courseWeek, language)}`;
              return (
                <TableRow key={registration.id}>
                  <TableCell component="th" scope="row" sx={{ px: 0 }}>
                    {name}
                    <Typography variant="body2" color="textSecondary">
                      {words('open', { open: formatEuros(registration.open) })}
                    </Typography>
                  </TableCell>
                  <TableCell align="right" sx={{ px: 0, width: 130 }}>
                    <TextField
                      size="small"
                      value={text}
                      onChange={(event) => props.onType(registration.id, event.target.value)}
                      error={cents === null}
                      autoComplete="off"
                      slotProps={{
                        htmlInput: {
                          'aria-label': words('share', { name }),
                          inputMode: 'decimal',
                          style: { textAlign: 'right' },
                        },
                      }}
                    />
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}

/** Cents of typed euros, `null` when they are no amount. */
function centsOf(text: string): number | null {
  const euros = parseEuros(text.trim());
  return euros === undefined ? null : toCents(euros);
}

/** Cents as euros to type over: `120,50`; nothing for 0. */
function written(cents: number): string {
  return cents === 0 ? '' : formatEuros(toEuros(cents)).replace(/\s?€/, '');
}
