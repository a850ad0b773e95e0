import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { availability, commonMessages, formatPeriod, type OverviewWeek } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage } from '../../../i18n';
import { useCan } from '../../../resource-kit/account';
import { nameOf } from '../../../resource-kit/definitions';
import { weekAnchor } from '../detail/anchor';
import { OccupancyBar } from '../OccupancyBar';

const { route, permissions } = resources.course;

/** A row a week: what it is, how full it is, and the state of its registration. */
export function WeekRows({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {weeks.map((week) => (
        <Box
          component="li"
          key={week.id}
          sx={{
            ...{ display: 'grid', columnGap: 2, rowGap: 0.5, alignItems: 'center', py: 1 },
            ...{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1.4fr) 240px' },
          }}
        >
          <div>
            <CourseLink week={week} />
            <Typography variant="body2" color="textSecondary">
              {[nameOf(week, language), formatPeriod(week.from, week.to), nameOf(week.location, language)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </div>
          {week.figures ? <OccupancyBar figures={week.figures} /> : <span />}
          <State week={week} />
        </Box>
      ))}
    </Box>
  );
}

/** Leads to the week on the page of its course, for those who may open that. */
function CourseLink({ week }: { week: OverviewWeek }) {
  const createPath = useCreatePath();
  const language = useLanguage();
  const can = useCan();
  const name = nameOf(week.course, language);
  if (!can(permissions.view)) return <Typography sx={{ fontWeight: 700 }}>{name}</Typography>;
  const to = createPath({ resource: route, type: 'show', id: week.course.id });
  return (
    <Link component={LinkBase} to={`${to}#${weekAnchor(week.id)}`} sx={{ fontWeight: 700 }}>
      {name}
    </Link>
  );
}

/** While registration is open, what a newcomer finds; else whether it comes or is over. */
function State({ week: { state, figures } }: { week: OverviewWeek }) {
  const words = commonMessages[useLanguage()];
  const label = state === 'open' && figures ? words.availability[availability(figures)] : words.state[state];
  return <Chip size="small" variant="outlined" label={label} sx={{ justifySelf: 'start' }} />;
}
