import { Injectable } from '@nestjs/common';
import { overlaps, weekHasStarted } from '@feria/shared';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { nameIn } from '@feria/shared/rules/content';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField } from '../../core/http/errors.js';
import { contentLanguage } from '../../core/request-context.js';
import { refusalInto } from '../../accounts/access/child-access.js';
import { bumpVersions, lockRegistration } from '../locking.js';
import { loadForMail, RegistrationMails } from '../registration-mails.js';
import { lockLimits, readRules } from '../waiting-list/places.js';
import { confirmedDays } from '../waiting-list/seats-and-queues.js';
import { seatsInWeek } from '../waiting-list/seats-in-week.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** Why a child gets a place before others, and whether its parents are told. */
export interface GivePlaceRequest {
  reason?: string | null;
  /** Without it, unless the week has started. */
  mail?: boolean | null;
}

/**
 * The office gives a free seat to a child that waits, whatever the rule of the course and the order of the queue say
 * (product/registrations.md#exceptions-by-the-office). The reason stays in the registration history.
 */
@Injectable()
export class GivePlace {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * @throws AppError 404; 422 the caller leads the week, it does not wait, no seat is free, or the child has another programme on these days; 422 at `reason`
   * when it is missing: only who accepts an offer for the parents needs none
   */
  run(id: number, { reason, mail }: GivePlaceRequest, userId: number): Promise<void> {
    return this.transactions.run(async (manager) => {
      const { registration, week } = await lockRegistration(manager, id, null);
      const beyond = await refusalInto(manager, week.id);
      if (beyond) throw refusal(beyond);
      if (!registration.is_waiting) throw refusal('registration.give_place.has_seat');
      const hasOffer = registration.offer_expires_at !== null;
      if (!hasOffer && !reason) throw invalidField('reason', 'validation.required');
      const rules = await readRules(manager, [week]);
      await lockLimits(manager, rules);
      const today = this.clock.today();
      const { registered, max_participants } = await seatsInWeek(manager, week, rules, today);
      const courseWeek = nameIn(contentLanguage(), week);
      if (!hasOffer && registered >= max_participants)
        throw refusal('registration.give_place.no_seat', { courseWeek });
      const { child_id: childId, course_week_id: weekId } = registration;
      const days = (await confirmedDays(manager, [childId])).get(childId) ?? [];
      if (days.some((other) => overlaps(other, week))) throw refusal('signup.overlap', { courseWeek });
      const move = { registrationId: id, childId, weekId };
      await this.waitingList.give(manager, [move], [week], userId, reason ?? null);
      await bumpVersions(manager, [weekId]);
      if (mail ?? !weekHasStarted(week, today)) await this.tell(manager, id);
      await recordAudit(manager, {
        action: 'call',
        resource: `${LOGGED_REGISTRATION}/give-place`,
        recordId: id,
        ...differenceOf(LOGGED_REGISTRATION, { ...registration }, { is_waiting: false }),
      });
    });
  }

  private async tell(manager: EntityManager, id: number): Promise<void> {
    await this.mails.toParents(manager, 'new-waiting', await loadForMail(manager, [id]));
  }
}

function refusal(
  key:
    | 'registration.give_place.has_seat'
    | 'registration.give_place.no_seat'
    | 'signup.overlap'
    | 'validation.own_week'
    | 'validation.kept_week',
  params?: Record<string, string>,
): AppError {
  return new AppError('validation', { message: { key, params } });
}
