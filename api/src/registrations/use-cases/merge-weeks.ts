import { Injectable } from '@nestjs/common';
import { offeredDayTypes, pricedAnew, priceOf, type WeekMergeResult } from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import { nextTurn } from '../../core/pieces.js';
import { t } from '../../core/request-context.js';
import { refuseIntoOwnWeek } from '../../accounts/access/child-access.js';
import { noteEndedPlaces } from '../../presence/place-ended.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildDayEntity } from '../../model/registrations/child-day.entity.js';
import { dueDate } from '../../ledger/due-date.js';
import { isPrevented, mergeProblems } from '../domain/merge.js';
import type { PlacesRule } from '../domain/places-rule.js';
import type { Move } from '../domain/seats.js';
import { isPaid } from '../../ledger/payment.js';
import type { Settled } from '../../ledger/settle.js';
import { Balances } from '../balances.js';
import { bumpVersions, lockAffectedWeeks, weekAndQueuesOf } from '../locking.js';
import { mergeFigures, mergeRefusals, type MergePlan } from '../merge-plan.js';
import {
  loadForMail,
  placeToTell,
  RegistrationMails,
  type MailedRegistration,
} from '../registration-mails.js';
import { appendHistory, endGroups, takeDays } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { readRules } from '../waiting-list/places.js';
import { confirmedDays } from '../waiting-list/seats-and-queues.js';
import { seatsInWeek } from '../waiting-list/seats-in-week.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** Into which week another is merged. */
export interface MergeRequest {
  into: number;
  /** Whether the parents are told; they are, without it. */
  mail?: boolean | null;
  /** Why, for the office. */
  reason?: string | null;
}

/**
 * Merges a week into another (product/catalogue.md#merging-two-weeks): all of its registrations go there with what was paid, confirmed ones
 * to a seat, waiting ones to the end of the queue, or none of them does. The week that is left stays as a cancelled one.
 */
@Injectable()
export class MergeWeeks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: RegistrationMails,
    private readonly balances: Balances,
  ) {}

  /**
   * @throws AppError 404; 422 when the week is cancelled already or over; 422 at `into`: no such week, or everything that prevents
   * it there, in words; or the caller leads it (`refuseIntoOwnWeek`)
   */
  run(id: number, request: MergeRequest, userId: number): Promise<WeekMergeResult> {
    return this.transactions.run((manager) => this.merge(manager, id, request, userId));
  }

  /**
   * What {@link run} would do. Locks and writes nothing.
   * @throws AppError 404; 422 at `into` for an unknown week
   */
  preview(id: number, into: number): Promise<MergePlan> {
    return this.plan(this.dataSource.manager, id, into);
  }

  private async merge(
    manager: EntityManager,
    id: number,
    { into, mail, reason }: MergeRequest,
    userId: number,
  ): Promise<WeekMergeResult> {
    const locked = await lockAffectedWeeks(manager, (reader) => affectedWeeks(reader, id, into));
    await refuseIntoOwnWeek(manager, { into });
    const plan = await this.plan(manager, id, into);
    refuse(plan);
    const now = this.clock.now();
    await this.move(manager, plan, now, { userId, reason: reason ?? null });
    const ids = plan.registrations.map((registration) => registration.id);
    const settled = await this.balances.settle(manager, { registrationIds: ids }, { userId, told: ids });
    const others = locked.filter((week) => week.id !== id);
    const moves = await this.waitingList.fill(manager, others, userId, { told: new Set(ids) });
    const tells = mail ?? true;
    if (tells) await this.mails.toParents(manager, 'moved', await mailsOf(manager, plan, settled));
    await recordAudit(manager, {
      action: 'call',
      resource: 'courseWeek/merge',
      recordId: id,
      ...differenceOf('courseWeek', null, { into }),
    });
    const figures = await mergeFigures(manager, { ...plan, moves });
    const mails = tells ? figures.mails : 0;
    return {
      ...figures,
      mails,
      cancelled_at: now.toISOString(),
      message: t('week.merged', { smart_count: mails }),
    };
  }

  private async plan(manager: EntityManager, id: number, into: number): Promise<MergePlan> {
    const affected = await affectedWeeks(manager, id, into);
    const weeks = await manager.findBy(CourseWeekEntity, { id: In(affected) });
    const [source, target] = [id, into].map((wanted) => weeks.find((week) => week.id === wanted));
    if (!source) throw notFound();
    if (!target) throw invalidField('into', 'validation.reference');
    const registrations = await manager.find(RegistrationEntity, {
      where: { course_week_id: id },
      order: { is_waiting: 'ASC', queue_number: 'ASC', id: 'ASC' },
    });
    const children = registrations.map(({ child_id }) => child_id);
    const today = this.clock.today();
    const rules = await readRules(manager, [target]);
    const seats = await seatsInWeek(manager, target, rules, today);
    const there = await manager.find(RegistrationEntity, {
      select: { id: true, child_id: true },
      where: { course_week_id: into, child_id: In(children) },
    });
    const moves = await this.waitingList.plan(
      manager,
      weeks.filter((week) => week.id !== id),
      registrations,
      registrations
        .filter(({ is_waiting }) => !is_waiting)
        .map(({ child_id }) => ({ childId: child_id, from: target.from, to: target.to })),
      registrations.map(({ id: registrationId, child_id: childId, is_waiting, queue_number }) => ({
        weekId: into,
        registrationId,
        childId,
        queueNumber: is_waiting ? (queue_number ?? 0) + target.queue_counter : null,
      })),
    );
    // Held back by the rule of another course, a child simply waits in this one.
    const isUncounted = ({ held_back }: RegistrationEntity): boolean =>
      held_back && source.course_id === target.course_id;
    const problems = mergeProblems({
      source: { ...source, cancelled: source.cancelled_at !== null },
      target: {
        ...target,
        ...seats,
        cancelled: target.cancelled_at !== null,
        dayTypes: offeredDayTypes(target),
      },
      registrations: registrations.map((registration) => ({
        childId: registration.child_id,
        dayType: registration.day_type,
        isWaiting: registration.is_waiting,
        isUncounted: isUncounted(registration),
      })),
      there: new Set(there.map(({ child_id }) => child_id)),
      confirmed: await confirmedDays(manager, children, registrations),
      movedUp: await countedAmong(manager, moves, into, registrations, isUncounted),
      today,
    });
    await nextTurn();
    const mailed = await loadForMail(
      manager,
      registrations.map((registration) => registration.id),
    );
    return { source, target, seats, registrations, mailed, problems, moves };
  }

  private async move(
    manager: EntityManager,
    { source, target, seats, registrations }: MergePlan,
    now: Date,
    { userId, reason }: { userId: number; reason: string | null },
  ): Promise<void> {
    const confirmed = registrations.filter(({ is_waiting }) => !is_waiting);
    const course = await manager.findOneByOrFail(CourseEntity, { id: target.course_id });
    const dueOn = dueDate(course.applied_payment_days, this.clock.today());
    await manager.delete(ChildDayEntity, { registration_id: In(confirmed.map(({ id }) => id)) });
    await endGroups(
      manager,
      registrations.map(({ id }) => id),
    );
    for (const group of alike(registrations, target)) {
      const { price, discount, isWaiting, isMailed } = group;
      await manager.update(
        RegistrationEntity,
        { id: In(group.ids) },
        {
          course_week_id: target.id,
          price,
          discount,
          fee_base: null,
          moved_at: now,
          // `agreed_from` and `free_until` stay: what a family was promised because its week was moved holds on, whoever merges it after.
          // The numbers of the one queue follow those of the other, in their order.
          queue_number: isWaiting ? () => `queue_number + ${target.queue_counter}` : null,
          ...waitingAfter(source, target, seats.rule, isWaiting),
          // A due date stays; safe in the text, for the date is our own.
          ...(isWaiting || dueOn === null ? {} : { due_on: () => `COALESCE(due_on, '${dueOn}')` }),
          // What is still to be paid for the new week is worth a mail of its own once it is.
          ...(isMailed ? {} : { payed_mail_at: null }),
        },
      );
    }
    await takeDays(
      manager,
      confirmed.map(({ id, child_id }) => ({ registrationId: id, childId: child_id, days: target })),
    );
    // No number of either queue is ever drawn again.
    const drawn = source.queue_counter + 1;
    await manager.update(
      CourseWeekEntity,
      { id: target.id },
      { queue_counter: () => `queue_counter + ${drawn}` },
    );
    await manager.update(CourseWeekEntity, { id: source.id }, { cancelled_at: now });
    await bumpVersions(manager, [source.id]);
    await appendHistory(
      manager,
      registrations.map(({ id, child_id, day_type }) => ({
        registration: { id, child_id, course_week_id: target.id },
        kind: 'moved',
        amount: priceOf(target, day_type),
        from: source.id,
        reason,
        userId,
      })),
      now,
    );
    await noteEndedPlaces(manager, confirmed, { userId, at: now });
  }
}

/**
 * How many of those who move up in a week would else count against the length of its queue.
 * @param coming who comes from the merged week; of the others it stands in the database
 */
async function countedAmong(
  manager: EntityManager,
  moves: readonly Move[],
  weekId: number,
  coming: readonly RegistrationEntity[],
  isUncounted: (registration: RegistrationEntity) => boolean,
): Promise<number> {
  const ids = new Set(
    moves.filter((move) => move.weekId === weekId).map(({ registrationId }) => registrationId),
  );
  const own = coming.filter(({ id }) => ids.delete(id));
  const others = ids.size
    ? await manager.countBy(RegistrationEntity, { id: In([...ids]), held_back: false })
    : 0;
  return others + own.filter((registration) => !isUncounted(registration)).length;
}

/**
 * How those who wait do so in the new week: an offer of the old one has ended, and held back they are by the rule of the new course.
 */
function waitingAfter(
  source: CourseWeekEntity,
  target: CourseWeekEntity,
  { isDraw }: PlacesRule,
  isWaiting: boolean,
): Partial<RegistrationEntity> {
  if (!isWaiting) return {};
  if (source.course_id === target.course_id) return { offer_expires_at: null };
  return { offer_expires_at: null, held_back: isDraw, priority: isDraw ? 1 : null, siblings_together: false };
}

/** The two weeks, and those in which children of the merged one wait on its days. */
async function affectedWeeks(manager: EntityManager, id: number, into: number): Promise<number[]> {
  return [...new Set([...(await weekAndQueuesOf(manager, id)), into])];
}

/** @throws AppError 422 with everything that prevents the merge */
function refuse(plan: MergePlan): void {
  if (!isPrevented(plan.problems)) return;
  const { ofSource, ofTarget } = mergeRefusals(plan);
  if (ofSource) throw new AppError('validation', { message: ofSource });
  throw new AppError('validation', { fields: { into: ofTarget } });
}

/** Registrations that are stored alike; as many groups as there are kinds, however many children. */
function alike(
  registrations: readonly RegistrationEntity[],
  target: CourseWeekEntity,
): { price: number; discount: number; isWaiting: boolean; isMailed: boolean; ids: number[] }[] {
  const groups = new Map<string, ReturnType<typeof alike>[number]>();
  for (const registration of registrations) {
    const { day_type, is_waiting: isWaiting, payed_amount } = registration;
    const { price, discount } = pricedAnew(target, day_type, registration);
    const isMailed = isPaid({ price, discount, payed_amount });
    const key = `${price} ${discount} ${isWaiting} ${isMailed}`;
    const group = groups.get(key) ?? { price, discount, isWaiting, isMailed, ids: [] };
    group.ids.push(registration.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The registrations as they are now, with where they were, and their places on the waiting list. */
async function mailsOf(
  manager: EntityManager,
  plan: MergePlan,
  settled: Settled,
): Promise<MailedRegistration[]> {
  const queue = await manager.find(RegistrationEntity, {
    select: { id: true, held_back: true },
    where: { course_week_id: plan.target.id, is_waiting: true },
    order: { queue_number: 'ASC' },
  });
  const places = new Map(queue.map(({ id, held_back }, index) => [id, { position: index + 1, held_back }]));
  const before = new Map(plan.mailed.map((mailed) => [mailed.id, mailed]));
  const after = await loadForMail(manager, [...before.keys()]);
  return after.map((mailed) => ({
    ...mailed,
    ...placeToTell(
      places.get(mailed.id)?.held_back === true,
      places.get(mailed.id)?.position ?? null,
      mailed.course,
    ),
    before: before.get(mailed.id),
    settled: settled.get(mailed.id),
    merged: { movedUp: before.get(mailed.id)?.is_waiting === true && !mailed.is_waiting },
  }));
}
