import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { priceOf } from '@feria/shared/rules/day-type';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatPeriod, formatEuros } from '../../i18n/format';
import { useI18n } from '../../i18n';
import { useDayTypeLabel } from '../../catalogue/day-type-label';
import type { SentLine } from './lines';
import { dueOf } from './sibling-discount';
import { OwnText } from '../../components/own-text';

interface BookingLinesProps<L extends SentLine> {
  project: FrontendProjectDetail;
  lines: readonly L[];
  /** Name of the list; without one where the list describes something, because a name would stand for its content. */
  label?: string;
  /** What else there is to say of a line. */
  standing?: (line: L) => ReactNode;
}

/** The lines of a sign-up: child, week with its dates, day type and price. */
export function BookingLines<L extends SentLine>({ project, lines, label, standing }: BookingLinesProps<L>) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  return (
    <Box component="ul" aria-label={label} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {lines.map((line) => {
        const { child, week, dayType, percent } = line;
        if (!child || !week) return null;
        return (
          <Box
            component="li"
            key={`${child.id}-${week.id}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 2,
              py: { xs: 1, sm: 1.25 },
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box component="strong">
              {child.first_name} · <OwnText>{local(week, 'name')}</OwnText>
            </Box>
            <Box sx={{ fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {formatEuros(dueOf(week, dayType, percent))}
            </Box>
            {/* Below the price too: on a phone it would break into two lines beside it. */}
            <Box sx={{ gridColumn: '1 / -1' }}>
              <Typography variant="body2" color="textSecondary">
                {formatPeriod(week.from, week.to)} · {labelOf(project, dayType)}
              </Typography>
              {percent > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {t('signup.sibling_line', { percent, price: formatEuros(priceOf(week, dayType)) })}
                </Typography>
              )}
              {standing?.(line)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
