import { PORTAL } from '@feria/shared/routes';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sessionHasExpired, useSession } from '../../api/session';
import { PageError } from '../../ui/ErrorNotice';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { destinationOf, isBackOffice, wantedPage, type LoginState } from './destination';
import { useUser } from './use-user';

/** Goes to a path, of the portal or (by loading it) of the back office. */
export function GoTo({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isBackOffice(path)) window.location.replace(path);
    else void navigate(path, { replace: true });
  }, [path, navigate]);
  return <PageSkeleton />;
}

/** For visitors only: whoever is logged in goes where a login would have led. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const { isSignedIn, user, error, reload } = useUser();
  const { state } = useLocation();
  const [search] = useSearchParams();
  if (!isSignedIn) return children;
  if (user) return <GoTo path={destinationOf(user, wantedPage(state, search))} />;
  return error ? <PageError error={error} onRetry={() => void reload()} /> : <PageSkeleton />;
}

/** Needs a login; comes back here after it. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useSession() !== null;
  const { pathname, search } = useLocation();
  if (isSignedIn) return children;
  const state: LoginState = { from: pathname + search, expired: sessionHasExpired() };
  return <Navigate to={PORTAL.login} state={state} replace />;
}

/** A password that staff gave must be changed before anything else. */
export function ForcedPasswordChange() {
  const { user } = useUser();
  const { pathname, search } = useLocation();
  if (!user?.password_change_required || pathname === PORTAL.changePassword) return null;
  return <Navigate to={destinationOf(user, pathname + search)} replace />;
}
