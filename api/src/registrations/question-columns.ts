import {
  can,
  type ContentLanguage,
  type PermissionHolder,
  type Question,
  type StaffRegistration,
} from '@feria/shared';
import { labelIn, shownQuestions, readAnswer, valueOf } from '@feria/shared/rules/questions';
import { Brackets, type EntityManager } from 'typeorm';
import { answerCell, encodeAnswer } from '../catalogue/questions/answers.js';
import { contains, containing } from '../core/crud/list.queries.js';
import type { FilterRule, ListRules } from '../core/http/list-query.js';
import type { SheetColumn } from '../core/xlsx/workbook.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';

/*
 * Questions of projects as columns of the list of registrations: `question_12` is shown, sorted and filtered like any other column
 * (product/catalogue.md#questions). Questions about health are none: lists show no health data.
 */

const COLUMN = /^question_(\d{1,9})$/;

/** The filter of those who have not answered. */
const NO_ANSWER = '-';

/** The name of a question as a column. */
function questionColumn(id: number): string {
  return `question_${id}`;
}

/** The number of the question that a column of {@link questionColumn} is of. */
export function questionOf(column: string): number {
  return Number(COLUMN.exec(column)?.[1]);
}

/**
 * The questions that names of columns mean, in the words of the project that the list is filtered by, else of the newest; with the choices of
 * all projects. Other names are left out. One statement, none without.
 * @param of ids of the projects that the list is filtered by
 */
export async function questionsNamed(
  manager: EntityManager,
  names: readonly string[],
  of: readonly number[] = [],
): Promise<ReadonlyMap<number, Question>> {
  const ids = new Set(names.flatMap((name) => Number(COLUMN.exec(name)?.[1] ?? 0) || []));
  const questions = new Map<number, Question>();
  if (ids.size === 0) return questions;
  const courses = await manager
    .createQueryBuilder(CourseEntity, 'course')
    .select(['course.id', 'course.questions'])
    .where(
      new Brackets((any) => {
        for (const id of ids)
          any.orWhere(`course.questions LIKE :of${id}`, { [`of${id}`]: storedPattern(id) });
      }),
    )
    .orderBy('course.id', 'ASC')
    .getMany();
  // The last one says the words.
  const last = courses.toSorted((a, b) => Number(of.includes(a.id)) - Number(of.includes(b.id)));
  for (const course of last)
    for (const question of shownQuestions(course.questions))
      if (ids.has(question.id) && !question.health)
        questions.set(question.id, withOptions(question, questions.get(question.id)));
  return questions;
}

/** A question with the choices too that it has only elsewhere, after its own. */
function withOptions(question: Question, other: Question | undefined): Question {
  const own = new Set(question.options.map(({ id }) => id));
  const more = (other?.options ?? []).filter(({ id }) => !own.has(id));
  return { ...question, options: [...question.options, ...more] };
}

/** The projects by which a list call is filtered. */
export function coursesIn(query: Record<string, unknown>): number[] {
  return [query.filters, query['filters[]']]
    .flat()
    .flatMap((filter) =>
      typeof filter === 'string' && /^course_id\|\d{1,9}$/.test(filter) ? [Number(filter.slice(10))] : [],
    );
}

/** The names of columns in the parameters of a list call. */
export function namesIn(query: Record<string, unknown>): string[] {
  const texts = ['filters', 'filters[]', 'sortBy', 'sortBy[]', 'columns', 'columns[]'].flatMap((key) =>
    [query[key]].flat().filter((text): text is string => typeof text === 'string'),
  );
  return texts.map((text) => text.split('|')[0] as string);
}

/** The rules of the list with those of questions. */
export function withQuestions(rules: ListRules, questions: ReadonlyMap<number, Question>): ListRules {
  if (questions.size === 0) return rules;
  const named = [...questions.values()];
  return {
    ...rules,
    sort: {
      ...rules.sort,
      ...Object.fromEntries(named.map((one) => [questionColumn(one.id), orderOf(one)])),
    },
    filters: {
      ...rules.filters,
      ...Object.fromEntries(named.map((one) => [questionColumn(one.id), filterOf(one)])),
    },
  };
}

/** A question as stored JSON begins with it. */
function storedPattern(id: number): string {
  return `%{"id":${id},"kind":%`;
}

/** The answer of the child of a `registration` in its project. Ids are numbers from the database. */
const answerSql = (id: number, column: string): string =>
  `SELECT ${column} FROM answer JOIN course_week answered ON answered.id = registration.course_week_id
    WHERE answer.child_id = registration.child_id AND answer.course_id = answered.course_id AND answer.question_id = ${id} AND answer.health = 0`;

/** By what is sorted: numbers as such, choices in their order, texts without regard to case. */
function orderOf({ id, kind, options }: Question): string {
  if (kind === 'number') return `(${answerSql(id, 'CAST(answer.value AS DECIMAL(12,2))')})`;
  if (kind !== 'one_of') return `(${answerSql(id, 'LOWER(answer.value)')})`;
  const places = options.map((option, place) => `WHEN '${option.id}' THEN ${place}`).join(' ');
  return places
    ? `(${answerSql(id, `CASE answer.value ${places} END`)})`
    : `(${answerSql(id, 'answer.value')})`;
}

function filterOf(question: Question): FilterRule {
  return {
    column: questionColumn(question.id),
    read: (text) => (text === NO_ANSWER ? NO_ANSWER : patternOf(question, text)),
    conditionOf: (values) => answerCondition(question, values.map(String)),
  };
}

/** What a stored answer is compared with by LIKE; `undefined` when the value is none of the question. */
function patternOf(question: Question, text: string): string | undefined {
  const escaped = (value: string): string => containing(value).slice(1, -1);
  switch (question.kind) {
    case 'text':
      return containing(text.toLowerCase());
    case 'some_of':
      return question.options.some(({ id }) => String(id) === text) ? containing(`,${text},`) : undefined;
    case 'one_of':
      return question.options.some(({ id }) => String(id) === text) ? escaped(text) : undefined;
    case 'yes_no': {
      const value = readAnswer(question, text);
      return typeof value === 'boolean' ? encodeAnswer(value) : undefined;
    }
    // What is no number is no answer either.
    case 'number': {
      const value = readAnswer(question, text);
      return escaped(typeof value === 'number' ? encodeAnswer(value) : text);
    }
  }
}

/** The condition of a filter by the answers to a question: any of the values, or none at all where that is asked for. */
function answerCondition(question: Question, values: readonly string[]): { text: string; values: string[] } {
  const patterns = values.filter((value) => value !== NO_ANSWER);
  const like = patterns.map(() => contains('LOWER(answer.value)', '?')).join(' OR ');
  const any = [
    ...(patterns.length > 0 ? [`EXISTS (${answerSql(question.id, '1')} AND (${like}))`] : []),
    ...(values.includes(NO_ANSWER) ? [unanswered(question)] : []),
  ];
  return { text: `(${any.join(' OR ')})`, values: patterns };
}

/** Registrations whose project asks the question, and whose child has not answered it. */
function unanswered({ id, day_types }: Pick<Question, 'id' | 'day_types'>): string {
  // Of whom it is not asked, nothing is missing.
  const asked =
    day_types.length > 0
      ? ` AND registration.day_type IN (${day_types.map((type) => `'${type}'`).join(', ')})`
      : '';
  return `(NOT EXISTS (${answerSql(id, '1')}) AND EXISTS (SELECT 1 FROM course_week asked
    JOIN course asking ON asking.id = asked.course_id
    WHERE asked.id = registration.course_week_id AND asking.questions LIKE '${storedPattern(id)}')${asked})`;
}

/** The columns of questions in a spreadsheet. Answers are for whoever sees the list. */
export function questionColumns(
  questions: ReadonlyMap<number, Question>,
  lang: ContentLanguage,
  reader: PermissionHolder,
): Record<string, SheetColumn<StaffRegistration>> {
  if (!can(reader, 'peopleCourseWeekRegistration.index')) return {};
  return Object.fromEntries(
    [...questions].map(([id, question]): [string, SheetColumn<StaffRegistration>] => [
      questionColumn(id),
      {
        header: labelIn(lang, question),
        width: 26,
        format: question.kind === 'number' ? 'decimal' : 'text',
        // The project of the row names its choices.
        value: ({ answers, course }) => {
          const own = course.questions.find((one) => one.id === id) ?? question;
          return answerCell(own, valueOf(answers, id), lang);
        },
      },
    ]),
  );
}
