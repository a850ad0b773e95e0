import { telAddress } from './phone-link';

it('keeps of a number what is dialled', () => {
  expect(telAddress('+39 0473 12-34/56')).toBe('tel:+390473123456');
  expect(telAddress('0473 (12) 34')).toBe('tel:04731234');
  // A plus in between is a second number or a typing error, which no phone dials.
  expect(telAddress('0473 + 5')).toBe('tel:04735');
});
