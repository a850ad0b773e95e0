import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { MyFamily } from '@feria/shared/contracts/family';
import type { Outcome, SignUpResult } from '@feria/shared/contracts/registration';
import { PORTAL } from '@feria/shared/routes';
import { formatPeriod } from '@feria/shared/rules/dates';
import CheckCircle from '@mui/icons-material/CheckCircle';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n';
import { PaymentCard } from '../../components/payment/payment-card';
import { Tag, type Tone } from '../../components/tag';

const TONES: Record<Outcome, Tone> = { confirmed: 'good', waiting: 'waiting', full: 'bad' };

interface ResultViewProps {
  result: SignUpResult;
  project: FrontendProjectDetail;
  family: MyFamily;
  onClose: () => void;
}

/** The result of a sign-up, line by line. */
export function ResultView({ result, project, family, onClose }: ResultViewProps) {
  const { t, local } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { message, waitingQueueWarnings: warnings, registrations } = result;
  const isMixed = warnings.length > 0;
  const Icon = isMixed ? WarningAmber : CheckCircle;
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1 }}>
          <Icon aria-hidden sx={{ fontSize: 72, color: isMixed ? '#b45309' : 'success.main' }} />
          <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {t(isMixed ? 'signup.result_title_waiting' : 'signup.result_title')}
          </Typography>
          {message
            .filter((text) => !warnings.includes(text))
            .map((text) => (
              <Typography key={text}>{text}</Typography>
            ))}
        </Box>
        {isMixed && (
          <Alert severity="warning">
            {warnings.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Alert>
        )}
        <Box component="ul" aria-label={t('signup.result_lines')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {registrations.map(({ child_id, course_week_id, outcome }) => {
            const child = family.childrens.find(({ id }) => id === child_id);
            const week = project.courseWeeks.find(({ id }) => id === course_week_id);
            return (
              <Box
                component="li"
                key={`${child_id}-${course_week_id}`}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  justifyContent: 'space-between',
                  alignItems: 'center',
                  py: 1.5,
                  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
                }}
              >
                <div>
                  <strong>{child?.first_name}</strong> · {week && local(week, 'name')}
                  <Typography variant="body2" color="textSecondary">
                    {week && formatPeriod(week.from, week.to)}
                  </Typography>
                </div>
                <Tag tone={TONES[outcome]}>{t(`common.outcome.${outcome}`)}</Tag>
              </Box>
            );
          })}
        </Box>
        {result.payment && (
          <Box component="section" aria-labelledby="result-payment">
            <Typography variant="h3" component="p" id="result-payment" sx={{ mb: 1.5 }}>
              {t('payment.result')}
            </Typography>
            <PaymentCard payment={result.payment} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
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
