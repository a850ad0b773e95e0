import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { MyFamily } from '@feria/shared/contracts/family';
import { PORTAL } from '@feria/shared/routes';
import CheckCircle from '@mui/icons-material/CheckCircle';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatEuros } from '../../i18n/format';
import type { AnsweredSignUp } from '../../catalogue/answered';
import { PaymentCard } from '../../ledger/payment-card';
import { RichText } from '../../components/rich-text';
import { plainText } from '../../components/text';
import { useI18n } from '../../i18n';
import { resultLines } from './lines';
import { ResultLine } from './result-line';

interface ResultViewProps {
  answered: AnsweredSignUp;
  project: FrontendProjectDetail;
  family: MyFamily;
  onClose: () => void;
}

/** The result of a sign-up: what became of each line, how to pay, and what the project says about it. */
export function ResultView({ answered, project, family, onClose }: ResultViewProps) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = resultLines(answered, { project, family });
  const { payment, credit_used } = answered.result;
  const areWishes = lines.every(({ priority }) => priority !== undefined);
  const booked = lines.filter(({ outcome }) => outcome === 'confirmed').length;
  // What one got is a success, whatever became of the other lines.
  const isSuccess = areWishes || booked > 0;
  const Icon = isSuccess ? CheckCircle : WarningAmber;
  const isPartly = booked > 0 && booked < lines.length;
  const title = areWishes
    ? 'signup.result_title_wishes'
    : isPartly
      ? 'signup.result_title_partly'
      : isSuccess
        ? 'signup.result_title'
        : 'signup.result_title_waiting';
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1 }}>
          <Icon aria-hidden sx={{ fontSize: 72, color: isSuccess ? 'success.main' : '#b45309' }} />
          <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {t(title, { smart_count: booked, count: lines.length })}
          </Typography>
          {isPartly && !areWishes && <Typography>{t('signup.result_partly')}</Typography>}
        </Box>
        <Box component="ul" aria-label={t('signup.result_lines')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <ResultLine key={`${line.child_id}-${line.course_week_id}`} line={line} project={project} />
          ))}
        </Box>
        {areWishes && (
          <Typography>{t('signup.result_wishes', { date: formatDate(project.register_to) })}</Typography>
        )}
        {lines.some(({ held_back }) => held_back) && (
          <Typography>{t('signup.result_held_back', { date: formatDate(project.register_to) })}</Typography>
        )}
        {credit_used !== undefined && (
          <Typography>
            {t(payment ? 'signup.credit_used' : 'signup.credit_used_all', { used: formatEuros(credit_used) })}
          </Typography>
        )}
        {payment && (
          <Box component="section" aria-labelledby="result-payment">
            <Typography variant="h3" id="result-payment" sx={{ mb: 1.5 }}>
              {t('payment.result')}
            </Typography>
            <PaymentCard payment={payment} heading="h4" />
          </Box>
        )}
        {lines.some(({ outcome }) => outcome !== 'full') && <Information project={project} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& > *': { flex: 'none' } }}>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
        <Button component={Link} to={PORTAL.planner}>
          {t('planner.link')}
        </Button>
        <Button component={Link} to={PORTAL.myFamily} variant="contained">
          {t('signup.result_family')}
        </Button>
      </DialogActions>
    </>
  );
}

/** An information text of so many characters is shown at once; a longer one is folded. */
const SHORT = 400;

/** What the project says about itself: what to bring, where to meet. */
export function Information({ project }: { project: FrontendProjectDetail }) {
  const { t, local } = useI18n();
  const html = local(project, 'info');
  const text = plainText(html);
  if (!text) return null;
  return (
    <Box component="details" open={text.length <= SHORT} sx={{ overflowWrap: 'anywhere' }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', minHeight: 44, py: 1, typography: 'h3', fontSize: '1.125rem' }}
      >
        {t('signup.result_info')}
      </Box>
      <RichText html={html} />
    </Box>
  );
}
