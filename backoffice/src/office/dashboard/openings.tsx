import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInstant, type Excerpt, type Opening } from '@feria/shared';
import { useText } from '../../i18n';
import { CourseLink } from '../../catalogue/course/course-link';

/** The courses whose registration opens next. An inactive course is marked, because parents will not see it. */
export function Openings({ excerpt }: { excerpt: Excerpt<Opening> }) {
  const text = useText();
  const more = excerpt.total - excerpt.rows.length;
  if (excerpt.total === 0)
    return <Typography color="textSecondary">{text('dashboard.openings_empty')}</Typography>;
  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {excerpt.rows.map((opening) => (
          <li key={opening.id}>
            <CourseLink course={opening} bold />
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <span>{formatInstant(opening.opens_at)}</span>
              {!opening.active && (
                <Chip size="small" color="warning" label={text('dashboard.opens_inactive')} />
              )}
            </Stack>
          </li>
        ))}
      </Stack>
      {more > 0 && <Typography sx={{ mt: 1.5 }}>{text('dashboard.more', { smart_count: more })}</Typography>}
    </>
  );
}
