import { PORTAL } from '@feria/shared/routes';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInOnly, VisitorOnly } from '../features/account/guards';
import { ProjectListPage } from '../features/projects/ProjectListPage';
import { PageSkeleton } from '../ui/PageSkeleton';
import { pages } from './pages';

/** Every screen of the portal. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={PORTAL.index} element={<ProjectListPage />} />
        <Route path={PORTAL.project(':id')} element={<pages.Project />} />
        <Route
          path={PORTAL.myFamily}
          element={
            <SignedInOnly>
              <pages.Family />
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
        <Route path={PORTAL.changePassword} element={<pages.ChangePassword />} />
        <Route path={PORTAL.forbidden} element={<pages.Forbidden />} />
        <Route path="*" element={<pages.NotFound />} />
      </Routes>
    </Suspense>
  );
}
