import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CallOffice } from './call-office';
import { useWords } from './context';

/**
 * What to do about a child who is there and stands on no list: the office registers it, then it can be marked. Nothing is written down here,
 * because what a leader types of an unknown child would be personal data that no family could ask for or have erased.
 */
export function NotListed({ officePhone }: { officePhone: string }) {
  const t = useWords();
  return (
    <Box
      component="details"
      sx={{ '& summary': { minHeight: 44, display: 'flex', alignItems: 'center', cursor: 'pointer' } }}
    >
      <summary>{t('not_listed.title')}</summary>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('not_listed.help')}</Typography>
      <CallOffice phone={officePhone} />
    </Box>
  );
}
