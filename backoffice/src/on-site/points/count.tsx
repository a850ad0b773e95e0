import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { POINTS_PATH, usePoints } from './use-points';
import { usePointWords } from './words';

/** Leads to the open points and says how many there are, of all days: none of them may be forgotten. */
export function PointsLink() {
  const words = usePointWords();
  const count = usePoints().open.length;
  return (
    <Button component={LinkBase} to={POINTS_PATH} variant={count > 0 ? 'contained' : 'text'}>
      {count > 0 ? words('open', { smart_count: count }) : words('title')}
    </Button>
  );
}
