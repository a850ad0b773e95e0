import { API } from '@feria/shared/routes';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { calendarQuery } from './calendar';
import { request } from '../api/client';
import { ConfirmDialog } from '../components/confirm-dialog';
import { ErrorNotice, messageOf } from '../components/error-notice';
import { Skeleton } from '../components/skeleton';
import { useNotify } from '../components/toasts';
import { useI18n, useT } from '../i18n';

type Action = 'create' | 'renew' | 'end';

/** The address of the parent's calendar, and what can be done with it. */
export default function CalendarAddress() {
  const t = useT();
  const query = useQuery(calendarQuery);
  const { running, failure, run, clear } = useActions();
  const [question, setQuestion] = useState<'renew' | 'end' | null>(null);
  // The button that was pressed is gone then: the focus goes to what comes in its place.
  const [hasActed, setHasActed] = useState(false);
  const act = async (action: Action): Promise<void> => {
    setHasActed(true);
    if (await run(action)) setQuestion(null);
  };
  const ask = (about: 'renew' | 'end'): void => {
    clear();
    setQuestion(about);
  };

  if (!query.data)
    return query.error ? (
      <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton />
    );
  const { address } = query.data;
  return (
    <>
      {address ? (
        <Address address={address} focus={hasActed} onAsk={ask} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography>{t('calendar.none')}</Typography>
          <Button
            variant="contained"
            loading={running === 'create'}
            autoFocus={hasActed}
            onClick={() => void act('create')}
          >
            {t('calendar.create')}
          </Button>
          {failure && question === null && (
            <Typography role="alert" color="error">
              {failure}
            </Typography>
          )}
        </Box>
      )}
      {question && (
        <ConfirmDialog
          isDangerous
          title={t(`calendar.${question}_title`)}
          question={t(`calendar.${question}_question`)}
          confirmLabel={t(`calendar.${question}`)}
          isBusy={running !== null}
          error={failure}
          onConfirm={() => void act(question)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </>
  );
}

interface AddressProps {
  address: string;
  focus: boolean;
  onAsk: (about: 'renew' | 'end') => void;
}

function Address({ address, focus, onAsk }: AddressProps) {
  const t = useT();
  const notify = useNotify();
  const label = t('calendar.address');
  // React gives `autoFocus` to no link.
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focus) link.current?.focus();
  }, [focus]);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify('success', t('payment.copied', { label })),
      () => notify('error', t('payment.copy_failed')),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button
        variant="contained"
        // Calendar programs open this kind of address, and subscribe to it.
        href={address.replace(/^https?:/, 'webcal:')}
        ref={link}
      >
        {t('calendar.add')}
      </Button>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', maxWidth: '100%' }}>
        <Box component="dl" sx={{ m: 0, minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {address}
          </Typography>
        </Box>
        <IconButton aria-label={t('payment.copy', { label })} onClick={() => void copy()}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44em' }}>
        {t('calendar.help')}
      </Typography>
      <Typography variant="body2" sx={{ maxWidth: '44em' }}>
        {t('calendar.secret')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => onAsk('renew')}>
          {t('calendar.renew')}
        </Button>
        <Button size="small" color="error" onClick={() => onAsk('end')}>
          {t('calendar.end')}
        </Button>
      </Box>
    </Box>
  );
}

/** Makes, renews and ends the address. */
function useActions() {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Action | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** @returns whether it was done */
  const run = async (action: Action): Promise<boolean> => {
    setRunning(action);
    setFailure(null);
    try {
      if (action === 'end') {
        const { message } = await request('DELETE', API.myFamilyCalendar);
        queryClient.setQueryData(calendarQuery.queryKey, { address: null });
        notify('success', message);
      } else {
        queryClient.setQueryData(calendarQuery.queryKey, await request('POST', API.myFamilyCalendar));
        notify('success', t(action === 'renew' ? 'calendar.renewed' : 'calendar.created'));
      }
      return true;
    } catch (error) {
      setFailure(messageOf(error, i18n));
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { running, failure, run, clear: () => setFailure(null) };
}
