import { proofErrorsIn } from './proof';

describe('what a refused save says of the proof', () => {
  it('is what stands at its fields', () => {
    expect(proofErrorsIn({ current_password: 'fehlt', code: 'auch', email: 'vergeben' })).toEqual({
      current_password: 'fehlt',
      code: 'auch',
    });
    expect(proofErrorsIn({ passkey: 'falsch' })).toEqual({ passkey: 'falsch' });
  });

  it('is nothing when other fields are wrong, or none', () => {
    expect(proofErrorsIn({ email: 'vergeben', password: 'zu kurz' })).toBeNull();
    expect(proofErrorsIn(undefined)).toBeNull();
  });
});
