import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProjectReadiness } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { resources } from '@feria/shared/resources/index';
import type { Lack, ProjectLackOf } from '@feria/shared/rules/readiness';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { SETUP } from '../option/setup/use-setup';
import { LackList, type ShownLack } from './lack-list';
import { useReadinessWords } from './words';

const { course } = resources;

/** What a project lacks; nothing while it is loaded, and for who may not see it. */
function useProjectReadiness(id: number): ProjectReadiness | undefined {
  const { api } = useDataProvider<FeriaDataProvider>();
  const can = useCan();
  const { data } = useQuery({
    queryKey: ['course', 'readiness', id],
    queryFn: () => api('GET', 'api/course/{id}/readiness', { params: { id } }),
    enabled: can(course.permissions.view),
    // What was missing may be mended on any page.
    staleTime: 0,
  });
  return data;
}

function useShown(id: number): (lack: Lack<ProjectLackOf>) => ShownLack {
  const words = useReadinessWords();
  const can = useCan();
  const mendOf = ({ what, course_week_id }: Lack<ProjectLackOf>): ShownLack['mend'] => {
    if (what === 'notices')
      return can(option.permissions.update)
        ? { to: `${SETUP}?step=contact`, label: words('mend.setup') }
        : null;
    if (!can(course.permissions.update)) return null;
    if (what === 'leader' && course_week_id !== null)
      return { to: `/${resources.courseWeek.route}/${course_week_id}/groups`, label: words('mend.leaders') };
    return { to: `/${course.route}/${id}`, label: words('mend.edit') };
  };
  return (lack) => ({
    what: lack.what,
    needed: lack.needed,
    text: words(`project.${lack.what}`, { smart_count: lack.count ?? 0 }),
    mend: mendOf(lack),
  });
}

/** Ready to open? On the page of a project: what is missing, why, and where it is mended (product/office.md#ready-to-open). */
export default function ProjectLacks({ id }: { id: number }) {
  const words = useReadinessWords();
  const shown = useShown(id);
  const readiness = useProjectReadiness(id);
  if (!readiness) return null;
  const { lacks } = readiness;
  return (
    <Box component="section" aria-label={words('project.title')} data-print="no" sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 700, mb: 0.5 }}>
        {words('project.title')}
      </Typography>
      {lacks.length === 0 ? (
        <Alert severity="success">{words('project.ready')}</Alert>
      ) : (
        <LackList lacks={lacks.map(shown)} />
      )}
    </Box>
  );
}

/** The same in the question before a project becomes active: without links, and nothing when nothing is missing. */
export function AskedLacks({ id }: { id: number }) {
  const words = useReadinessWords();
  const shown = useShown(id);
  const readiness = useProjectReadiness(id);
  if (!readiness || readiness.lacks.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block', mt: 1.5 }}>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 700, mb: 0.5 }}>
        {words('project.asked')}
      </Typography>
      {readiness.lacks.map(shown).map(({ what, text }) => (
        <Typography key={what} component="span" variant="body2" sx={{ display: 'block', mb: 0.5 }}>
          {text}
        </Typography>
      ))}
    </Box>
  );
}
