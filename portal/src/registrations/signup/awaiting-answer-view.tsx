import { PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../i18n/format';
import { useI18n, useT } from '../../i18n';
import { messageOf } from '../../components/error-notice';
import type { SentSignUp } from '../../catalogue/unanswered';
import type { Sending } from './sending';

/** The states in which a sign-up was sent and its answer is not known. */
type Unanswered = Extract<Sending, { step: 'sending' | 'waiting' | 'signed_out' | 'stopped' }>;

interface AwaitingAnswerViewProps {
  state: Unanswered;
  /** The lines that were sent, where they are known. */
  children: ReactNode;
  onRetry: () => void;
  onStop: () => void;
  onEdit: () => void;
}

/**
 * While it is not known whether a sign-up arrived: what was sent, and what happens next. Nothing of it can be changed
 * here, because it may be stored already.
 */
export function AwaitingAnswerView({ state, children, onRetry, onStop, onEdit }: AwaitingAnswerViewProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const isStopped = state.step === 'stopped';
  useEffect(() => heading.current?.focus(), [isStopped]);
  const isExpired = isStopped && isOver(state);
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t(isStopped ? 'signup.unknown_title' : 'signup.asking_title')}
        </Typography>
        {isStopped ? <Stopped state={state} /> : <Asking state={state} />}
        {children && (
          <div>
            <Typography variant="h3" component="p">
              {t('signup.sent_lines', { time: sentTime(state.sent) })}
            </Typography>
            {children}
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {isStopped ? (
          <>
            <Button color="inherit" onClick={onEdit}>
              {t(isExpired ? 'signup.start_again' : 'signup.change_input')}
            </Button>
            {!isExpired && <Button onClick={onRetry}>{t('signup.ask_again')}</Button>}
            <Button component={Link} to={PORTAL.myFamily} variant="contained">
              {t('signup.look_at_family')}
            </Button>
          </>
        ) : (
          <>
            <Button color="inherit" onClick={onStop}>
              {t('signup.stop_asking')}
            </Button>
            <Button variant="contained" onClick={onRetry} disabled={state.step !== 'waiting'}>
              {t('signup.ask_now')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}

/** It cannot be sent again. */
function isOver({ reason }: Extract<Unanswered, { step: 'stopped' }>): boolean {
  return reason === 'expired' || reason === 'not_kept';
}

function sentTime({ sentAt }: SentSignUp): string {
  return formatInstant(new Date(sentAt).toISOString());
}

function Asking({ state }: { state: Exclude<Unanswered, { step: 'stopped' }> }) {
  const t = useT();
  return (
    <>
      <Typography>{t('signup.asking_text')}</Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {/* Said once a try; the seconds beside it are not read out. */}
        <Box role="status" sx={{ fontWeight: 700 }}>
          {state.step === 'waiting'
            ? t('signup.no_answer_yet', { smart_count: state.lost })
            : t('signup.asking_now', { attempt: state.lost + 1 })}
        </Box>
        {state.step === 'waiting' ? (
          <Countdown until={state.nextAt} />
        ) : (
          <LinearProgress aria-label={t('signup.asking_title')} />
        )}
      </Box>
    </>
  );
}

function Countdown({ until }: { until: number }) {
  const t = useT();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return <div>{t('signup.next_try', { smart_count: Math.max(1, Math.ceil((until - now) / 1000)) })}</div>;
}

function Stopped({ state }: { state: Extract<Unanswered, { step: 'stopped' }> }) {
  const i18n = useI18n();
  const { t } = i18n;
  const time = sentTime(state.sent);
  return (
    <>
      {state.error && <Alert severity="error">{messageOf(state.error, i18n)}</Alert>}
      <Typography>
        {t(
          state.reason === 'expired'
            ? 'signup.expired_text'
            : state.reason === 'not_kept'
              ? 'signup.not_kept_text'
              : 'signup.unknown_text',
          { time },
        )}
      </Typography>
      {!isOver(state) && <Typography>{t('signup.unknown_hint')}</Typography>}
    </>
  );
}
