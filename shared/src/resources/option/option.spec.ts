import { isPermission } from '../../access/permissions.js';
import { OPTION_KEYS } from '../../contracts/frontend.js';
import { option } from './index.js';

describe('the options', () => {
  it('declare each key once', () => {
    expect(Object.keys(option.fields).sort()).toEqual([...OPTION_KEYS].sort());
  });

  it.each(Object.entries(option.messages))('have a label for every key in %s', (_, messages) => {
    expect(Object.keys(messages.fields).sort()).toEqual([...OPTION_KEYS].sort());
  });

  it('require what spec §5 requires', () => {
    const required = Object.entries(option.fields).flatMap(([key, field]) =>
      'required' in field && field.required ? [key] : [],
    );
    expect(required.sort()).toEqual(
      [
        ...['app_name', 'app_url', 'app_intro', 'app_intro_it', 'email_footer', 'photo_privacy'],
        ...['address', 'place', 'intro', 'outro'].flatMap((name) => [
          `payment_${name}`,
          `payment_${name}_it`,
        ]),
      ].sort(),
    );
  });

  it('upload under the names of spec §7, each under its own', () => {
    const parts = Object.values(option.fields).flatMap((field) =>
      field.type === 'image' || field.type === 'file' ? [('part' in field && field.part) || field.type] : [],
    );
    expect(parts.sort()).toEqual(['background', 'file', 'footer', 'footer1', 'logo']);
  });

  it('use permissions that exist', () => {
    expect(Object.values(option.permissions).every(isPermission)).toBe(true);
  });
});
