import { Injectable } from '@nestjs/common';
import {
  can,
  openAmount,
  type Answer,
  type ContentLanguage,
  type Municipality,
  type PermissionHolder,
  type StaffRegistration,
  type StaffRegistrationDetail,
  toEuros,
} from '@feria/shared';
import { openQuestions } from '@feria/shared/rules/questions';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { HealthReads } from '../accounts/audit-log/health-reads.js';
import { readAnswers, tellsOfHealth } from '../catalogue/questions/answers.js';
import { Clock } from '../core/clock.js';
import { ListPage } from '../core/http/envelope.js';
import { invalidField, notFound } from '../core/http/errors.js';
import type { ListQueryPlan } from '../core/http/list-query.js';
import { inPieces } from '../core/pieces.js';
import { changesAround } from '../families/people/plz-changes.js';
import { municipalitiesOf } from './municipality.js';
import {
  familiesOf,
  NO_FAMILY,
  seesFamily,
  seesOpenAmounts,
  seesTaxCodes,
  seesWhereFamiliesLive,
} from './registration-families.js';
import { RegistrationEventEntity } from '../model/registrations/registration-event.entity.js';
import type { SheetColumn } from '../core/xlsx/workbook.js';
import { coursesIn, namesIn, questionColumns, questionsNamed } from './question-columns.js';
import { staffVersion } from './registration-versions.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import { presentForStaff, type LoadedRegistration } from './registrations.presenter.js';
import { COURSE_COLUMNS, planRegistrationList, RegistrationPage } from './registrations.queries.js';

/** Registrations as the office reads them. */
@Injectable()
export class RegistrationList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reads: HealthReads,
  ) {}

  /**
   * A page of the list, in five statements, six where a project asks something; all of many rows in pieces.
   * @param reader who asks: see {@link seesFamily}
   * @throws AppError 422 for a sort or filter that is not declared, or when all of too many rows are requested
   */
  async list(
    rawQuery: Record<string, unknown>,
    reader: PermissionHolder,
  ): Promise<ListPage<StaffRegistration>> {
    const plan = await planRegistrationList(this.dataSource.manager, rawQuery, reader);
    const { ids, total } = await this.find(plan, reader);
    const rows = await inPieces(ids, async (some) => {
      const found = await this.query(this.dataSource.manager)
        .where('registration.id IN (:...some)', { some })
        .getMany();
      const byId = new Map(found.map((row) => [row.id, row as LoadedRegistration]));
      return this.present(
        some.flatMap((id) => byId.get(id) ?? []),
        reader,
      );
    });
    return new ListPage(rows, total);
  }

  /** The columns of an export that are questions of projects. */
  async questionColumns(
    query: Record<string, unknown>,
    lang: ContentLanguage,
    reader: PermissionHolder,
  ): Promise<Record<string, SheetColumn<StaffRegistration>>> {
    const { manager } = this.dataSource;
    return questionColumns(await questionsNamed(manager, namesIn(query), coursesIn(query)), lang, reader);
  }

  private async find(
    plan: ListQueryPlan,
    reader: PermissionHolder,
  ): Promise<{ ids: number[]; total: number }> {
    const page = new RegistrationPage(this.dataSource, plan, reader);
    if (plan.take !== null) {
      const [total, ids] = await Promise.all([page.total(), page.ids()]);
      return { ids, total };
    }
    const total = await page.total();
    if (total > plan.maxRows) throw invalidField('itemsPerPage', 'validation.too_many_rows');
    return { ids: await page.ids(total), total };
  }

  /** @throws AppError 404 */
  async get(id: number, reader: PermissionHolder & { id: number }): Promise<StaffRegistrationDetail> {
    const { manager } = this.dataSource;
    const row = await this.query(manager).where('registration.id = :id', { id }).getOne();
    const health = can(reader, 'child.health');
    const [record] = row ? await this.present([row as LoadedRegistration], reader, { health }) : [];
    if (!record) throw notFound();
    if (record.answers.some(tellsOfHealth(record.course.questions)))
      await this.reads.note(reader.id, [{ id: record.people.id, answered: true }], 'record');
    const exceptions = await manager.find(RegistrationEventEntity, {
      where: { registration_id: id, reason: Not(IsNull()) },
      order: { id: 'DESC' },
    });
    return {
      ...record,
      version: staffVersion(row as LoadedRegistration, record),
      plz_changes: seesFamily(reader) ? await changesAround(manager, row as LoadedRegistration) : [],
      exceptions: exceptions.map(({ at, reason }) => ({ at: at.toISOString(), reason: reason as string })),
    };
  }

  /**
   * The answers of a child to the questions of a course, so that who registers it sees what a new answer would replace; none of an unknown
   * course.
   */
  async answersOf(
    { childId, courseId }: { childId: number; courseId: number },
    reader: PermissionHolder & { id: number },
  ): Promise<Answer[]> {
    const { manager } = this.dataSource;
    const course = await manager.findOneBy(CourseEntity, { id: courseId });
    if (!course) return [];
    const answers = (
      await readAnswers(manager, [childId], [course], { health: can(reader, 'child.health') })
    )({
      child_id: childId,
      course_id: courseId,
    });
    if (answers.some(tellsOfHealth(openQuestions(course.questions))))
      await this.reads.note(reader.id, [{ id: childId, answered: true }], 'record');
    return answers;
  }

  /** @param health whether answers about health are shown, which are noted by the caller: never in a list */
  private async present(
    rows: readonly LoadedRegistration[],
    reader: PermissionHolder,
    { health } = { health: false },
  ) {
    const now = this.clock.now();
    const familyOf = seesFamily(reader)
      ? await familiesOf(
          this.dataSource.manager,
          rows.map(({ child_id }) => child_id),
          { places: seesWhereFamiliesLive(reader) },
        )
      : () => NO_FAMILY;
    const towns = seesWhereFamiliesLive(reader)
      ? await municipalitiesOf(
          this.dataSource.manager,
          rows.map(({ id }) => id),
        )
      : new Map<number, Municipality>();
    const seesOpen = seesOpenAmounts(reader);
    const courses = new Map(rows.map(({ courseWeek: { course } }) => [course.id, course]));
    const answersOf = await readAnswers(
      this.dataSource.manager,
      rows.map(({ child_id }) => child_id),
      [...courses.values()],
      { health },
    );
    return rows.map((row) =>
      withTaxCode(reader, {
        ...presentForStaff(row, answersOf({ ...row, course_id: row.courseWeek.course_id }), now),
        ...(seesOpen && { open_amount: toEuros(openAmount(row)) }),
        ...familyOf({ ...row, course_id: row.courseWeek.course_id }),
        municipality: towns.get(row.id) ?? null,
      }),
    );
  }

  /** Does not load health data and e-mail texts, which the list does not show. */
  private query(manager: EntityManager) {
    return manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin('registration.child', 'people')
      .addSelect(['people.id', 'people.first_name', 'people.last_name', 'people.tax', 'people.birth'])
      .innerJoinAndSelect('registration.courseWeek', 'courseWeek')
      .innerJoin('courseWeek.course', 'course')
      .addSelect(COURSE_COLUMNS.map((column) => `course.${column}`));
  }
}

/** The age follows from the tax code. */
function withTaxCode<Row extends { age: number | null; people: { tax: string | null } }>(
  reader: PermissionHolder,
  row: Row,
): Row {
  return seesTaxCodes(reader) ? row : { ...row, age: null, people: { ...row.people, tax: null } };
}
