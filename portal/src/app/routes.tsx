import { PORTAL } from '@feria/shared/routes';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInOnly, VisitorOnly } from '../features/account/guards';
import { ProjectListPage } from '../features/projects/project-list-page';
import { PageSkeleton } from '../components/page-skeleton';
import { pages } from './pages';

/** Every screen of the portal. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={PORTAL.index} element={<ProjectListPage Results={pages.Results} />} />
        <Route path={PORTAL.project(':id')} element={<pages.Project SignUpDialog={pages.SignUpDialog} />} />
        <Route
          path={PORTAL.myFamily}
          element={
            <SignedInOnly>
              <pages.Family />
            </SignedInOnly>
          }
        />
        <Route
          path={PORTAL.planner}
          element={
            <SignedInOnly>
              <pages.Planner />
            </SignedInOnly>
          }
        />
        <Route
          path={PORTAL.login}
          element={
            <VisitorOnly>
              <pages.Login />
            </VisitorOnly>
          }
        />
        <Route
          path={PORTAL.register}
          element={
            <VisitorOnly>
              <pages.Register />
            </VisitorOnly>
          }
        />
        <Route
          path={PORTAL.forgot}
          element={
            <VisitorOnly>
              <pages.Forgot />
            </VisitorOnly>
          }
        />
        <Route
          path={PORTAL.reset}
          element={
            <VisitorOnly>
              <pages.Reset />
            </VisitorOnly>
          }
        />
        <Route path={PORTAL.confirmEmail} element={<pages.ConfirmEmail />} />
        <Route path={PORTAL.guardianInvitation} element={<pages.GuardianInvitation />} />
        <Route path={PORTAL.changePassword} element={<pages.ChangePassword />} />
        <Route path={PORTAL.imprint} element={<pages.Imprint />} />
        <Route path={PORTAL.accessibility} element={<pages.Accessibility />} />
        <Route path={PORTAL.forbidden} element={<pages.Forbidden />} />
        <Route path="*" element={<pages.NotFound />} />
      </Routes>
    </Suspense>
  );
}
