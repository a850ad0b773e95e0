import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import Box from '@mui/material/Box';
import { formatPeriod } from '../i18n/format';
import { useI18n } from '../i18n';
import { useDayTypeLabel } from './day-type-label';
import { type BookWeek, WeekHours, WeekPrice, WeekProgram, WeekState, WeekTimes } from './week-parts';
import { OwnText } from '../components/own-text';

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  borderRadius: 5,
  overflow: 'hidden',
  boxShadow: '0 1px 2px rgb(42 31 25 / 0.08), 0 6px 20px rgb(42 31 25 / 0.06)',
  '& th, & td': { p: 1.75, textAlign: 'left', verticalAlign: 'middle' },
  '& thead th': { fontSize: '0.875rem', color: 'text.secondary', bgcolor: 'primary.wash' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Props of the weeks of a project. */
export interface WeeksProps {
  project: FrontendProjectDetail;
  /** `null` while the project cannot be booked. */
  onBook: BookWeek | null;
}

/** The weeks as a table. */
export function WeekTable({ project, onBook }: WeeksProps) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  const weeks = project.courseWeeks;
  const hasPrograms = weeks.some((week) => week.program);
  return (
    <Box component="table" aria-labelledby="weeks" sx={TABLE}>
      <thead>
        <tr>
          <th scope="col">{t('project.week')}</th>
          <th scope="col">{t('project.period')}</th>
          <th scope="col">{labelOf(project, 'half_day')}</th>
          <th scope="col">{labelOf(project, 'full_day')}</th>
          {hasPrograms && <th scope="col">{t('project.program')}</th>}
          <th scope="col">{t('project.state')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.id}>
            <Box component="th" scope="row" sx={{ fontWeight: 800 }}>
              <OwnText>{local(week, 'name')}</OwnText>
            </Box>
            <td>
              <Box sx={{ whiteSpace: 'nowrap' }}>{formatPeriod(week.from, week.to)}</Box>
              <WeekTimes week={week} />
            </td>
            <td>
              <WeekPrice project={project} week={week} dayType="half_day" onBook={onBook} />
              <WeekHours week={week} dayType="half_day" />
            </td>
            <td>
              <WeekPrice project={project} week={week} dayType="full_day" onBook={onBook} />
              <WeekHours week={week} dayType="full_day" />
            </td>
            {hasPrograms && (
              <td>
                <WeekProgram week={week} />
              </td>
            )}
            <td>
              <WeekState week={week} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
