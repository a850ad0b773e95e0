import { useLocation } from 'react-router-dom';
import { PORTAL } from '@feria/shared/routes';
import { lazyDialog } from '../components/lazy-dialog';
import { useUser } from './account';

const EmailNotice = lazyDialog(() => import('./email-notice'), { isQuiet: true });

/** Pages that say it themselves: the one that confirms, and my family, where it is the first task. */
const WITHOUT: readonly string[] = [PORTAL.confirmEmail, PORTAL.myFamily];

/** Above every page that does not say it itself, until the e-mail address of a parent's account is confirmed. */
export function EmailBanner() {
  const { user } = useUser();
  const { pathname } = useLocation();
  if (!user?.people || user.email_confirmed || WITHOUT.includes(pathname)) return null;
  return <EmailNotice user={user} />;
}
