import fc from 'fast-check';
import { DEFAULT_COLOUR, shadesOf } from './shades';

/** Contrast as WCAG defines it, written out once more. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

it('text in any colour of an organiser can be read, on paper and in white on the colour (AA)', () => {
  fc.assert(
    fc.property(colour, (chosen) => {
      const { strong, dark, wash } = shadesOf(chosen);
      expect(contrast(strong, wash)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(strong, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, '#ffffff')).toBeGreaterThanOrEqual(contrast(strong, '#ffffff'));
    }),
  );
});

it('the colour itself stays as it was chosen, for decoration', () => {
  expect(shadesOf('#0b6e4f').bright).toBe('#0b6e4f');
  expect(shadesOf('0B6E4F').bright).toBe('#0b6e4f');
  expect(shadesOf('#abc').bright).toBe('#aabbcc');
});

it('a colour that is dark enough is not changed', () => {
  expect(shadesOf('#0b6e4f').strong).toBe('#0b6e4f');
});

it.each([null, undefined, '', 'red', '#12', '#12345g'])('%j is the colour of the product', (text) => {
  expect(shadesOf(text)).toEqual(shadesOf(DEFAULT_COLOUR));
});
