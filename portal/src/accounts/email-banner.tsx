import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PORTAL } from '@feria/shared/routes';
import { lazyWithPreload } from '../components/lazy-with-preload';
import { useUser } from './account';

const EmailNotice = lazyWithPreload(() => import('./email-notice'));

/** Above every page but the one that confirms, until the e-mail address of a parent's account is confirmed. */
export function EmailBanner() {
  const { user } = useUser();
  const { pathname } = useLocation();
  if (!user?.people || user.email_confirmed || pathname === PORTAL.confirmEmail) return null;
  return (
    <Suspense fallback={null}>
      <EmailNotice user={user} />
    </Suspense>
  );
}
