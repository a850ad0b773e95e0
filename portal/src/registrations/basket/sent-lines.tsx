import type { BasketInput } from '@feria/shared/contracts/basket';
import type { MyFamily } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import { useI18n } from '../../i18n';
import { BookingLines } from '../signup/booking-lines';
import { sentLines } from '../signup/lines';
import { useProjects } from './basket';

/** The lines of a basket that was sent, by project. */
export function SentLines({ body, family }: { body: string; family: MyFamily }) {
  const { t, local } = useI18n();
  const { bookings } = JSON.parse(body) as BasketInput;
  const { projects } = useProjects(bookings.map(({ course_id }) => course_id));
  return bookings.map((booking) => {
    const project = projects.get(booking.course_id);
    if (!project) return null;
    const name = local(project, 'name');
    return (
      <Box key={booking.course_id} sx={{ mt: 1.5 }}>
        <Box sx={{ fontWeight: 800 }}>{name}</Box>
        <BookingLines
          project={project}
          lines={sentLines(booking, { project, family })}
          label={`${t('signup.question_lines')}: ${name}`}
        />
      </Box>
    );
  });
}
