import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatInstant } from '@feria/shared';
import { useLanguage, useText } from '../../../i18n';
import { visuallyHidden } from '../../../resource-kit/visuallyHidden';
import { dayTypeLabel } from '../../peopleCourseWeekRegistration/dayTypeLabel';
import { PaidCell } from '../../peopleCourseWeekRegistration/PaidCell';
import { labelsOf, ParticipantActions, Phones, type ParticipantsProps } from './parts';

const nowrap = { whiteSpace: 'nowrap' } as const;

/** The icons stay in sight when the columns scroll under them. */
const icons = { ...nowrap, py: 0, position: 'sticky', right: 0, bgcolor: 'background.paper' } as const;

/** Participants, or the queue with its places, side by side. */
export function ParticipantTable({ course, rows, label }: ParticipantsProps) {
  const text = useText();
  const language = useLanguage();
  const labels = labelsOf(course);
  const queue = rows.some((row) => 'queue_position' in row);
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {queue && <TableCell align="right">{text('detail.position')}</TableCell>}
            <TableCell>{text('detail.first_name')}</TableCell>
            <TableCell>{text('detail.last_name')}</TableCell>
            <TableCell>{text('detail.tax')}</TableCell>
            <TableCell>{text('detail.created_at')}</TableCell>
            <TableCell>{text('detail.day_type')}</TableCell>
            <TableCell align="center">{text('detail.paid')}</TableCell>
            <TableCell>{text('detail.phones')}</TableCell>
            {course.custom_field && <TableCell>{course[`custom_field_${language}`]}</TableCell>}
            <TableCell data-print="no">
              <span style={visuallyHidden}>{text('list.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {queue && <TableCell align="right">{'queue_position' in row && row.queue_position}</TableCell>}
              <TableCell>{row.first_name}</TableCell>
              <TableCell>{row.last_name}</TableCell>
              <TableCell>{row.tax}</TableCell>
              <TableCell sx={nowrap}>{formatInstant(row.created_at)}</TableCell>
              <TableCell>{dayTypeLabel(labels, row.day_type, language)}</TableCell>
              <TableCell align="center">
                <PaidCell registration={row} />
              </TableCell>
              <TableCell sx={nowrap}>
                <Phones row={row} />
              </TableCell>
              {course.custom_field && <TableCell>{row.custom_field}</TableCell>}
              <TableCell align="right" data-print="no" sx={icons}>
                <ParticipantActions row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
