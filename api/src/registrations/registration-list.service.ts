import { Injectable } from '@nestjs/common';
import { DAY_TYPES, MAX_ALL_ROWS, type StaffRegistration } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { isSqlite } from '../platform/database/data-source.js';
import { ListPage } from '../platform/http/envelope.interceptor.js';
import { invalidField, notFound } from '../platform/http/errors.js';
import { filterBy, parseListQuery, type ListQueryPlan, type ListRules } from '../platform/http/list-query.js';
import { presentForStaff, type LoadedRegistration } from './present-registration.js';
import { PAYED, PAYED_STATE, RegistrationPage } from './registration-page.js';
import { RegistrationEntity } from './registration.entity.js';

/** Names with a dot are columns of relations (decisions §2). */
export const REGISTRATION_LIST: ListRules = {
  sort: {
    id: 'registration.id',
    created_at: 'registration.created_at',
    'people.first_name': 'people.first_name',
    'people.last_name': 'people.last_name',
    'people.tax': 'people.tax',
    'course.name': 'course.name',
    'course.name_it': 'course.name_it',
    'courseWeek.name': 'courseWeek.name',
    'courseWeek.name_it': 'courseWeek.name_it',
    'courseWeek.from': 'courseWeek.from',
    day_type: 'registration.day_type',
    is_waiting: 'registration.is_waiting',
    price: 'registration.price',
    payed: PAYED,
    payed_amount: 'registration.payed_amount',
    payed_at: 'registration.payed_at',
    photo_privacy: 'registration.photo_privacy',
  },
  filters: {
    id: filterBy.id('registration.id'),
    active: filterBy.flag('course.active'),
    course_id: filterBy.id('courseWeek.course_id'),
    course_week_id: filterBy.id('courseWeek.id'),
    year: filterBy.number('course.year'),
    payed: filterBy.oneOf(PAYED_STATE, ['0', '1', 'partial']),
    is_waiting: filterBy.flag('registration.is_waiting'),
    day_type: filterBy.oneOf('registration.day_type', DAY_TYPES),
  },
  defaultSort: { field: 'created_at', order: 'DESC' },
};

/** Registrations as the office reads them. */
@Injectable()
export class RegistrationList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the list, in three statements.
   * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
   */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<StaffRegistration>> {
    const plan = parseListQuery(rawQuery, REGISTRATION_LIST);
    const { ids, total } = await this.find(plan);
    const found = ids.length
      ? await this.query(this.dataSource.manager).where('registration.id IN (:...ids)', { ids }).getMany()
      : [];
    const rows = new Map(found.map((row) => [row.id, row as LoadedRegistration]));
    const now = this.clock.now();
    return new ListPage(
      ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [presentForStaff(row, now)] : [];
      }),
      total,
    );
  }

  private async find(plan: ListQueryPlan): Promise<{ ids: number[]; total: number }> {
    const page = new RegistrationPage(this.dataSource, plan);
    if (plan.take !== null && !isSqlite(this.dataSource)) {
      const [total, ids] = await Promise.all([page.total(), page.ids()]);
      return { ids, total };
    }
    // SQLite answers one after the other anyway, and knowing the total spares it half of a late page.
    const total = await page.total();
    if (plan.take === null && total > MAX_ALL_ROWS)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    return { ids: await page.ids(total), total };
  }

  /** @throws AppError 404 */
  async get(id: number): Promise<StaffRegistration> {
    const row = await this.query(this.dataSource.manager).where('registration.id = :id', { id }).getOne();
    if (!row) throw notFound();
    return presentForStaff(row as LoadedRegistration, this.clock.now());
  }

  /** Health and e-mail texts stay in the database: nothing here shows them. */
  private query(manager: EntityManager) {
    return manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin('registration.child', 'people')
      .addSelect(['people.id', 'people.first_name', 'people.last_name', 'people.tax'])
      .innerJoinAndSelect('registration.courseWeek', 'courseWeek')
      .innerJoin('courseWeek.course', 'course')
      .addSelect(COURSE_COLUMNS.map((column) => `course.${column}`));
  }
}

/** What is shown of a course, and what decides the state of its weeks. */
export const COURSE_COLUMNS = [
  'id',
  'name',
  'name_it',
  'active',
  'register_from',
  'register_from_time',
  'register_to',
  'custom_field',
  'custom_field_de',
  'custom_field_it',
  'custom_labels',
  'label_full_day_de',
  'label_full_day_it',
  'label_half_day_de',
  'label_half_day_it',
] as const;
