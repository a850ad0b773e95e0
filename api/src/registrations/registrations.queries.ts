import { can, DAY_TYPES, type PermissionHolder } from '@feria/shared';
import type { DataSource, EntityManager } from 'typeorm';
import { containing, contains, termCondition } from '../core/crud/list.queries.js';
import { isSqlite } from '../core/database/data-source.js';
import { sortKeyColumn } from '../core/database/sortable.js';
import { filterBy, parseListQuery, type ListQueryPlan, type ListRules } from '../core/http/list-query.js';
import { coursesIn, namesIn, questionOf, questionsNamed, withQuestions } from './question-columns.js';
import { DUE, IS_OPEN, OPEN } from '../ledger/balance.js';
import { municipalityOfRegistrationSql } from './municipality.js';
import { seesOpenAmounts, seesWhereFamiliesLive } from './registration-families.js';
import { LIST_INDEX } from '../model/registrations/registration.entity.js';
import {
  inFamily,
  paidUnder,
  paidUnderTail,
  readRegistrationSearch,
  searchedTexts,
  type RegistrationSearch,
  type SearchedTexts,
  type Sql,
} from './registration-search.js';

/** Columns of a course that are shown with a registration, and those that decide the state of its weeks. */
export const COURSE_COLUMNS = [
  'id',
  'name',
  'name_it',
  'active',
  'register_from',
  'register_from_time',
  'register_to',
  'allocation',
  'places_per_child',
  'allocated_at',
  'priority_places',
  'priority_from',
  'priority_from_time',
  'sibling_discount_2',
  'sibling_discount_3',
  'questions',
  'custom_labels',
  'label_full_day_de',
  'label_full_day_it',
  'label_half_day_de',
  'label_half_day_it',
] as const;

/** `1` paid, `partial`, `0` nothing paid (product/money.md#paid-state). */
const PAYED_STATE = `CASE WHEN registration.payed_amount >= ${DUE} THEN '1' WHEN registration.payed_amount > 0 THEN 'partial' ELSE '0' END`;

/** Sort by the paid state: nothing, partial, paid; then by the amount. */
const PAYED = 'payed';
const PAYED_ORDER = [
  `CASE WHEN registration.payed_amount >= ${DUE} THEN 2 WHEN registration.payed_amount > 0 THEN 1 ELSE 0 END`,
  'registration.payed_amount',
];

/** Sort by what is owed. */
const OPEN_AMOUNT = `CASE WHEN ${IS_OPEN} THEN ${OPEN} ELSE 0 END`;

/** Filter by where the family lives. */
const MUNICIPALITY = municipalityOfRegistrationSql('registration');

/** Sorts and filters of the list. Names with a dot are columns of relations (product.md#list-parameters). */
export const REGISTRATION_LIST: ListRules = {
  sort: {
    id: 'registration.id',
    created_at: 'registration.created_at',
    'people.first_name': sortKeyColumn('people.first_name'),
    'people.last_name': sortKeyColumn('people.last_name'),
    'people.tax': 'people.tax',
    'course.name': sortKeyColumn('course.name'),
    'course.name_it': sortKeyColumn('course.name_it'),
    'courseWeek.name': sortKeyColumn('courseWeek.name'),
    'courseWeek.name_it': sortKeyColumn('courseWeek.name_it'),
    'courseWeek.from': 'courseWeek.from',
    // By the day of birth: the week is another one in each row.
    age: 'people.birth DESC',
    day_type: 'registration.day_type',
    is_waiting: 'registration.is_waiting',
    price: 'registration.price',
    open_amount: OPEN_AMOUNT,
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
    open: filterBy.flag(`CASE WHEN ${IS_OPEN} THEN 1 ELSE 0 END`),
    is_waiting: filterBy.flag('registration.is_waiting'),
    offered: filterBy.flag('CASE WHEN registration.offer_expires_at IS NULL THEN 0 ELSE 1 END'),
    day_type: filterBy.oneOf('registration.day_type', DAY_TYPES),
    municipality_id: filterBy.id(MUNICIPALITY),
    municipality_known: filterBy.flag(`CASE WHEN ${MUNICIPALITY} IS NULL THEN 0 ELSE 1 END`),
  },
  defaultSort: { field: 'created_at', order: 'DESC' },
};

/** What a reader may sort and filter by, questions aside: not by what is owed, or by where a family lives, when that is not shown. */
export function registrationRules(reader: PermissionHolder): ListRules {
  const { open_amount, ...sort } = REGISTRATION_LIST.sort;
  const { municipality_id, municipality_known, ...filters } = REGISTRATION_LIST.filters;
  return {
    ...REGISTRATION_LIST,
    sort: seesOpenAmounts(reader) ? REGISTRATION_LIST.sort : sort,
    filters: seesWhereFamiliesLive(reader) ? REGISTRATION_LIST.filters : filters,
  };
}

/**
 * Reads the query of the list for a reader, with the questions that it names (product/catalogue.md#questions); who does not see the list
 * learns nothing of answers by a filter either.
 * @throws AppError 422 for a sort or filter that is not declared
 */
export async function planRegistrationList(
  manager: EntityManager,
  query: Record<string, unknown>,
  reader: PermissionHolder,
): Promise<ListQueryPlan> {
  const names = can(reader, 'peopleCourseWeekRegistration.index') ? namesIn(query) : [];
  return parseListQuery(
    query,
    withQuestions(registrationRules(reader), await questionsNamed(manager, names, coursesIn(query))),
  );
}

/** A row of the list, for the conditions on its payment reference. */
const ROW = {
  childId: 'registration.child_id',
  courseId: '(SELECT paid.course_id FROM course_week paid WHERE paid.id = registration.course_week_id)',
  bookedBy: 'registration.booked_by',
};

/**
 * Finds one page of the registrations list: the total, and the ids of the rows in order. The rows themselves are read
 * afterwards. The statement for three columns on page 3 (ADR 7):
 *
 *     WITH weeks AS (SELECT courseWeek.id AS id, DENSE_RANK() OVER (ORDER BY course.name_sort_key) AS rank1 FROM …),
 *          children AS (SELECT people.id AS id, DENSE_RANK() OVER (ORDER BY people.last_name_sort_key) AS rank0 FROM …)
 *     SELECT registration.id AS id FROM registration
 *     JOIN weeks ON weeks.id = registration.course_week_id
 *     JOIN children ON children.id = registration.child_id
 *     ORDER BY children.rank0 ASC, weeks.rank1 ASC, registration.payed_at ASC, registration.id ASC
 *     LIMIT 50 OFFSET 100
 *
 * There are many registrations, but few weeks and children. So texts are compared and searched once for each week and
 * child, in the two subqueries, and the registrations are sorted by numbers.
 */
export class RegistrationPage {
  private readonly texts: SearchedTexts;
  private readonly search: RegistrationSearch;

  /**
   * @param reader who asks: see {@link searchedTexts}
   * @throws AppError 422 when the search holds too many references
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: ListQueryPlan,
    reader: PermissionHolder,
  ) {
    this.texts = searchedTexts(reader);
    this.search = readRegistrationSearch(plan.search, this.texts);
  }

  /** How many rows match. */
  async total(): Promise<number> {
    const { text, values } = this.statement('COUNT(*) AS total');
    const [row] = await this.dataSource.query<{ total: number | string }[]>(text, [...values]);
    return Number(row?.total ?? 0);
  }

  /**
   * Ids of the page, in order.
   * @param all how many rows to return when the plan asks for all
   */
  async ids(all = 0): Promise<number[]> {
    const { skip, take } = this.plan;
    const { text, values } = this.statement('registration.id AS id', {
      sorted: true,
      limit: ` LIMIT ${take ?? all} OFFSET ${skip}`,
    });
    const rows = await this.dataSource.query<{ id: number }[]>(text, [...values]);
    return rows.map(({ id }) => Number(id));
  }

  private statement(columns: string, { sorted = false, limit = '' } = {}): Sql {
    const weeks = new RankedSubquery(
      'weeks',
      'courseWeek.id',
      'course_week courseWeek JOIN course course ON course.id = courseWeek.course_id',
    );
    const children = new RankedSubquery('children', 'people.id', 'child people');
    const where = [...this.filter(weeks), ...this.searched(weeks, children)];
    const order = sorted ? ` ORDER BY ${this.order(weeks, children)}` : '';
    const subqueries = [weeks, children].filter((subquery) => subquery.isUsed).map((used) => used.sql());
    const joins = [
      ...(weeks.isUsed ? [' JOIN weeks ON weeks.id = registration.course_week_id'] : []),
      ...(children.isUsed ? [' JOIN children ON children.id = registration.child_id'] : []),
    ];
    return {
      text: [
        subqueries.length ? `WITH ${subqueries.map(({ text }) => text).join(', ')} ` : '',
        `SELECT ${columns} FROM registration${joins.length ? this.indexHint() : ''}`,
        ...joins,
        where.length ? ` WHERE ${where.map(({ text }) => text).join(' AND ')}` : '',
        order,
        limit,
      ].join(''),
      values: [...subqueries, ...where].flatMap(({ values }) => values),
    };
  }

  /** Filters by week and course go into the subquery; the others are returned. */
  private filter(weeks: RankedSubquery): Sql[] {
    const own: Sql[] = [];
    for (const { column, values, conditionOf } of this.plan.filters) {
      if (conditionOf) {
        own.push(conditionOf(values));
        continue;
      }
      const condition = { text: `${this.column(column)} IN (${values.map(() => '?').join(', ')})`, values };
      if (column.startsWith('course')) weeks.filter(condition);
      else own.push(condition);
    }
    return own;
  }

  /** Every word must be found in the week, its course, the child or a parent. References are found by the ids they hold. */
  private searched(weeks: RankedSubquery, children: RankedSubquery): Sql[] {
    const { references, terms, tail } = this.search;
    let count = 0;
    const inWords = terms.map((term) =>
      termCondition(term, (text) => {
        const [name, pattern] = [`found${(count += 1)}`, containing(text)];
        const inWeek = weeks.select(
          {
            text: `(${contains('courseWeek.search_text', '?')} OR ${contains('course.search_text', '?')})`,
            values: [pattern, pattern],
          },
          name,
        );
        const family = inFamily(this.texts, text, '?');
        const found = children.select(
          { text: family.text, values: Array<string>(family.patterns).fill(pattern) },
          name,
        );
        return `(${inWeek} OR ${found})`;
      }),
    );
    const byTail = tail && paidUnderTail(ROW, tail);
    const words = inWords.length ? [{ text: inWords.join(' AND '), values: [] }] : [];
    return [
      ...(references.length ? [paidUnder(ROW, references)] : []),
      ...words.map((found) =>
        byTail ? { text: `((${found.text}) OR ${byTail.text})`, values: byTail.values } : found,
      ),
    ];
  }

  /** Columns of weeks and children are sorted by their ranks. The id comes last, so that pages do not overlap. */
  private order(weeks: RankedSubquery, children: RankedSubquery): string {
    const { sort } = this.plan;
    const id = { column: 'registration.id', order: sort[0]?.order ?? 'ASC' };
    return [...sort, id]
      .flatMap(({ column, order }, index) => {
        if (column === PAYED) return PAYED_ORDER.map((expression) => `${expression} ${order}`);
        const isOwn = !column.startsWith('people.') && !column.startsWith('course');
        if (isOwn) return `${column} ${order}`;
        const rank = { text: `DENSE_RANK() OVER (ORDER BY ${this.column(column)})`, values: [] };
        return `${(column.startsWith('people.') ? children : weeks).select(rank, `rank${index}`)} ${order}`;
      })
      .join(', ');
  }

  /** `courseWeek.from` with the column quoted; an expression stays as it is. */
  private column(column: string): string {
    const [, table, name] = /^(\w+)\.(\w+)$/.exec(column) ?? [];
    return table && name ? `${table}.${this.dataSource.driver.escape(name)}` : column;
  }

  /** Has the database read registrations from the index of the list alone. For ids and references it has better ones. */
  private indexHint(): string {
    if (this.search.references.length > 0) return '';
    if (this.plan.filters.some(({ name }) => name === 'id')) return '';
    return isSqlite(this.dataSource) ? ` INDEXED BY ${LIST_INDEX}` : ` FORCE INDEX (${LIST_INDEX})`;
  }
}

/** The weeks, or the children, that match: their ids, ranks to sort by, and whether each word was found. */
class RankedSubquery {
  private readonly columns: (Sql & { name: string })[] = [];
  private readonly where: Sql[] = [];

  constructor(
    private readonly name: string,
    private readonly id: string,
    private readonly from: string,
  ) {}

  get isUsed(): boolean {
    return this.columns.length + this.where.length > 0;
  }

  filter(condition: Sql): void {
    this.where.push(condition);
  }

  /** Adds a column. @returns its name for the outer statement */
  select(expression: Sql, name: string): string {
    this.columns.push({ ...expression, name });
    return `${this.name}.${name}`;
  }

  sql(): Sql {
    const columns = [`${this.id} AS id`, ...this.columns.map(({ text, name }) => `${text} AS ${name}`)];
    const where = this.where.map(({ text }) => text).join(' AND ');
    return {
      text: `${this.name} AS (SELECT ${columns.join(', ')} FROM ${this.from}${where && ` WHERE ${where}`})`,
      values: [...this.columns, ...this.where].flatMap(({ values }) => values),
    };
  }
}

/** An id that no row has. */
const NOBODY = 2_147_483_647;

/**
 * The filters of the list, those by answers replaced by the registrations that they find: for lists that know registrations, and not
 * questions.
 * @throws AppError 422 as {@link planRegistrationList}
 */
export async function withoutQuestions(
  dataSource: DataSource,
  filters: readonly unknown[],
  reader: PermissionHolder,
): Promise<unknown[]> {
  const nameOf = (filter: unknown): string =>
    (typeof filter === 'string' ? filter.split('|')[0] : '') as string;
  if (!filters.some((filter) => questionOf(nameOf(filter)) > 0)) return [...filters];
  // Rows that are named must be found by the answers too.
  const isAsked = (filter: unknown): boolean => nameOf(filter) === 'id' || questionOf(nameOf(filter)) > 0;
  const asked = filters.filter(isAsked);
  const query = { filters: asked, itemsPerPage: '-1' };
  const plan = await planRegistrationList(dataSource.manager, query, reader);
  const page = new RegistrationPage(dataSource, plan, reader);
  const ids = await page.ids(await page.total());
  const found = ids.length > 0 ? ids : [NOBODY];
  return [...filters.filter((filter) => !isAsked(filter)), ...found.map((id) => `id|${id}`)];
}
