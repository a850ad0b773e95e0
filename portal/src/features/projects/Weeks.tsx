import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { WeekCards } from './WeekCards';
import { WeekTable } from './WeekTable';

/** Whether there is room for a table, and for a panel beside the text. */
export function useIsWide(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
}

/** The weeks of a project: a table, or cards where a table would not fit. */
export function Weeks({ project }: { project: FrontendProjectDetail }) {
  return useIsWide() ? <WeekTable project={project} /> : <WeekCards project={project} />;
}
