import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are eight, each another one, without letters that look like others', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(8);
    expect(codes.filter((code) => !/^(?:[a-km-np-z2-9]{6}-){3}[a-km-np-z2-9]{6}$/.test(code))).toEqual([]);
  });

  it('are the same however they are typed', () => {
    const hash = hashOfRecoveryCode('abcdef-ghijkm-npqrst-uvwxyz');
    expect(hashOfRecoveryCode(' ABCDEF ghijkm npqrst-UVWXYZ ')).toBe(hash);
    expect(hashOfRecoveryCode('abcdef-ghijkm-npqrst-uvwxy2')).not.toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
