import { formatEuros } from '@feria/shared/rules/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useT } from '../../i18n';
import { totalOf, type Line } from './lines';

/** The sum of what is chosen, and the button that sends it. */
export function SubmitBar({ lines, canSubmit }: { lines: Line[]; canSubmit: boolean }) {
  const t = useT();
  const { total, waiting } = totalOf(lines);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 2,
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 1.75,
        bgcolor: 'primary.wash',
      }}
    >
      <Box aria-live="polite" sx={{ lineHeight: 1.3 }}>
        <Typography variant="body2" color="textSecondary">
          {t('signup.total')} · {t('signup.chosen', { smart_count: lines.length })}
        </Typography>
        <Box sx={{ fontWeight: 900, fontSize: '1.35rem', fontVariantNumeric: 'tabular-nums' }}>
          {formatEuros(total)}
        </Box>
        {waiting > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('signup.total_waiting', { price: formatEuros(waiting) })}
          </Typography>
        )}
      </Box>
      <Button
        type="submit"
        form="sign-up"
        variant="contained"
        size="large"
        disabled={!canSubmit}
        aria-describedby={canSubmit ? undefined : 'submit-hint'}
      >
        {t('signup.submit')}
      </Button>
      {!canSubmit && (
        <Typography id="submit-hint" variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {t('signup.submit_hint')}
        </Typography>
      )}
    </Box>
  );
}
