import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatDate, formatEuros, type Books } from '@feria/shared';
import { useId } from 'react';
import { usePaymentText } from '../../ledger/payment-text';
import { useBooksWords } from './words';

const numbers = { whiteSpace: 'nowrap' } as const;

/** What was received and paid out in the open days, by way of payment, as the journal has it. */
export function SumsTable({ sums }: { sums: Books }) {
  const words = useBooksWords();
  const payment = usePaymentText();
  const id = useId();
  const { from, until, methods, received, paid_out, lines } = sums;
  const period = { from: formatDate(from), until: formatDate(until) };
  const amounts = (one: { received: number; paid_out: number }) =>
    [one.received, one.paid_out, one.received - one.paid_out].map((amount, index) => (
      <TableCell key={index} align="right" sx={numbers}>
        {formatEuros(amount)}
      </TableCell>
    ));
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3">
        {from === null || from > until ? words('sums_all', period) : words('sums', period)}
      </Typography>
      {methods.length === 0 ? (
        <Typography color="textSecondary">{words('nothing')}</Typography>
      ) : (
        <TableContainer tabIndex={0} aria-labelledby={id} role="region" sx={{ maxWidth: 640 }}>
          <Table size="small" aria-labelledby={id}>
            <TableHead>
              <TableRow>
                <TableCell>{words('method')}</TableCell>
                {(['received', 'paid_out', 'balance'] as const).map((name) => (
                  <TableCell key={name} align="right">
                    {words(name)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {methods.map((one) => (
                <TableRow key={one.method}>
                  <TableCell component="th" scope="row">
                    {payment(`methods.${one.method}`)}
                  </TableCell>
                  {amounts(one)}
                </TableRow>
              ))}
            </TableBody>
            <TableFooter>
              <TableRow sx={{ '& > *': { fontWeight: 600, color: 'text.primary', fontSize: 'inherit' } }}>
                <TableCell component="th" scope="row">
                  {words('total')}
                </TableCell>
                {amounts({ received, paid_out })}
              </TableRow>
            </TableFooter>
          </Table>
        </TableContainer>
      )}
      {lines > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {words('lines', { smart_count: lines })}
        </Typography>
      )}
    </section>
  );
}
