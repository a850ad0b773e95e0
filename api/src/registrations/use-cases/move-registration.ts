import { Injectable } from '@nestjs/common';
import { offeredDayTypes, pricedAnew, weekHasStarted, type DayType, type IsoDate } from '@feria/shared';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { nameIn } from '@feria/shared/rules/content';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound, type Message } from '../../core/http/errors.js';
import { contentLanguage } from '../../core/request-context.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { noteEndedPlaces } from '../../presence/place-ended.js';
import { refuseIntoOwnWeek } from '../../accounts/access/child-access.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { ChildDayEntity } from '../../model/registrations/child-day.entity.js';
import { decideMove, type MoveDecision, type MoveException, type MoveRefusal } from '../domain/move.js';
import { dueDate } from '../../ledger/due-date.js';
import { isPaid } from '../../ledger/payment.js';
import { lockPayers } from '../../ledger/settle.js';
import type { Move } from '../domain/seats.js';
import { ineligibleMessage } from '../eligibility.js';
import { Balances } from '../balances.js';
import { bumpVersions, findRegistration, lockAffectedWeeks, weeksWaitedFor } from '../locking.js';
import {
  loadForMail,
  placeToTell,
  RegistrationMails,
  type MailedRegistration,
} from '../registration-mails.js';
import { appendHistory, endGroups, takeDays } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { placesOf, readRules } from '../waiting-list/places.js';
import { confirmedDays, holdsSeat, letsOthersMove } from '../waiting-list/seats-and-queues.js';
import { seatsInWeek } from '../waiting-list/seats-in-week.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** Where to move a registration. */
export interface MoveRequest {
  course_week_id: number;
  /** Without it, the day type stays. */
  day_type?: DayType;
  /** Whether a place on the waiting list will do when no seat is free. */
  waiting?: boolean | null;
  /** Whether the parents are told; without it, unless the new week has started. */
  mail?: boolean | null;
  /** Why a child is moved that the course is not for. */
  reason?: string | null;
}

/** Messages of refused moves. */
const MOVE_REFUSALS = {
  already_there: 'signup.week_twice',
  cancelled: 'signup.week_cancelled',
  overlap: 'signup.overlap',
  no_seat: 'registration.move.no_seat',
  full: 'registration.move.full',
} as const satisfies Record<MoveRefusal, string>;

/** Words of the rules of places from which the office may depart. */
const DEPARTURES: Record<MoveException, Message> = {
  held_back: { key: 'registration.move.held_back' },
  draw: { key: 'registration.move.draw' },
};

/** What a move would do. Cents. */
export interface MovePlan extends MoveDecision {
  registration: RegistrationEntity;
  /** As it is before. */
  mailed: MailedRegistration;
  target: CourseWeekEntity;
  dayType: DayType;
  price: number;
  discount: number;
  /** Confirmed and waiting in the target, without the child. */
  registered: number;
  waiting: number;
  mailDefault: boolean;
  /** Until when it is to be paid there; `null` while it waits, and where the new course sets no time. */
  dueOn: IsoDate | null;
  /** From which rule of the new course the move departs, in words; then it needs a reason. */
  departs: Message | null;
}

/** The office moves a registration to another week, with what was paid for it (product/registrations.md#moving-a-registration). */
@Injectable()
export class MoveRegistration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: RegistrationMails,
    private readonly balances: Balances,
  ) {}

  /**
   * @throws AppError 404; 422 at `course_week_id`: no such week, or it was cancelled, the child is there already, has another programme on these
   * days, or there is no place, the caller leads it (`refuseIntoOwnWeek`), or the move departs from a rule of the course and no reason is given (`not_eligible`); 422 at `day_type`: not
   * offered there
   */
  run(id: number, input: MoveRequest, userId: number): Promise<void> {
    return this.transactions.run(async (manager) => {
      const weeks = await lockAffectedWeeks(
        manager,
        (reader) => this.affectedWeeks(reader, id, input),
        () => lockPayers(manager, [id]),
      );
      await refuseIntoOwnWeek(manager, { course_week_id: input.course_week_id });
      const plan = await this.plan(manager, id, input);
      if (plan.refusal !== null) {
        throw new AppError('validation', { fields: { course_week_id: [refusalOf(plan)] } });
      }
      if (plan.departs && !input.reason) {
        throw new AppError('not_eligible', { fields: { course_week_id: [plan.departs] } });
      }
      await this.move(manager, plan, input, userId);
      // The new week is no less full than before, so nobody moves up there.
      const left = weeks.filter((week) => week.id !== plan.target.id);
      if (letsOthersMove(plan.registration)) await this.waitingList.fill(manager, left, userId);
      await recordAudit(manager, {
        action: 'call',
        resource: `${LOGGED_REGISTRATION}/move`,
        recordId: id,
        ...differenceOf(
          LOGGED_REGISTRATION,
          { ...plan.registration },
          {
            course_week_id: plan.target.id,
            day_type: plan.dayType,
            price: plan.price,
            discount: plan.discount,
            due_on: plan.dueOn,
            is_waiting: plan.place.outcome === 'waiting',
          },
        ),
      });
    });
  }

  /**
   * What {@link run} would do, with who would move up in the weeks that the child leaves. Locks and writes nothing.
   * @throws AppError 404; 422 for an unknown week or a day type that it does not offer
   */
  async preview(id: number, input: MoveRequest): Promise<MovePlan & { moves: Move[] }> {
    const { manager } = this.dataSource;
    const plan = await this.plan(manager, id, input);
    const { registration, target, place } = plan;
    if (plan.refusal !== null || !letsOthersMove(registration)) return { ...plan, moves: [] };
    const ids = await this.affectedWeeks(manager, id, input);
    const left = await manager.findBy(CourseWeekEntity, {
      id: In(ids.filter((weekId) => weekId !== target.id)),
    });
    const { from, to } = target;
    const taken = place.outcome === 'confirmed' ? [{ childId: registration.child_id, from, to }] : [];
    return { ...plan, moves: await this.waitingList.plan(manager, left, [registration], taken) };
  }

  private async plan(manager: EntityManager, id: number, input: MoveRequest): Promise<MovePlan> {
    const registration = await findRegistration(manager, id, null);
    const [mailed] = await loadForMail(manager, [id]);
    if (!registration || !mailed) throw notFound();
    const target = await manager.findOneBy(CourseWeekEntity, { id: input.course_week_id });
    if (!target) throw invalidField('course_week_id', 'validation.reference');
    const { child_id, day_type } = registration;
    const dayType = input.day_type ?? day_type;
    if (!offeredDayTypes(target).includes(dayType)) throw invalidField('day_type', 'signup.day_type');
    const course = await manager.findOneByOrFail(CourseEntity, { id: target.course_id });
    const child = await manager.findOneByOrFail(ChildEntity, { id: child_id });
    const today = this.clock.today();
    const rules = await readRules(manager, [target]);
    const seats = await seatsInWeek(manager, target, rules, today);
    const confirmed = await confirmedDays(manager, [child_id], [registration]);
    const facts = {
      target: { ...seats, from: target.from, to: target.to, cancelled: target.cancelled_at !== null },
      isThere: await manager.existsBy(RegistrationEntity, { child_id, course_week_id: target.id }),
      childId: child_id,
      confirmed: confirmed.get(child_id) ?? [],
      places: await placesOf(manager, rules, [child_id], [registration]),
    };
    const waiting = input.waiting ?? false;
    const decision = decideMove(facts, { waiting });
    // Who has a seat keeps one, by an exception that needs a reason; who waits goes on waiting unless there is a reason.
    const isExempt = decision.exception !== null && (!registration.is_waiting || Boolean(input.reason));
    const departs = isExempt && decision.exception ? DEPARTURES[decision.exception] : null;
    const decided = isExempt ? decideMove(facts, { waiting, isExempt }) : decision;
    const waits = decided.place.outcome === 'waiting';
    return {
      ...decided,
      registration,
      mailed,
      target,
      dayType,
      ...pricedAnew(target, dayType, registration),
      dueOn: waits ? null : dueDate(course.applied_payment_days, today, registration.due_on),
      registered: seats.registered,
      waiting: seats.waiting,
      mailDefault: !weekHasStarted(target, today),
      departs: ineligibleMessage(course, child, target.from) ?? departs,
    };
  }

  private async move(
    manager: EntityManager,
    { registration, mailed, target, dayType, price, discount, place, mailDefault, departs, dueOn }: MovePlan,
    { mail, reason }: MoveRequest,
    userId: number,
  ): Promise<void> {
    const { id, child_id, course_week_id: from, payed_amount, payed_mail_at, priority } = registration;
    const now = this.clock.now();
    const isWaiting = place.outcome === 'waiting';
    await manager.delete(ChildDayEntity, { registration_id: id });
    await endGroups(manager, [id]);
    await manager.update(
      RegistrationEntity,
      { id },
      {
        course_week_id: target.id,
        day_type: dayType,
        price,
        discount,
        fee_base: null,
        moved_at: now,
        is_waiting: isWaiting,
        queue_number: place.queueNumber,
        moved_up_at: null,
        // What was agreed, or is free, of the days of the other week says nothing of these.
        agreed_from: null,
        free_until: null,
        held_back: place.heldBack || place.isWish,
        priority: place.isWish ? (priority ?? 1) : null,
        siblings_together: false,
        offer_expires_at: null,
        due_on: dueOn,
        // What is still to be paid for the new week is worth a mail of its own once it is.
        payed_mail_at: isPaid({ price, discount, payed_amount }) ? payed_mail_at : null,
      },
    );
    if (!isWaiting) await takeDays(manager, [{ registrationId: id, childId: child_id, days: target }]);
    // The counter of the new week grows by one, to the number that was drawn.
    await bumpVersions(manager, [from, target.id]);
    const entry = { id, child_id, course_week_id: target.id };
    await appendHistory(
      manager,
      [
        {
          registration: entry,
          kind: 'moved',
          amount: price,
          from,
          reason: departs && (reason ?? null),
          userId,
        },
      ],
      now,
    );
    if (!registration.is_waiting) await noteEndedPlaces(manager, [registration], { userId, at: now });
    const isTold = mail ?? mailDefault;
    const told = isTold ? [id] : [];
    const settled = await this.balances.settle(manager, { registrationIds: [id] }, { userId, told, mail });
    if (!isTold) return;
    const { course, courseWeek } = mailed;
    const after = (await loadForMail(manager, [id])).map((moved) => ({
      ...moved,
      ...placeToTell(place.heldBack || place.isWish, place.queuePosition, moved.course),
      before: { course, courseWeek },
      settled: settled.get(id),
    }));
    await this.mails.toParents(manager, 'moved', after);
  }

  /** Both weeks, and the weeks in which the child waits on the days that become free. */
  private async affectedWeeks(
    manager: EntityManager,
    id: number,
    { course_week_id }: MoveRequest,
  ): Promise<number[]> {
    const registration = await findRegistration(manager, id, null);
    if (!registration) throw notFound();
    const both = [registration.course_week_id, course_week_id];
    if (!holdsSeat(registration)) return both;
    const week = await manager.findOneByOrFail(CourseWeekEntity, { id: registration.course_week_id });
    return [...both, ...(await weeksWaitedFor(manager, [registration.child_id], week))];
  }
}

/** Why a move is refused, in words. */
export function refusalOf({ refusal, target }: Pick<MovePlan, 'refusal' | 'target'>): Message {
  const courseWeek = nameIn(contentLanguage(), target);
  return { key: MOVE_REFUSALS[refusal as MoveRefusal], params: { courseWeek } };
}
