import { Injectable } from '@nestjs/common';
import {
  costOf,
  creditAmount,
  formatEuros,
  openAmount,
  recordLabel,
  toEuros,
  type MovePreview,
  type Payment,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { Clock } from '../core/clock.js';
import { contentLanguage, t } from '../core/request-context.js';
import { questionsInWords } from '../catalogue/questions/questions-in-words.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { recipientsOf } from './registration-mails.js';
import { presentSentence } from './present-today.js';
import { moveUpSentence } from './removal-preview.service.js';
import {
  MoveRegistration,
  refusalOf,
  type MovePlan,
  type MoveRequest,
} from './use-cases/move-registration.js';

/** Tells staff what moving a registration would do, before they do it. */
@Injectable()
export class MovePreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly moving: MoveRegistration,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404; 422 for an unknown week or a day type that it does not offer */
  async of(id: number, request: MoveRequest): Promise<MovePreview> {
    const { manager } = this.dataSource;
    // Whether the waiting list will do is asked after the preview.
    const plan = await this.moving.preview(id, { ...request, waiting: true });
    const { registration, mailed, target, place, moves } = plan;
    const readers = (await recipientsOf(manager, [mailed])).map(({ recipient }) => recipient.name);
    const course = await manager.findOneByOrFail(CourseEntity, { id: target.course_id });
    const refusal = plan.refusal === null ? null : refusalOf(plan);
    const consequences = refusal ? [] : [placeSentence(plan), ...moneySentences(plan)];
    if (!refusal && !registration.is_waiting) {
      const present = await presentSentence(manager, [registration], this.clock.today());
      if (present) consequences.unshift(present);
      consequences.push(await moveUpSentence(manager, moves));
    }
    const question = course.id === mailed.course.id ? null : questionsInWords(course);
    if (!refusal && question) consequences.push(t('registration.move.other_question', { label: question }));
    if (!refusal && readers.length === 0) consequences.push(t('registration.preview.nobody_mailed'));
    const after = paymentAfter(plan);
    return {
      name: `${mailed.child.first_name} ${mailed.child.last_name}`,
      facts: [
        { label: t('registration.move.from'), value: placeName(mailed.course, mailed.courseWeek) },
        { label: t('registration.move.to'), value: placeName(course, target) },
      ],
      refusal: refusal && t(refusal.key, refusal.params),
      consequences,
      ineligible: plan.departs && t(plan.departs.key, plan.departs.params),
      mail: readers.length ? { readers, default: plan.mailDefault } : null,
      outcome: place.outcome,
      queue_position: isUndecided(place) ? null : place.queuePosition,
      price_before: toEuros(costOf(registration)),
      price: toEuros(costOf(plan)),
      payed_amount: toEuros(registration.payed_amount),
      open: toEuros(openAmount(after)),
      credit: toEuros(creditAmount(after)),
      seats: {
        max_participants: target.max_participants,
        registered: plan.registered,
        waiting_list: target.waiting_list,
        waiting: plan.waiting,
      },
    };
  }
}

/** Project and week in one line, with the year and the dates. */
function placeName(course: object, week: object): string {
  const language = contentLanguage();
  return `${recordLabel(course, language)}, ${recordLabel(week, language)}`;
}

function paymentAfter({ registration, price, discount, place }: MovePlan): Payment {
  return {
    price,
    discount,
    payed_amount: registration.payed_amount,
    is_waiting: place.outcome === 'waiting',
  };
}

/** Whether a place is given after registration has closed: until then it has no number on the waiting list. */
function isUndecided({ heldBack, isWish }: MovePlan['place']): boolean {
  return heldBack || isWish;
}

function placeSentence({ place, registration, registered, target }: MovePlan): string {
  if (place.outcome === 'confirmed') {
    const params = { registered: registered + 1, seats: target.max_participants };
    return t('registration.move.seat', params);
  }
  // Only of who waits now: who has a seat keeps one.
  if (isUndecided(place)) return t(place.isWish ? 'registration.move.wish' : 'registration.move.noted');
  const position = place.queuePosition ?? '';
  return t(registration.is_waiting ? 'registration.move.waits_again' : 'registration.move.waits', {
    position,
  });
}

function moneySentences(plan: MovePlan): string[] {
  const { registration } = plan;
  const euros = (cents: number): string => formatEuros(toEuros(cents));
  const payment = paymentAfter(plan);
  const amounts = {
    paid: euros(payment.payed_amount),
    open: euros(openAmount(payment)),
    credit: euros(creditAmount(payment)),
  };
  const prices = { before: euros(costOf(registration)), price: euros(costOf(plan)) };
  const change = t(
    costOf(plan) === costOf(registration) ? 'registration.move.same_price' : 'registration.move.price',
    prices,
  );
  if (payment.payed_amount === 0) return [change, t('registration.preview.nothing_paid')];
  if (openAmount(payment) > 0) return [change, t('registration.move.paid_open', amounts)];
  if (creditAmount(payment) > 0) return [change, t('registration.move.paid_credit', amounts)];
  return [change, t('registration.move.paid_full', amounts)];
}
