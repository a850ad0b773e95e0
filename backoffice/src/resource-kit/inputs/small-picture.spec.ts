import { PICTURE_WIDTHS } from '@feria/shared';
import { option, optionField } from '@feria/shared/resources/option/index';
import { resources } from '@feria/shared/resources/index';
import { smallPicture } from './small-picture';

const small = `/uploads/berg-${PICTURE_WIDTHS[0]}.webp`;

it('asks for the smaller version of a picture, and of nothing that is no upload', () => {
  expect(smallPicture('/uploads/berg.webp', resources.course.fields.image)).toBe(small);
  expect(smallPicture('/uploads/berg.webp', optionField('app_background'))).toBe(small);
  expect(smallPicture('https://x.test/berg.webp', resources.course.fields.image)).toBeNull();
});

it('asks for none of logo and partners, which the demo data has in one size', () => {
  for (const key of ['app_logo', 'app_footer', 'app_footer_1'] as const) {
    expect(option.fields[key].type).toBe('image');
    expect(smallPicture('/uploads/berg.webp', optionField(key))).toBeNull();
  }
});
