import { DateField, Flag } from '../../core/http/validators.js';

/** Body of `POST /api/payment-reminder/{personId}/pause`. */
export class ReminderPauseBody {
  @Flag({ required: true, description: 'Whether the family gets no reminders' })
  paused: boolean;

  @DateField({ description: 'Last day of the pause; without it the office ends it' })
  until?: string | null;
}
