import Payments from '@mui/icons-material/Payments';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  formatEuros,
  isIsoDate,
  openAmount,
  type PaymentMethod,
  paymentOfRecord,
  type StaffRegistration,
  toEuros,
  OFFICE_API,
  romeToday,
} from '@feria/shared';
import { useContext, useState } from 'react';
import {
  ListContext,
  type ListControllerResult,
  useDataProvider,
  useNotify,
  useRefresh,
  useStore,
  useTranslate,
} from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useLanguage, useText } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { WhenAndHowFields } from '../../ledger/when-and-how';
import { paidMail } from './mail-rules';
import { messageOf } from '../../resource-kit/message-of';
import { PaidMailChoice } from './paid-mail';
import { useRegistrations } from './use-registrations';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/** Shows the open amounts of the selected registrations, and books them as paid on request (product/money.md#booking-payments). */
export function BookPaymentsDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const { data, error: loadError, refetch } = useRegistrations(ids);
  // On other pages than the list nothing is selected.
  const list = useContext(ListContext) as ListControllerResult | undefined;
  const [busy, setBusy] = useState(false);
  const [bookingError, setBookingError] = useState<string | null>(null);
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const text = useText();
  const waiting = (data ?? []).filter(({ is_waiting }) => is_waiting);
  const confirmed = (data ?? []).filter(({ is_waiting }) => !is_waiting);
  const unpaid = confirmed.filter((registration) => openAmount(paymentOfRecord(registration)) > 0);
  const openTotal = unpaid.reduce((sum, registration) => sum + openAmount(paymentOfRecord(registration)), 0);
  const [chosenMail, setChosenMail] = useState<boolean>();
  // Whoever books cash goes on with cash.
  const [method, setMethod] = useStore<PaymentMethod>('payment.method', 'bank');
  const [date, setDate] = useState(romeToday);
  const mailChoice = paidMail(unpaid, chosenMail, romeToday());

  const book = async () => {
    setBusy(true);
    try {
      const answer = await dataProvider.api('POST', OFFICE_API.setPayed, {
        body: { data: confirmed.map(({ id }) => id), mail: mailChoice.mail, method, date },
      });
      // `_` is the text that react-admin shows for a message that is no translation key.
      notify(answer.message, { type: 'success', messageArgs: { _: answer.message } });
      list?.onUnselectItems();
      refresh();
      onClose();
    } catch (error) {
      setBookingError(messageOf(error, translate));
      // Show the registrations as they are now: some may have been deleted, or paid by another user.
      await refetch();
      setBusy(false);
    }
  };
  const errorText = bookingError ?? (loadError ? messageOf(loadError, translate) : null);
  return (
    <TitledDialog
      title={text('registrations.book.title')}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy}>{translate('ra.action.close')}</CancelButton>
          <Button
            onClick={() => void book()}
            variant="contained"
            startIcon={<Payments />}
            loading={busy}
            loadingPosition="start"
            disabled={openTotal === 0 || !isIsoDate(date)}
          >
            {text('registrations.book.action')}
          </Button>
        </>
      }
    >
      {errorText && <Alert severity="error">{errorText}</Alert>}
      {data && <OpenAmounts registrations={confirmed} total={toEuros(openTotal)} />}
      {openTotal > 0 && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', pt: 1 }}>
          <WhenAndHowFields
            value={{ date, method }}
            onChange={(change) => {
              if (change.method) setMethod(change.method);
              if (change.date !== undefined) setDate(change.date);
            }}
            disabled={busy}
          />
        </Stack>
      )}
      {openTotal > 0 && <PaidMailChoice choice={mailChoice} onChange={setChosenMail} disabled={busy} />}
      {waiting.length > 0 && (
        <Alert severity="info">
          {text('registrations.book.waiting', {
            smart_count: waiting.length,
            names: waiting.map(({ people: child }) => `${child.first_name} ${child.last_name}`).join(', '),
          })}
        </Alert>
      )}
    </TitledDialog>
  );
}

const totalStyle = { fontWeight: 700, fontSize: '0.875rem', color: 'text.primary' } as const;

const amountStyle = { whiteSpace: 'nowrap' } as const;

/** Table with name, week, paid and open amount of each registration. @param props.total sum of the open amounts, in euros */
function OpenAmounts(props: { registrations: readonly StaffRegistration[]; total: number }) {
  const text = useText();
  const language = useLanguage();
  return (
    // On a phone the table may be wider than the screen. `tabIndex` lets people scroll it with the keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={text('registrations.book.title')}>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('registrations.full_name')}</TableCell>
            <TableCell>{text('registrations.week')}</TableCell>
            <TableCell align="right">{text('registrations.book.paid')}</TableCell>
            <TableCell align="right">{text('registrations.book.open')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {props.registrations.map((registration) => (
            <TableRow key={registration.id}>
              <TableCell>{`${registration.people.first_name} ${registration.people.last_name}`}</TableCell>
              <TableCell>
                {`${nameOf(registration.course, language)}, ${nameOf(registration.courseWeek, language)}`}
              </TableCell>
              <TableCell align="right" sx={amountStyle}>
                {formatEuros(registration.payed_amount)}
              </TableCell>
              <TableCell align="right" sx={amountStyle}>
                {formatEuros(toEuros(openAmount(paymentOfRecord(registration))))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={3} sx={totalStyle}>
              {text('registrations.book.total')}
            </TableCell>
            <TableCell align="right" sx={{ ...totalStyle, ...amountStyle }}>
              {formatEuros(props.total)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
