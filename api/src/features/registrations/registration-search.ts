import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { contains, searchCondition } from '../../core/crud/list.queries.js';
import { invalidField } from '../../core/http/errors.js';
import {
  findPaymentReferences,
  parseReferenceTail,
  searchTerms,
  type PaymentParty,
  type ReferenceTail,
  type SearchTerm,
} from '@feria/shared';

/** SQL with the values of its placeholders (`?`). */
export interface Sql {
  text: string;
  values: readonly unknown[];
}

/** What a search of registrations asks for. */
export interface RegistrationSearch {
  /** Payment references that stand in the text: a registration of any of them is found. */
  references: PaymentParty[];
  /** The rest of the text: each term must be found. */
  terms: SearchTerm[];
  /** The rest read as the end of a reference: what is found by it counts as well. */
  tail: ReferenceTail | null;
}

/** Most references of one search: each is a condition of the statement. */
const MAX_REFERENCES = 200;

/**
 * Reads a search.
 * @param family whether the reader finds registrations by the parents of the child too
 * @throws AppError 422 for too many references
 */
export function readRegistrationSearch(search: string, family: boolean): RegistrationSearch {
  if (!family) return { references: [], terms: searchTerms(search), tail: null };
  const { references, rest } = findPaymentReferences(search);
  if (references.length > MAX_REFERENCES)
    throw invalidField('search', 'validation.too_many_references', { max: MAX_REFERENCES });
  return { references, terms: searchTerms(rest), tail: parseReferenceTail(rest) };
}

/** Columns, or expressions, of a row that was or is a registration. */
export interface ReferredColumns {
  childId: string;
  courseId: string;
  /** User who booked. */
  bookedBy: string;
}

/**
 * Whether a row is paid under one of the references: a parent of the child, for the course. The parent who booked it has one
 * reference only; what nobody of the parents booked is found by that of each of them (product.md#payment-reference).
 */
export function paidUnder(row: ReferredColumns, parties: readonly PaymentParty[]): Sql {
  const persons = [...new Set(parties.map(({ personId }) => personId))];
  const isParty = parties.map(() => `(link.person_id = ? AND ${row.courseId} = ?)`).join(' OR ');
  return under(row, persons, {
    text: `(${isParty})`,
    values: parties.flatMap(({ personId, courseId }) => [personId, courseId]),
  });
}

/** Whether a row is paid under a reference that ends like this. */
export function paidUnderTail(row: ReferredColumns, { personId, courseEnd, courseIds }: ReferenceTail): Sql {
  const ids = courseIds.map(() => '?').join(', ');
  const whole = courseIds.length ? ` OR ${row.courseId} IN (${ids})` : '';
  return under(row, [personId], {
    text: courseEnd ? `(CAST(${row.courseId} AS CHAR) LIKE ?${whole})` : '1 = 1',
    values: courseEnd ? [`%${courseEnd}`, ...courseIds] : [],
  });
}

function under({ childId, bookedBy }: ReferredColumns, persons: readonly number[], which: Sql): Sql {
  const marks = persons.map(() => '?').join(', ');
  return {
    // The first condition lets the database begin with the few children of these parents.
    text: `(${childId} IN (SELECT own.child_id FROM child_parent own WHERE own.person_id IN (${marks}))
      AND EXISTS (SELECT 1 FROM child_parent link JOIN person payer ON payer.id = link.person_id
        WHERE link.child_id = ${childId} AND link.person_id IN (${marks}) AND ${which.text}
          AND (payer.user_id = ${bookedBy} OR NOT EXISTS (
            SELECT 1 FROM child_parent other JOIN person booker ON booker.id = other.person_id
            WHERE other.child_id = ${childId} AND booker.user_id = ${bookedBy}))))`,
    values: [...persons, ...persons, ...which.values],
  };
}

/** Numbers as short as this stand in every second telephone number and tax number: `Woche 2` would find all families. */
const SHORT_NUMBER = /^(?=.*\d).{1,5}$/;

/** Whether a word is looked for in the texts of the parents. */
export function isSoughtInParents(word: string): boolean {
  return !SHORT_NUMBER.test(word);
}

/** Ids of the children with a parent in whose texts a word stands. @param pattern placeholder of the word */
export function childrenOfParent(pattern: string): string {
  return `(SELECT related.child_id FROM child_parent related JOIN person parent ON parent.id = related.person_id
    WHERE parent.search_text LIKE ${pattern} ESCAPE '!')`;
}

/**
 * Applies a search to a query of rows that are or were registrations, joined with `people` (the child), `course` and `courseWeek`.
 * @param bookedBy column or expression of the user who booked
 */
export function applyRegistrationSearch<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { references, terms, tail }: RegistrationSearch,
  bookedBy: string,
): void {
  const row = { childId: `${query.alias}.child_id`, courseId: 'course.id', bookedBy };
  if (references.length) query.andWhere(...named(paidUnder(row, references), 'reference'));
  const words = searchCondition(terms, (pattern, text) =>
    [
      ...['people', 'course', 'courseWeek'].map((table) => contains(`${table}.search_text`, pattern)),
      ...(isSoughtInParents(text) ? [`people.id IN ${childrenOfParent(pattern)}`] : []),
    ].join(' OR '),
  );
  if (!words) return;
  const [byTail, ends] = tail ? named(paidUnderTail(row, tail), 'tail') : ['1 = 0', {}];
  query.andWhere(`((${words.text}) OR ${byTail})`, { ...words.parameters, ...ends });
}

/** The condition with named parameters in place of `?`, as TypeORM's query builder takes it. */
function named({ text, values }: Sql, prefix: string): [string, Record<string, unknown>] {
  let count = 0;
  return [
    text.replace(/\?/g, () => `:${prefix}${count++}`),
    Object.fromEntries(values.map((value, index) => [`${prefix}${index}`, value])),
  ];
}
