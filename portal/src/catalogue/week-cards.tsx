import { offeredDayTypes } from '@feria/shared/rules/day-type';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPeriod } from '../i18n/format';
import { useI18n } from '../i18n';
import { useDayTypeLabel } from './day-type-label';
import type { WeeksProps } from './week-table';
import { WeekHours, WeekPrice, WeekProgram, WeekState, WeekTimes } from './week-parts';
import { OwnText } from '../components/own-text';

/** The weeks as cards, for narrow screens. */
export function WeekCards({ project, onBook }: WeeksProps) {
  const { local } = useI18n();
  const labelOf = useDayTypeLabel();
  return (
    <Box
      component="ul"
      aria-labelledby="weeks"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {project.courseWeeks.map((week) => (
        <Box
          component="li"
          key={week.id}
          sx={{
            p: 2,
            borderRadius: 4,
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Typography variant="h3">
            <OwnText>{local(week, 'name')}</OwnText>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {formatPeriod(week.from, week.to)}
          </Typography>
          <WeekState week={week} />
          <Box
            component="dl"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 3,
              rowGap: 1,
              overflowWrap: 'anywhere',
              mt: 1.25,
              mb: 0,
              '& dt': { fontSize: '0.875rem', color: 'text.secondary' },
              '& dd': { m: 0 },
            }}
          >
            {offeredDayTypes(week).map((dayType) => (
              <div key={dayType}>
                <dt>{labelOf(project, dayType)}</dt>
                <dd>
                  <WeekPrice project={project} week={week} dayType={dayType} onBook={onBook} />
                  <WeekHours week={week} dayType={dayType} />
                </dd>
              </div>
            ))}
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              mt: 0.5,
              mb: -0.75,
              '&:empty': { display: 'none' },
            }}
          >
            <WeekTimes week={week} />
            <WeekProgram week={week} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
