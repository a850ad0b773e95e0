import { costOf, toEuros, type WeekMergePreview } from '@feria/shared';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../core/clock.js';
import { t } from '../core/request-context.js';
import { questionsInWords } from '../catalogue/questions/questions-in-words.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { mergeFigures, mergeRefusals, placesAfter, type MergePlan } from './merge-plan.js';
import { presentSentence, seesRegistrations } from './present-today.js';
import { MergeWeeks } from './use-cases/merge-weeks.js';

/** Tells staff what merging a week into another would do, before they do it. */
@Injectable()
export class MergePreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly merging: MergeWeeks,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404; 422 at `into` for an unknown week */
  async of(id: number, into: number): Promise<WeekMergePreview> {
    const { manager } = this.dataSource;
    const plan = await this.merging.preview(id, into);
    const { source, target, seats } = plan;
    const { ofSource, ofTarget } = mergeRefusals(plan);
    const course = await manager.findOneByOrFail(CourseEntity, { id: target.course_id });
    return {
      ...(await mergeFigures(manager, plan)),
      refusals: (ofSource ? [ofSource] : ofTarget).map(({ key, params }) => t(key, params)),
      present_today: await presentSentence(
        manager,
        plan.registrations.filter(({ is_waiting }) => !is_waiting),
        this.clock.today(),
      ),
      children: seesRegistrations() ? childrenOf(plan) : null,
      question: course.id === source.course_id ? null : questionsInWords(course),
      seats: {
        max_participants: target.max_participants,
        registered: seats.registered,
        waiting_list: target.waiting_list,
        waiting: seats.waiting,
      },
    };
  }
}

/** Everybody with the new place, in the order in which they stand there. */
function childrenOf(plan: MergePlan): NonNullable<WeekMergePreview['children']> {
  const names = new Map(plan.mailed.map(({ id, child }) => [id, child]));
  const places = placesAfter(plan);
  const ours = new Set(plan.registrations.map(({ id }) => id));
  const leaving = plan.moves.filter(
    ({ weekId, registrationId }) => weekId === plan.target.id && !ours.has(registrationId),
  );
  // Whoever waits in the target already is before them.
  let position = plan.seats.waiting - leaving.length;
  return places.map(({ registration, price, discount, waits }) => ({
    id: registration.id,
    first_name: names.get(registration.id)?.first_name ?? '',
    last_name: names.get(registration.id)?.last_name ?? '',
    outcome: waits ? 'waiting' : 'confirmed',
    queue_position: waits ? (position += 1) : null,
    price_before: toEuros(costOf(registration)),
    price: toEuros(costOf({ price, discount })),
  }));
}
