import Box from '@mui/material/Box';
import { useGetList } from 'react-admin';
import { visuallyHidden } from '../../resource-kit/visuallyHidden';
import { useMailText } from './messages';
import { failedMails } from './section';

/** How often the number is asked for, in milliseconds. */
const EVERY = 60_000;

/** The number of mails that failed, in the menu: the office need not look for them. Nothing when there are none. */
export function FailedMailCount() {
  const text = useMailText();
  const { total = 0 } = useGetList(
    failedMails.route,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'failed_at', order: 'DESC' } },
    { refetchInterval: EVERY },
  );
  if (total === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 1,
        borderRadius: 5,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: '0.8rem',
        fontWeight: 700,
      }}
    >
      <span aria-hidden>{total}</span>
      <span style={visuallyHidden}>{text('count', { smart_count: total })}</span>
    </Box>
  );
}
