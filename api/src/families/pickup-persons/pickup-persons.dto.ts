import { PICKUP_NAME_MAX, PICKUP_RELATION_MAX } from '@feria/shared';
import { Version } from '../../core/crud/input-class.js';
import { IdField, ListOf, Phone, Text } from '../../core/http/validators.js';

/** A pick-up person as it is saved. */
export class PickupPersonBody {
  @IdField({ description: 'Of a person who is in the list; none for a new one' })
  id?: number | null;

  @Text({ required: true, max: PICKUP_NAME_MAX })
  name: string;

  @Phone({ required: true })
  phone: string;

  @Text({ max: PICKUP_RELATION_MAX, description: 'What the person is to the child' })
  relation?: string | null;
}

/** Body of `PUT /api/my-family/children/{id}/pickup-persons` and `PUT /api/child/{id}/pickup-persons`. */
export class PickupPersonsBody {
  // More than are taken: how many may be is said by a message of its own.
  @ListOf(() => PickupPersonBody, { required: true, max: 100 })
  persons: PickupPersonBody[];

  @Version()
  version?: string | null;
}
