import { lazyDialog } from '../../ui/part';

/** See `TimeInfoDialog.tsx`. */
export const TimeInfoDialog = lazyDialog(() => import('./TimeInfoDialog'));
/** See `VisitorDialog.tsx`. */
export const VisitorDialog = lazyDialog(() => import('./VisitorDialog'));
/** See `SignUpDialog.tsx`. */
export const SignUpDialog = lazyDialog(() => import('../signup/SignUpDialog'));

/** Fetches the sign-up dialog before it is opened: in the opening minute every second counts. */
export function prepareSignUp(): void {
  SignUpDialog.load().catch(() => undefined);
}
