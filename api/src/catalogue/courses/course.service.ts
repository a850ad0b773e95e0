import { Inject, Injectable } from '@nestjs/common';
import {
  can,
  recordLabel,
  type ChangedActive,
  type CourseDefaults,
  type LibraryQuestion,
  type OverviewWeek,
  type PermissionHolder,
  type QuestionCounts,
} from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import { DataSource, In, type EntityManager } from 'typeorm';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { crudServiceOf } from '../../core/crud/crud.module.js';
import type { CrudService } from '../../core/crud/crud.service.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound, reasonOf, ValidationErrors } from '../../core/http/errors.js';
import { contentLanguage } from '../../core/request-context.js';
import { serverMessage } from '@feria/shared/i18n/server';
import { readCourseDefaults } from '../../settings/options/course-defaults.js';
import { refuseWithoutNotices } from '../../settings/options/notices.js';
import { countAnswers } from '../questions/question-counts.js';
import { readLibrary } from '../questions/question-library.js';
import { copyCourses, lockOriginals } from './course-copies.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { presentOverview } from './course.presenter.js';
import { courseYears } from './course.queries.js';

/** What can be done with a course beyond plain CRUD (product/catalogue.md#copying-a-course). */
@Injectable()
export class CourseService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly reads: HealthReads,
    @Inject(crudServiceOf(course)) private readonly crud: CrudService<CourseEntity>,
  ) {}

  /** Years that have a course, newest first. */
  years(): Promise<number[]> {
    return courseYears(this.dataSource.manager);
  }

  /** What the organiser says for all courses: what applies where a course says nothing, and what a new one starts with. */
  defaults(): Promise<CourseDefaults> {
    return readCourseDefaults(this.dataSource.manager);
  }

  /** The library of questions: see {@link readLibrary}. */
  questions(): Promise<LibraryQuestion[]> {
    return readLibrary(this.dataSource.manager);
  }

  /**
   * How often each answer was given; who reads those about health is noted with each child.
   * @throws AppError 404
   */
  async answers(id: number, reader: PermissionHolder & { id: number }): Promise<QuestionCounts[]> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(CourseEntity, { id });
    if (!found) throw notFound();
    const { counts, healthOf } = await countAnswers(manager, found, { health: can(reader, 'child.health') });
    const shown = healthOf.map((childId) => ({ id: childId, answered: true }));
    await this.reads.note(reader.id, shown, 'record');
    return counts;
  }

  /** How full the weeks of active courses are. @param figures whether the reader may see the numbers */
  overview({ figures }: { figures: boolean }): Promise<OverviewWeek[]> {
    return presentOverview(this.dataSource.manager, { figures, now: this.clock.now() });
  }

  /**
   * Duplicates a course with its texts, categories and weeks, without registrations; the copy is not active.
   * @throws AppError 404
   */
  copy(id: number): Promise<Record<string, unknown>> {
    return this.transactions.run(async (manager) => {
      const originals = await lockOriginals(manager, [id]);
      if (originals.courses.length === 0) throw notFound();
      const copies = await copyCourses(manager, originals, {
        course: ({ name, name_it }) => ({
          name: suffixed(name, serverMessage('de', 'crud.copy_suffix')),
          name_it: suffixed(name_it, serverMessage('it', 'crud.copy_suffix')),
        }),
        week: () => ({}),
      });
      await recordAudit(manager, { action: 'call', resource: 'course/copy', recordId: id });
      return this.crud.read(manager, (copies.get(id) as CourseEntity).id);
    });
  }

  /**
   * Makes a course active or inactive. Where it is already what is wanted, nothing is written.
   * @param wanted what it is to be; without it, an active course becomes inactive and the other way round
   * @throws AppError 404; 422 at `active` when it cannot become active yet
   */
  changeActive(id: number, wanted?: boolean): Promise<Record<string, unknown>> {
    return this.transactions.run(async (manager) => {
      const [stored] = await lockRows(manager, CourseEntity, [id]);
      if (!stored) throw notFound();
      const active = wanted ?? !stored.active;
      if (active !== stored.active) await this.setActive(manager, stored, active);
      return this.crud.read(manager, id);
    });
  }

  /**
   * The same of several, each by itself.
   * @returns which are now what is wanted, and why the others are not
   */
  async changeActiveOf(ids: readonly number[], wanted: boolean): Promise<ChangedActive> {
    const names = await this.dataSource.manager.findBy(CourseEntity, { id: In([...ids]) });
    const answer: ChangedActive = { changed: [], failed: [] };
    for (const id of new Set(ids)) {
      const named = names.find((one) => one.id === id);
      try {
        await this.changeActive(id, wanted);
        answer.changed.push(id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const name = named ? recordLabel(named, contentLanguage()) : null;
        answer.failed.push({ id, name, message: reasonOf(error) });
      }
    }
    return answer;
  }

  private async setActive(manager: EntityManager, stored: CourseEntity, active: boolean): Promise<void> {
    const { id } = stored;
    const problems = new ValidationErrors();
    if (active) await refuseWithoutNotices(manager, problems);
    problems.throwIfAny();
    await manager.update(CourseEntity, { id }, { active });
    await recordAudit(manager, {
      action: 'call',
      resource: 'course/changeActive',
      recordId: id,
      ...differenceOf(course.name, { active: stored.active }, { active }),
    });
  }
}

/** The name with the suffix, cut so that both fit the column. */
function suffixed(name: string, suffix: string): string {
  return `${name.slice(0, 254 - suffix.length)} ${suffix}`;
}
