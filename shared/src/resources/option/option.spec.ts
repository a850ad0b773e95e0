import { isPermission } from '../../access/permissions.js';
import { FUNDING_RATES } from '../../rules/funding.js';
import { option, OPTION_KEYS } from './index.js';

describe('the options', () => {
  it.each(Object.entries(option.messages))('have a label for every key in %s', (_, messages) => {
    expect(Object.keys(messages.fields).sort()).toEqual([...OPTION_KEYS].sort());
  });

  it('require name, address, intro, mail footer, every text of the payment confirmation and every rate', () => {
    const required = Object.entries(option.fields).flatMap(([key, field]) =>
      'required' in field && field.required ? [key] : [],
    );
    expect(required.sort()).toEqual(
      [
        ...Object.keys(FUNDING_RATES),
        ...['app_name', 'app_url', 'app_intro', 'app_intro_it', 'email_footer', 'photo_privacy'],
        ...['address', 'place', 'intro', 'outro'].flatMap((name) => [
          `payment_${name}`,
          `payment_${name}_it`,
        ]),
      ].sort(),
    );
  });

  it('upload each under a name of its own', () => {
    const parts = Object.values(option.fields).flatMap((field) =>
      field.type === 'image' || field.type === 'file' ? [('part' in field && field.part) || field.type] : [],
    );
    expect(parts.sort()).toEqual(['background', 'file', 'footer', 'footer1', 'logo']);
  });

  it('use permissions that exist', () => {
    expect(Object.values(option.permissions).every(isPermission)).toBe(true);
  });
});
