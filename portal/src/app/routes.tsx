import { PORTAL } from '@feria/shared/routes';
import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInOnly, VisitorOnly } from '../accounts/guards';
import { ProjectListPage } from '../catalogue/project-list-page';
import { PageSkeleton } from '../components/page-skeleton';
import { pages } from './pages';
import { forgetLogin, signOut } from './sign-out';

type Page = ComponentType;

/** Pages for everybody, by address. */
const OPEN: readonly [string, Page][] = [
  [PORTAL.confirmEmail, pages.ConfirmEmail],
  [PORTAL.undoChange, pages.UndoChange],
  [PORTAL.guardianInvitation, () => <pages.GuardianInvitation onOtherAccount={signOut} />],
  [PORTAL.basket, pages.Basket],
  [PORTAL.changePassword, pages.ChangePassword],
  [PORTAL.secondFactor, pages.SecondFactor],
  [PORTAL.imprint, pages.Imprint],
  [PORTAL.accessibility, pages.Accessibility],
  [PORTAL.forbidden, pages.Forbidden],
  ['*', pages.NotFound],
];
const FOR_VISITORS: readonly [string, Page][] = [
  [PORTAL.login, pages.Login],
  [PORTAL.register, pages.Register],
  [PORTAL.forgot, pages.Forgot],
  [PORTAL.reset, pages.Reset],
];
/** With the pages of the own account: the first page of the portal names one script less. */
const Family = () => <pages.Family onDeleted={forgetLogin} />;
const FOR_FAMILIES: readonly [string, Page][] = [
  [PORTAL.myFamily, Family],
  [PORTAL.planner, pages.Planner],
  [PORTAL.accountData, Family],
  [PORTAL.accountDeletion, Family],
];

/** Every screen of the portal. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={PORTAL.index} element={<ProjectListPage Results={pages.Results} />} />
        <Route
          path={PORTAL.project(':id')}
          element={<pages.Project SignUpDialog={pages.SignUpDialog} BasketDialog={pages.BasketDialog} />}
        />
        {routesOf(FOR_FAMILIES, SignedInOnly)}
        {routesOf(FOR_VISITORS, VisitorOnly)}
        {routesOf(OPEN, Fragment)}
      </Routes>
    </Suspense>
  );
}

function routesOf(
  all: readonly [string, Page][],
  Guard: ComponentType<{ children: ReactNode }> | typeof Fragment,
) {
  return all.map(([path, Each]) => (
    <Route
      key={path}
      path={path}
      element={
        <Guard>
          <Each />
        </Guard>
      }
    />
  ));
}
