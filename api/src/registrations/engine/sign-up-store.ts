import { Injectable } from '@nestjs/common';
import { priceOf, type PaymentInfo, type SignUpInput, type SignUpResult } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import type { ChildEntity } from '../../people/child.entity.js';
import { Clock } from '../../platform/clock.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { currentLanguage, say } from '../../platform/request-context.js';
import type { Allocation } from '../domain/allocate.js';
import { RegistrationEntity } from '../registration.entity.js';
import { paymentInfo } from '../payment-info.js';
import type { Booker, SignUpLine } from '../use-cases/sign-up.js';
import { appendEvents, takeDays } from './ledger.js';
import { RegistrationMails, type MailedRegistration } from './registration-mails.js';
import { nameIn, type SignUpFactsOfCourse } from './sign-up-facts.js';

interface Decided {
  allocations: Allocation<SignUpLine>[];
  facts: SignUpFactsOfCourse;
  input: SignUpInput;
  booker: Booker;
  privacyHash: string | null;
}

interface Stored {
  allocation: Allocation<SignUpLine>;
  registration: RegistrationEntity | null;
  child: ChildEntity;
  week: CourseWeekEntity;
}

/** Stores what a sign-up decided: registrations, counters, days, story, mails; and says it. */
@Injectable()
export class SignUpStore {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
  ) {}

  async save(manager: EntityManager, decided: Decided): Promise<SignUpResult> {
    const { allocations, facts, booker } = decided;
    const now = this.clock.now();
    const stored = allocations.map((allocation) => this.draft(allocation, decided, now));
    const registrations = stored.flatMap(({ registration }) => (registration ? [registration] : []));
    // One by one: of several rows TypeORM counts the ids up from the first, and a cluster does not count by one.
    for (const registration of registrations) {
      registration.id = await insertRow(manager, RegistrationEntity, registration);
    }
    await this.drawNumbers(manager, facts, allocations);
    await takeDays(
      manager,
      stored.flatMap(({ registration, allocation, week }) =>
        registration && allocation.outcome === 'confirmed'
          ? [{ registrationId: registration.id, childId: registration.child_id, days: week }]
          : [],
      ),
    );
    await appendEvents(
      manager,
      registrations.map((registration) => ({
        registration,
        kind: registration.is_waiting ? 'waiting' : 'registered',
        amount: registration.price,
      })),
      booker.userId,
      now,
    );
    await this.writeMails(manager, stored, decided);
    return { ...resultOf(stored), payment: paymentOf(stored, decided) };
  }

  private draft(allocation: Allocation<SignUpLine>, decided: Decided, now: Date): Stored {
    const { facts, input, booker, privacyHash } = decided;
    const { line, outcome, queueNumber } = allocation;
    const week = facts.weeks.find(({ id }) => id === line.weekId) as CourseWeekEntity;
    const child = facts.children.get(line.childId) as ChildEntity;
    if (outcome === 'full') return { allocation, registration: null, child, week };
    const registration = Object.assign(new RegistrationEntity(), {
      child_id: line.childId,
      course_week_id: line.weekId,
      day_type: line.dayType,
      is_waiting: outcome === 'waiting',
      queue_number: queueNumber,
      moved_up_at: null,
      price: priceOf(week, line.dayType),
      payed_amount: 0,
      payed_at: null,
      comment: input.comment?.trim() || null,
      comment_internal: null,
      custom_field: facts.course.custom_field ? line.customField : null,
      photo_privacy: booker.personId === null ? null : (input.photo_privacy ?? null),
      emergency_contact1_phone: input.emergency_contact1_phone.trim(),
      emergency_contact2_phone: input.emergency_contact2_phone?.trim() || null,
      privacy_consent_at: booker.personId === null ? null : now,
      privacy_hash: booker.personId === null ? null : privacyHash,
      booked_by: booker.userId,
      created_at: now,
    });
    return { allocation, registration, child, week };
  }

  /**
   * Counts on in every locked week, also where nothing was drawn: a cluster, or a MariaDB with snapshot isolation, sees
   * two bookings collide only when both change the row they locked, and the same value is no change.
   */
  private async drawNumbers(
    manager: EntityManager,
    facts: SignUpFactsOfCourse,
    allocations: readonly Allocation<SignUpLine>[],
  ): Promise<void> {
    for (const week of facts.weeks) {
      const drawn = allocations.flatMap(({ line, queueNumber }) =>
        line.weekId === week.id && queueNumber !== null ? [queueNumber] : [],
      );
      const queue_counter = Math.max(week.queue_counter + 1, ...drawn);
      await manager.update(CourseWeekEntity, { id: week.id }, { queue_counter });
    }
  }

  private async writeMails(
    manager: EntityManager,
    stored: readonly Stored[],
    decided: Decided,
  ): Promise<void> {
    const { booker, facts } = decided;
    for (const [outcome, kind] of [
      ['confirmed', 'new'],
      ['waiting', 'waiting'],
    ] as const) {
      const mailed: MailedRegistration[] = stored.flatMap(({ registration, allocation, child, week }) =>
        registration && allocation.outcome === outcome
          ? [{ ...registration, child, courseWeek: week, course: facts.course }]
          : [],
      );
      if (mailed.length === 0) continue;
      if (booker.reader) await this.mails.toReader(manager, kind, booker.reader, mailed);
      else await this.mails.toParents(manager, kind, mailed);
    }
  }
}

/** What a parent has to pay for the lines that were confirmed just now. */
function paymentOf(stored: readonly Stored[], { booker, facts }: Decided): PaymentInfo | null {
  if (booker.personId === null) return null;
  const open = stored.reduce(
    (sum, { registration, allocation }) =>
      allocation.outcome === 'confirmed' ? sum + (registration?.price ?? 0) : sum,
    0,
  );
  return paymentInfo(facts.course, booker.personId, open);
}

function resultOf(stored: readonly Stored[]): Omit<SignUpResult, 'payment'> {
  const language = currentLanguage();
  const sayLine = ({ allocation, child, week }: Stored): string =>
    say(`signup.${allocation.outcome}`, {
      child: `${child.first_name} ${child.last_name}`,
      courseWeek: nameIn(language, week),
    });
  return {
    message: stored.map(sayLine),
    waitingQueueWarnings: stored.filter(({ allocation }) => allocation.outcome !== 'confirmed').map(sayLine),
    registrations: stored.map(({ allocation, registration }) => ({
      id: registration?.id ?? null,
      child_id: allocation.line.childId,
      course_week_id: allocation.line.weekId,
      outcome: allocation.outcome,
    })),
  };
}
