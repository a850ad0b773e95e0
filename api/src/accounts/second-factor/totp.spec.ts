import { generateSync } from 'otplib';
import { appAddress, isAppCode, newSecret, stepOfCode } from './totp.js';

/** The secret of RFC 6238, appendix B, for SHA-1: the ASCII text `12345678901234567890`. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  // The codes of the RFC have eight digits; ours are their last six.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('is that of RFC 6238 at %d s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  it('counts for half a minute before and after, and no longer', () => {
    const code = '050471'; // of the half minute that begins at 1,111,111,110
    const counts = [1_111_111_079, 1_111_111_080, 1_111_111_169, 1_111_111_170].map(
      (seconds) => stepOfCode(SECRET, code, at(seconds)) !== null,
    );
    expect(counts).toEqual([false, true, true, false]);
  });

  it('counts once, and none before it counts afterwards', () => {
    const now = at(1_111_111_111);
    expect(stepOfCode(SECRET, '050471', now, 37_037_036)).toBe(37_037_037);
    expect(stepOfCode(SECRET, '050471', now, 37_037_037)).toBeNull();
    expect(stepOfCode(SECRET, '081804', now, 37_037_037)).toBeNull();
  });

  it('may be typed with blanks', () =>
    expect(stepOfCode(SECRET, ' 050 471 ', at(1_111_111_111))).toBe(37_037_037));

  it.each(['', '05047', '0504711', 'abcdef', '05047a', '050472'])('is not %j', (code) =>
    expect(stepOfCode(SECRET, code, at(1_111_111_111))).toBeNull(),
  );

  it('is told from a recovery code', () => {
    expect(['123 456', '123456'].map(isAppCode)).toEqual([true, true]);
    expect(['abcdef-ghijkl-mnopqr-stuvwx', '1234567'].map(isAppCode)).toEqual([false, false]);
  });
});

it('every secret is another one, of 160 bits', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  expect(secrets.every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true);
  const code = generateSync({ secret: secrets[0]!, epoch: 1_234_567_890 });
  expect(stepOfCode(secrets[0]!, code, at(1_234_567_890))).toBe(41_152_263);
});

it('the address names organiser and account', () => {
  const address = new URL(appAddress(SECRET, { issuer: 'Ferien & Co', account: 'büro@feria.example' }));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toContain('büro@feria.example');
  expect([address.searchParams.get('secret'), address.searchParams.get('issuer')]).toEqual([
    SECRET,
    'Ferien & Co',
  ]);
});
