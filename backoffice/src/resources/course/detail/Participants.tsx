import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { CourseDetailWeek } from '@feria/shared';
import { useText } from '../../../i18n';
import { ParticipantCards } from './ParticipantCards';
import { ParticipantTable } from './ParticipantTable';
import type { CourseDetail } from './types';

/** Who takes part in a week, and who waits: a table where there is room for one, cards on tablet and phone. */
export function Participants(props: { course: CourseDetail; week: CourseDetailWeek; onPaper: boolean }) {
  const { course, week, onPaper } = props;
  const text = useText();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const Rows = wide || onPaper ? ParticipantTable : ParticipantCards;
  const lists = [
    {
      key: 'participants',
      rows: week.registered_participants,
      title: text('detail.participants', { count: week.registered }),
      empty: text('detail.no_registrations'),
    },
    {
      key: 'queue',
      rows: week.waiting_queue_participants,
      title: text('detail.waiting_list', { count: week.waiting }),
      empty: text('detail.no_waiting'),
    },
  ];
  return (
    <Stack spacing={3}>
      {lists.map(({ key, rows, title, empty }) => (
        <section key={key} aria-label={title}>
          <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
            {title}
          </Typography>
          {rows.length > 0 ? (
            <Rows course={course} rows={rows} label={title} />
          ) : (
            <Typography color="textSecondary">{empty}</Typography>
          )}
        </section>
      ))}
    </Stack>
  );
}
