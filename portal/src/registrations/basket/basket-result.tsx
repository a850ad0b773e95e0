import type { BasketResult } from '@feria/shared/contracts/basket';
import type { MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { PORTAL } from '@feria/shared/routes';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AnsweredSignUp } from '../../catalogue/answered';
import { PageTitle } from '../../components/page-title';
import { CARD } from '../../components/section';
import { formatEuros } from '../../i18n/format';
import { useI18n } from '../../i18n';
import { PaymentCard } from '../../ledger/payment-card';
import { ResultLine } from '../signup/result-line';
import { Information } from '../signup/result-view';
import type { Item } from './basket-items';
import { StayingList } from './basket-sum';

interface BasketResultViewProps {
  answered: AnsweredSignUp<BasketResult>;
  family: MyFamily;
  projects: ReadonlyMap<number, FrontendProjectDetail>;
  /** What is still in the basket. */
  left: readonly Item[];
  onAgain: () => void;
}

/** What became of each line of a basket, how to pay, and what is left in it. */
export function BasketResultView({ answered, family, projects, left, onAgain }: BasketResultViewProps) {
  const { t, local } = useI18n();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { registrations, payments, credit_used } = answered.result;
  const counts = (['confirmed', 'waiting', 'full'] as const).flatMap((outcome) => {
    const those = registrations.filter((line) => line.outcome === outcome);
    const isUnsure = those.some(({ held_back, priority }) => held_back || priority);
    const key = isUnsure ? 'unsure' : outcome;
    return those.length ? [t(`basket.count_${key}`, { smart_count: those.length })] : [];
  });
  const ids = [...new Set(registrations.map(({ course_id }) => course_id))];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box ref={top} sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1 }}>
        <CheckCircle aria-hidden sx={{ fontSize: 72, color: 'success.main' }} />
        <PageTitle>{t('signup.result_title')}</PageTitle>
        <Typography>{counts.join(' · ')}</Typography>
      </Box>
      {ids.map((id) => {
        const project = projects.get(id);
        if (!project) return null;
        const name = local(project, 'name');
        return (
          <Box component="section" key={id} aria-labelledby={`result-${id}`} sx={CARD}>
            <Typography variant="h2" id={`result-${id}`} sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Box
              component="ul"
              aria-label={`${t('signup.result_lines')}: ${name}`}
              sx={{ p: 0, m: 0, listStyle: 'none' }}
            >
              {registrations
                .filter(({ course_id }) => course_id === id)
                .map((line) => (
                  <ResultLine
                    key={`${line.child_id}-${line.course_week_id}`}
                    project={project}
                    line={{
                      ...line,
                      child: family.childrens.find((child) => child.id === line.child_id),
                      week: project.courseWeeks.find((week) => week.id === line.course_week_id),
                      dayType: answered.bookedChildren
                        .filter((child) => child.id === line.child_id)
                        .flatMap(({ courseWeeks }) => courseWeeks)
                        .find((week) => week.id === line.course_week_id)?.dayType,
                    }}
                  />
                ))}
            </Box>
            <Information project={project} />
          </Box>
        );
      })}
      {credit_used !== undefined && (
        <Typography>
          {t(payments.length ? 'signup.credit_used' : 'signup.credit_used_all', {
            used: formatEuros(credit_used),
          })}
        </Typography>
      )}
      {payments.length > 0 && (
        <Box component="section" aria-labelledby="result-payment" sx={CARD}>
          <Typography variant="h2" id="result-payment" sx={{ mb: 1.5 }}>
            {t('payment.result')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 3 }}>
            {payments.map((payment) => (
              <PaymentCard key={payment.bank_iban} payment={payment} heading="h3" />
            ))}
          </Box>
        </Box>
      )}
      {left.length > 0 && (
        <Box sx={{ ...CARD, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography>{t('basket.left', { smart_count: left.length })}</Typography>
          <StayingList items={left} />
          <Button variant="outlined" onClick={onAgain}>
            {t('basket.left_show')}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'end' }}>
        <Button component={Link} to={PORTAL.planner}>
          {t('planner.link')}
        </Button>
        <Button component={Link} to={PORTAL.myFamily} variant="contained">
          {t('signup.result_family')}
        </Button>
      </Box>
    </Box>
  );
}
