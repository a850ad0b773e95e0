import { lazyDialog, lazyWithPreload } from '../components/lazy-with-preload';
import { pageModules } from './page-modules';

/** Pages that are loaded when they are opened. */
export const pages = {
  Results: lazyWithPreload(pageModules.Results),
  Project: lazyWithPreload(pageModules.Project),
  Family: lazyWithPreload(pageModules.Family),
  Planner: lazyWithPreload(pageModules.Planner),
  Login: lazyWithPreload(pageModules.Login),
  Register: lazyWithPreload(pageModules.Register),
  Forgot: lazyWithPreload(pageModules.Forgot),
  Reset: lazyWithPreload(pageModules.Reset),
  ConfirmEmail: lazyWithPreload(pageModules.ConfirmEmail),
  GuardianInvitation: lazyWithPreload(pageModules.GuardianInvitation),
  ChangePassword: lazyWithPreload(pageModules.ChangePassword),
  SecondFactor: lazyWithPreload(pageModules.SecondFactor),
  Forbidden: lazyWithPreload(pageModules.Forbidden),
  Imprint: lazyWithPreload(pageModules.Imprint),
  Accessibility: lazyWithPreload(pageModules.Accessibility),
  NotFound: lazyWithPreload(pageModules.NotFound),
  /** A dialog on the page of its project. */
  SignUpDialog: lazyDialog(pageModules.SignUpDialog),
};
