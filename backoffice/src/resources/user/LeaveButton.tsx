import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';

/** Where the form of a user leads: to the list only with `user.create` (spec §6) and the list's own permission. */
export function useWayBack(): string {
  const can = useCan();
  return can('user.create') && can('user.index') ? '/user' : '/';
}

/** Leaves the form without saving. */
export function LeaveButton() {
  const text = useText();
  return (
    <Button component={LinkBase} to={useWayBack()} startIcon={<ArrowBack />} color="inherit">
      {text('form.back')}
    </Button>
  );
}
