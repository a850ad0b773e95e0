import type { FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { formatEuros } from '@feria/shared/rules/money';
import { namedUpload } from '@feria/shared/rules/uploads';
import Download from '@mui/icons-material/Download';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DayType } from '@feria/shared/rules/day-type';
import { lazyDialog } from '../../components/lazy-with-preload';
import { useState } from 'react';
import { useI18n } from '../../i18n';
import { Tag } from '../../components/tag';
import { VISUALLY_HIDDEN } from '../../components/visually-hidden';
import { weekTags } from '../../components/week-states';

const TimeInfoDialog = lazyDialog(() => import('./time-info-dialog'));

/** The state of a week, as one or two tags. */
export function WeekState({ week }: { week: FrontendWeekDetail }) {
  const { t } = useI18n();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {weekTags(week).map(({ tone, text }) => (
        <Tag key={text} tone={tone}>
          {t(text)}
        </Tag>
      ))}
    </Box>
  );
}

/** Price of a day type, or a dash if it is not offered. */
export function WeekPrice({ week, dayType }: { week: FrontendWeekDetail; dayType: DayType }) {
  const { t } = useI18n();
  const isOffered = dayType === 'half_day' ? week.half_day : week.full_day;
  const price = dayType === 'half_day' ? week.price_half_day : week.price;
  if (isOffered) return <strong>{formatEuros(price ?? 0)}</strong>;
  return (
    <Typography component="span" color="textSecondary">
      <span aria-hidden>–</span>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {t('project.not_offered')}
      </Box>
    </Typography>
  );
}

/** The times of a week, on demand. */
export function WeekTimes({ week }: { week: FrontendWeekDetail }) {
  const { t, local, localSuffixed } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const text = localSuffixed(week, 'time_info');
  if (!text) return null;
  const title = t('project.time_info_of', { name: local(week, 'name') });
  return (
    <>
      <Button
        size="small"
        startIcon={<Schedule />}
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => {
          setIsOpen(true);
          setWasOpen(true);
        }}
        sx={{ ml: -1.5 }}
      >
        {t('project.time_info')}
      </Button>
      {wasOpen && <TimeInfoDialog open={isOpen} title={title} text={text} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The program of a week as a download. */
export function WeekProgram({ week }: { week: FrontendWeekDetail }) {
  const { t, local } = useI18n();
  if (!week.program) return null;
  return (
    <Button
      size="small"
      startIcon={<Download />}
      href={namedUpload(week.program, `${t('project.program')} ${local(week, 'name')}`)}
      download
      aria-label={t('project.program_week', { name: local(week, 'name') })}
      sx={{ ml: -1.5 }}
    >
      {t('project.program')}
    </Button>
  );
}
