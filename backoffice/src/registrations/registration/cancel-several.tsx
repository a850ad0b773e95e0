import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import {
  formatEuros,
  MAX_CANCELLED,
  OFFICE_API,
  type CancelledSeveral,
  type CancelSeveralPreview,
} from '@feria/shared';
import { randomKey } from '@feria/shared/browser/random-key';
import { useQuery } from '@tanstack/react-query';
import { useContext, useId, useState } from 'react';
import {
  ListContext,
  type ListControllerResult,
  useDataProvider,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useLanguage } from '../../i18n';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { LoadFailed } from '../../resource-kit/load-failed';
import { messageOf } from '../../resource-kit/message-of';
import { ResultDialog } from '../../resource-kit/result-dialog';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useCancelWords } from './cancel-several-words';
import { ReasonInput } from './reason-input';

type Fees = 'steps' | 'none';

/**
 * Asks before several registrations are cancelled, and says what that would do: how many, fees, mails, money that becomes credit. Says
 * afterwards which could not be and why (product/registrations.md#several-at-once).
 */
export default function CancelSeveralDialog({
  ids,
  onClose,
}: {
  ids: readonly number[];
  onClose: () => void;
}) {
  const [done, setDone] = useState<CancelledSeveral>();
  const words = useCancelWords();
  if (done) return <Outcome done={done} onClose={onClose} />;
  if (ids.length > MAX_CANCELLED)
    return (
      <TitledDialog
        title={words('title')}
        onClose={onClose}
        asks={false}
        actions={<CancelButton autoFocus />}
      >
        <Alert severity="warning">{words('too_many', { max: MAX_CANCELLED })}</Alert>
      </TitledDialog>
    );
  return <Question ids={ids} onClose={onClose} onDone={setDone} />;
}

/** Never cached: what it would do may have changed since the last question. */
function usePreview(ids: readonly number[]) {
  const { api } = useDataProvider<FeriaDataProvider>();
  return useQuery({
    queryKey: ['cancel-preview', ids, useLanguage()],
    queryFn: () => api('POST', OFFICE_API.cancelSeveralPreview, { body: { ids: [...ids] } }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

function Question(props: {
  ids: readonly number[];
  onClose: () => void;
  onDone: (done: CancelledSeveral) => void;
}) {
  const { data, error, isFetching, refetch } = usePreview(props.ids);
  const [fees, setFees] = useState<Fees>('steps');
  const [reason, setReason] = useState('');
  const [mail, setMail] = useState<boolean>();
  const [sent, setSent] = useState<{ body: string; key: string }>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { api } = useDataProvider<FeriaDataProvider>();
  const translate = useTranslate();
  const words = useCancelWords();
  const found = data?.registrations ?? [];
  const needsReason = fees === 'none' && (data?.fees ?? 0) > 0;
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = {
        registrations: found.map(({ id, fee }) =>
          fee === null ? { id } : { id, fee: fees === 'steps' ? fee : 0 },
        ),
        ...(needsReason && { reason: reason.trim() }),
        ...(mail !== undefined && { mail }),
      };
      // The same once more has the same key: when only the answer got lost, nothing is cancelled twice.
      const now = JSON.stringify(body);
      const key = sent?.body === now ? sent.key : randomKey();
      setSent({ body: now, key });
      props.onDone(await api('POST', OFFICE_API.cancelSeveral, { body, idempotencyKey: key }));
    } catch (refused) {
      setFailure(messageOf(refused, translate));
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={data ? words('title_count', { smart_count: found.length }) : words('title')}
      onClose={props.onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} autoFocus />
          <Button
            onClick={() => void send()}
            color="error"
            variant="contained"
            loading={busy}
            disabled={found.length === 0 || (needsReason && reason.trim() === '')}
          >
            {words('confirm')}
          </Button>
        </>
      }
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      {!data && isFetching && <Skeleton variant="rounded" height={180} />}
      {!data && !isFetching && error && (
        <LoadFailed onRetry={() => void refetch()}>{messageOf(error, translate)}</LoadFailed>
      )}
      {data && <Consequences preview={data} fees={fees} />}
      {data && data.fees > 0 && (
        <FeesChoice total={data.fees} fees={fees} onChange={setFees} disabled={busy} />
      )}
      {needsReason && (
        <ReasonInput
          label={words('reason')}
          help={words('reason_help')}
          value={reason}
          onChange={setReason}
          disabled={busy}
        />
      )}
      {data && data.mails_if_told > 0 && (
        <MailChoice preview={data} mail={mail} onChange={setMail} disabled={busy} />
      )}
    </TitledDialog>
  );
}

function FeesChoice(props: { total: number; fees: Fees; onChange: (fees: Fees) => void; disabled: boolean }) {
  const words = useCancelWords();
  return (
    <RadioGroup
      aria-label={words('fees')}
      value={props.fees}
      onChange={(_, value) => props.onChange(value as Fees)}
    >
      <FormControlLabel
        value="steps"
        control={<Radio size="small" />}
        disabled={props.disabled}
        label={words('by_steps', { amount: formatEuros(props.total) })}
      />
      <FormControlLabel
        value="none"
        control={<Radio size="small" />}
        disabled={props.disabled}
        label={words('without')}
      />
    </RadioGroup>
  );
}

/** Without a choice the parents of weeks that have not started are told. */
function MailChoice(props: {
  preview: CancelSeveralPreview;
  mail: boolean | undefined;
  onChange: (mail: boolean) => void;
  disabled: boolean;
}) {
  const { mails, mails_if_told } = props.preview;
  const words = useCancelWords();
  const checked = props.mail ?? mails > 0;
  const count = props.mail === undefined && mails > 0 ? mails : mails_if_told;
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start' }}
      control={
        <Checkbox
          checked={checked}
          onChange={(_, value) => props.onChange(value)}
          disabled={props.disabled}
          sx={{ pt: 0 }}
        />
      }
      label={words('mail', { smart_count: count })}
    />
  );
}

function Consequences({ preview, fees }: { preview: CancelSeveralPreview; fees: Fees }) {
  const words = useCancelWords();
  const { registrations, gone, not_reached, present_today } = preview;
  const waiting = registrations.filter(({ is_waiting }) => is_waiting).length;
  const places = registrations.length - waiting;
  const credit = fees === 'steps' ? preview.credit : preview.credit_without_fees;
  const counts = [
    ...(places > 0 ? [words('count', { smart_count: places })] : []),
    ...(waiting > 0 ? [words('count_waiting', { smart_count: waiting })] : []),
  ];
  if (registrations.length === 0) return <Alert severity="info">{words('nothing')}</Alert>;
  return (
    <>
      <Rows registrations={registrations} />
      {present_today !== null && <Alert severity="warning">{present_today}</Alert>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.5 } }} aria-live="polite">
        <li>{counts.join(', ')}</li>
        {gone.length > 0 && <li>{words('gone', { smart_count: gone.length })}</li>}
        {preview.fees === 0 && <li>{words('no_fees')}</li>}
        <li>{credit > 0 ? words('credit', { amount: formatEuros(credit) }) : words('no_credit')}</li>
        {places > 0 && <li>{words('seats')}</li>}
        {not_reached.length > 0 && <li>{words('not_reached', { names: not_reached.join(', ') })}</li>}
      </Box>
    </>
  );
}

/** Who is cancelled, in a box of its own height: of many one scrolls. */
function Rows({ registrations }: Pick<CancelSeveralPreview, 'registrations'>) {
  const words = useCancelWords();
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="h3">
        {words('who')}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby={id} sx={{ maxHeight: 240 }}>
        <Table size="small" stickyHeader sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{words('child')}</TableCell>
              <TableCell>{words('week')}</TableCell>
              <TableCell align="right">{words('fee')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {registrations.map((row) => (
              <TableRow key={row.id}>
                <TableCell>{row.name}</TableCell>
                <TableCell>{`${row.course}, ${row.week}`}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {row.is_waiting ? words('waits') : formatEuros(row.fee ?? 0)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

function Outcome({ done, onClose }: { done: CancelledSeveral; onClose: () => void }) {
  const { cancelled, mails, failed } = done;
  // On other pages than the list nothing is selected.
  const list = useContext(ListContext) as ListControllerResult | undefined;
  const refresh = useRefresh();
  const words = useCancelWords();
  const close = () => {
    list?.onUnselectItems();
    refresh();
    onClose();
  };
  const lines = failed.map(({ id, name, message }) =>
    words('why', { name: name ?? words('nameless', { id }), message }),
  );
  return (
    <ResultDialog
      result={{
        kind: failed.length === 0 ? 'success' : 'warning',
        title: words('done', { smart_count: cancelled.length }),
        messages: [
          ...(cancelled.length === 0
            ? []
            : [mails > 0 ? words('mails', { smart_count: mails }) : words('no_mails')]),
          ...(failed.length === 0 ? [] : [words('some_failed', { smart_count: failed.length }), ...lines]),
        ],
      }}
      onClose={close}
    />
  );
}
