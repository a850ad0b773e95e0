import Button from '@mui/material/Button';
import EventRepeat from '@mui/icons-material/EventRepeat';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, useListContext } from 'react-admin';
import { useCan } from '../../../resource-kit/account';
import { rolloverOfProjects, rolloverOfYear } from './rollover-path';
import { useSeasonWords } from './season-words';

const { permissions } = resources.course;

/** What it takes to make the next season: one makes projects, and sees those that they are made from. */
export const ROLLOVER_PERMISSIONS = [permissions.create, permissions.view];

/** Whether the account holds {@link ROLLOVER_PERMISSIONS}. */
export function useMayRollOver(): boolean {
  const can = useCan();
  return ROLLOVER_PERMISSIONS.every((permission) => can(permission));
}

function SeasonButton({ to }: { to: string }) {
  const words = useSeasonWords();
  return (
    <Button component={LinkBase} to={to} startIcon={<EventRepeat />} sx={{ whiteSpace: 'nowrap' }}>
      {words('title')}
    </Button>
  );
}

/** Leads to the next season of all projects of the year that the surrounding list is filtered by. */
export function SeasonOfYear() {
  const { filterValues } = useListContext();
  const { year } = (filterValues ?? {}) as { year?: string };
  return useMayRollOver() ? <SeasonButton to={rolloverOfYear(year)} /> : null;
}

/** Leads to the next season of the projects that are selected in the surrounding list. */
export function SeasonOfSelection() {
  const { selectedIds = [] } = useListContext();
  return <SeasonButton to={rolloverOfProjects(selectedIds as number[])} />;
}
