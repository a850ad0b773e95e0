import { consentAsked } from './consent-asked';

describe('how the parents consented is asked', () => {
  const nuts = { allergies: 'Nüsse', health_consent: false };
  it('when health data becomes known and no consent is on record', () => {
    expect(consentAsked(undefined, { allergies: 'Nüsse' })).toEqual({ isAsked: true, isRequired: true });
    expect(consentAsked({ health_consent: false }, { with_diagnostics: true })).toEqual({
      isAsked: true,
      isRequired: true,
    });
  });

  it('and need not be told of what was stored without', () => {
    expect(consentAsked(nuts, nuts)).toEqual({ isAsked: true, isRequired: false });
  });

  it('not without health data, nor with a consent', () => {
    expect(consentAsked(undefined, { allergies: ' ' }).isAsked).toBe(false);
    expect(consentAsked(nuts, { allergies: '' }).isAsked).toBe(false);
    expect(consentAsked({ health_consent: true }, { allergies: 'Nüsse' }).isAsked).toBe(false);
  });
});
