import { PORTAL } from '@feria/shared/routes';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sessionHasExpired, useSession, type LoginState } from '../api/session';
import { LoadErrorPage } from '../components/error-notice';
import { PageSkeleton } from '../components/page-skeleton';
import { destinationOf, forcedStep, isBackOffice, wantedPage } from './destination';
import { useUser } from './account';

/** Redirects to a path of the portal, or of the back office: that is another application, so the browser loads it anew. */
export function GoTo({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isBackOffice(path)) window.location.replace(path);
    else void navigate(path, { replace: true });
  }, [path, navigate]);
  return <PageSkeleton />;
}

/** Shows its children (the login page, for example) to visitors only. Others are redirected to where a login leads. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const { isSignedIn, user, error, reload } = useUser();
  const { state } = useLocation();
  const [search] = useSearchParams();
  if (!isSignedIn) return children;
  if (user) return <GoTo path={destinationOf(user, wantedPage(state, search))} />;
  return error ? <LoadErrorPage error={error} onRetry={() => void reload()} /> : <PageSkeleton />;
}

/** Shows its children to people who are logged in only. Others are redirected to the login page, which leads back here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useSession() !== null;
  const { pathname, search } = useLocation();
  if (isSignedIn) return children;
  const state: LoginState = { from: pathname + search, expired: sessionHasExpired() };
  return <Navigate to={PORTAL.login} state={state} replace />;
}

/**
 * Redirects people whose password was set by staff to the page where they change it, and those who need a second factor to the page
 * where they set it up, whatever page they open.
 */
export function ForcedStep() {
  const { user } = useUser();
  const { pathname, search } = useLocation();
  const step = user && forcedStep(user);
  if (!step || pathname === step) return null;
  return <Navigate to={destinationOf(user, pathname + search)} replace />;
}
