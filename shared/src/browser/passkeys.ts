import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyToAdd } from '../contracts/account.js';

/** What the server takes: the step that it began, and what the browser answered. */
export interface PasskeyAnswer {
  token: string;
  response: Record<string, unknown>;
}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = browserSupportsWebAuthn;

/** Has the browser sign with a passkey. @throws whatever the browser throws, see {@link problemOfPasskey} */
export async function askPasskey({ token, options }: PasskeyToAdd): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { token, response: { ...(await startAuthentication({ optionsJSON })) } };
}

/** Has the browser make a passkey. @throws as {@link askPasskey} */
export async function makePasskey({ token, options }: PasskeyToAdd): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { token, response: { ...(await startRegistration({ optionsJSON })) } };
}

/**
 * What went wrong in the browser: the device has a passkey of the account already (`known`), or somebody closed the browser's box, or
 * there is no such passkey (`failed`). `null`: it was none of the browser's errors.
 */
export function problemOfPasskey(error: unknown): 'known' | 'failed' | null {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'known';
  const isNotAllowed = error instanceof Error && error.name === 'NotAllowedError';
  return error instanceof WebAuthnError || error instanceof DOMException || isNotAllowed ? 'failed' : null;
}
