import { encrypt, encryptedBoolean, encryptedText, setHealthKey, decrypt } from './health-cipher.js';

describe('health fields at rest', () => {
  beforeEach(() => setHealthKey(Buffer.alloc(32, 1)));

  it('come back as they were', () => {
    for (const text of ['', 'Erdnüsse 🥜', 'x'.repeat(5_000)]) expect(decrypt(encrypt(text))).toBe(text);
    expect(encryptedBoolean.from(encryptedBoolean.to(true))).toBe(true);
    expect(encryptedBoolean.from(encryptedBoolean.to(false))).toBe(false);
    expect([encryptedText.to(null), encryptedText.from(null), encryptedBoolean.from(null)]).toEqual([
      null,
      null,
      false,
    ]);
  });

  it('look different each time, and never like the text', () => {
    const [one, two] = [encrypt('Asthma'), encrypt('Asthma')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('Asthma');
  });

  it('are refused when they were changed', () => {
    const bytes = Buffer.from(encrypt('Asthma'), 'base64');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
    expect(() => decrypt(bytes.toString('base64'))).toThrow();
  });

  it('are refused with another key, or of an unknown kind', () => {
    const encrypted = encrypt('Asthma');
    const unknown = Buffer.from(encrypted, 'base64');
    unknown[0] = 9;
    expect(() => decrypt(unknown.toString('base64'))).toThrow(/unknown/);
    setHealthKey(Buffer.alloc(32, 2));
    expect(() => decrypt(encrypted)).toThrow();
  });
});
