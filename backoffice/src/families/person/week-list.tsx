import HourglassTop from '@mui/icons-material/HourglassTop';
import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { formatPeriod, type ChildCourseWeek } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { placeWords } from './place-words';

/** Weeks of a child with course, dates and a mark for the waiting list; each leads to its course, for those who may look at it. */
export function WeekList({ weeks, empty }: { weeks: readonly ChildCourseWeek[]; empty: string }) {
  if (weeks.length === 0) return <Box sx={{ py: 2, color: 'text.secondary' }}>{empty}</Box>;
  return (
    <List disablePadding>
      {weeks.map((week) => (
        <ListItem key={week.id} disablePadding divider>
          <WeekLink course={week.course}>
            <Week week={week} />
          </WeekLink>
        </ListItem>
      ))}
    </List>
  );
}

function WeekLink({ course, children }: { course: ChildCourseWeek['course']; children: ReactNode }) {
  const createPath = useCreatePath();
  const can = useCan();
  const { route, permissions } = resources.course;
  if (!can(permissions.view)) return <Box sx={{ px: 2, py: 1, width: '100%' }}>{children}</Box>;
  return (
    <ListItemButton component={LinkBase} to={createPath({ resource: route, type: 'show', id: course.id })}>
      {children}
    </ListItemButton>
  );
}

function Week({ week }: { week: ChildCourseWeek }) {
  const language = useLanguage();
  const text = useText();
  const dates = formatPeriod(week.from, week.to);
  const details = `${nameOf(week, language)} · ${dates}`;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', width: '100%' }}>
      <ListItemText primary={nameOf(week.course, language)} secondary={details} />
      {week.pivot.is_waiting && (
        <Chip size="small" color="primary" icon={<HourglassTop />} label={placeWords(week.pivot, text)} />
      )}
      {week.pivot.together && (
        <Chip size="small" icon={<LinkIcon />} label={text('registrations.group.tag')} />
      )}
    </Box>
  );
}
