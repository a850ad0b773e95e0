import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { lazyDialog } from '../components/lazy-dialog';
import { useT } from '../i18n';
import { CARD, Section } from '../components/section';

const CalendarAddress = lazyDialog(() => import('./calendar-address'));

/** The weeks of the children in a calendar program. Its address is a secret, so it is shown and asked for only when wanted. */
export function CalendarSection() {
  const t = useT();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <Section isFolded title={t('calendar.title')}>
      <Box sx={{ ...CARD, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography sx={{ maxWidth: '44em' }}>{t('calendar.text')}</Typography>
        <Button
          variant="outlined"
          startIcon={<CalendarMonth />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'calendar.hide' : 'calendar.show')}
        </Button>
        <Box id={id} sx={{ width: '100%', '&:empty': { display: 'none' } }}>
          {isShown && <CalendarAddress />}
        </Box>
      </Box>
    </Section>
  );
}
