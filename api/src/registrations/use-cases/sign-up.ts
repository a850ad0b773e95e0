import { Injectable } from '@nestjs/common';
import type { SignUpResult } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { SharedCommits } from '../../platform/database/shared-commits.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, invalidField } from '../../platform/http/errors.js';
import { currentLanguage } from '../../platform/request-context.js';
import { completed, linesOf, type Booker, type Booking, type SignUpRequest } from '../engine/booking.js';
import type { BookingFacts } from '../engine/booking-facts.js';
import { decide, type Decision } from '../engine/decide.js';
import { IdempotencyKeys, keyOf } from '../engine/idempotency.js';
import { BookingFactsLoader } from '../engine/load-booking-facts.js';
import { SignUpStore } from '../engine/sign-up-store.js';

export type { Booker, SignUpRequest };

/** Lines of one request; the mail of more would not fit its column on MySQL. */
const MAX_LINES = 200;

/**
 * Books weeks for children: locks the weeks, checks everything, gives seats, queue places or nothing, and stores it with
 * days, story, mails and the answer for a repeat (decisions §5). Sign-ups that arrive together share a transaction: the
 * facts of all are read at once, each is decided in its turn against the facts as those before left them, and all are
 * written at once (ADR 5).
 */
@Injectable()
export class SignUp {
  private readonly bookings: SharedCommits<Booking, SignUpResult>;

  constructor(
    transactions: Transactions,
    private readonly idempotency: IdempotencyKeys,
    private readonly facts: BookingFactsLoader,
    private readonly store: SignUpStore,
  ) {
    this.bookings = new SharedCommits(transactions, (manager, bookings) => this.bookAll(manager, bookings));
  }

  /**
   * @param key of the `Idempotency-Key` header, if sent
   * @throws AppError 404 no such course, or not active for a parent; 409 the key came with another body; 422 a rule is
   * broken (one message a field), the registration is closed, or every line is full
   */
  async run(courseId: number, sent: SignUpRequest, booker: Booker, key?: string): Promise<SignUpResult> {
    const input = completed(sent);
    const lines = linesOf(input);
    if (lines.length > MAX_LINES) throw invalidField('bookedChildren', 'validation.list');
    const request = key ? this.idempotency.request(booker.userId, key, { courseId, input }) : null;
    return this.bookings.run({ courseId, input, lines, booker, language: currentLanguage(), request });
  }

  private async bookAll(
    manager: EntityManager,
    bookings: readonly Booking[],
  ): Promise<PromiseSettledResult<SignUpResult>[]> {
    const facts = await this.facts.load(manager, bookings);
    const outcomes = decideAll(bookings, facts);
    const decisions = outcomes.flatMap((outcome) => ('decision' in outcome ? [outcome.decision] : []));
    const answers = await this.store.save(manager, [...new Set(decisions)], facts);
    return outcomes.map((outcome) => {
      if ('refusal' in outcome) return { status: 'rejected', reason: outcome.refusal };
      const value = 'answer' in outcome ? outcome.answer : answers.get(outcome.decision);
      return { status: 'fulfilled', value: value as SignUpResult };
    });
  }
}

/** Decided now, answered before (by the same key), or refused. */
type Outcome = { decision: Decision } | { answer: SignUpResult } | { refusal: unknown };

/** First come, first served. A repeat within the same share gets the decision of the first. */
function decideAll(bookings: readonly Booking[], facts: BookingFacts): Outcome[] {
  const decided = new Map<string, Decision>();
  return bookings.map((booking) => {
    try {
      const first = firstOf(booking, facts, decided);
      if (first) return first;
      const decision = decide(booking, facts);
      facts.add(decision.allocations);
      if (booking.request) decided.set(keyOf(booking.request), decision);
      return { decision };
    } catch (refusal) {
      return { refusal };
    }
  });
}

/** @throws AppError 409 when the key came with another content */
function firstOf(
  { request }: Booking,
  facts: BookingFacts,
  decided: ReadonlyMap<string, Decision>,
): Outcome | null {
  if (!request) return null;
  const kept = facts.answers.get(keyOf(request));
  const decision = decided.get(keyOf(request));
  const bodyHash = kept?.bodyHash ?? decision?.booking.request?.bodyHash;
  if (bodyHash === undefined) return null;
  if (bodyHash !== request.bodyHash) throw new AppError('idempotency_conflict');
  return decision ? { decision } : { answer: kept?.answer as SignUpResult };
}
