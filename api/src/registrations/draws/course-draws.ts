import { Injectable } from '@nestjs/common';
import { registrationWindow, type DrawFile, type DrawPreview, type DrawResult } from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { nextTurn } from '../../core/pieces.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { lockAffectedWeeks } from '../locking.js';
import { concerned, GiveDrawnPlaces, type DrawnPlaces } from '../use-cases/give-drawn-places.js';
import { planDraw, readDrawFacts, type DrawFacts, type DrawPlan } from './draw-facts.js';
import { DrawSeeds } from './draw-seeds.js';
import { readDraw, storeDraw } from './published-draw.js';

/** The draw of a course (product/registrations.md#the-draw): what it would give, its publication, and what was published. */
@Injectable()
export class CourseDraws {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly seeds: DrawSeeds,
    private readonly places: GiveDrawnPlaces,
  ) {}

  /**
   * What {@link publish} would do now. Locks nothing, and writes nothing but the seed, where that was not made yet.
   * @throws AppError 404; 422 when the course does not draw, registration has not closed, the draw is published, or nobody wishes a
   *   week that can still be drawn
   */
  async preview(courseId: number): Promise<DrawPreview> {
    const { manager } = this.dataSource;
    const course = await this.drawable(manager, courseId);
    const seed = await this.seeds.ensure(courseId);
    const facts = await this.facts(manager, course, await weeksOf(manager, courseId));
    await nextTurn();
    const { outcome, figures, rest, fingerprint } = planDraw(facts, seed);
    const mails = await this.places.readers(manager, concerned(placesOf(facts, { outcome, rest })));
    return { fingerprint, figures, outcome, rest, mails };
  }

  /**
   * Draws and gives the places, in one transaction. There is no second time.
   * @param fingerprint of the preview that was looked at
   * @throws AppError as {@link preview}; 409 when what decides has changed since that preview
   */
  async publish(
    courseId: number,
    fingerprint: string | null | undefined,
    userId: number,
  ): Promise<DrawResult> {
    await this.drawable(this.dataSource.manager, courseId);
    const seed = await this.seeds.ensure(courseId);
    return this.transactions.run(async (manager) => {
      const weeks = await lockAffectedWeeks(manager, async (reader) =>
        (await weeksOf(reader, courseId)).map(({ id }) => id),
      );
      const course = await this.drawable(manager, courseId);
      const facts = await this.facts(manager, course, weeks);
      const plan = planDraw(facts, seed);
      if (fingerprint && fingerprint !== plan.fingerprint)
        throw new AppError('conflict', { message: { key: 'draw.changed' } });
      const now = this.clock.now();
      // Before the places: the rule of the course is then that of the waiting list.
      await manager.update(CourseEntity, { id: courseId }, { allocated_at: now });
      await storeDraw(manager, courseId, { input: facts.input, outcome: plan.outcome }, { at: now, userId });
      const places = placesOf(facts, plan);
      await this.places.run(manager, weeks, places, userId);
      await recordAudit(manager, { action: 'call', resource: 'course/draw', recordId: courseId });
      const mails = await this.places.readers(manager, concerned(places));
      const { figures, rest } = plan;
      return {
        published_at: now.toISOString(),
        figures,
        rest,
        mails,
        message: t('draw.published', { smart_count: mails }),
      };
    });
  }

  /**
   * The published draw, as the file that anybody can repeat.
   * @throws AppError 404 no such course, or its draw is not published
   */
  async get(courseId: number): Promise<DrawFile> {
    const file = await readDraw(this.dataSource.manager, courseId);
    if (!file) throw notFound();
    return file;
  }

  private async facts(
    manager: EntityManager,
    course: CourseEntity,
    weeks: readonly CourseWeekEntity[],
  ): Promise<DrawFacts> {
    const facts = await readDrawFacts(manager, course, weeks, this.clock.today());
    if (facts.input.children.length === 0) throw refused('draw.no_wishes');
    return facts;
  }

  /** The course, unless its places cannot be drawn now. @throws AppError 404, 422 */
  private async drawable(manager: EntityManager, id: number): Promise<CourseEntity> {
    const course = await manager.findOneBy(CourseEntity, { id });
    if (!course) throw notFound();
    if (course.allocation !== 'draw') throw refused('draw.not_by_draw');
    if (course.allocated_at) throw refused('draw.already_published');
    const { closes_at } = registrationWindow({ ...course, week_from: null });
    if (!closes_at || this.clock.now() < closes_at) throw refused('draw.not_closed');
    return course;
  }
}

function refused(key: ServerMessageKey): AppError {
  return new AppError('validation', { message: { key } });
}

/** In the order of their ids. */
function weeksOf(manager: EntityManager, courseId: number): Promise<CourseWeekEntity[]> {
  return manager.find(CourseWeekEntity, { where: { course_id: courseId }, order: { id: 'ASC' } });
}

/** What the draw gave to children, by their registrations. */
function placesOf(
  { wishes, earlier }: DrawFacts,
  { outcome, rest }: Pick<DrawPlan, 'outcome' | 'rest'>,
): DrawnPlaces {
  const waiting = [
    ...wishes.map(({ id, child_id, course_week_id }) => ({
      registrationId: id,
      childId: child_id,
      weekId: course_week_id,
    })),
    ...earlier,
  ].map(({ registrationId, childId, weekId }) => ({ registrationId, childId, weekId }));
  const byPlace = new Map(waiting.map((one) => [`${one.childId}:${one.weekId}`, one]));
  const registrationOf = (childId: number, weekId: number) => byPlace.get(`${childId}:${weekId}`)!;
  const seats = [...outcome.given, ...rest].map(({ child, week }) => registrationOf(child, week));
  const seated = new Set(seats);
  const queue = outcome.queues
    .flatMap(({ week, children }) => children.map((child) => registrationOf(child, week)))
    .filter((one) => !seated.has(one));
  const drawn = new Set([...seats, ...queue]);
  const wishIds = new Set(wishes.map(({ id }) => id));
  const late = waiting.filter((one) => wishIds.has(one.registrationId) && !drawn.has(one));
  return { seats, queue, late };
}
