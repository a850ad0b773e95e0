import { generateSecret, generateURI, verifySync } from 'otplib';

/** How long a code is shown, in seconds. */
const PERIOD = 30;
/** What authenticator apps show. */
const CODE = /^\d{6}$/;

/** A secret for an authenticator app: base32, 160 random bits. */
export function newSecret(): string {
  return generateSecret({ length: 20 });
}

/** The address that an authenticator app reads from a QR code. */
export function appAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return generateURI({ issuer, label: account, secret });
}

/** Whether a text is such a code, and no recovery code. Blanks do not count. */
export function isAppCode(text: string): boolean {
  return CODE.test(text.replace(/\s/g, ''));
}

/**
 * Checks a code (RFC 6238, SHA-1, 6 digits, 30 seconds). Clocks of phones go wrong, so the codes before and after count too.
 * @param lastStep half minute of the last code that was taken: it and those before it count no more
 * @returns the half minute (since 1970) to which the code belongs; `null` when it is wrong
 */
export function stepOfCode(secret: string, code: string, at: Date, lastStep = 0): number | null {
  if (!isAppCode(code)) return null;
  const epoch = Math.floor(at.getTime() / 1000);
  const result = verifySync({
    secret,
    token: code.replace(/\s/g, ''),
    epoch,
    epochTolerance: PERIOD,
    strategy: 'totp',
  });
  const step = result.valid && 'timeStep' in result ? result.timeStep : null;
  return step !== null && step > lastStep ? step : null;
}
