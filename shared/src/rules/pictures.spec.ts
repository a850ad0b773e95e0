import { PICTURE_FULL_WIDTH, PICTURE_WIDTHS, pictureSrcSet, pictureVariant } from './pictures.js';

describe('pictures', () => {
  it('names the smaller pictures beside the picture', () => {
    expect(pictureVariant('/uploads/lake-2027.webp', 480)).toBe('/uploads/lake-2027-480.webp');
    expect(pictureVariant('/uploads/a_b.jpg', 800)).toBe('/uploads/a_b-800.jpg');
  });

  it.each([
    'https://elsewhere.example/lake.webp',
    '/uploads/program.pdf',
    '/uploads/../x.webp',
    'lake.webp',
    '',
  ])('knows no smaller one of %j', (address) => {
    expect(pictureVariant(address, 480)).toBeNull();
    expect(pictureSrcSet(address)).toBeUndefined();
  });

  it('offers every width, the picture itself as the widest', () => {
    expect(pictureSrcSet('/uploads/lake.webp')).toBe(
      '/uploads/lake-480.webp 480w, /uploads/lake-800.webp 800w, /uploads/lake.webp 1600w',
    );
    expect(Math.max(...PICTURE_WIDTHS)).toBeLessThan(PICTURE_FULL_WIDTH);
  });
});
