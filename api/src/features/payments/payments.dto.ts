import { ApiProperty } from '@nestjs/swagger';
import { MAX_ALL_ROWS } from '@feria/shared';
import * as check from '../../core/http/checks.js';
import { Flag } from '../../core/http/validators.js';

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
