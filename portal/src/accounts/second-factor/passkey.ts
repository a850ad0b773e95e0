import { askPasskey, makePasskey, problemOfPasskey } from '@feria/shared/browser/passkeys';
import { localStore } from '@feria/shared/browser/storage';
import type { PasskeyToAdd, RecoveryCodes } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { keepLogin } from '../account';
import { request } from '../../api/client';
import type { I18n } from '../../i18n';
import { messageOf } from '../../components/error-notice';

export { knowsPasskeys } from '@feria/shared/browser/passkeys';

/** Set in browsers in which somebody has used a passkey: their login offers it. It says of nobody who. */
const USED = 'feria.passkey';

/** Whether somebody has used a passkey in this browser. */
export function hasUsedPasskey(): boolean {
  return localStore.getItem(USED) !== null;
}

/** Logs in by a passkey. @throws ApiError; whatever the browser throws, see {@link passkeyMessage} */
export async function signInByPasskey(remember: boolean): Promise<void> {
  const answer = await askPasskey(await request('POST', `${API.login}/passkey/options`));
  const login = await request('POST', `${API.login}/passkey`, { body: { ...answer, remember } });
  localStore.setItem(USED, '1');
  keepLogin(login);
}

/** Has the browser make a passkey, and adds it. @throws as {@link signInByPasskey} */
export async function addPasskey(begun: PasskeyToAdd, name: string): Promise<RecoveryCodes> {
  const body = { ...(await makePasskey(begun)), name };
  const codes = await request('POST', `${API.secondFactor}/passkey/confirm`, { body });
  localStore.setItem(USED, '1');
  return codes;
}

/** What to say of a failure: that somebody closed the browser's box is none of the server's. */
export function passkeyMessage(error: unknown, i18n: I18n): string {
  const problem = problemOfPasskey(error);
  return problem === null ? messageOf(error, i18n) : i18n.t(`second_factor.passkey_${problem}`);
}
