import type { PasskeyToAdd, RecoveryCodes } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { keepLogin } from '../../api/account';
import { request } from '../../api/client';
import type { I18n } from '../../i18n';
import { messageOf } from '../error-notice';

/** Whether this browser knows passkeys. */
export const knowsPasskeys = browserSupportsWebAuthn;

/** Logs in by a passkey. @throws ApiError; whatever the browser throws, see {@link passkeyMessage} */
export async function signInByPasskey(remember: boolean): Promise<void> {
  const { token, options } = await request('POST', `${API.login}/passkey/options`);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON });
  keepLogin(
    await request('POST', `${API.login}/passkey`, { body: { token, remember, response: { ...response } } }),
  );
}

/** Has the browser make a passkey, and adds it. @throws as {@link signInByPasskey} */
export async function addPasskey({ token, options }: PasskeyToAdd, name: string): Promise<RecoveryCodes> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  const body = { token, name, response: { ...response } };
  return request('POST', `${API.secondFactor}/passkey/confirm`, { body });
}

/** What to say of a failure: that somebody closed the browser's box is none of the server's. */
export function passkeyMessage(error: unknown, i18n: I18n): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return i18n.t('second_factor.passkey_known');
  const isBrowsers = error instanceof WebAuthnError || error instanceof DOMException || isNotAllowed(error);
  return isBrowsers ? i18n.t('second_factor.passkey_failed') : messageOf(error, i18n);
}

function isNotAllowed(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError';
}
