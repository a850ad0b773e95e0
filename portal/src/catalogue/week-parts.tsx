import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { namedUpload } from '@feria/shared/rules/uploads';
import Download from '@mui/icons-material/Download';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { offeredDayTypes, priceOf, type DayType } from '@feria/shared/rules/day-type';
import { formatHours, hoursOf } from '@feria/shared/rules/hours';
import { lazyDialog } from '../components/lazy-dialog';
import { useState } from 'react';
import { formatEuros } from '../i18n/format';
import { useI18n } from '../i18n';
import { isForWishes } from './giving';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';
import { useDayTypeLabel } from './day-type-label';
import { isBookable, isWaitingListOnly } from './week-states';
import { WeekTags } from './week-tags';

const TimeInfoDialog = lazyDialog(() => import('./time-info-dialog'));

/** The state of a week, as one or two tags. */
export function WeekState({ week }: { week: FrontendWeekDetail }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <WeekTags week={week} />
    </Box>
  );
}

/** Opens the sign-up with a week and day type. */
export type BookWeek = (week: FrontendWeekDetail, dayType: DayType) => void;

interface WeekPriceProps {
  project: FrontendProjectDetail;
  week: FrontendWeekDetail;
  dayType: DayType;
  /** `null` while the project cannot be booked. */
  onBook: BookWeek | null;
}

/** Price of a day type, which books it where that is possible; a dash if it is not offered. */
export function WeekPrice({ project, week, dayType, onBook }: WeekPriceProps) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  if (offeredDayTypes(week).includes(dayType)) {
    const price = formatEuros(priceOf(week, dayType));
    if (!onBook || !isBookable(week)) return <strong>{price}</strong>;
    const names = { week: local(week, 'name'), type: labelOf(project, dayType), price };
    const label = isForWishes(project)
      ? 'places.wish_week'
      : isWaitingListOnly(week)
        ? 'project.book_week_waiting'
        : 'project.book_week';
    return (
      <Button
        variant="outlined"
        size="small"
        aria-label={t(label, names)}
        onClick={() => onBook(week, dayType)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {price}
      </Button>
    );
  }
  return (
    <Typography component="span" color="textSecondary">
      <span aria-hidden>–</span>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {t('project.not_offered')}
      </Box>
    </Typography>
  );
}

/** The hours of a day type, where the office has entered them. */
export function WeekHours({ week, dayType }: Pick<WeekPriceProps, 'week' | 'dayType'>) {
  const hours = hoursOf(week, dayType);
  if (!hours) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'nowrap' }}>
      {formatHours(hours)}
    </Typography>
  );
}

/** The times of a week as the organiser describes them, on demand. */
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
