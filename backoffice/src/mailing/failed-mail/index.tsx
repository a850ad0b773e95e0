import Badge from '@mui/material/Badge';
import { lazy, type ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { ResourceOverrides } from '../../resource-kit/types';
import { visuallyHidden } from '../../resource-kit/visually-hidden';
import { failedMails } from './section';

/** How often the menu asks for the number of failed mails, in milliseconds. */
const POLL_MS = 60_000;
/** The largest number that fits on the icon. */
const MAX_SHOWN = 99;

/** Puts the number of failed mails on the icon in the menu, or on its folded group, so that the office sees it on every page. */
function FailedMailCount({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { total = 0 } = useGetList(
    failedMails.route,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'failed_at', order: 'DESC' } },
    { refetchInterval: POLL_MS },
  );
  if (total === 0) return children;
  return (
    <>
      {/* MUI hides the number from screen readers: they get the text below. */}
      <Badge color="error" badgeContent={total} max={MAX_SHOWN}>
        {children}
      </Badge>
      <span style={visuallyHidden}>
        {translate(`resources.${failedMails.name}.count`, { smart_count: total })}
      </span>
    </>
  );
}

export default {
  section: failedMails,
  menu: { group: 'families', position: 40 },
  MenuBadge: FailedMailCount,
  pages: { list: lazy(async () => ({ default: (await import('./list')).FailedMailList })) },
} satisfies ResourceOverrides;
