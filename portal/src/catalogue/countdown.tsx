import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n';

/** The time left until registration opens. Screen readers hear the date instead of every second. */
export function Countdown({ left }: { left: number }) {
  const t = useT();
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const days = Math.floor(seconds / 86_400);
  const parts = [
    { value: days, unit: t('project.days', { smart_count: days }) },
    { value: Math.floor(seconds / 3600) % 24, unit: t('project.hours') },
    { value: Math.floor(seconds / 60) % 60, unit: t('project.minutes') },
    // No seconds while the opening is days away.
    ...(days > 0 ? [] : [{ value: seconds % 60, unit: t('project.seconds') }]),
  ];
  return (
    <div aria-hidden>
      <Typography variant="body2" sx={{ fontWeight: 700, mb: 0.75 }}>
        {t('project.opens_in')}
      </Typography>
      <Box
        sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1 }}
        data-testid="countdown"
      >
        {parts.map(({ value, unit }) => (
          <Box
            key={unit}
            sx={{
              py: 0.75,
              borderRadius: 3,
              textAlign: 'center',
              bgcolor: 'primary.tint',
            }}
          >
            <Box
              sx={{
                fontWeight: 900,
                fontSize: '1.35rem',
                lineHeight: 1.2,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {value}
            </Box>
            <Box sx={{ fontSize: '0.8rem', fontWeight: 600 }}>{unit}</Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}
