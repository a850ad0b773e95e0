import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDate, formatEuros, OFFICE_API, toCents, toEuros, type ArchivedShare } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { usePaymentText } from '../../ledger/payment-text';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useArchiveWords } from './words';

/** What the ledger has of a parent whose data are erased, share by share. */
export function SharesDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const words = useArchiveWords();
  const text = useText();
  const translate = useTranslate();
  const language = useLanguage();
  const { api } = useDataProvider<FeriaDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [OFFICE_API.accountingArchive, id, language],
    queryFn: () => api('GET', `${OFFICE_API.accountingArchive}/{id}`, { params: { id } }),
    gcTime: 0,
    retry: false,
  });
  return (
    <TitledDialog
      title={words('title', { name })}
      maxWidth={900}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {words('close')}
        </Button>
      }
    >
      {data && <Shares shares={data.shares} title={words('title', { name })} />}
      {!data && !error && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
          <CircularProgress size={28} aria-label={text('delete.loading')} />
        </Box>
      )}
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {words('retry')}
            </Button>
          }
        >
          {words('failed')} {messageOf(error, translate)}
        </Alert>
      )}
    </TitledDialog>
  );
}

function Shares({ shares, title }: { shares: readonly ArchivedShare[]; title: string }) {
  const words = useArchiveWords();
  const payment = usePaymentText();
  const sum = shares.reduce((cents, { amount }) => cents + toCents(amount), 0);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{words('shares.date')}</TableCell>
            <TableCell align="right">{words('shares.amount')}</TableCell>
            {(['purpose', 'child', 'method', 'payer'] as const).map((column) => (
              <TableCell key={column}>{words(`shares.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shares.map((share, index) => (
            <TableRow key={index}>
              <TableCell>{formatDate(share.date)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatEuros(share.amount)}
              </TableCell>
              <TableCell>
                {share.is_credit
                  ? words('credit')
                  : [share.course, share.course_week].filter(Boolean).join(', ') || '–'}
              </TableCell>
              <TableCell>{share.child ?? '–'}</TableCell>
              <TableCell>{payment(`methods.${share.method}`)}</TableCell>
              <TableCell>{share.payer ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& > *': { fontWeight: 600, color: 'text.primary', fontSize: 'inherit' } }}>
            <TableCell component="th" scope="row">
              {words('total')}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatEuros(toEuros(sum))}
            </TableCell>
            <TableCell colSpan={4} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
