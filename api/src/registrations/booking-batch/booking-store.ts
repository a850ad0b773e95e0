import { nameIn } from '@feria/shared/rules/content';
import { Injectable } from '@nestjs/common';
import {
  discountOf,
  dueAmount,
  openAmount,
  priceOf,
  romeDate,
  toEuros,
  weekHasStarted,
  type Outcome,
  type PaymentInfo,
  type BasketResult,
  type SignUpLineResult,
  type SignUpResult,
} from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { In, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { Clock } from '../../core/clock.js';
import { insertAuditEntries } from '../../core/audit/audit.js';
import { insertRows } from '../../core/database/insert-rows.js';
import type { Allocation } from '../domain/seats.js';
import { dueDate } from '../../ledger/due-date.js';
import { agreedSteps } from '../domain/cancellation.js';
import { placesRule } from '../domain/places-rule.js';
import { paymentInfos } from '../../ledger/payment.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { ineligibleMessage } from '../eligibility.js';
import { storeBookedAnswers } from './booked-answers.js';
import { takeOutOfBaskets } from '../basket/kept-baskets.js';
import type { Booker, Booking, SignUpLine } from './booking.js';
import type { BookedChild, BookingContext } from './booking-context.js';
import type { DecidedPart, Decision } from './decide.js';
import { outcomeOf } from './line-result.js';
import { IdempotencyKeys } from '../../core/idempotency/idempotency-keys.js';
import { Balances } from '../balances.js';
import { appendHistory, takeDays } from '../registration-records.js';
import { notSureDrafts, PlacesMails } from '../places-mails.js';
import {
  basketDrafts,
  basketDraftsToParents,
  draftsTo,
  RegistrationMails,
  type MailedRegistration,
  type RegistrationMailDraft,
} from '../registration-mails.js';

type Row = Omit<RegistrationEntity, 'child' | 'courseWeek'>;

/** A line with everything that is stored and answered for it; `row` is null for a full week. */
interface LineToStore {
  decision: Decision;
  decided: DecidedPart;
  allocation: Allocation<SignUpLine>;
  child: BookedChild;
  week: CourseWeekEntity;
  row: Row | null;
}

/** Stores decided bookings: registrations, queue counters, days, history, mails, and the answers for repeated requests. */
@Injectable()
export class BookingStore {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
    private readonly placesMails: PlacesMails,
    private readonly idempotency: IdempotencyKeys,
    private readonly balances: Balances,
  ) {}

  /** The number of statements does not grow with the batch. @returns the answer to each booking */
  async save(
    manager: EntityManager,
    decisions: readonly Decision[],
    context: BookingContext,
  ): Promise<Map<Decision, SignUpResult | BasketResult>> {
    const answers = new Map<Decision, SignUpResult | BasketResult>();
    if (decisions.length === 0) return answers;
    const now = this.clock.now();
    const lines = new Map(decisions.map((decision) => [decision, linesToStore(decision, context, now)]));
    const all = [...lines.values()].flat();
    const stored = all.flatMap(({ row, ...line }) => (row ? [{ ...line, row }] : []));
    await this.insert(
      manager,
      stored.map(({ row }) => row),
    );
    await this.storeGroups(manager, stored);
    await this.storeCounters(
      manager,
      stored.map(({ week, row }) => ({ week, row })),
    );
    await takeDays(
      manager,
      stored.flatMap(({ row, week }) =>
        row.is_waiting ? [] : [{ registrationId: row.id, childId: row.child_id, days: week }],
      ),
    );
    await appendHistory(
      manager,
      stored.map(({ row, ...line }) => ({
        registration: row,
        kind: row.is_waiting ? 'waiting' : 'registered',
        amount: row.price,
        reason: departs(line, row) ? line.decision.booking.booker.reason : null,
        userId: line.decision.booking.booker.userId,
      })),
      now,
    );
    await insertAuditEntries(manager, stored.flatMap(auditOf));
    await storeBookedAnswers(manager, stored, context, now);
    await takeOutOfBaskets(
      manager,
      stored.flatMap(({ decision: { booking }, row: { child_id, course_week_id } }) =>
        booking.isBasket ? [{ user_id: booking.booker.userId, child_id, course_week_id }] : [],
      ),
    );
    await this.useCredit(manager, stored);
    await this.writeMails(manager, lines);
    for (const [decision, own] of lines)
      answers.set(
        decision,
        decision.booking.isBasket ? basketAnswerOf(decision, own) : answerOf(decision, own),
      );
    await this.idempotency.keep(
      manager,
      [...answers].flatMap(([{ booking }, answer]) =>
        booking.request ? [{ request: booking.request, answer }] : [],
      ),
    );
    return answers;
  }

  /** Credit of who pays is used for what is due now (product/money.md#one-balance); the rows say what is paid by that. */
  private async useCredit(
    manager: EntityManager,
    stored: readonly { row: Row; decision: Decision }[],
  ): Promise<void> {
    const charged = stored.filter(({ row }) => dueAmount(row) > 0);
    const told = charged.map(({ row }) => row.id);
    // Parents pay for what they book; of what staff book it is looked up.
    const personIds = charged.flatMap(({ decision: { booking } }) => booking.booker.personId ?? []);
    const registrationIds = charged.flatMap(({ row, decision: { booking } }) =>
      booking.booker.personId === null ? [row.id] : [],
    );
    const settled = await this.balances.settle(
      manager,
      { personIds, registrationIds },
      { userId: null, told },
    );
    for (const { row } of charged) row.payed_amount = settled.get(row.id)?.used ?? 0;
  }

  /** Inserts all rows with one statement, then reads their ids: on a cluster the ids of one insert are not consecutive. */
  private async insert(manager: EntityManager, rows: readonly Row[]): Promise<void> {
    await insertRows(
      manager,
      RegistrationEntity,
      rows.map(({ id: _, ...columns }) => columns),
    );
    const stored = await manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .select('registration.id', 'id')
      .addSelect('registration.child_id', 'child')
      .addSelect('registration.course_week_id', 'week')
      .where({
        child_id: In([...new Set(rows.map(({ child_id }) => child_id))]),
        course_week_id: In([...new Set(rows.map(({ course_week_id }) => course_week_id))]),
      })
      .getRawMany<{ id: number; child: number; week: number }>();
    const ids = new Map(stored.map(({ id, child, week }) => [`${child}:${week}`, id]));
    for (const row of rows) row.id = ids.get(`${row.child_id}:${row.course_week_id}`) as number;
  }

  /** Stores which registrations wait together: a statement for each group. */
  private async storeGroups(
    manager: EntityManager,
    stored: readonly { row: Row; allocation: Allocation<SignUpLine>; decision: Decision }[],
  ): Promise<void> {
    for (const { booking } of new Set(stored.map(({ decision }) => decision))) {
      for (const paths of booking.together) {
        const ids = stored.flatMap(({ row, allocation, decision }) =>
          decision.booking === booking && paths.includes(allocation.line.path) && waitsTogether(allocation)
            ? [row.id]
            : [],
        );
        if (ids.length > 0)
          await manager.update(RegistrationEntity, { id: In(ids) }, { together_id: Math.min(...ids) });
      }
    }
  }

  /**
   * Stores the last queue number of each week. The counter grows in every week that was booked, also where nobody waits:
   * see `bumpVersions`.
   */
  private async storeCounters(
    manager: EntityManager,
    lines: readonly { week: CourseWeekEntity; row: Row }[],
  ): Promise<void> {
    const counters = new Map<number, number>();
    for (const { week, row } of lines) {
      const reached = counters.get(week.id) ?? week.queue_counter + 1;
      counters.set(week.id, Math.max(reached, row.queue_number ?? 0));
    }
    await manager
      .createQueryBuilder()
      .update(CourseWeekEntity)
      .set({
        // Safe in the text: ids and counters are numbers from the database.
        queue_counter: () =>
          `CASE id ${[...counters].map(([id, counter]) => `WHEN ${id} THEN ${counter}`).join(' ')} END`,
      })
      .where({ id: In([...counters.keys()]) })
      .execute();
  }

  /** One mail of each kind for each booking, with the lines the parents are notified about; one for a whole basket. */
  private async writeMails(
    manager: EntityManager,
    lines: ReadonlyMap<Decision, readonly LineToStore[]>,
  ): Promise<void> {
    const drafts: RegistrationMailDraft[] = [];
    for (const [decision, own] of lines) {
      const { booker, isBasket } = decision.booking;
      const { recipient } = booker;
      const kinds = MAILS.map((kind) => ({ kind, mailed: this.mailedOf(own, kind) }));
      if (isBasket) {
        const baskets = recipient
          ? basketDrafts(recipient, kinds)
          : await basketDraftsToParents(manager, kinds);
        drafts.push(...baskets);
        continue;
      }
      for (const { kind, mailed } of kinds) {
        if (mailed.length === 0) continue;
        if (kind === 'held-back' || kind === 'wish') {
          if (recipient) drafts.push(...notSureDrafts(kind, recipient, mailed));
          else await this.placesMails.notSure(manager, kind, mailed);
        } else if (recipient) drafts.push(...draftsTo(kind, recipient, mailed));
        else await this.mails.toParents(manager, kind, mailed);
      }
    }
    await this.mails.write(manager, drafts);
  }

  private mailedOf(lines: readonly LineToStore[], kind: BookingMail): MailedRegistration[] {
    return lines.flatMap(({ row, child, week, allocation, decision, decided }) =>
      row && mailOf(allocation) === kind && this.notifies(decision, week)
        ? [
            {
              ...row,
              child,
              courseWeek: week,
              course: decided.course,
              queue: queueToTell(allocation),
              wish: row.priority,
            },
          ]
        : [],
    );
  }

  /** Whether parents are notified about a line. */
  private notifies({ booking: { booker } }: Decision, week: CourseWeekEntity): boolean {
    if (booker.recipient) return true;
    return booker.mail ?? !weekHasStarted(week, this.clock.today());
  }
}

/** Whether a line waits for a seat, so that its group is stored: a draw knows siblings that stay together by their own mark. */
function waitsTogether({ outcome, isWish }: Allocation<SignUpLine>): boolean {
  return outcome === 'waiting' && !isWish;
}

/** Whether a registration by the office departs from a rule of its course, so that the reason is kept with it. */
function departs({ decision, decided, child, week }: Omit<LineToStore, 'row'>, row: Row): boolean {
  if (!decision.booking.booker.reason) return false;
  const { course } = decided;
  const { limit, isDraw } = placesRule(course);
  const isPlaceDeparted = !row.is_waiting && (isDraw || limit !== null);
  return isPlaceDeparted || ineligibleMessage(course, child, week.from) !== null;
}

/** Bookings by staff are in the audit log too; those by parents are only in the registration history. */
function auditOf({ decision: { booking }, row }: { decision: Decision; row: Row }) {
  const { userId, apiKey, personId } = booking.booker;
  if (personId !== null) return [];
  return {
    userId,
    apiKey,
    action: 'create' as const,
    resource: 'peopleCourseWeekRegistration',
    recordId: row.id,
    at: row.created_at,
  };
}

function linesToStore(decision: Decision, context: BookingContext, now: Date): LineToStore[] {
  const { booking } = decision;
  return decision.parts.flatMap((decided) =>
    decided.allocations.map((allocation) => {
      const { line, outcome } = allocation;
      const week = context.week(line.weekId);
      const child = context.child(line.childId, booking.booker.personId) as BookedChild;
      const row =
        outcome === 'full'
          ? null
          : rowOf(booking.booker, decided, allocation, {
              week,
              privacyHash: context.privacyHash,
              now,
              isTogether: booking.together.some((paths) => paths.includes(line.path)),
            });
      return { decision, decided, allocation, child, week, row };
    }),
  );
}

function rowOf(
  booker: Booker,
  { part: { input }, course, siblingPercents }: DecidedPart,
  { line, outcome, queueNumber, heldBack, isWish }: Allocation<SignUpLine>,
  {
    week,
    privacyHash,
    now,
    isTogether,
  }: { week: CourseWeekEntity; privacyHash: string | null; now: Date; isTogether: boolean },
): Row {
  const isParent = booker.personId !== null;
  const price = priceOf(week, line.dayType);
  const percent = siblingPercents.get(line.childId) ?? 0;
  return {
    id: 0,
    child_id: line.childId,
    course_week_id: line.weekId,
    day_type: line.dayType,
    is_waiting: outcome === 'waiting',
    queue_number: queueNumber,
    held_back: heldBack || isWish,
    priority: isWish ? line.priority : null,
    siblings_together: isWish && (Boolean(input.siblings_together) || isTogether),
    together_id: null,
    offer_expires_at: null,
    moved_up_at: null,
    moved_at: null,
    price,
    discount: discountOf(price, percent),
    sibling_percent: percent,
    fee_base: null,
    agreed_steps: agreedSteps(course.applied_cancellation),
    agreed_from: null,
    free_until: null,
    due_on: outcome === 'waiting' ? null : dueDate(course.applied_payment_days, romeDate(now)),
    payed_amount: 0,
    payed_at: null,
    payed_mail_at: null,
    comment: input.comment?.trim() || null,
    comment_internal: null,
    photo_privacy: isParent ? (input.photo_privacy ?? null) : null,
    emergency_contact1_name: input.emergency_contact1_name?.trim() || null,
    emergency_contact1_phone: input.emergency_contact1_phone.trim(),
    emergency_contact2_name: input.emergency_contact2_name?.trim() || null,
    emergency_contact2_phone: input.emergency_contact2_phone?.trim() || null,
    privacy_consent_at: isParent ? now : null,
    privacy_hash: isParent ? privacyHash : null,
    booked_by: booker.userId,
    plz: booker.plz?.trim() || null,
    // Noted within the hour: `RegistrationMunicipalities`.
    municipality_id: null,
    created_at: now,
  };
}

/** Mails that tell of lines, in the order in which they are written. */
const MAILS = ['new', 'waiting', 'held-back', 'wish'] as const;
type BookingMail = (typeof MAILS)[number];

/** The place in the queue to tell a parent: none where a week is held back, which is not full. */
const queueToTell = ({ heldBack, isWish, queuePosition }: Allocation<SignUpLine>): number | null =>
  heldBack || isWish ? null : queuePosition;

/** Which mail tells of a line. */
function mailOf({ outcome, heldBack, isWish }: Allocation<SignUpLine>): BookingMail {
  if (outcome === 'confirmed') return 'new';
  if (isWish) return 'wish';
  return heldBack ? 'held-back' : 'waiting';
}

/** What the answer says of a line. */
function messageKeyOf({ outcome, heldBack, isWish }: Allocation<SignUpLine>): Outcome | 'held_back' | 'wish' {
  if (isWish) return 'wish';
  return heldBack ? 'held_back' : outcome;
}

function answerOf(decision: Decision, lines: readonly LineToStore[]): SignUpResult {
  const { payments, ...answer } = basketAnswerOf(decision, lines);
  return {
    ...answer,
    registrations: lines.map(lineResult),
    payment: payments[0] ?? null,
  };
}

function basketAnswerOf({ booking }: Decision, lines: readonly LineToStore[]): BasketResult {
  const { language, contentLanguage } = booking;
  const messageOf = ({ allocation, child, week }: LineToStore): string =>
    serverMessage(language, `signup.${messageKeyOf(allocation)}`, {
      child: `${child.first_name} ${child.last_name}`,
      courseWeek: nameIn(contentLanguage, week),
      position: allocation.queuePosition ?? '',
    });
  const creditUsed = lines.reduce((sum, { row }) => sum + (row?.payed_amount ?? 0), 0);
  return {
    message: lines.map(messageOf),
    waitingQueueWarnings: lines.filter(({ allocation }) => allocation.outcome !== 'confirmed').map(messageOf),
    registrations: lines.map((line) => ({ ...lineResult(line), course_id: line.decided.course.id })),
    payments: paymentsOf(booking, lines),
    ...(creditUsed > 0 && { credit_used: toEuros(creditUsed) }),
  };
}

function lineResult({ allocation, row }: LineToStore): SignUpLineResult {
  return {
    id: row?.id ?? null,
    child_id: allocation.line.childId,
    course_week_id: allocation.line.weekId,
    ...outcomeOf(allocation),
  };
}

/** What a parent has to pay for the confirmed lines of this booking, one for each account; none for staff. */
function paymentsOf({ booker, contentLanguage }: Booking, lines: readonly LineToStore[]): PaymentInfo[] {
  if (booker.personId === null) return [];
  const parts = lines.flatMap(({ row, decided: { course } }) =>
    row ? [{ course, open: openAmount(row), fee: 0, due_on: row.due_on }] : [],
  );
  return paymentInfos(booker.personId, parts, contentLanguage);
}
