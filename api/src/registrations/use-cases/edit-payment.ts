import { Injectable } from '@nestjs/common';
import { addDays, priceOf, toCents, type StaffRegistrationInput } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { CourseEntity } from '../../catalogue/course/course.entity.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, notFound, Problems, type FieldErrors } from '../../platform/http/errors.js';
import { appendEvents, type LedgerEntry } from '../engine/ledger.js';
import { lockConcerned, touchWeeks } from '../engine/locking.js';
import { findOwned } from '../engine/ownership.js';
import { PaidMails } from '../engine/paid-mails.js';
import { RegistrationEntity } from '../registration.entity.js';
import { check, merge } from './change-registration.js';

/** Before it no payment can have been made; nor further ahead than a year, which allows for a date agreed on. */
const FIRST_DATE = '2000-01-01';
const DAYS_AHEAD = 366;

/** What the office may change of a registration. */
type Changed = Pick<
  RegistrationEntity,
  | 'day_type'
  | 'price'
  | 'emergency_contact1_phone'
  | 'emergency_contact2_phone'
  | 'custom_field'
  | 'payed_amount'
  | 'payed_at'
  | 'comment_internal'
>;

/**
 * The office edits a registration: what was paid and when, its own comment, and (as parents do while the week is open)
 * day type, contacts and custom field. Nothing changed leaves no trace.
 */
@Injectable()
export class EditPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly paidMails: PaidMails,
  ) {}

  /**
   * @param input absent fields keep their value; amounts in euros. An amount without any date is of today; no amount has no
   *   date.
   * @throws AppError 404; 422 when the entry waits and something was paid, the date is absurd, or a rule is broken
   */
  run(id: number, input: StaffRegistrationInput, userId: number): Promise<void> {
    return this.transactions.run(async (manager) => {
      const find = async (): Promise<RegistrationEntity> => {
        const found = await findOwned(manager, id, null);
        if (!found) throw notFound();
        return found;
      };
      const [week] = await lockConcerned(manager, async () => [(await find()).course_week_id]);
      if (!week) throw notFound();
      await this.edit(manager, await find(), week, input, userId);
    });
  }

  private async edit(
    manager: EntityManager,
    stored: RegistrationEntity,
    week: CourseWeekEntity,
    input: StaffRegistrationInput,
    userId: number,
  ): Promise<void> {
    this.checkPayment(stored, input);
    const changed = await this.changed(manager, stored, week, input);
    const entries = storyOf(stored, changed);
    if (entries.length === 0) return;
    const now = this.clock.now();
    await manager.update(RegistrationEntity, { id: stored.id }, changed);
    await touchWeeks(manager, [week.id]);
    await appendEvents(manager, entries, userId, now);
    const wasPaid = stored.payed_amount >= stored.price;
    if (!wasPaid) await this.paidMails.write(manager, [{ ...stored, ...changed }], now);
  }

  private checkPayment(stored: RegistrationEntity, { payed_amount, payed_at }: StaffRegistrationInput): void {
    const problems = new Problems();
    if (stored.is_waiting && (payed_amount ?? 0) > 0) problems.add('payed_amount', 'payment.waiting');
    const last = addDays(this.clock.today(), DAYS_AHEAD);
    if (payed_at && (payed_at < FIRST_DATE || payed_at > last)) problems.add('payed_at', 'payment.date');
    problems.throwIfAny();
  }

  private async changed(
    manager: EntityManager,
    stored: RegistrationEntity,
    week: CourseWeekEntity,
    input: StaffRegistrationInput,
  ): Promise<Changed> {
    const course = await manager.findOneByOrFail(CourseEntity, { id: week.course_id });
    const wanted = { ...input, dayType: input.day_type };
    const details = merge(stored, wanted, course);
    atFlatFields(() => check(details, stored, wanted, week, course));
    if (details.day_type !== stored.day_type) details.price = priceOf(week, details.day_type);
    const payed_amount =
      input.payed_amount === undefined ? stored.payed_amount : toCents(input.payed_amount ?? 0);
    return {
      ...details,
      payed_amount,
      payed_at: payed_amount > 0 ? (input.payed_at ?? stored.payed_at ?? this.clock.today()) : null,
      comment_internal: input.comment_internal ?? stored.comment_internal,
    };
  }
}

/** `paid` carries what is paid now, `changed` the price, as everywhere in the story. */
function storyOf(stored: RegistrationEntity, changed: Changed): LedgerEntry[] {
  const { payed_amount, payed_at, ...rest } = changed;
  const paid = payed_amount !== stored.payed_amount || payed_at !== stored.payed_at;
  const other = Object.entries(rest).some(([key, value]) => value !== stored[key as keyof typeof rest]);
  return [
    ...(other ? [{ registration: stored, kind: 'changed' as const, amount: changed.price }] : []),
    ...(paid ? [{ registration: stored, kind: 'paid' as const, amount: payed_amount }] : []),
  ];
}

/** The rules speak of `dayType`, as parents send it; the office sends `day_type`. */
function atFlatFields(rules: () => void): void {
  try {
    rules();
  } catch (error) {
    if (!(error instanceof AppError) || !error.options.fields) throw error;
    const fields: FieldErrors = Object.fromEntries(
      Object.entries(error.options.fields).map(([path, list]) => [
        path === 'dayType' ? 'day_type' : path,
        list,
      ]),
    );
    throw new AppError(error.code, { ...error.options, fields });
  }
}
