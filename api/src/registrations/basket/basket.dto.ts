import {
  BASKET_LINES_MAX,
  DAY_TYPES,
  OUTCOMES,
  REASON_MAX,
  type DayType,
  type Outcome,
  type ShownLine,
} from '@feria/shared';
import { ApiExtraModels } from '@nestjs/swagger';
import { VERSION_MAX } from '../../core/crud/versions.js';
import { Flag, IdField, ListOf, ListsOf, OneOf, Price, Text } from '../../core/http/validators.js';
import type { BasketRequest } from '../booking-batch/booking.js';
import { CommonSignUpBody, SignUpBody } from '../registrations.dto.js';

class BasketBookingInput extends SignUpBody {
  @IdField({ description: 'Required' })
  course_id?: number | null;
}

/** A line of the basket, as a group names it. */
class BasketGroupLineInput {
  @IdField()
  child_id?: number | null;

  @IdField()
  course_week_id?: number | null;
}

/** What the parent was shown of a line. */
class ShownLineInput implements ShownLine {
  @IdField({ required: true })
  child_id: number;

  @IdField({ required: true })
  course_week_id: number;

  @OneOf(OUTCOMES, { required: true })
  outcome: Outcome;

  @Flag()
  held_back?: boolean;

  @Price({ required: true, description: 'Euros, before the discount' })
  price: number;

  @Price({ required: true, description: 'Euros' })
  discount: number;
}

/** Body of `POST /api/basket` and `POST /api/basket/quote`. */
@ApiExtraModels(BasketGroupLineInput)
export class BasketBody implements BasketRequest {
  /** Projects: as many as there may be lines. */
  @ListOf(() => BasketBookingInput, { required: true, max: BASKET_LINES_MAX, description: 'At least one' })
  bookings?: BasketBookingInput[] | null;

  @ListsOf(() => BasketGroupLineInput, {
    max: BASKET_LINES_MAX,
    maxEach: BASKET_LINES_MAX,
    description:
      'Lines that get a seat all, wait all, or are left out all: siblings in a week, or weeks of a child',
  })
  only_together?: BasketGroupLineInput[][] | null;

  @ListOf(() => ShownLineInput, {
    max: BASKET_LINES_MAX,
    description:
      'What the parent was shown before sending: where a line would get something else, nothing is booked (409)',
  })
  shown?: ShownLineInput[] | null;
}

class StaffBasketBookingInput extends CommonSignUpBody {
  @IdField({ description: 'Required' })
  course_id?: number | null;
}

/** Body of `POST /api/peopleCourseWeekRegistration/several`. */
export class StaffBasketBody implements BasketRequest {
  @ListOf(() => StaffBasketBookingInput, {
    required: true,
    max: BASKET_LINES_MAX,
    description: 'At least one; of each project what is booked there',
  })
  bookings?: StaffBasketBookingInput[] | null;

  @Text({ max: REASON_MAX, description: 'Why children are registered that a course is not for' })
  reason?: string | null;

  @Flag({ description: 'Whether the parents are told. Without it: of weeks that have not started' })
  mail?: boolean | null;
}

class BasketLineInput {
  @IdField({ required: true })
  child_id: number;

  @IdField({ required: true })
  course_week_id: number;

  @OneOf(DAY_TYPES, { required: true })
  day_type: DayType;
}

/** Body of `PUT /api/my-family/basket`. */
export class KeptBasketBody {
  @Text({ required: true, max: VERSION_MAX, description: 'Of the basket that was read' })
  version: string;

  @ListOf(() => BasketLineInput, { required: true, max: BASKET_LINES_MAX })
  lines: BasketLineInput[];

  @Flag({ description: 'Forget what is left out: the parent has read it' })
  forget_left_out?: boolean;
}
