import { Injectable } from '@nestjs/common';
import { priceOf, type PaymentInfo, type SignUpResult } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server/index';
import { In, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { Clock } from '../../platform/clock.js';
import { appendLines } from '../../platform/audit/audit-context.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import type { Allocation } from '../domain/allocate.js';
import { paymentInfo } from '../payment-info.js';
import { RegistrationEntity } from '../registration.entity.js';
import type { SignUpLine } from './booking.js';
import type { BookedChildFacts, BookingFacts } from './booking-facts.js';
import { nameIn, type Decision } from './decide.js';
import { IdempotencyKeys } from './idempotency.js';
import { appendEventsOfMany, takeDays } from './ledger.js';
import { draftsTo, RegistrationMails, type MailedRegistration } from './registration-mails.js';

type Row = Omit<RegistrationEntity, 'child' | 'courseWeek'>;

/** A line with all that is written and said of it; a full one is not stored. */
interface StoredLine {
  decision: Decision;
  allocation: Allocation<SignUpLine>;
  child: BookedChildFacts;
  week: CourseWeekEntity;
  row: Row | null;
}

/** Stores sign-ups that were decided: registrations, counters, days, story, mails, the answers for a repeat. */
@Injectable()
export class SignUpStore {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
    private readonly idempotency: IdempotencyKeys,
  ) {}

  /** Few statements, however many sign-ups there are. @returns the answer to each */
  async save(
    manager: EntityManager,
    decisions: readonly Decision[],
    facts: BookingFacts,
  ): Promise<Map<Decision, SignUpResult>> {
    const answers = new Map<Decision, SignUpResult>();
    if (decisions.length === 0) return answers;
    const now = this.clock.now();
    const lines = new Map(decisions.map((decision) => [decision, linesOf(decision, facts, now)]));
    const all = [...lines.values()].flat();
    const stored = all.flatMap(({ row, ...line }) => (row ? [{ ...line, row }] : []));
    await this.insert(
      manager,
      stored.map(({ row }) => row),
    );
    await this.drawNumbers(
      manager,
      stored.map(({ week, row }) => ({ week, row })),
    );
    await takeDays(
      manager,
      stored.flatMap(({ row, week }) =>
        row.is_waiting ? [] : [{ registrationId: row.id, childId: row.child_id, days: week }],
      ),
    );
    await appendEventsOfMany(
      manager,
      stored.map(({ row, decision }) => ({
        registration: row,
        kind: row.is_waiting ? 'waiting' : 'registered',
        amount: row.price,
        userId: decision.booking.booker.userId,
      })),
      now,
    );
    await appendLines(manager, stored.flatMap(auditOf));
    await this.writeMails(manager, lines);
    for (const [decision, own] of lines) answers.set(decision, answerOf(decision, own));
    await this.idempotency.keep(
      manager,
      [...answers].flatMap(([{ booking }, answer]) =>
        booking.request ? [{ request: booking.request, answer }] : [],
      ),
    );
    return answers;
  }

  /** Inserts all at once. Their ids are asked for: a cluster does not count by one, so the first does not tell the rest. */
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

  /**
   * Counts on in every week that changes, also where nobody drew a number: a cluster, or a MariaDB with snapshot
   * isolation, sees two bookings collide only when both change the row they locked, and the same value is no change.
   */
  private async drawNumbers(
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
        // Numbers of our own making, so they may stand in the text.
        queue_counter: () =>
          `CASE id ${[...counters].map(([id, counter]) => `WHEN ${id} THEN ${counter}`).join(' ')} END`,
      })
      .where({ id: In([...counters.keys()]) })
      .execute();
  }

  /** Of each sign-up one mail of each kind. */
  private async writeMails(
    manager: EntityManager,
    lines: ReadonlyMap<Decision, readonly StoredLine[]>,
  ): Promise<void> {
    const drafts = [];
    for (const [decision, own] of lines) {
      const { reader } = decision.booking.booker;
      for (const [waiting, kind] of [
        [false, 'new'],
        [true, 'waiting'],
      ] as const) {
        const mailed: MailedRegistration[] = own.flatMap(({ row, child, week }) =>
          row?.is_waiting === waiting ? [{ ...row, child, courseWeek: week, course: decision.course }] : [],
        );
        if (mailed.length === 0) continue;
        if (reader) drafts.push(...draftsTo(kind, reader, mailed));
        else await this.mails.toParents(manager, kind, mailed);
      }
    }
    await this.mails.write(manager, drafts);
  }
}

/** What staff book stands in the log of changes too; parents' sign-ups have their story. */
function auditOf({ decision: { booking }, row }: { decision: Decision; row: Row }) {
  const { userId, personId } = booking.booker;
  if (personId !== null) return [];
  return {
    user_id: userId,
    action: 'create' as const,
    resource: 'peopleCourseWeekRegistration',
    record_id: row.id,
    fields: null,
    at: row.created_at,
  };
}

function linesOf(decision: Decision, facts: BookingFacts, now: Date): StoredLine[] {
  const { booking, allocations } = decision;
  return allocations.map((allocation) => {
    const { line, outcome } = allocation;
    const week = facts.week(line.weekId);
    const child = facts.child(line.childId, booking.booker.personId) as BookedChildFacts;
    const row =
      outcome === 'full' ? null : rowOf(decision, allocation, { week, privacyHash: facts.privacyHash, now });
    return { decision, allocation, child, week, row };
  });
}

function rowOf(
  { booking, course }: Decision,
  { line, outcome, queueNumber }: Allocation<SignUpLine>,
  { week, privacyHash, now }: { week: CourseWeekEntity; privacyHash: string | null; now: Date },
): Row {
  const { input, booker } = booking;
  const isParent = booker.personId !== null;
  return {
    id: 0,
    child_id: line.childId,
    course_week_id: line.weekId,
    day_type: line.dayType,
    is_waiting: outcome === 'waiting',
    queue_number: queueNumber,
    moved_up_at: null,
    price: priceOf(week, line.dayType),
    payed_amount: 0,
    payed_at: null,
    payed_mail_at: null,
    comment: input.comment?.trim() || null,
    comment_internal: null,
    custom_field: course.custom_field ? line.customField : null,
    photo_privacy: isParent ? (input.photo_privacy ?? null) : null,
    emergency_contact1_phone: input.emergency_contact1_phone.trim(),
    emergency_contact2_phone: input.emergency_contact2_phone?.trim() || null,
    privacy_consent_at: isParent ? now : null,
    privacy_hash: isParent ? privacyHash : null,
    booked_by: booker.userId,
    created_at: now,
  };
}

function answerOf(decision: Decision, lines: readonly StoredLine[]): SignUpResult {
  const { language } = decision.booking;
  const sayLine = ({ allocation, child, week }: StoredLine): string =>
    serverMessage(language, `signup.${allocation.outcome}`, {
      child: `${child.first_name} ${child.last_name}`,
      courseWeek: nameIn(language, week),
    });
  return {
    message: lines.map(sayLine),
    waitingQueueWarnings: lines.filter(({ allocation }) => allocation.outcome !== 'confirmed').map(sayLine),
    registrations: lines.map(({ allocation, row }) => ({
      id: row?.id ?? null,
      child_id: allocation.line.childId,
      course_week_id: allocation.line.weekId,
      outcome: allocation.outcome,
    })),
    payment: paymentOf(decision, lines),
  };
}

/** What a parent has to pay for the lines that were confirmed just now. */
function paymentOf({ booking, course }: Decision, lines: readonly StoredLine[]): PaymentInfo | null {
  const { booker, language } = booking;
  if (booker.personId === null) return null;
  const confirmed = lines.flatMap(({ row }) => (row && !row.is_waiting ? [row.price] : []));
  const open = confirmed.reduce((sum, price) => sum + price, 0);
  return paymentInfo(course, booker.personId, open, language);
}
