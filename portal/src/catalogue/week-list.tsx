import { addDays } from '@feria/shared/rules/dates';
import { PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { OwnText } from '../components/own-text';
import { CARD } from '../components/section';
import { useI18n } from '../i18n';
import { formatPeriod } from '../i18n/format';
import { AllocationTag } from './allocation-tag';
import { agesText } from './facts';
import type { ProgrammeWeek } from './find';
import { isForWishes } from './giving';
import { WeekTags } from './week-tags';

/** The list by calendar weeks: what takes place in each, and whether there are seats. */
export function WeekList({ weeks }: { weeks: readonly ProgrammeWeek[] }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {weeks.map(({ monday, entries }) => (
        <Box key={monday} component="section" aria-labelledby={`week-${monday}`} sx={CARD}>
          <Typography variant="h2" id={`week-${monday}`} sx={{ fontSize: '1.25rem' }}>
            {formatPeriod(monday, addDays(monday, 6))}
          </Typography>
          <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <Entry key={entry.week.id} {...entry} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Entry({ project, week }: ProgrammeWeek['entries'][number]) {
  const { t, local } = useI18n();
  const facts = [
    local(week, 'name'),
    formatPeriod(week.from, week.to),
    project.location && local(project.location, 'name'),
    agesText(project, t),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={PORTAL.project(project.id)}
          sx={{ display: 'inline-block', py: 0.5, fontWeight: 800 }}
        >
          <OwnText>{local(project, 'name')}</OwnText>
        </MuiLink>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {isForWishes(project) ? <AllocationTag project={project} /> : <WeekTags week={week} />}
      </Box>
    </Box>
  );
}
