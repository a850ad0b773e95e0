/**
 * Every address of the product, once: the API's controllers, both frontends, mails and tests build theirs from here
 * (spec §2 and §7, decisions §2).
 */

/** Calls under `/api`, without the leading slash, plus the documents beside it. */
export const API = {
  login: 'api/login',
  logout: 'api/logout',
  userdata: 'api/userdata',
  refresh: 'api/refresh',
  register: 'api/register',
  passwordForgot: 'api/password/forgot',
  passwordReset: 'api/password/reset',
  password: 'api/password',
  options: 'api/options',
  frontend: 'api/frontend',
  myFamily: 'api/my-family',
  myFamilyChildren: 'api/my-family/children',
  myFamilyParent: 'api/my-family/parent',
  sendRegistration: 'api/send-registration',
  saveRegistration: 'api/save-registration',
  registration: 'api/registration',
  dashboard: 'api/dashboard',
  clientError: 'api/client-error',
} as const;

/** Screens of the parent portal (spec §2.1, §2.2). */
export const PORTAL = {
  index: '/',
  login: '/login',
  register: '/register',
  forgot: '/password/forgot',
  reset: '/password/reset',
  /** Set-password mails and a forced change lead here. */
  changePassword: '/password/change',
  project: (id: number | string): string => `/courseregistration/${id}`,
  myFamily: '/my-family',
  forbidden: '/403',
} as const;

/** Where the back office lives (spec §2.3). */
export const BACKOFFICE = '/be';
