import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatEuros, toEuros, type StaffRegistration } from '@feria/shared';
import { useLanguage, useText } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { openCents } from './openCents';

const total = { fontWeight: 700, fontSize: '0.875rem', color: 'text.primary' } as const;

const amount = { whiteSpace: 'nowrap' } as const;

/** Name, paid and open amount of registrations, and what is open altogether. */
export function OpenAmounts(props: { registrations: readonly StaffRegistration[]; total: number }) {
  const text = useText();
  const language = useLanguage();
  return (
    <TableContainer>
      <Table size="small">
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
              <TableCell align="right" sx={amount}>
                {formatEuros(registration.payed_amount)}
              </TableCell>
              <TableCell align="right" sx={amount}>
                {formatEuros(toEuros(openCents(registration)))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={3} sx={total}>
              {text('registrations.book.total')}
            </TableCell>
            <TableCell align="right" sx={{ ...total, ...amount }}>
              {formatEuros(props.total)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
