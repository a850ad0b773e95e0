import Link from '@mui/material/Link';
import { option } from '@feria/shared/resources/option/index';
import { LinkBase } from 'react-admin';
import { useCan } from '../../../resource-kit/account';
import { SETUP } from './use-setup';
import { useSetupWords } from './words';

/** A link to where privacy statement and imprint are entered; for others, who enters them. */
export function NoticesLink() {
  const words = useSetupWords();
  const can = useCan();
  if (!can(option.permissions.update)) return <>{words('ask_notices')}</>;
  return (
    <Link component={LinkBase} to={`${SETUP}?step=contact`}>
      {words('enter_notices')}
    </Link>
  );
}
