import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Occupancy } from '@feria/shared';
import { useText } from '../../i18n';

/** Hatched, so that waiting is told from seated without colour. */
const hatched = 'repeating-linear-gradient(45deg, #8a5300 0 3px, transparent 3px 6px)';

/** Seats taken, free and the queue of a week, as a bar with its numbers; screen readers get a sentence. */
export function OccupancyBar({ figures }: { figures: Occupancy }) {
  const text = useText();
  const { registered, max_participants: seats, waiting } = figures;
  const whole = Math.max(seats, registered) + waiting || 1;
  const share = (part: number): string => `${(part / whole) * 100}%`;
  const label = text(waiting ? 'occupancy.label_waiting' : 'occupancy.label', { registered, seats, waiting });
  return (
    <Box role="img" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          flex: '1 1 60px',
          minWidth: 40,
          maxWidth: 320,
          height: 14,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'text.secondary',
          printColorAdjust: 'exact',
        }}
      >
        <Box
          sx={{ width: share(registered), bgcolor: registered >= seats ? 'error.main' : 'primary.main' }}
        />
        <Box sx={{ width: share(Math.max(0, seats - registered)), bgcolor: 'background.paper' }} />
        {waiting > 0 && (
          <Box
            sx={{
              width: share(waiting),
              backgroundImage: hatched,
              borderLeft: 2,
              borderColor: 'text.primary',
            }}
          />
        )}
      </Box>
      <Typography
        component="span"
        variant="body2"
        aria-hidden
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        <strong>{text('occupancy.short', { registered, seats })}</strong>
        {waiting > 0 && ` ${text('occupancy.waiting', { waiting })}`}
      </Typography>
    </Box>
  );
}
