import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useReadinessWords } from './words';

/** A thing that is missing, why that matters, and where it is mended. */
export interface ShownLack {
  what: string;
  needed: boolean;
  text: string;
  /** Where it is mended; `null` where the reader may not, or no page mends it. */
  mend: { to: string; label: string } | null;
}

/** What is missing, what is needed first. */
export function LackList({ lacks }: { lacks: readonly ShownLack[] }) {
  const words = useReadinessWords();
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
      {lacks.map(({ what, needed, text, mend }) => (
        <Stack
          key={what}
          component="li"
          direction="row"
          sx={{ gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}
        >
          <Chip
            size="small"
            variant="outlined"
            color={needed ? 'error' : 'default'}
            label={words(needed ? 'needed' : 'advised')}
          />
          <Typography variant="body2" component="span" sx={{ flex: '1 1 240px' }}>
            {text}{' '}
            {mend && (
              <Link component={LinkBase} to={mend.to} sx={{ whiteSpace: 'nowrap' }}>
                {mend.label}
              </Link>
            )}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
