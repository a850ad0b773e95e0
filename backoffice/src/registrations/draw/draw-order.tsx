import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DrawOutcome, DrawRest } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import type { CourseDetail } from '../../catalogue/course/course-detail';
import { useDrawText } from './texts';

/** The children in draw order, each with the weeks it gets and those it waits for. */
export function DrawOrder(props: { course: CourseDetail; outcome: DrawOutcome; rest: DrawRest[] }) {
  const { course, outcome, rest } = props;
  const language = useLanguage();
  const draw = useDrawText();
  const names = namesOf(course);
  const weeks = (ids: number[]): string =>
    ids
      .map((id) => {
        const week = course.courseWeeks.find((one) => one.id === id);
        return week ? nameOf(week, language) : draw('order.week_gone', { id });
      })
      .join(', ');
  const partsOf = (child: number): string[] => {
    const given = outcome.given.filter((place) => place.child === child).map(({ week }) => week);
    const more = rest.filter((place) => place.child === child).map(({ week }) => week);
    const waits = outcome.queues
      .filter(({ week, children }) => children.includes(child) && !more.includes(week))
      .map(({ week }) => week);
    return [
      given.length ? draw('order.gets', { weeks: weeks(given) }) : '',
      more.length ? draw('order.rest', { weeks: weeks(more) }) : '',
      waits.length ? draw('order.waits', { weeks: weeks(waits) }) : '',
    ].filter(Boolean);
  };
  return (
    <Box component="section" sx={{ my: 2 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {draw('order.title')}
      </Typography>
      <Typography variant="body2">{draw('order.help')}</Typography>
      <Box component="ol" aria-label={draw('order.title')} sx={{ pl: 4.5 }}>
        {outcome.order.map((unit, index) => (
          <Box component="li" key={index} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            {unit.map((child) => (
              <div key={child}>
                <strong>{names.get(child) ?? draw('order.gone', { id: child })}</strong>{' '}
                {partsOf(child).join(' · ')}
              </div>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function namesOf({ courseWeeks }: CourseDetail): Map<number, string> {
  return new Map(
    courseWeeks
      .flatMap(({ registered_participants, waiting_queue_participants }) => [
        ...registered_participants,
        ...waiting_queue_participants,
      ])
      .map(({ child_id, first_name, last_name }) => [child_id, `${first_name} ${last_name}`]),
  );
}
