import { Injectable } from '@nestjs/common';
import type { Answer, BasketResult, DayType, SignUpResult } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { BatchQueue } from '../../core/database/batch-queue.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, type FieldErrors } from '../../core/http/errors.js';
import { contentLanguage, currentLanguage } from '../../core/request-context.js';
import { refuseIntoOwnWeek } from '../../accounts/access/child-access.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { BookingContextLoader } from '../booking-batch/booking-context.js';
import { BookingStore } from '../booking-batch/booking-store.js';
import {
  basketGroups,
  basketParts,
  partOf,
  type BasketRequest,
  type Booker,
  type Booking,
  type BookingPart,
  type SignUpRequest,
} from '../booking-batch/booking.js';
import { decideAll, declinedLines } from '../booking-batch/decide.js';
import { DeclinedPlaces } from '../declined-places.js';
import { WhoDidIt } from '../who-did-it.js';
import { IdempotencyKeys } from '../../core/idempotency/idempotency-keys.js';

/** Lines of one request at most; the mail of more would not fit its column on MySQL. */
const MAX_LINES = 200;

/**
 * Signs children up for weeks (product/registrations.md#sign-up; the whole way is in shared/docs/booking.md). Bookings that arrive
 * together are one batch, in one transaction: lock their weeks, load the context of all, decide one after the other, store
 * everything (ADR 5).
 */
@Injectable()
export class SignUp {
  private readonly batches: BatchQueue<Booking, SignUpResult | BasketResult>;

  constructor(
    transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyKeys,
    private readonly contexts: BookingContextLoader,
    private readonly store: BookingStore,
    private readonly declined: DeclinedPlaces,
    private readonly who: WhoDidIt,
  ) {
    this.batches = new BatchQueue(transactions, (manager, bookings) => this.bookAll(manager, bookings));
  }

  /**
   * @param key of the `Idempotency-Key` header, if sent
   * @throws AppError 409 the key was sent with another body; 422 for staff who lead the week (see `refuseIntoOwnWeek`); and what
   *   `decide` throws
   */
  async run(courseId: number, sent: SignUpRequest, booker: Booker, key?: string): Promise<SignUpResult> {
    const part = partOf(courseId, sent, booker);
    const { input, lines } = part;
    if (lines.length > MAX_LINES) throw invalidField('bookedChildren', 'validation.list');
    if (booker.personId === null) await refuseOwnWeeks(this.dataSource.manager, [part]);
    const { mail, reason } = booker;
    const content = { courseId, input, mail, reason };
    return (await this.add([part], booker, { together: null, shown: [], content, key })) as SignUpResult;
  }

  /**
   * Books a basket of a parent, or several sign-ups of the office: several courses at once, all or nothing
   * (product/registrations.md#basket). Each is decided as a sign-up of its own that came right after the one before.
   * @param key of the `Idempotency-Key` header, if sent
   * @throws AppError as `run`; errors stand at `bookings.1.…`
   */
  async runBasket(sent: BasketRequest, booker: Booker, key?: string): Promise<BasketResult> {
    const parts = basketParts(sent, booker);
    const together = basketGroups(sent, parts);
    if (booker.personId === null) await refuseOwnWeeks(this.dataSource.manager, parts);
    const { mail, reason } = booker;
    const basket = parts.map(({ courseId, input }) => ({ courseId, input }));
    const content = booker.personId === null ? { basket, together, mail, reason } : { basket, together };
    const shown = sent.shown ?? [];
    return (await this.add(parts, booker, { together, shown, content, key })) as BasketResult;
  }

  private add(
    parts: readonly [BookingPart, ...BookingPart[]],
    booker: Booker,
    {
      together,
      shown,
      content,
      key,
    }: Pick<Booking, 'shown'> & {
      together: Booking['together'] | null;
      content: object;
      key: string | undefined;
    },
  ): Promise<SignUpResult | BasketResult> {
    const booking = {
      parts,
      isBasket: together !== null,
      together: together ?? [],
      shown,
      booker,
      language: currentLanguage(),
      contentLanguage: contentLanguage(),
      request: key ? this.idempotency.request(booker.userId, key, content) : null,
    };
    const { userId, personId } = booker;
    const send = () => this.batches.add(booking);
    if (personId === null) return send();
    const lines = parts.flatMap((part) => part.lines);
    return this.who.orTellBooked(lines, { userId, personId }, send);
  }

  /**
   * The sign-up of one child for one week by staff. Errors are reported at the fields of its flat form.
   * @returns id of the registration
   * @throws AppError 422
   */
  async runSingle(
    input: SingleSignUpInput,
    { userId, apiKey, health }: Pick<Booker, 'userId' | 'apiKey' | 'health'>,
    key?: string,
  ): Promise<number> {
    const week = await this.dataSource.manager.findOneBy(CourseWeekEntity, { id: input.course_week_id });
    if (!week) throw invalidField('course_week_id', 'validation.reference');
    const { people_id, course_week_id, day_type, mail, reason, answers, ...rest } = input;
    const courseWeeks = [{ id: course_week_id, dayType: day_type }];
    const bookedChildren = [{ id: people_id, ...(answers && { answers }), courseWeeks }];
    const staff = { userId, apiKey, personId: null, recipient: null, confirmUntil: null, plz: null, health };
    const booker = { ...staff, mail, reason };
    try {
      const { registrations } = await this.run(week.course_id, { ...rest, bookedChildren }, booker, key);
      return registrations[0]?.id as number;
    } catch (error) {
      throw error instanceof AppError ? atFlatFields(error) : error;
    }
  }

  private async bookAll(
    manager: EntityManager,
    bookings: readonly Booking[],
  ): Promise<PromiseSettledResult<SignUpResult | BasketResult>[]> {
    const context = await this.contexts.load(manager, bookings);
    const outcomes = decideAll(bookings, context);
    const decisions = outcomes.flatMap((outcome) => ('decision' in outcome ? [outcome.decision] : []));
    const answers = await this.store.save(manager, [...new Set(decisions)], context);
    const declined = declinedLines(outcomes).map(({ childId, weekId }) => {
      const { course_id } = context.week(weekId);
      return { childId, weekId, year: context.course(course_id)?.year ?? null };
    });
    await this.declined.note(manager, declined);
    return outcomes.map((outcome) => {
      if ('refusal' in outcome) return { status: 'rejected', reason: outcome.refusal };
      const value = 'answer' in outcome ? outcome.answer : answers.get(outcome.decision);
      return { status: 'fulfilled', value: value as SignUpResult | BasketResult };
    });
  }
}

/** @throws AppError 422 for staff who lead one of the weeks (see `refuseIntoOwnWeek`) */
async function refuseOwnWeeks(manager: EntityManager, parts: readonly BookingPart[]): Promise<void> {
  const weeks = parts.flatMap(({ lines }) =>
    lines.map(({ path, weekId }): [string, number] => [`${path}.id`, weekId]),
  );
  await refuseIntoOwnWeek(manager, Object.fromEntries(weeks));
}

/** One child, one week: the flat form of a sign-up by staff. */
export interface SingleSignUpInput {
  people_id: number;
  course_week_id: number;
  day_type: DayType;
  /** Refused when missing or empty. */
  emergency_contact1_phone?: string | null;
  emergency_contact2_phone?: string | null;
  emergency_contact1_name?: string | null;
  emergency_contact2_name?: string | null;
  comment?: string | null;
  answers?: Answer[];
  custom_field?: string | null;
  /** See {@link Booker.mail}. */
  mail?: boolean | null;
  /** See {@link Booker.reason}. */
  reason?: string | null;
}

/** Field of the flat form for a field of the sign-up. */
const FLAT_FIELDS: Record<string, string> = {
  'bookedChildren.0.id': 'people_id',
  'bookedChildren.0.custom_field': 'custom_field',
  'bookedChildren.0.courseWeeks.0.id': 'course_week_id',
  'bookedChildren.0.courseWeeks.0.dayType': 'day_type',
};

function atFlatFields(error: AppError): AppError {
  if (!error.options.fields) return error;
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.options.fields).map(([path, messages]) => [
      FLAT_FIELDS[path] ?? path.replace(/^bookedChildren\.0\.(?=answers\.)/, ''),
      messages,
    ]),
  );
  return new AppError(error.code, { ...error.options, fields });
}
