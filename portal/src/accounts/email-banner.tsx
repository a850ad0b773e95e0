import { useLocation } from 'react-router-dom';
import { PORTAL } from '@feria/shared/routes';
import { lazyDialog } from '../components/lazy-dialog';
import { useUser } from './account';

const EmailNotice = lazyDialog(() => import('./email-notice'), { isQuiet: true });

/** Above every page but the one that confirms, until the e-mail address of a parent's account is confirmed. */
export function EmailBanner() {
  const { user } = useUser();
  const { pathname } = useLocation();
  if (!user?.people || user.email_confirmed || pathname === PORTAL.confirmEmail) return null;
  return <EmailNotice user={user} />;
}
