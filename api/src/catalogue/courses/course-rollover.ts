import { Injectable } from '@nestjs/common';
import { MAX_ROLLOVER_WEEKS, type RolloverPreview, type RolloverResult } from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { inPieces, nextTurn } from '../../core/pieces.js';
import { IdempotencyKeys } from '../../core/idempotency/idempotency-keys.js';
import { copyCourses, lockOriginals, readOriginals, type Originals } from './course-copies.js';
import type { RolloverBody } from './course.dto.js';
import { CourseCategoryLinkEntity } from '../../model/catalogue/course.entity.js';
import { coursesNamed, countRegistrations } from './course.queries.js';
import {
  firstDayOf,
  hasValidDates,
  nextSeasonOf,
  presentNextSeason,
  type NextSeason,
} from './next-season.js';

/** Projects, with long texts, that are compared without a pause. */
const PROJECTS = 10;

/**
 * Makes next season's projects from those of this one (product/catalogue.md#the-next-season): copies whose dates are moved by whole weeks,
 * inactive, without registrations and cancelled weeks.
 */
@Injectable()
export class CourseRollover {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly idempotency: IdempotencyKeys,
  ) {}

  /**
   * What {@link run} would make. Five statements whatever the number of courses; locks and writes nothing.
   * @throws AppError 422
   */
  async preview(body: RolloverBody): Promise<RolloverPreview> {
    refuseTwice(body.course_ids);
    const { manager } = this.dataSource;
    const originals = await readOriginals(manager, body.course_ids);
    await nextTurn();
    const seasons = seasonsOf(originals, body);
    const counts = await countRegistrations(
      manager,
      originals.weeks.map(({ id }) => id),
    );
    const links = await manager.findBy(CourseCategoryLinkEntity, { course_id: In(body.course_ids) });
    const named = await coursesNamed(
      manager,
      seasons.map(({ next }) => next.name),
    );
    const today = this.clock.today();
    await nextTurn();
    const present = (season: NextSeason): RolloverPreview['projects'][number] => {
      const own = originals.weeks.filter(({ course_id }) => course_id === season.source.id);
      const total = (what: 'registered' | 'waiting'): number =>
        own.reduce((sum, { id }) => sum + (counts.get(id)?.[what] ?? 0), 0);
      return presentNextSeason(season, {
        registrations: total('registered'),
        waiting: total('waiting'),
        today,
        hasCategories: links.some(({ course_id }) => course_id === season.source.id),
        followers: named.filter((other) => isFollower(other, season)).map(({ id }) => id),
      });
    };
    return { projects: await inPieces(seasons, (some) => some.map(present), PROJECTS) };
  }

  /**
   * Makes all of them, or none.
   * @param key of the `Idempotency-Key` header: a repeat makes nothing again and gets the first answer
   * @throws AppError 422; 409 when the key came with another body before
   */
  run(body: RolloverBody, userId: number, key?: string): Promise<RolloverResult> {
    refuseTwice(body.course_ids);
    const request = key ? this.idempotency.request(userId, key, { rollover: body }) : null;
    return this.transactions.run(async (manager) => {
      const originals = await lockOriginals(manager, body.course_ids);
      return this.idempotency.once(manager, request, () =>
        rollOver(manager, originals, seasonsOf(originals, body)),
      );
    });
  }
}

async function rollOver(
  manager: EntityManager,
  originals: Originals,
  seasons: readonly NextSeason[],
): Promise<RolloverResult> {
  const courses = new Map(seasons.map(({ source, next }) => [source.id, next]));
  const weeks = new Map(
    seasons.flatMap((season) => season.weeks.map(({ source, next }) => [source.id, next] as const)),
  );
  await nextTurn();
  const copies = await copyCourses(manager, originals, {
    course: ({ id }) => courses.get(id) ?? {},
    week: ({ id }) => weeks.get(id) ?? null,
  });
  await nextTurn();
  const projects = seasons.flatMap((season) => {
    const copy = copies.get(season.source.id);
    if (!copy) return [];
    const { id, name, name_it, from } = copy;
    return [{ id, name, name_it, from, source_id: season.source.id, weeks: season.weeks.length }];
  });
  await recordAudit(
    manager,
    projects.map(({ id }) => ({ action: 'call' as const, resource: 'course/rollover', recordId: id })),
  );
  return { projects };
}

/** A follower may begin by so many days earlier or later than it was made: less than the distance of two turns of a project. */
const MOVED_BY_DAYS = 20;

/**
 * Whether a project is what the next season would make once more: called the same, at the same place where both have one, and about the same
 * time. The office may have moved its dates since.
 */
function isFollower(
  other: { id: number; name: string; location_id: number | null; first: string | null },
  season: NextSeason,
): boolean {
  const { source, next } = season;
  const first = firstDayOf(season);
  if (other.id === source.id || other.name !== next.name || other.first === null || first === null)
    return false;
  const isElsewhere =
    other.location_id !== null && source.location_id !== null && other.location_id !== source.location_id;
  const days = Math.abs(Date.parse(other.first) - Date.parse(first)) / DAY_MS;
  return !isElsewhere && days <= MOVED_BY_DAYS;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * The next season of each course, in the order that was asked for.
 * @throws AppError 422 at each id that is no course or whose dates get too far, and when there are too many weeks
 */
function seasonsOf({ courses, weeks }: Originals, { course_ids, shift_weeks }: RolloverBody): NextSeason[] {
  const problems = new ValidationErrors();
  if (weeks.length > MAX_ROLLOVER_WEEKS)
    problems.add('course_ids', 'validation.too_many_weeks', { max: MAX_ROLLOVER_WEEKS });
  const seasons = course_ids.flatMap((id, index) => {
    const course = courses.find((one) => one.id === id);
    if (!course) {
      problems.add(`course_ids.${index}`, 'validation.reference');
      return [];
    }
    const own = weeks.filter(({ course_id }) => course_id === id);
    const season = nextSeasonOf(course, own, shift_weeks);
    if (!hasValidDates(season)) problems.add(`course_ids.${index}`, 'validation.date');
    return [season];
  });
  problems.throwIfAny();
  return seasons;
}

/** @throws AppError 422 at each id that stood before */
function refuseTwice(ids: readonly number[]): void {
  const problems = new ValidationErrors();
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index) problems.add(`course_ids.${index}`, 'validation.twice');
  problems.throwIfAny();
}
