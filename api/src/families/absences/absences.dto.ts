import { ABSENCE_REASON_MAX } from '@feria/shared';
import { DateField, IdField, Text } from '../../core/http/validators.js';

/** Body of `POST /api/child/{id}/absence`. */
export class AbsenceBody {
  @DateField({ required: true, description: 'First day; not in the past' })
  from: string;

  @DateField({ required: true, description: 'Last day; at most a year ahead' })
  to: string;

  @Text({ max: ABSENCE_REASON_MAX })
  reason?: string | null;
}

/** Body of `POST /api/my-family/absence`. */
export class FamilyAbsenceBody extends AbsenceBody {
  @IdField({ required: true, description: 'An own child' })
  child_id: number;
}
