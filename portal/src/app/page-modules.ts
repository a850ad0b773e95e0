/**
 * Pages and dialogs with code of their own. The choice of a type is the first page of nearly everybody and is part of the first
 * load. Without React, so that loading one can begin before React is there.
 */
export const pageModules = {
  /** The project list, once a type is chosen. */
  Results: () => import('../catalogue/project-results'),
  Project: () => import('../catalogue/project-page'),
  /** And the pages of the own account. */
  Family: () => import('../my-family/family-page'),
  Planner: () => import('../registrations/planner/planner-page'),
  Basket: () => import('../registrations/basket/basket-page'),
  Login: () => import('../accounts/login-page'),
  Register: () => import('../accounts/register-page'),
  Forgot: () => import('../accounts/forgot-page'),
  Reset: () => import('../accounts/reset-page'),
  ConfirmEmail: () => import('../accounts/confirm-email-page'),
  UndoChange: () => import('../accounts/undo-change-page'),
  GuardianInvitation: () => import('../families/guardian-invitation-page'),
  ChangePassword: () => import('../accounts/change-password-page'),
  SecondFactor: () => import('../accounts/second-factor/second-factor-page'),
  Forbidden: () => import('./forbidden-page'),
  Imprint: () => import('./imprint-page'),
  Accessibility: () => import('./accessibility/accessibility-page'),
  NotFound: () => import('./not-found-page'),
  /** The sign-up for a project, a dialog on its page. */
  SignUpDialog: () => import('../registrations/signup/sign-up-dialog'),
  /** Puts weeks of a project into the basket. */
  BasketDialog: () => import('../registrations/basket/add-dialog'),
};

/** Name of a page or dialog. */
export type PageName = keyof typeof pageModules;
