import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DEFAULT_PAGE_SIZE,
  formatDate,
  formatEuros,
  OFFICE_API,
  romeDate,
  type PayoutRecord,
  type SepaFileRecord,
} from '@feria/shared';
import { DOCUMENT } from '@feria/shared/document-routes';
import { inGroupsOfFour } from '@feria/shared/rules/iban';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ParentLink } from '../../families/person/parent-link';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { ExportButton } from '../../resource-kit/export-button';
import { ExecutedDialog } from './executed-dialog';
import { credits } from './section';
import { sumOf } from './sum-of';
import { WithdrawButton } from './withdraw-button';
import { useCreditWords } from './words';

/** The files of transfers that were made, the newest first: what the bank has paid of them, and what the office can do. */
export function SepaFiles() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useCreditWords();
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [credits.route, 'files'],
    queryFn: () => api('GET', OFFICE_API.sepaFile, { query: { itemsPerPage: DEFAULT_PAGE_SIZE } }),
  });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {words('files')}
      </Typography>
      {error && !data && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {words('retry')}
            </Button>
          }
        >
          {words('files_failed')}
        </Alert>
      )}
      {data?.length === 0 && <Typography color="textSecondary">{words('no_files')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((file) => (
          <li key={file.id}>
            <File file={file} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function File({ file }: { file: SepaFileRecord }) {
  const words = useCreditWords();
  const can = useCan();
  const [isExecuting, setExecuting] = useState(false);
  const { id, reference, amount, open, payouts, created_at, created_by, format, account } = file;
  const isOpen = open > 0 && can(credits.permissions.update);
  const from = {
    format,
    account: `${account.name}, ${inGroupsOfFour(account.iban)}`,
    name: created_by ?? '',
  };
  return (
    <Paper variant="outlined" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {words('file', {
          reference,
          date: formatDate(romeDate(new Date(created_at))),
          amount: formatEuros(amount),
          smart_count: payouts.length,
        })}
      </Typography>
      <Typography>{useFileState(file)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {words(created_by === null ? 'file_from_nobody' : 'file_from', from)}
      </Typography>
      <details>
        <summary>{words('details')}</summary>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {payouts.map((payout) => (
            <li key={payout.end_to_end_id}>
              <Payout payout={payout} />
            </li>
          ))}
        </Stack>
      </details>
      {isOpen && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <ExportButton path={DOCUMENT.sepaFile(id)} label={words('download')} />
          <Button onClick={() => setExecuting(true)}>{words('executed')}</Button>
          <WithdrawButton file={file} />
        </Stack>
      )}
      {isExecuting && <ExecutedDialog file={file} onClose={() => setExecuting(false)} />}
    </Paper>
  );
}

/** What is still open, what the bank has paid, and what was withdrawn. */
function useFileState({ payouts, open, withdrawn_at }: SepaFileRecord): string {
  const words = useCreditWords();
  const [paid, withdrawn] = [sumOf(payouts, 'paid'), sumOf(payouts, 'withdrawn')];
  return [
    ...(open > 0 ? [words('file_open', { amount: formatEuros(open) })] : []),
    ...(paid > 0 ? [words('file_done', { amount: formatEuros(paid) })] : []),
    ...(withdrawn > 0 && withdrawn_at !== null
      ? [
          words('file_withdrawn', {
            date: formatDate(romeDate(new Date(withdrawn_at))),
            amount: formatEuros(withdrawn),
          }),
        ]
      : []),
  ].join(' · ');
}

function Payout({ payout }: { payout: PayoutRecord }) {
  const { person, amount, state, returned, masked, end_to_end_id } = payout;
  const words = useCreditWords();
  const rest = [masked, end_to_end_id, returned ? words('returned') : words(`states.${state}`)];
  return (
    <>
      {formatEuros(amount)} {person ? <ParentLink parent={person} /> : words('erased')}
      {' · '}
      <Typography component="span" variant="body2" color="textSecondary">
        {rest.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
