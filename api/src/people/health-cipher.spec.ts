import { seal, sealedBoolean, sealedText, setHealthKey, unseal } from './health-cipher.js';

describe('health fields at rest', () => {
  beforeEach(() => setHealthKey(Buffer.alloc(32, 1)));

  it('come back as they were', () => {
    for (const text of ['', 'Erdnüsse 🥜', 'x'.repeat(5_000)]) expect(unseal(seal(text))).toBe(text);
    expect(sealedBoolean.from(sealedBoolean.to(true))).toBe(true);
    expect(sealedBoolean.from(sealedBoolean.to(false))).toBe(false);
    expect([sealedText.to(null), sealedText.from(null), sealedBoolean.from(null)]).toEqual([
      null,
      null,
      false,
    ]);
  });

  it('look different each time, and never like the text', () => {
    const [one, two] = [seal('Asthma'), seal('Asthma')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('Asthma');
  });

  it('are refused when they were changed', () => {
    const bytes = Buffer.from(seal('Asthma'), 'base64');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
    expect(() => unseal(bytes.toString('base64'))).toThrow();
  });

  it('are refused with another key, or of an unknown kind', () => {
    const sealed = seal('Asthma');
    const unknown = Buffer.from(sealed, 'base64');
    unknown[0] = 9;
    expect(() => unseal(unknown.toString('base64'))).toThrow(/unknown/);
    setHealthKey(Buffer.alloc(32, 2));
    expect(() => unseal(sealed)).toThrow();
  });
});
