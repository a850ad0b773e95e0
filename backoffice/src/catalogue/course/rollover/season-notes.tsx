import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { formatPeriod, type RolloverProject, type RolloverWarning } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../i18n';
import { nameOf } from '../../../resource-kit/definitions';
import { CourseLink } from '../course-link';
import { useSeasonWords } from './season-words';

/** Labels of the fields of a project, in the language of the screen. */
function useFieldLabels(): (fields: readonly string[]) => string[] {
  const translate = useTranslate();
  return (fields) => fields.map((name) => translate(`resources.${resources.course.route}.fields.${name}`));
}

/** What the office should look at before it makes this project. */
export function SeasonWarnings({ project }: { project: RolloverProject }) {
  const labels = useFieldLabels();
  const language = useLanguage();
  const words = useSeasonWords();
  const weeks = new Map(project.weeks.map(({ id, old }) => [id, nameOf(old, language)]));
  const what = ({ fields, ids }: RolloverWarning): string =>
    [...labels(fields), ...ids.map((id) => weeks.get(id) ?? `#${id}`)].join(', ');
  const sentence = (warning: RolloverWarning): ReactNode => {
    switch (warning.kind) {
      case 'follower':
        return (
          <>
            {words('warning.follower')}{' '}
            {warning.ids.map((id) => (
              <CourseLink key={id} course={{ ...project.next, id }} />
            ))}
          </>
        );
      case 'cancelled':
        return words('warning.cancelled', { smart_count: warning.ids.length });
      case 'no_weeks':
        return words('warning.no_weeks');
      case 'year_in_text':
        return words('warning.year_in_text', { what: what(warning), year: yearOf(project) });
      default:
        return words(`warning.${warning.kind}`, { what: what(warning) });
    }
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {project.warnings.map((warning) => (
        <Box component="li" key={warning.kind} sx={{ display: 'flex', gap: 0.5, overflowWrap: 'anywhere' }}>
          <WarningAmber aria-hidden sx={{ fontSize: '1.1em', mt: '0.15em', color: 'warning.dark' }} />
          <span>{sentence(warning)}</span>
        </Box>
      ))}
    </Box>
  );
}

/** The year that this season of the project begins in. */
function yearOf({ old, weeks }: RolloverProject): string {
  return (old.from ?? weeks[0]?.old.from ?? '').slice(0, 4);
}

/** What the new project has from the old one, and what it does not get. */
export function SeasonContents({ project }: { project: RolloverProject }) {
  const labels = useFieldLabels();
  const language = useLanguage();
  const words = useSeasonWords();
  const { registrations, waiting, weeks } = project.left_out;
  const leftOut = [
    ...(registrations ? [words('registrations', { smart_count: registrations })] : []),
    ...(waiting ? [words('waiting', { smart_count: waiting })] : []),
    ...weeks.map((week) =>
      words('cancelled_week', {
        week: nameOf(week, language),
        period: formatPeriod(week.from, week.to),
      }),
    ),
  ];
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {words('carried_over', { fields: labels(project.carried_over).join(', ') })}{' '}
      {project.weeks.length > 0 && words('weeks_carried_over')}
      {leftOut.length > 0 && <div>{words('left_out', { what: leftOut.join(', ') })}</div>}
    </Box>
  );
}
