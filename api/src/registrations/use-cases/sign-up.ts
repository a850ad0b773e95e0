import { Injectable } from '@nestjs/common';
import {
  signUpProblems,
  type BookedChild,
  type DayType,
  type SignUpInput,
  type SignUpResult,
} from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { isDuplicateKey, isForeignKeyViolation } from '../../platform/database/errors.js';
import { SharedCommits } from '../../platform/database/shared-commits.js';
import { AppError, invalidField, Problems } from '../../platform/http/errors.js';
import { allocate } from '../domain/allocate.js';
import { seatsOf } from '../engine/facts.js';
import { IdempotencyKeys, type IdempotentRequest } from '../engine/idempotency.js';
import { lockWeeks } from '../engine/locking.js';
import { PrivacyFile } from '../engine/privacy-file.js';
import type { MailReader } from '../engine/registration-mails.js';
import { checkAgainstDatabase, signUpFacts, type SignUpFactsOfCourse } from '../engine/sign-up-facts.js';
import { SignUpStore } from '../engine/sign-up-store.js';

/** Lines of one request; the mail of more would not fit its column on MySQL. */
const MAX_LINES = 200;

/** Who signs up: a parent for own children, or staff for any child. */
export interface Booker {
  userId: number;
  /** Person of the parent; `null` for staff. */
  personId: number | null;
  /** The parent as reader of the mail; `null` for staff, where every parent of the child gets it. */
  reader: MailReader | null;
}

/** A sign-up as it came: what is missing is for the rules to say, in words of their own (spec §5). */
export type SignUpRequest = Omit<Partial<SignUpInput>, 'bookedChildren' | 'emergency_contact1_phone'> & {
  bookedChildren?:
    | (Omit<BookedChild, 'id' | 'courseWeeks'> & {
        id?: number | null;
        courseWeeks?: { id?: number | null; dayType: DayType }[] | null;
      })[]
    | null;
  emergency_contact1_phone?: string | null;
};

/** A line of the request, flat: where it stands in the body, and what it asks for. */
export interface SignUpLine {
  path: string;
  childId: number;
  weekId: number;
  dayType: DayType;
  customField: string | null;
}

/**
 * Books weeks for children in one transaction: locks the weeks, checks everything, gives seats, queue places or nothing,
 * and stores it with days, story, mails and the answer for a repeat (decisions §5).
 */
@Injectable()
export class SignUp {
  constructor(
    private readonly sharedCommits: SharedCommits,
    private readonly clock: Clock,
    private readonly idempotency: IdempotencyKeys,
    private readonly privacyFile: PrivacyFile,
    private readonly store: SignUpStore,
  ) {}

  /**
   * @param key of the `Idempotency-Key` header, if sent
   * @throws AppError 404 no such course, or not active for a parent; 409 the key came with another body; 422 a rule is
   * broken (one message a field), the registration is closed, or every line is full
   */
  async run(courseId: number, sent: SignUpRequest, booker: Booker, key?: string): Promise<SignUpResult> {
    const input = completed(sent);
    if (linesOf(input).length > MAX_LINES) throw invalidField('bookedChildren', 'validation.list');
    const request = key ? this.idempotency.request(booker.userId, key, { courseId, input }) : null;
    const privacyHash = await this.privacyFile.hash();
    const weekIds = linesOf(input).map(({ weekId }) => weekId);
    const attempt = (): Promise<SignUpResult> =>
      this.sharedCommits.run(lockWeeks, weekIds, (manager) =>
        this.book(manager, { courseId, input, booker, request, privacyHash }),
      );
    try {
      return await attempt();
    } catch (error) {
      // The keys of the database know better than what was read: with the other booking stored by now, or the child
      // erased, the check finds it and says so in words.
      if (isDuplicateKey(error) || isForeignKeyViolation(error)) return attempt();
      throw error;
    }
  }

  private async book(manager: EntityManager, booking: Booking): Promise<SignUpResult> {
    const { courseId, input, booker, request } = booking;
    const lines = linesOf(input);
    const weeks = await lockWeeks(
      manager,
      lines.map(({ weekId }) => weekId),
    );
    const first = request && (await this.idempotency.find(manager, request));
    if (first) return first as SignUpResult;
    const facts = await signUpFacts(manager, { courseId, lines, weeks, personId: booker.personId });
    const problems = this.brokenRules(input, facts);
    checkAgainstDatabase(problems, lines, facts);
    problems.throwIfAny();
    if (booker.personId !== null) this.checkWindow(lines, facts);

    const allocations = allocate(lines, await seatsOf(manager, facts.weeks, this.clock.today()));
    if (allocations.every(({ outcome }) => outcome === 'full')) {
      throw new AppError('week_full', {
        fields: Object.fromEntries(
          lines.map(({ path }) => [`${path}.id`, [{ key: 'error.week_full' as const }]]),
        ),
      });
    }
    const result = await this.store.save(manager, {
      allocations,
      facts,
      input,
      booker,
      privacyHash: booking.privacyHash,
    });
    if (request) await this.idempotency.keep(manager, request, result);
    return result;
  }

  private brokenRules(input: SignUpInput, facts: SignUpFactsOfCourse): Problems {
    const problems = new Problems();
    const rules = signUpProblems(input, { weeks: facts.localisedWeeks, customField: facts.customFieldLabel });
    for (const { path, key, params } of rules) problems.add(path, `signup.${key}`, params);
    return problems;
  }

  /** The window of each week, by the server's clock (decisions §4). */
  private checkWindow(lines: readonly SignUpLine[], facts: SignUpFactsOfCourse): void {
    const problems = new Problems();
    const now = this.clock.now();
    for (const { path, weekId } of lines) {
      if (facts.stateOf(weekId, now) !== 'open') problems.add(`${path}.id`, 'error.registration_closed');
    }
    problems.throwIfAny('registration_closed');
  }
}

interface Booking {
  courseId: number;
  input: SignUpInput;
  booker: Booker;
  request: IdempotentRequest | null;
  privacyHash: string | null;
}

function completed(sent: SignUpRequest): SignUpInput {
  return {
    ...sent,
    bookedChildren: (sent.bookedChildren ?? []).map((child) => ({
      ...child,
      id: child.id ?? 0,
      courseWeeks: (child.courseWeeks ?? []).map((week) => ({ ...week, id: week.id ?? 0 })),
    })),
    emergency_contact1_phone: sent.emergency_contact1_phone ?? '',
  };
}

function linesOf(input: SignUpInput): SignUpLine[] {
  return input.bookedChildren.flatMap((child, childIndex) =>
    child.courseWeeks.map((week, weekIndex) => ({
      path: `bookedChildren.${childIndex}.courseWeeks.${weekIndex}`,
      childId: child.id,
      weekId: week.id,
      dayType: week.dayType,
      customField: child.custom_field?.trim() || input.custom_field?.trim() || null,
    })),
  );
}
