import { withoutPersonalParts, withoutValues } from './client-error.module.js';

describe('reports of frontend errors', () => {
  it.each([
    ['https://x.example/courseregistration/17?token=abc#y', '/courseregistration/N'],
    ['/password/reset?email=a@b.it', '/password/reset'],
    ['', ''],
  ])('keep of the address %s only the path', (url, kept) => {
    expect(withoutPersonalParts(url)).toBe(kept);
  });

  it('lose quoted values, e-mail addresses and queries', () => {
    expect(withoutValues('Cannot read "Mia Rossi" of mia@rossi.it at /a.js?token=1:2')).toBe(
      'Cannot read … of … at /a.js',
    );
  });
});
