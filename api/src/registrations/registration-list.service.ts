import { Injectable } from '@nestjs/common';
import { DAY_TYPES, MAX_ALL_ROWS, type StaffRegistration } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { applyPlan } from '../platform/crud/query.js';
import { ListPage } from '../platform/http/envelope.interceptor.js';
import { invalidField, notFound } from '../platform/http/errors.js';
import { filterBy, parseListQuery, type ListRules } from '../platform/http/list-query.js';
import { presentForStaff, type LoadedRegistration } from './present-registration.js';
import { RegistrationEntity } from './registration.entity.js';

/** `1` paid, `partial`, `0` nothing; the same in the paid cell everywhere (decisions §6). */
const PAYED_STATE =
  "CASE WHEN registration.payed_amount >= registration.price THEN '1' WHEN registration.payed_amount > 0 THEN 'partial' ELSE '0' END";

/** Names with a dot are columns of relations (decisions §2). */
const RULES: ListRules = {
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
    payed_amount: 'registration.payed_amount',
    payed_at: 'registration.payed_at',
    photo_privacy: 'registration.photo_privacy',
  },
  filters: {
    id: filterBy.id('registration.id'),
    active: filterBy.flag('course.active'),
    course_id: filterBy.id('courseWeek.course_id'),
    course_week_id: filterBy.id('registration.course_week_id'),
    year: filterBy.number('course.year'),
    payed: filterBy.oneOf(PAYED_STATE, ['0', '1', 'partial']),
    is_waiting: filterBy.flag('registration.is_waiting'),
    day_type: filterBy.oneOf('registration.day_type', DAY_TYPES),
  },
  defaultSort: { field: 'created_at', order: 'DESC' },
};

const SEARCHED = ['people.search_text', 'course.search_text', 'courseWeek.search_text'];

/** Registrations as the office reads them. */
@Injectable()
export class RegistrationList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the list, in two statements.
   * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
   */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<StaffRegistration>> {
    const plan = parseListQuery(rawQuery, RULES);
    const query = this.query(this.dataSource.manager);
    applyPlan(query, plan, SEARCHED);
    const total = await query.getCount();
    if (plan.take === null && total > MAX_ALL_ROWS)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    const rows = total > plan.skip ? await query.getMany() : [];
    const now = this.clock.now();
    return new ListPage(
      rows.map((row) => presentForStaff(row as LoadedRegistration, now)),
      total,
    );
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
