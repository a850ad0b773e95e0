import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '../../../i18n';
import { hatched } from '../OccupancyBar';

/** What the parts of the bars mean. */
export function Legend() {
  const text = useText();
  const parts = [
    { label: text('overview.legend_taken'), look: { bgcolor: 'primary.main' } },
    { label: text('overview.legend_free'), look: { bgcolor: 'background.paper' } },
    { label: text('overview.legend_waiting'), look: { backgroundImage: hatched } },
  ];
  return (
    <Stack direction="row" aria-hidden sx={{ gap: 2, flexWrap: 'wrap', mb: 2 }}>
      {parts.map(({ label, look }) => (
        <Stack key={label} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
          <Box
            sx={{
              width: 26,
              height: 14,
              borderRadius: 0.5,
              border: 1,
              borderColor: 'text.secondary',
              ...look,
            }}
          />
          {label}
        </Stack>
      ))}
    </Stack>
  );
}
