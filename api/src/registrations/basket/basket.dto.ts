import { ApiExtraModels } from '@nestjs/swagger';
import { IdField, ListOf, ListsOf } from '../../core/http/validators.js';
import type { BasketRequest } from '../booking-batch/booking.js';
import { SignUpBody } from '../registrations.dto.js';

/** Projects of one basket: as many as it may have lines. */
const MAX_BOOKINGS = 60;

class BasketBookingInput extends SignUpBody {
  @IdField({ description: 'Required' })
  course_id?: number | null;
}

/** A line of the basket. */
class BasketLineInput {
  @IdField()
  child_id?: number | null;

  @IdField()
  course_week_id?: number | null;
}

/** Body of `POST /api/basket` and `POST /api/basket/quote`. */
@ApiExtraModels(BasketLineInput)
export class BasketBody implements BasketRequest {
  @ListOf(() => BasketBookingInput, { required: true, max: MAX_BOOKINGS, description: 'At least one' })
  bookings?: BasketBookingInput[] | null;

  @ListsOf(() => BasketLineInput, {
    max: MAX_BOOKINGS,
    maxEach: MAX_BOOKINGS,
    description:
      'Lines that get a seat all, wait all, or are left out all: siblings in a week, or weeks of a child',
  })
  only_together?: BasketLineInput[][] | null;
}
