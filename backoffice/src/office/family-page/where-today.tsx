import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { romeToday, type OfficeFamilyChild } from '@feria/shared';
import { LinkBase } from 'react-admin';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { presenceOn, stateText } from '../../on-site/day/day-child';
import { dayPath } from '../../catalogue/course/overview/day-path';
import { useDayWords } from '../../on-site/day/day-words';

/** Where a child of the family is now, for who asks on the telephone: what is marked, in which week and group, and who leads there. */
export function WhereToday({ today }: { today: NonNullable<OfficeFamilyChild['today']> }) {
  const words = useDayWords();
  const language = useLanguage();
  return today.map(({ week, group, leaders, place_ended, told_absent, attendance }) => {
    const day = { attendance, absence: told_absent ? { reason: null } : null };
    const where = [
      nameOf(week.course, language),
      nameOf(week, language),
      ...(group === null ? [] : [words('group', { name: group })]),
      ...(leaders.length === 0
        ? []
        : [words('leaders', { names: leaders.map(({ name }) => name).join(', ') })]),
    ];
    return (
      <Typography key={week.id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {words('today', { state: stateText(words, day, presenceOn(day)) })}
        </Box>
        {place_ended && ` (${words('place_ended')})`} · {where.join(' · ')} ·{' '}
        <Link component={LinkBase} to={dayPath(romeToday())}>
          {words('to_day')}
        </Link>
      </Typography>
    );
  });
}
