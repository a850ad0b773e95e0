import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OFFICE_API } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import type { InstallationLack } from '@feria/shared/rules/readiness';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { SETUP, type Step } from '../option/setup/use-setup';
import { LackList, type ShownLack } from './lack-list';
import { useReadinessWords } from './words';

/** The step of the set-up that mends it; what is no step has a page of its own, or none. */
const STEP_OF: Readonly<Record<InstallationLack, Step | null>> = {
  notices: 'contact',
  contact: 'contact',
  smtp: null,
  organiser: 'organiser',
  trial_mail: 'mails',
  payment_address: 'payment',
  project: null,
};

/** Ready for registrations? What the installation lacks (product/office.md#ready-to-open). @param quiet whether nothing is said when nothing is missing */
export default function InstallationLacks({ quiet = false }: { quiet?: boolean }) {
  const words = useReadinessWords();
  const { api } = useDataProvider<FeriaDataProvider>();
  const { data } = useQuery({
    queryKey: ['readiness'],
    queryFn: () => api('GET', OFFICE_API.readiness),
    staleTime: 0,
  });
  if (!data || (quiet && data.lacks.length === 0)) return null;
  const mendOf = (what: InstallationLack): ShownLack['mend'] => {
    const step = STEP_OF[what];
    if (step) return { to: `${SETUP}?step=${step}`, label: words('mend.setup') };
    return what === 'project' ? { to: `/${resources.course.route}`, label: words('mend.projects') } : null;
  };
  const lacks = data.lacks.map(({ what, needed, count }) => ({
    what,
    needed,
    text: words(`installation.${what}`, { smart_count: count ?? 0 }),
    mend: mendOf(what),
  }));
  return (
    <Box component="section" aria-label={words('installation.title')} sx={{ my: 2 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 700, mb: 0.5 }}>
        {words('installation.title')}
      </Typography>
      {lacks.length === 0 ? (
        <Alert severity="success">{words('installation.ready')}</Alert>
      ) : (
        <LackList lacks={lacks} />
      )}
    </Box>
  );
}
