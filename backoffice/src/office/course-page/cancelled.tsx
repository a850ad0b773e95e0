import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatEuros, type CourseDetailWeek } from '@feria/shared';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage } from '../../i18n';
import { ComposeButton } from '../../mailing/compose/compose-button';
import { credits } from '../../money/credit/section';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { useWeekWords } from './week-words';

/** Who had a place or waited when the week was cancelled, what became their credit, and a message to all of them. */
export function Cancelled({ week }: { week: CourseDetailWeek }) {
  const words = useWeekWords();
  const language = useLanguage();
  const can = useCan();
  const createPath = useCreatePath();
  const rows = week.cancelled_participants;
  const title = words('title', { count: rows.length });
  return (
    <section aria-label={title}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{words('nobody')}</Typography>
      ) : (
        <>
          <Stack
            direction="row"
            data-print="no"
            sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
          >
            <ComposeButton
              audience={{ kind: 'week', course_week_id: week.id, states: ['cancelled'] }}
              about={nameOf(week, language)}
              variant="outlined"
            />
            {can(credits.permissions.index) && (
              <Link component={LinkBase} to={createPath({ resource: credits.route, type: 'list' })}>
                {words('all_credit')}
              </Link>
            )}
          </Stack>
          <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5, '& li': { py: 0.25 } }}>
            {rows.map(({ child_id, first_name, last_name, credit }) => (
              <li key={child_id}>
                {can('child.update') ? (
                  <Link
                    component={LinkBase}
                    to={createPath({ resource: 'child', type: 'edit', id: child_id })}
                  >
                    {`${first_name} ${last_name}`}
                  </Link>
                ) : (
                  `${first_name} ${last_name}`
                )}
                {credit > 0 && ` · ${words('credit', { amount: formatEuros(credit) })}`}
              </li>
            ))}
          </Box>
        </>
      )}
    </section>
  );
}
