import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DAY_TYPES, MAX_ALL_ROWS, type DayType, type StaffRegistrationInput } from '@feria/shared';
import * as check from '../platform/http/checks.js';
import { checked, type Check } from '../platform/http/field-check.js';
import { OneOf, Phone, Text } from '../platform/http/validators.js';

type Api = Parameters<typeof ApiProperty>[0];

/** Keeps its value where it is absent, and may not be emptied (decisions §2). */
function Kept(rule: Check, api: Api): PropertyDecorator {
  const filled = check.all(check.required, rule);
  return applyDecorators(
    checked((value) => (value === undefined ? null : filled(value))),
    ApiProperty({ ...api, required: false } as Api),
  );
}

const ids: Check = (value) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ALL_ROWS)
    return { key: 'validation.list' };
  return value.every((id) => check.id(id) === null && id !== null && id !== '')
    ? null
    : { key: 'validation.reference' };
};

/** Body of `POST /api/peopleCourseWeekRegistration/setPayed` (spec §7). */
export class SetPayedBody {
  @checked(ids)
  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'Ids of registrations' })
  data: number[];
}

/** Body of `PUT /api/peopleCourseWeekRegistration/{id}` (spec §5). */
export class StaffRegistrationBody implements StaffRegistrationInput {
  @Kept(check.money, { type: Number, minimum: 0, description: 'Euros, at most two decimals' })
  payed_amount?: number | null;

  @Kept(check.date, { type: String, format: 'date' })
  payed_at?: string | null;

  @Kept(check.text(2_000), { type: String, maxLength: 2_000 })
  comment_internal?: string | null;

  @OneOf(DAY_TYPES)
  day_type?: DayType;

  @Phone()
  emergency_contact1_phone?: string | null;

  @Phone()
  emergency_contact2_phone?: string | null;

  @Text({ max: 255 })
  custom_field?: string | null;
}
