import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DAY_TYPES, MAX_ALL_ROWS, type DayType, type StaffRegistrationInput } from '@feria/shared';
import * as check from '../../core/http/checks.js';
import { Flag, OneOf, Phone, Text } from '../../core/http/validators.js';

type Api = Parameters<typeof ApiProperty>[0];

/** Keeps its value where it is absent, and may not be emptied (product.md#partial-updates). */
function Kept(rule: check.Check, api: Api): PropertyDecorator {
  const filled = check.all(check.required, rule);
  return applyDecorators(
    check.checked((value) => (value === undefined ? null : filled(value))),
    ApiProperty({ ...api, required: false } as Api),
  );
}

const ids: check.Check = (value) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ALL_ROWS)
    return { key: 'validation.list' };
  return value.every((id) => check.id(id) === null && id !== null && id !== '')
    ? null
    : { key: 'validation.reference' };
};

/** Body of `POST /api/peopleCourseWeekRegistration/setPayed`. */
export class SetPayedBody {
  @check.checked(ids)
  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'Ids of registrations' })
  data: number[];

  @Flag({ description: 'Whether the parents are told. Without it: of weeks that have not ended' })
  mail?: boolean | null;
}

/** Body of `PUT /api/peopleCourseWeekRegistration/{id}`. */
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

  @Flag({
    description: 'Whether the parents are told that all is paid. Without it: unless the week has ended',
  })
  mail?: boolean | null;
}
