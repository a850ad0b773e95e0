import { Injectable } from '@nestjs/common';
import {
  discountOf,
  priceOf,
  registrationWindow,
  toEuros,
  type BasketQuote,
  type QuotedLine,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { contentLanguage, currentLanguage, t } from '../../core/request-context.js';
import { windowFacts } from '../../catalogue/courses/course.queries.js';
import { freeCreditsOf } from '../../ledger/balance.js';
import { BookingContextLoader, type BookingContext } from '../booking-batch/booking-context.js';
import {
  basketGroups,
  basketParts,
  type BasketRequest,
  type Booker,
  type SignUpLine,
} from '../booking-batch/booking.js';
import { quoteAll, type QuotedPart } from '../booking-batch/decide.js';
import { outcomeOf } from '../booking-batch/line-result.js';

/** A line with what it costs, in cents; nothing for one that gets no seat. */
interface Priced {
  quoted: QuotedLine;
  due: number;
}

/** Says what a basket would get now (product/registrations.md#basket). Locks, stores and holds nothing. */
@Injectable()
export class QuoteBasket {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contexts: BookingContextLoader,
  ) {}

  /** @throws AppError 403 as `decide`; 422 for no, or too many lines */
  async run(sent: BasketRequest, booker: Booker & { personId: number }): Promise<BasketQuote> {
    const { manager } = this.dataSource;
    const parts = basketParts(sent, booker);
    const booking = {
      parts,
      isBasket: true,
      together: basketGroups(sent, parts),
      booker,
      language: currentLanguage(),
      contentLanguage: contentLanguage(),
      request: null,
    };
    const context = await this.contexts.look(manager, booking);
    const lines = quoteAll(booking, context).flatMap((part) => linesOf(part, context, booker.plz));
    const total = lines.reduce((sum, { due }) => sum + due, 0);
    const credit = (await freeCreditsOf(manager, [booker.personId])).get(booker.personId) ?? 0;
    const used = Math.min(credit, total);
    return {
      lines: lines.map(({ quoted }) => quoted),
      total: toEuros(total),
      credit_used: toEuros(used),
      open: toEuros(total - used),
    };
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
  const price = priceOf(context.week(line.weekId), line.dayType);
  const discount = discountOf(price, decided.siblingPercents.get(line.childId) ?? 0);
  return {
    quoted: {
      ...ids,
      ...outcomeOf(allocation),
      price: toEuros(price),
      discount: toEuros(discount),
    },
    due: allocation.outcome === 'confirmed' ? price - discount : 0,
  };
}
