import Box from '@mui/material/Box';
import {
  formatDate,
  formatPeriod,
  type IsoDate,
  type RolloverProject,
  type SeasonProject,
  type OfficeLanguage,
} from '@feria/shared';
import { useLanguage } from '../../../i18n';
import { nameOf } from '../../../resource-kit/definitions';
import { visuallyHidden } from '../../../resource-kit/visually-hidden';
import { useSeasonWords } from './season-words';

/** What it is in this season, and below it what it becomes in the next; once when it stays. */
export function Change({ old, next }: { old: string; next: string }) {
  const words = useSeasonWords();
  if (old === next) return <span>{old}</span>;
  return (
    <>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {old}
      </Box>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        <span aria-hidden>→ </span>
        <span style={visuallyHidden}>{words('becomes')} </span>
        {next}
      </Box>
    </>
  );
}

/** Registration opens and closes. */
export function RegistrationDates({ project: { old, next } }: { project: RolloverProject }) {
  const words = useSeasonWords();
  const shown = ({ register_from, register_from_time, register_to }: SeasonProject): string => {
    const opens = register_from && [formatDate(register_from), register_from_time].filter(Boolean).join(' ');
    if (!opens && !register_to) return words('none');
    return `${opens ?? '…'} – ${register_to ? formatDate(register_to) : '…'}`;
  };
  return <Change old={shown(old)} next={shown(next)} />;
}

/** First and last day of the project. */
export function ProjectDates({ project: { old, next } }: { project: RolloverProject }) {
  const words = useSeasonWords();
  const shown = ({ from, to }: SeasonProject): string => formatPeriod(from, to) || words('none');
  return <Change old={shown(old)} next={shown(next)} />;
}

/** `Mo 15.06.2026` */
function withWeekday(date: IsoDate, language: OfficeLanguage): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(new Date(date))} ${formatDate(date)}`;
}

/** All weeks of a project with their weekdays. */
export function WeekDates({ project }: { project: RolloverProject }) {
  const language = useLanguage();
  const period = ({ from, to }: { from: IsoDate; to: IsoDate }): string =>
    [...new Set([from, to])].map((date) => withWeekday(date, language)).join(' – ');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columnWidth: 230, columnGap: 3 }}>
      {project.weeks.map(({ id, old, next }) => (
        <Box component="li" key={id} sx={{ breakInside: 'avoid', pb: 0.75 }}>
          <Change old={nameOf(old, language)} next={nameOf(next, language)} />
          <div>
            <Change old={period(old)} next={period(next)} />
          </div>
        </Box>
      ))}
    </Box>
  );
}
