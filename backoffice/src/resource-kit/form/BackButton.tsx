import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath } from 'react-admin';
import { useText } from '../../i18n';

/** Back to the list, which is as it was left. */
export function BackButton({ route }: { route: string }) {
  const createPath = useCreatePath();
  const text = useText();
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource: route, type: 'list' })}
      startIcon={<ArrowBack />}
      color="inherit"
    >
      {text('form.back')}
    </Button>
  );
}
