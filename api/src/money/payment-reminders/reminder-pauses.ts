import { Injectable } from '@nestjs/common';
import { addDays, type IsoDate, type ReminderPause, OFFICE_API } from '@feria/shared';
import { loggedCall } from '@feria/shared/resources/logged';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { invalidField, notFound } from '../../core/http/errors.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { ReminderPauseEntity } from '../../model/money/payment-reminder.entity.js';
import { readPause } from './reminder-facts.js';

/** A pause ends within a year, or when the office ends it. */
const MAX_DAYS = 366;

/** Pauses the reminders of families. */
@Injectable()
export class ReminderPauses {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Pauses the reminders of a parent who pays, or ends the pause. The lock of the parent is that of the run.
   * @param until last day of the pause (`YYYY-MM-DD`); without it the office ends it
   * @throws AppError 404; 422 at `until`
   */
  set(personId: number, paused: boolean, until: IsoDate | null): Promise<ReminderPause> {
    const today = this.clock.today();
    if (paused && until !== null && (until < today || until > addDays(today, MAX_DAYS)))
      throw invalidField('until', 'payment_reminder.until');
    return this.transactions.run(async (manager) => {
      const [person] = await lockRows(manager, ParentEntity, [personId]);
      if (!person) throw notFound();
      const before = await readPause(manager, today, personId);
      const after: ReminderPause = { paused, until: paused ? until : null };
      await manager.delete(ReminderPauseEntity, { person_id: personId });
      if (paused) {
        const pause = { person_id: personId, until, created_at: this.clock.now() };
        await manager.insert(ReminderPauseEntity, pause);
      }
      await recordAudit(manager, {
        action: 'call',
        resource: `${loggedCall(OFFICE_API.paymentReminder)}/pause`,
        recordId: personId,
        ...differenceOf('parent', fieldsOf(before), fieldsOf(after)),
      });
      return after;
    });
  }
}

/** As the log of changes calls them. */
function fieldsOf({ paused, until }: ReminderPause) {
  return { reminders_paused: paused, reminders_paused_until: until };
}
