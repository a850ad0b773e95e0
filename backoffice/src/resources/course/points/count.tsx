import Button from '@mui/material/Button';
import { OFFICE_API } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../../resource-kit/data-provider';
import { usePointWords } from './words';

/** Under which the points are kept, for the page and for their number. */
export const POINTS_KEY = ['attendanceIssues'];

/** Leads to the open points and says how many there are, of all days: none of them may be forgotten. */
export function PointsLink() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = usePointWords();
  const { data } = useQuery({
    queryKey: POINTS_KEY,
    queryFn: () => api('GET', OFFICE_API.attendanceIssues),
  });
  const count = data?.filter(({ state }) => state === 'open').length ?? 0;
  return (
    <Button
      component={LinkBase}
      to={`/${resources.course.route}/day/points`}
      variant={count > 0 ? 'contained' : 'text'}
    >
      {count > 0 ? words('open', { smart_count: count }) : words('title')}
    </Button>
  );
}
