import type { FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { familyQuery } from '../families/family';
import { useT } from '../i18n';

/** Where the child stood in the draw of the project, and how a draw works; at the first of its registrations there. */
export function DrawPosition({ registration }: { registration: FamilyRegistration }) {
  const t = useT();
  const { data: family } = useQuery({ ...familyQuery, enabled: false }); // the page asks for it
  const draw = family?.draws.find(
    ({ course_id, child_id }) => course_id === registration.course.id && child_id === registration.people.id,
  );
  if (!family || !draw || !isFirst(family, registration)) return null;
  const { position, units } = draw;
  return (
    <Box sx={{ gridColumn: '2 / -1' }}>
      <Typography variant="body2">
        {t('family.draw_position', { child: registration.people.first_name, position, units })}
      </Typography>
      <Typography variant="body2" component="details" color="textSecondary">
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
          {t('family.draw_how')}
        </Box>
        <span>{t('family.draw_how_text')}</span>
      </Typography>
    </Box>
  );
}

/** Whether no other registration of the child for this project stands before it on the page. */
function isFirst(
  { registrations, waitingQueue }: MyFamily,
  { id, course, people }: FamilyRegistration,
): boolean {
  const byStart = registrations.toSorted((a, b) => a.courseWeek.from.localeCompare(b.courseWeek.from));
  const first = [...byStart, ...waitingQueue].find(
    (other) => other.course.id === course.id && other.people.id === people.id,
  );
  return first?.id === id;
}
