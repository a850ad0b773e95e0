import { MAX_ALL_ROWS, PAYMENT_METHODS, type PaymentMethod } from '@feria/shared';
import { DateField, Flag, IdsField, OneOf } from '../../core/http/validators.js';

/** Body of `POST /api/peopleCourseWeekRegistration/setPayed`. */
export class SetPayedBody {
  @IdsField({ max: MAX_ALL_ROWS, description: 'Ids of registrations' })
  data: number[];

  @Flag({ description: 'Whether the parents are told. Without it: of weeks that have not ended' })
  mail?: boolean | null;

  @DateField({ description: 'Day on which the money arrived; without it today' })
  date?: string | null;

  @OneOf(PAYMENT_METHODS, { description: 'How it was paid; without it by bank' })
  method?: PaymentMethod | null;
}
