import { addDays, type IsoDate } from '@feria/shared';
import { makeTaxCode } from '../../src/seed/demo/tax-code-maker.js';

/** Longest text that rich text fields take, as somebody pastes it from a word processor. */
export const RICH_TEXT =
  '<p><b>Ein <i>Sommer</i></b> im <a href="https://example.org/?a=1&amp;b=2">Wald</a>.</p>'.repeat(170);

/** A tax code that nobody has: one for each number up to some hundred thousands. */
export function taxCode(number: number, year: number): string {
  const month = String((Math.floor(number / 28) % 12) + 1).padStart(2, '0');
  return makeTaxCode({
    first_name: 'Mia',
    last_name: 'Rossi',
    gender: 'f',
    birth: `${year + (Math.floor(number / 336) % 8)}-${month}-${String((number % 28) + 1).padStart(2, '0')}`,
    birthplace: `B${String((Math.floor(number / 2_688) % 999) + 1).padStart(3, '0')}`,
  });
}

export const childBody = (number: number) => ({
  first_name: 'Mia',
  last_name: 'x'.repeat(255),
  tax: taxCode(number, 2012),
  lang: 'de',
  phone: '+39 333 1234567',
  school: 'gs_2',
  health_consent: true,
  with_diagnostics: true,
  medicaments: 'x'.repeat(2_000),
  allergies: 'x'.repeat(2_000),
  incompatibilities: 'x'.repeat(2_000),
  risk_group: 'x'.repeat(2_000),
});

/** A project with every text as long as it may be. */
export const courseBody = (today: IsoDate) => ({
  name: 'x'.repeat(255),
  name_it: 'x'.repeat(255),
  description: RICH_TEXT,
  description_it: RICH_TEXT,
  info: RICH_TEXT,
  info_it: RICH_TEXT,
  from: addDays(today, 40),
  to: addDays(today, 200),
  max_participants: 20,
  waiting_list: 5,
  price: 100,
  bank_name: 'Feria',
  bank_iban: 'IT60X0542811101000000123456',
  ...Object.fromEntries(
    ['new', 'new_waiting', 'waiting', 'deleted', 'payed'].flatMap((kind) => [
      [`email_${kind}`, RICH_TEXT],
      [`email_${kind}_it`, RICH_TEXT],
    ]),
  ),
});

/** A sign-up of these children for each of these weeks. */
export const signUp = (childIds: readonly number[], weekIds: readonly number[]) => ({
  bookedChildren: childIds.map((id) => ({
    id,
    courseWeeks: weekIds.map((week) => ({ id: week, dayType: 'full_day' })),
  })),
  comment: 'x'.repeat(2_000),
  emergency_contact1_phone: '+39 333 1111111',
  photo_privacy: true,
  privacy: true,
});
