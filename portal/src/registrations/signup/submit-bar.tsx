import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatEuros } from '../../i18n/format';
import { isForWishes, isOrdered } from '../../catalogue/giving';
import { useI18n } from '../../i18n';
import { totalOf, type Line } from './lines';

interface SubmitBarProps {
  project: FrontendProjectDetail;
  lines: Line[];
  /** What cannot be booked any more, in words. */
  impossible: string[];
}

/** The sum of what is chosen, and the button that sends it. */
export function SubmitBar({ project, lines, impossible }: SubmitBarProps) {
  const { t, local } = useI18n();
  const possible = lines.filter(({ block }) => !block);
  const { due, seats, waiting, drawn } = totalOf(possible);
  const later = isForWishes(project)
    ? drawn < waiting
      ? 'signup.total_wishes_limit'
      : 'signup.total_wishes'
    : isOrdered(project)
      ? 'signup.total_held_back'
      : 'signup.total_waiting';
  const short = possible.filter(({ isShort }) => isShort);
  const nowWaiting = possible.filter(({ isNowWaiting }) => isNowWaiting);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        rowGap: { xs: 0.5, sm: 2 },
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: { xs: 1, sm: 1.75 },
        bgcolor: 'primary.wash',
      }}
    >
      <Box role="status" sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, '&:empty': { mb: -2 } }}>
        {impossible.length > 0 && (
          <Alert severity="error" role="none">
            {impossible.map((text) => (
              <div key={text}>{text}</div>
            ))}
            <div>{t('signup.remove_impossible')}</div>
          </Alert>
        )}
        {short.length > 0 && (
          <Alert severity="warning" role="none">
            {short.map(({ child, week, prospect }) => (
              <div key={`${child.id}-${week.id}`}>
                {t(prospect === 'full' ? 'signup.sibling_full' : 'signup.sibling_waits', {
                  name: child.first_name,
                  week: local(week, 'name'),
                })}
              </div>
            ))}
          </Alert>
        )}
        {nowWaiting.length > 0 && (
          <Alert severity="warning" role="none">
            {nowWaiting.map(({ child, week }) => (
              <div key={`${child.id}-${week.id}`}>
                {t('signup.now_waiting_line', { name: child.first_name, week: local(week, 'name') })}
              </div>
            ))}
          </Alert>
        )}
      </Box>
      <Box aria-live="polite" sx={{ lineHeight: 1.3 }}>
        <Typography variant="body2" color="textSecondary">
          {[t('signup.total'), seats > 0 && t('signup.chosen', { smart_count: seats })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Box sx={{ fontWeight: 900, fontSize: '1.35rem', fontVariantNumeric: 'tabular-nums' }}>
          {formatEuros(due)}
        </Box>
      </Box>
      <Button type="submit" form="sign-up" variant="contained" size="large">
        {t('signup.submit')}
      </Button>
      {waiting > 0 && (
        <Typography aria-live="polite" variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {t(later, { price: formatEuros(waiting), drawn: formatEuros(drawn) })}
        </Typography>
      )}
    </Box>
  );
}
