import type { CancellationStep } from '@feria/shared/rules/cancellation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n';
import { stepTexts } from './cancellation-texts';

/** Until when a place can be given back and what that costs. */
export function CancellationSteps({ steps }: { steps: readonly CancellationStep[] }) {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {stepTexts(steps, t).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Typography variant="inherit">{t('cancellation.after')}</Typography>
    </Box>
  );
}
