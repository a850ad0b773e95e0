import type { PasskeyAnswer } from '@feria/shared/browser/passkeys';

/** Fields of a form that changes the own login. */
export interface FactorInput {
  code: string;
  passkey: PasskeyAnswer | null;
}

/** Their values at the start. */
export const NO_FACTOR: FactorInput = { code: '', passkey: null };

/** What of the form is sent: nothing where nothing was asked for. */
export function factorOf({ code, passkey }: FactorInput): { code?: string; passkey?: PasskeyAnswer } {
  return passkey ? { passkey } : code ? { code } : {};
}
