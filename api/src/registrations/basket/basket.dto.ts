import { IdField, ListOf } from '../../core/http/validators.js';
import type { BasketRequest } from '../booking-batch/booking.js';
import { SignUpBody } from '../registrations.dto.js';

/** Projects of one basket: as many as it may have lines. */
const MAX_BOOKINGS = 60;

class BasketBookingInput extends SignUpBody {
  @IdField({ description: 'Required' })
  course_id?: number | null;
}

/** Body of `POST /api/basket` and `POST /api/basket/quote`. */
export class BasketBody implements BasketRequest {
  @ListOf(() => BasketBookingInput, { required: true, max: MAX_BOOKINGS, description: 'At least one' })
  bookings?: BasketBookingInput[] | null;
}
