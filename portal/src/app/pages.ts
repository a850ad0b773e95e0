import { part } from '../ui/part';

/**
 * The pages that are loaded when somebody goes there. The project list is the first page of nearly everybody and comes
 * with the application.
 */
export const pages = {
  Project: part(() => import('../features/projects/ProjectPage')),
  Family: part(() => import('../features/family/FamilyPage')),
  Login: part(() => import('../features/account/LoginPage')),
  Register: part(() => import('../features/account/RegisterPage')),
  Forgot: part(() => import('../features/account/ForgotPage')),
  Reset: part(() => import('../features/account/ResetPage')),
  ChangePassword: part(() => import('../features/account/ChangePasswordPage')),
  Forbidden: part(() => import('./ForbiddenPage')),
  NotFound: part(() => import('./NotFoundPage')),
};
