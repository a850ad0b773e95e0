import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { visuallyHidden } from '../../resource-kit/visuallyHidden';
import { useMailText } from './messages';
import { failedMails } from './section';

/** How often the number is asked for, in milliseconds. */
const EVERY = 60_000;
/** Largest number that finds room. */
const MOST = 99;

/** The number of mails that failed, on the icon in the menu: the office need not look for them. */
export function FailedMailCount({ children }: { children: ReactNode }) {
  const text = useMailText();
  const { total = 0 } = useGetList(
    failedMails.route,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'failed_at', order: 'DESC' } },
    { refetchInterval: EVERY },
  );
  if (total === 0) return children;
  return (
    <>
      {/* Hidden from screen readers by MUI: the words follow. */}
      <Badge color="error" badgeContent={total} max={MOST}>
        {children}
      </Badge>
      <span style={visuallyHidden}>{text('count', { smart_count: total })}</span>
    </>
  );
}
