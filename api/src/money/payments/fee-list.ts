import { can, formatPeriod, toEuros, type CancellationFeeRecord, type PermissionHolder } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WrittenColumn } from '../../core/crud/list-columns.js';
import { findPage } from '../../core/crud/list.queries.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { ListPage } from '../../core/http/envelope.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { dateCell, instantCell } from '../../core/xlsx/workbook.js';
import { FEE_OPEN, IS_FEE_OPEN, payerSql } from '../../ledger/balance.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';

export const FEE_LIST: ListRules = {
  sort: {
    id: 'fee.id',
    created_at: 'fee.created_at',
    child: sortKeyColumn('people.last_name'),
    person: sortKeyColumn('payer.last_name'),
    course: sortKeyColumn('course.name'),
    courseWeek: 'courseWeek.from',
    amount: 'fee.amount',
    payed_amount: 'fee.payed_amount',
    open: FEE_OPEN,
    due_on: 'fee.due_on',
  },
  filters: {
    id: filterBy.id('fee.id'),
    open: filterBy.flag(`CASE WHEN ${IS_FEE_OPEN} THEN 1 ELSE 0 END`),
    course: filterBy.id('course.id'),
  },
  defaultSort: { field: 'created_at', order: 'DESC' },
};

/** What of the list goes into a spreadsheet. */
export const FEE_COLUMNS: Record<string, WrittenColumn<CancellationFeeRecord>> = {
  created_at: { width: 17, format: 'instant', value: ({ created_at }) => instantCell(new Date(created_at)) },
  child: { width: 24, value: ({ child }) => nameOf(child) },
  person: { width: 24, value: ({ person }) => person && nameOf(person) },
  course: { width: 32, value: ({ course }, lang) => nameIn(lang, course) },
  courseWeek: {
    width: 32,
    value: ({ courseWeek }, lang) =>
      `${nameIn(lang, courseWeek)}, ${formatPeriod(courseWeek.from, courseWeek.to)}`,
  },
  amount: { width: 12, format: 'money', value: ({ amount }) => amount },
  payed_amount: { width: 12, format: 'money', isOptional: true, value: ({ payed_amount }) => payed_amount },
  open: { width: 12, format: 'money', value: ({ open }) => open },
  due_on: { width: 12, format: 'date', value: ({ due_on }) => due_on && dateCell(due_on) },
};

/** A fee with what is read beside it; the rows of a page have all. */
type FeeRow = CancellationFeeEntity & {
  child: ChildEntity;
  courseWeek: CourseWeekEntity & { course: CourseEntity };
  payer: ParentEntity | null;
};

/** Fees of places that were given back, for holders of `payment.index`. */
@Injectable()
export class FeeList {
  constructor(private readonly dataSource: DataSource) {}

  /** A page; three statements. @param reader a search looks at names, and at other texts of parents for who may see them @throws AppError 422 */
  async list(
    rawQuery: Record<string, unknown>,
    reader: PermissionHolder,
  ): Promise<ListPage<CancellationFeeRecord>> {
    const plan = parseListQuery(rawQuery, FEE_LIST);
    const query = this.dataSource.manager
      .createQueryBuilder(CancellationFeeEntity, 'fee')
      .innerJoin('fee.child', 'people')
      .innerJoin('fee.courseWeek', 'courseWeek')
      .innerJoin('courseWeek.course', 'course')
      .leftJoinAndMapOne('fee.payer', ParentEntity, 'payer', `payer.id = ${payerSql('fee')}`)
      .select(['fee', ...named('people'), ...named('payer')])
      .addSelect([
        'courseWeek.id',
        'courseWeek.name',
        'courseWeek.name_it',
        'courseWeek.from',
        'courseWeek.to',
      ])
      .addSelect(['course.id', 'course.name', 'course.name_it']);
    const { rows, total } = await findPage(query, plan, searched(reader));
    return new ListPage((rows as FeeRow[]).map(present), total);
  }
}

function named(alias: string): string[] {
  return ['id', 'first_name', 'last_name'].map((column) => `${alias}.${column}`);
}

function searched(reader: PermissionHolder): string[] {
  const names = (alias: string) =>
    ['first_name', 'last_name'].map((column) => sortKeyColumn(`${alias}.${column}`));
  const ofPayer = can(reader, 'person.index') ? ['payer.search_text'] : names('payer');
  return [
    ...names('people'),
    ...ofPayer,
    ...['name', 'name_it'].map((column) => sortKeyColumn(`course.${column}`)),
  ];
}

function present({ child, courseWeek, payer, ...fee }: FeeRow): CancellationFeeRecord {
  const { course } = courseWeek;
  return {
    id: fee.id,
    registration_id: fee.registration_id,
    child: { id: child.id, first_name: child.first_name, last_name: child.last_name },
    person: payer && { id: payer.id, first_name: payer.first_name, last_name: payer.last_name },
    course: { id: course.id, name: course.name, name_it: course.name_it },
    courseWeek: {
      id: courseWeek.id,
      name: courseWeek.name,
      name_it: courseWeek.name_it,
      from: courseWeek.from,
      to: courseWeek.to,
    },
    amount: toEuros(fee.amount),
    payed_amount: toEuros(fee.payed_amount),
    open: toEuros(fee.amount - fee.payed_amount),
    due_on: fee.due_on,
    created_at: fee.created_at.toISOString(),
  };
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${last_name} ${first_name}`;
}
