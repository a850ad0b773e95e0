import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInstant } from '@feria/shared';
import { useLanguage, useText } from '../../../i18n';
import { dayTypeLabel } from '../../peopleCourseWeekRegistration/dayTypeLabel';
import { PaidCell } from '../../peopleCourseWeekRegistration/PaidCell';
import { labelsOf, ParticipantActions, Phones, type ParticipantsProps } from './parts';

/** The same at the holiday site, on a tablet or phone: a card for each child, with numbers that a thumb can hit. */
export function ParticipantCards({ course, rows, label }: ParticipantsProps) {
  const text = useText();
  const language = useLanguage();
  const labels = labelsOf(course);
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        ...{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
      }}
    >
      {rows.map((row) => (
        <Card component="li" key={row.id} sx={{ p: 1.5, minWidth: 0 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {'queue_position' in row && `${row.queue_position}. `}
              {row.first_name} {row.last_name}
            </Typography>
            <PaidCell registration={row} />
          </Stack>
          <Typography>{dayTypeLabel(labels, row.day_type, language)}</Typography>
          {course.custom_field && row.custom_field && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {`${course[`custom_field_${language}`] ?? ''}: ${row.custom_field}`}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {row.tax}
            <br />
            {`${text('detail.created_at')} ${formatInstant(row.created_at)}`}
          </Typography>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <span>
              <Phones row={row} large />
            </span>
            <span style={{ whiteSpace: 'nowrap' }}>
              <ParticipantActions row={row} />
            </span>
          </Stack>
        </Card>
      ))}
    </Box>
  );
}
