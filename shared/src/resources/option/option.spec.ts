import { isPermission } from '../../access/permissions.js';
import { ASSIGNED_DAYS } from '../../rules/assigned.js';
import { FEATURE_OPTIONS } from '../../rules/features.js';
import { FUNDING_RATES } from '../../rules/funding.js';
import { ACCOUNT_LIMITS } from '../../rules/limits.js';
import { option, OPTION_KEYS } from './index.js';

describe('the options', () => {
  it.each(Object.entries(option.messages))('have a label for every key in %s', (_, messages) => {
    expect(Object.keys(messages.fields).sort()).toEqual([...OPTION_KEYS].sort());
  });

  it('require name, address, intro, mail footer, every text of the payment confirmation, every feature, every rate, the minimum of reminders, the amount of stamp duty, the seats that are shown, the days on site and the limits', () => {
    const required = Object.entries(option.fields).flatMap(([key, field]) =>
      'required' in field && field.required ? [key] : [],
    );
    expect(required.sort()).toEqual(
      [
        ...Object.keys(FEATURE_OPTIONS),
        ...Object.keys(FUNDING_RATES),
        ...Object.keys(ASSIGNED_DAYS),
        ...Object.keys(ACCOUNT_LIMITS),
        'app_name',
        'app_url',
        'app_intro',
        'app_intro_it',
        'email_footer',
        'photo_privacy',
        'seats_shown_up_to',
        'receipt_stamp_duty_from',
        'reminder_minimum',
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
