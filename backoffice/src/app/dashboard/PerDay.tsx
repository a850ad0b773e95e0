import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RegistrationsOfDay } from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n';
import { PerDayTable } from './PerDayTable';
import { Boundary } from './Panel';

/** The charts weigh as much as a third of the application: loaded when one is shown. */
const PerDayChart = lazy(() => import('./PerDayChart'));

const CHART_HEIGHT = 240;

/** What came in on each of the last 30 days: a chart, or the same as a table; the table too where no chart can be loaded. */
export function PerDay({ days }: { days: readonly RegistrationsOfDay[] }) {
  const [asTable, setAsTable] = useState(false);
  const text = useText();
  const registered = days.reduce((sum, day) => sum + day.registered, 0);
  const waiting = days.reduce((sum, day) => sum + day.waiting, 0);
  if (registered + waiting === 0) {
    return <Typography color="textSecondary">{text('dashboard.per_day_empty')}</Typography>;
  }
  const summary = `${text('dashboard.per_day_range')}: ${text('dashboard.per_day_summary', { registered, waiting })}`;
  return (
    <>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
      >
        <Typography color="textSecondary">{summary}</Typography>
        <Button onClick={() => setAsTable(!asTable)}>
          {text(asTable ? 'dashboard.as_chart' : 'dashboard.as_table')}
        </Button>
      </Stack>
      {asTable ? (
        <PerDayTable days={days} />
      ) : (
        <Boundary fallback={<PerDayTable days={days} />}>
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
            <Box role="img" aria-label={summary}>
              {/* The drawing says nothing to a screen reader; the button beside it gives the table. */}
              <div aria-hidden>
                <PerDayChart days={days} />
              </div>
            </Box>
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
