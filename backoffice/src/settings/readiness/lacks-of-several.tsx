import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OFFICE_API, type ReadinessOfProject } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useLanguage } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useReadinessWords } from './words';

/** What each of several projects lacks; `undefined` until it is loaded. */
export function useReadinessOf(ids: readonly number[], enabled: boolean) {
  const { api } = useDataProvider<FeriaDataProvider>();
  return useQuery({
    queryKey: ['course', 'readiness', 'several', ids],
    queryFn: () => api('POST', OFFICE_API.courseReadiness, { body: { ids: [...ids] } }),
    enabled,
    staleTime: 0,
  });
}

/** Before projects become active: what is missing of each that lacks something (product/office.md#ready-to-open). */
export function LacksOfSeveral({ projects }: { projects: readonly ReadinessOfProject[] }) {
  const words = useReadinessWords();
  const language = useLanguage();
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 700, mb: 1 }}>
        {words('project.asked')}
      </Typography>
      {projects.map((project) => (
        <Box key={project.id} component="section" sx={{ mb: 1.5 }}>
          <Typography variant="subtitle2" component="h3">
            {nameIn(language, project)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {project.lacks.map(({ what, count, needed }) => (
              <Typography key={what} component="li" variant="body2">
                {`${words(needed ? 'needed' : 'advised')}: `}
                {words(`project.${what}`, { smart_count: count ?? 0 })}
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
