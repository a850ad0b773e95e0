import { Injectable } from '@nestjs/common';
import { registrationWindow, toEuros, type BasketQuote, type QuotedLine } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { BatchQueue } from '../../core/database/batch-queue.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError } from '../../core/http/errors.js';
import { contentLanguage, currentLanguage, t } from '../../core/request-context.js';
import { windowFacts } from '../../catalogue/courses/course.queries.js';
import { freeCreditsOf } from '../../ledger/balance.js';
import { BookingContextLoader, type BookingContext } from '../booking-batch/booking-context.js';
import {
  basketGroups,
  basketParts,
  type BasketRequest,
  type Booker,
  type Booking,
  type SignUpLine,
} from '../booking-batch/booking.js';
import { quoteAll, type QuotedPart } from '../booking-batch/decide.js';
import { isTwice, WhoDidIt } from '../who-did-it.js';
import { costOf, toldOf } from '../booking-batch/line-result.js';

/** A line with what it costs, in cents; nothing for one that gets no seat. */
interface Priced {
  quoted: QuotedLine;
  due: number;
}

/** A quote in no language yet. */
interface Quoted {
  parts: readonly QuotedPart[];
  context: BookingContext;
  /** Cents. */
  credit: number;
}

/**
 * Says what a basket would get now (product/registrations.md#basket). Locks, stores and holds nothing. Those who ask at the same time, as
 * in the opening minute, are read together: each is quoted as if the others had not asked.
 */
@Injectable()
export class QuoteBasket {
  private readonly batches: BatchQueue<Booking, Quoted>;

  constructor(
    transactions: Transactions,
    private readonly contexts: BookingContextLoader,
    private readonly who: WhoDidIt,
  ) {
    this.batches = new BatchQueue(transactions, (manager, bookings) => this.readAll(manager, bookings), true);
  }

  /** @throws AppError 403 as `decide`; 422 for no, or too many lines */
  async run(sent: BasketRequest, booker: Booker & { personId: number }): Promise<BasketQuote> {
    const parts = basketParts(sent, booker);
    const quoted = await this.batches.add({
      parts,
      isBasket: true,
      together: basketGroups(sent, parts),
      shown: [],
      booker,
      language: currentLanguage(),
      contentLanguage: contentLanguage(),
      request: null,
    });
    const named = await this.withNames(quoted.parts, booker);
    const lines = named.flatMap((part) => linesOf(part, quoted.context, booker.plz));
    const total = lines.reduce((sum, { due }) => sum + due, 0);
    const used = Math.min(quoted.credit, total);
    return {
      lines: lines.map(({ quoted: line }) => line),
      total: toEuros(total),
      credit_used: toEuros(used),
      open: toEuros(total - used),
    };
  }

  /** Says who has booked what is booked already. */
  private async withNames(
    quoted: readonly QuotedPart[],
    reader: Booker & { personId: number },
  ): Promise<QuotedPart[]> {
    const twice = quoted.flatMap(({ part, refused }) =>
      part.lines.flatMap((line) => {
        const message = refused.get(line.path);
        return message && isTwice(message) ? [{ line, message }] : [];
      }),
    );
    const messages = await this.who.bookedBy(twice, reader);
    const told = new Map(twice.map(({ line }, index) => [line.path, messages[index]!]));
    return quoted.map((each) => ({ ...each, refused: new Map([...each.refused, ...told]) }));
  }

  private async readAll(
    manager: EntityManager,
    bookings: readonly Booking[],
  ): Promise<PromiseSettledResult<Quoted>[]> {
    const context = await this.contexts.look(manager, bookings);
    const persons = bookings.flatMap(({ booker: { personId } }) => personId ?? []);
    const credits = await freeCreditsOf(manager, [...new Set(persons)]);
    return bookings.map((booking) => {
      try {
        const parts = quoteAll(booking, context);
        const credit = credits.get(booking.booker.personId ?? 0) ?? 0;
        return { status: 'fulfilled', value: { parts, context, credit } };
      } catch (reason) {
        if (!(reason instanceof AppError)) throw reason;
        return { status: 'rejected', reason };
      }
    });
  }
}

function linesOf(quoted: QuotedPart, context: BookingContext, plz: string | null): Priced[] {
  return quoted.part.lines.map((line) => {
    const { childId, weekId } = line;
    const ids = { course_id: quoted.part.courseId, child_id: childId, course_week_id: weekId };
    const refusal = quoted.refused.get(line.path);
    if (refusal) {
      const message = t(refusal.key, refusal.params);
      return {
        quoted: { ...ids, outcome: 'refused', message, ...opening(quoted, line, context, plz) },
        due: 0,
      };
    }
    return allocated(ids, line, quoted, context);
  });
}

/** When a line opens that is refused because it is not open yet. */
function opening(
  { decided, refused }: QuotedPart,
  { path, weekId }: SignUpLine,
  context: BookingContext,
  plz: string | null,
): Pick<QuotedLine, 'opens_at'> {
  if (!decided || refused.get(path)?.key !== 'error.registration_closed') return {};
  const week = context.week(weekId);
  if (context.stateOf(week, decided.course, plz) !== 'before_registration') return {};
  const { opens_at } = registrationWindow(windowFacts(week, decided.course, plz));
  return opens_at ? { opens_at: opens_at.toISOString() } : {};
}

function allocated(
  ids: Pick<QuotedLine, 'course_id' | 'child_id' | 'course_week_id'>,
  line: SignUpLine,
  { decided }: QuotedPart,
  context: BookingContext,
): Priced {
  const allocation = decided?.allocations.find((one) => one.line.path === line.path);
  if (!decided || !allocation) throw new Error(`line ${line.path} was not allocated`);
  const { price, discount } = costOf(line, decided.siblingPercents, context);
  return {
    quoted: { ...ids, ...toldOf(allocation, decided.siblingPercents, context) },
    due: allocation.outcome === 'confirmed' ? price - discount : 0,
  };
}
