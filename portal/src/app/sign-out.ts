import { session } from '@feria/shared/browser/session';
import { API } from '@feria/shared/routes';
import { request } from '../api/client';
import { dropAllAnswers } from '../catalogue/answered';
import { dropAllUnanswered } from '../catalogue/unanswered';
import { dropKeptInput } from '../components/form/kept-input-key';
import { dropDraft } from '../registrations/signup/draft-key';

/** Ends the login here at once, and forgets what was typed. The server is told, whether or not it can be reached. */
export function signOut(): void {
  if (!session.read()) return;
  request('GET', API.logout).catch(() => undefined);
  forgetLogin();
}

/** Forgets a login that the server has ended, and what was typed. */
export function forgetLogin(): void {
  dropDraft();
  dropAllUnanswered();
  dropAllAnswers();
  dropKeptInput();
  session.write(null);
}
