import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { Outcome } from '@feria/shared/contracts/registration';
import { formatHours, hoursOf } from '@feria/shared/rules/hours';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPeriod } from '../../i18n/format';
import { useDayTypeLabel } from '../../catalogue/day-type-label';
import { ProspectTag } from '../prospect-tag';
import { Tag, type Tone } from '../../components/tag';
import { VISUALLY_HIDDEN } from '../../components/visually-hidden';
import { useI18n } from '../../i18n';
import type { ResultLine as Line } from './lines';

const TONES: Record<Outcome, Tone> = { confirmed: 'good', waiting: 'waiting', full: 'bad' };

/** What became of one child in one week: place or waiting list, and when to come. */
export function ResultLine({ line, project }: { line: Line; project: FrontendProjectDetail }) {
  const { t, local, localSuffixed } = useI18n();
  const labelOf = useDayTypeLabel();
  const { child, week, dayType, outcome, queue_position: position, held_back, priority: wish } = line;
  const hours = week && dayType && hoursOf(week, dayType);
  const info = week ? localSuffixed(week, 'time_info').trim() : '';
  const times = outcome === 'full' ? '' : [hours && formatHours(hours), info].filter(Boolean).join('\n');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{child?.first_name}</strong> · {week && local(week, 'name')}
        <Typography variant="body2" color="textSecondary">
          {[week && formatPeriod(week.from, week.to), dayType && labelOf(project, dayType)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {times && (
          <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, mt: 0.5, whiteSpace: 'pre-line' }}>
            <Schedule aria-hidden sx={{ fontSize: '1.125rem', mt: 0.125 }} />
            <span>
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {`${t('project.time_info')}: `}
              </Box>
              {times}
            </span>
          </Typography>
        )}
        {outcome === 'full' && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {t('signup.result_full')}
          </Typography>
        )}
      </Box>
      {wish || held_back ? (
        <ProspectTag
          prospect={wish ? 'wish' : 'held_back'}
          rank={wish ?? null}
          register_to={project.register_to}
        />
      ) : (
        <Tag tone={TONES[outcome]}>
          {outcome === 'waiting' && position
            ? t('signup.result_place', { position })
            : t(`common.outcome.${outcome}`)}
        </Tag>
      )}
    </Box>
  );
}
