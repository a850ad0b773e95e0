import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Occupancy } from '@feria/shared';
import { occupancyOf, type SpecialWaits } from '@feria/shared/rules/registration-window';
import { useText } from '../../i18n';

/** Hatched, so that waiting is told from seated without colour. */
const hatched = 'repeating-linear-gradient(45deg, #8a5300 0 3px, transparent 3px 6px)';

/** Figures of a week; where nothing is known of offers and wishes, there are none. */
type Figures = Occupancy & Partial<SpecialWaits>;

/** What is taken and who waits, with an offer as a seat that is held; and what words say of a week. */
export function useOccupancy(
  figures: Figures,
): Pick<Occupancy, 'registered' | 'waiting'> & { label: string } {
  const text = useText();
  const { max_participants: seats, offered = 0, uncounted = 0 } = figures;
  const { registered, waiting } = occupancyOf({ ...figures, offered, uncounted });
  const parts = [
    text('occupancy.label', { registered, seats }),
    ...(offered > 0 ? [text('occupancy.offered', { smart_count: offered })] : []),
    ...(waiting > 0 ? [text('occupancy.queue', { smart_count: waiting })] : []),
    ...(uncounted > 0 ? [text('occupancy.uncounted', { smart_count: uncounted })] : []),
  ];
  return { registered, waiting, label: parts.join(', ') };
}

/** Seats taken, free and the queue of a week, as a bar with its numbers; screen readers get a sentence. */
export function OccupancyBar({ figures }: { figures: Figures }) {
  const text = useText();
  const { max_participants: seats, uncounted = 0 } = figures;
  const { registered, waiting, label } = useOccupancy(figures);
  const whole = Math.max(seats, registered) + waiting || 1;
  const share = (part: number): string => `${(part / whole) * 100}%`;
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
        {uncounted > 0 && ` ${text('occupancy.wishes', { smart_count: uncounted })}`}
      </Typography>
    </Box>
  );
}
