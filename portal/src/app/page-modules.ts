/**
 * Pages and dialogs with code of their own. The choice of a type is the first page of nearly everybody and is part of the first
 * load. Without React, so that loading one can begin before React is there.
 */
export const pageModules = {
  /** The project list, once a type is chosen. */
  Results: () => import('../features/projects/project-results'),
  Project: () => import('../features/projects/project-page'),
  Family: () => import('../features/family/family-page'),
  Planner: () => import('../features/planner/planner-page'),
  Login: () => import('../features/account/login-page'),
  Register: () => import('../features/account/register-page'),
  Forgot: () => import('../features/account/forgot-page'),
  Reset: () => import('../features/account/reset-page'),
  ConfirmEmail: () => import('../features/account/confirm-email-page'),
  UndoChange: () => import('../features/account/undo-change-page'),
  GuardianInvitation: () => import('../features/account/guardian-invitation-page'),
  ChangePassword: () => import('../features/account/change-password-page'),
  SecondFactor: () => import('../features/account/second-factor/second-factor-page'),
  Forbidden: () => import('./forbidden-page'),
  Imprint: () => import('./imprint-page'),
  Accessibility: () => import('./accessibility/accessibility-page'),
  NotFound: () => import('./not-found-page'),
  /** The sign-up for a project, a dialog on its page. */
  SignUpDialog: () => import('../features/signup/sign-up-dialog'),
};

/** Name of a page or dialog. */
export type PageName = keyof typeof pageModules;
