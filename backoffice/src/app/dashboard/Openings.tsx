import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInstant, type Excerpt, type Opening } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';

const { route, permissions } = resources.course;

/** The courses whose registration opens next; one that nobody will see is marked. */
export function Openings({ excerpt }: { excerpt: Excerpt<Opening> }) {
  const createPath = useCreatePath();
  const language = useLanguage();
  const text = useText();
  const can = useCan();
  const more = excerpt.total - excerpt.rows.length;
  if (excerpt.total === 0)
    return <Typography color="textSecondary">{text('dashboard.openings_empty')}</Typography>;
  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {excerpt.rows.map((opening) => (
          <li key={opening.id}>
            {can(permissions.view) ? (
              <Link
                component={LinkBase}
                to={createPath({ resource: route, type: 'show', id: opening.id })}
                sx={{ fontWeight: 700 }}
              >
                {nameOf(opening, language)}
              </Link>
            ) : (
              <strong>{nameOf(opening, language)}</strong>
            )}
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
