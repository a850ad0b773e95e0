import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { addDays, type IsoDate } from '@feria/shared/rules/dates';
import { PORTAL } from '@feria/shared/routes';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatPeriod } from '../../i18n/format';
import { useDayTypeLabel } from '../../catalogue/day-type-label';
import { StandingTag } from '../standing-tag';
import { Tag } from '../../components/tag';
import { useI18n } from '../../i18n';
import type { Cell, PlannedRegistration } from './plan';
import { OwnText } from '../../components/own-text';

/** A calendar week in words, from Monday to Sunday. */
export function calendarWeekText(monday: IsoDate): string {
  return formatPeriod(monday, addDays(monday, 6));
}

interface PlanCellProps {
  cell: Cell;
  monday: IsoDate;
  onOpen: (cell: Cell, monday: IsoDate) => void;
}

/** What a child does in a calendar week, and a button to what else fits. */
export function PlanCell({ cell, monday, onOpen }: PlanCellProps) {
  const { t } = useI18n();
  const { child, planned, options } = cell;
  const count = options.filter(({ overlap }) => !overlap).length;
  const fitting =
    count > 0
      ? t('planner.fitting', { smart_count: count })
      : t('planner.overlapping', { smart_count: options.length });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {planned.map((entry) => (
        <Planned key={entry.registration.id} entry={entry} />
      ))}
      {options.length > 0 && (
        <Button
          size="small"
          variant={planned.length ? 'text' : 'outlined'}
          startIcon={<Add />}
          aria-haspopup="dialog"
          aria-label={`${fitting}: ${child.first_name}, ${calendarWeekText(monday)}`}
          onClick={() => onOpen(cell, monday)}
          sx={planned.length ? { ml: -1 } : {}}
        >
          {fitting}
        </Button>
      )}
      {!planned.length && !options.length && (
        <Typography variant="body2" color="textSecondary">
          {t('planner.nothing')}
        </Typography>
      )}
    </Box>
  );
}

function Planned({ entry: { registration, clash } }: { entry: PlannedRegistration }) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  const { course, courseWeek, day_type } = registration;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {course.active ? (
          <MuiLink component={Link} to={PORTAL.project(course.id)} underline="hover" color="inherit">
            <OwnText>{local(course, 'name')}</OwnText>
          </MuiLink>
        ) : (
          <OwnText>{local(course, 'name')}</OwnText>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <OwnText>{local(courseWeek, 'name')}</OwnText>, {formatPeriod(courseWeek.from, courseWeek.to)} ·{' '}
        {labelOf(course, day_type)}
      </Typography>
      <Standing registration={registration} />
      {clash && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 700, color: 'error.main' }}>
          {t('signup.overlap_registration', {
            week: `${local(clash.course, 'name')}, ${local(clash.courseWeek, 'name')}`,
          })}
        </Typography>
      )}
    </Box>
  );
}

function Standing({ registration }: { registration: FamilyRegistration }) {
  const { t } = useI18n();
  if (registration.is_waiting) return <StandingTag registration={registration} />;
  return <Tag tone="good">{t('common.outcome.confirmed')}</Tag>;
}
