import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatEuros, formatInstant, type PaymentReminderSummary, OFFICE_API } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkBase, useCreatePath, useDataProvider } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { paymentReminders } from './section';
import { useReminderWords } from './words';

/** What is overdue altogether, by age, and when the next reminders leave, before they do. */
export function Overview() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useReminderWords();
  const { data, error, refetch } = useQuery({
    queryKey: [paymentReminders.route, 'summary'],
    queryFn: () => api('GET', OFFICE_API.paymentReminderSummary),
  });
  if (error && !data) {
    const retry = (
      <Button color="inherit" onClick={() => void refetch()}>
        {words('retry')}
      </Button>
    );
    return (
      <Alert severity="error" action={retry} sx={{ mt: 2 }}>
        {words('failed')}
      </Alert>
    );
  }
  // As high as it will be, so that the list does not jump.
  if (!data) return <Box sx={{ minHeight: { xs: 330, md: 160 } }} />;
  return (
    <>
      <NextRun summary={data} />
      <Ages ages={data.ages} />
    </>
  );
}

function NextRun({ summary: { enabled, families, next_run } }: { summary: PaymentReminderSummary }) {
  const words = useReminderWords();
  const createPath = useCreatePath();
  const can = useCan();
  const [date = '', time = ''] = formatInstant(next_run).split(' ');
  const settings = can(option.permissions.update) && (
    <Button
      color="inherit"
      size="small"
      component={LinkBase}
      to={createPath({ resource: option.route, type: 'list' })}
    >
      {words('settings')}
    </Button>
  );
  return (
    <Alert severity={enabled ? 'info' : 'warning'} action={enabled ? undefined : settings} sx={{ mt: 2 }}>
      {words(enabled ? 'on' : 'off', { smart_count: families, date, time })}
    </Alert>
  );
}

function Ages({ ages }: Pick<PaymentReminderSummary, 'ages'>) {
  const words = useReminderWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
        {words('ages_title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {ages.map(({ age, debts, amount }) => (
          <Paper key={age} component="li" variant="outlined" sx={{ p: 1.5 }}>
            <Typography variant="body2" color="textSecondary">
              {words(`ages.${age}`)}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{formatEuros(amount)}</Typography>
            <Typography variant="body2">{words('debts', { smart_count: debts })}</Typography>
          </Paper>
        ))}
      </Box>
    </section>
  );
}
