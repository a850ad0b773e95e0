import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { contains, searchCondition } from '../core/crud/list.queries.js';
import { sortKeyColumn } from '../core/database/sortable.js';
import { invalidField } from '../core/http/errors.js';
import {
  can,
  findPaymentReferences,
  parseReferenceTail,
  searchTerms,
  type PaymentParty,
  type PermissionHolder,
  type ReferenceTail,
  type SearchTerm,
} from '@feria/shared';
import { seesFamily, seesTaxCodes } from './registration-families.js';

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

/**
 * Columns of normalised text that a search looks at: none that its reader does not see, because what is found would tell it letter by
 * letter.
 */
export interface SearchedTexts {
  /** Of the child. */
  child: readonly string[];
  /** Of its parents; without one neither parents nor payment references are found. */
  parents: readonly string[];
}

/** Everything that is searched of a person, tax code and telephone number too. */
const ALL = ['search_text'];
const NAMES = ['first_name', 'last_name'].map(sortKeyColumn);

/** What is searched for a reader. Names are found by whoever may see any list of them. */
export function searchedTexts(reader: PermissionHolder): SearchedTexts {
  return {
    child: seesTaxCodes(reader) ? ALL : NAMES,
    parents: can(reader, 'person.index') ? ALL : seesFamily(reader) ? NAMES : [],
  };
}

/** Most references of one search: each is a condition of the statement. */
const MAX_REFERENCES = 200;

/**
 * Reads a search.
 * @param texts see {@link searchedTexts}
 * @throws AppError 422 for too many references
 */
export function readRegistrationSearch(search: string, texts: SearchedTexts): RegistrationSearch {
  if (texts.parents.length === 0) return { references: [], terms: searchTerms(search), tail: null };
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
 * Whether a row is paid under one of the references: a parent of the child, for the course, or for any. The parent who booked it has one
 * reference only; what nobody of the parents booked is found by that of each of them (product/money.md#payment-reference).
 */
export function paidUnder(row: ReferredColumns, parties: readonly PaymentParty[]): Sql {
  const persons = [...new Set(parties.map(({ personId }) => personId))];
  const isParty = parties.map(({ courseId }) =>
    courseId === null ? 'link.person_id = ?' : `(link.person_id = ? AND ${row.courseId} = ?)`,
  );
  return under(row, persons, {
    text: `(${isParty.join(' OR ')})`,
    values: parties.flatMap(({ personId, courseId }) => [personId, courseId ?? []].flat()),
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
function isSoughtInParents(word: string): boolean {
  return !SHORT_NUMBER.test(word);
}

/** Whether a word stands in one of the columns of a table. @param pattern placeholder of the word, once for each column */
function inOneOf(table: string, columns: readonly string[], pattern: string): string {
  return columns.map((column) => contains(`${table}.${column}`, pattern)).join(' OR ');
}

/**
 * Whether a word stands in the texts of a child, `people`, or of one of its parents.
 * @param word as it was typed
 * @param pattern placeholder of the word
 * @returns the condition, and how often the placeholder stands in it
 */
export function inFamily(
  { child, parents }: SearchedTexts,
  word: string,
  pattern: string,
): { text: string; patterns: number } {
  const own = inOneOf('people', child, pattern);
  if (parents.length === 0 || !isSoughtInParents(word)) return { text: `(${own})`, patterns: child.length };
  const ofParents = `SELECT related.child_id FROM child_parent related JOIN person parent ON parent.id = related.person_id
    WHERE ${inOneOf('parent', parents, pattern)}`;
  return { text: `(${own} OR people.id IN (${ofParents}))`, patterns: child.length + parents.length };
}

/**
 * Applies a search to a query of rows that are or were registrations, joined with `people` (the child), `course` and `courseWeek`.
 * @param bookedBy column or expression of the user who booked
 * @param texts with which the search was read
 */
export function applyRegistrationSearch<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { references, terms, tail }: RegistrationSearch,
  bookedBy: string,
  texts: SearchedTexts,
): void {
  const row = { childId: `${query.alias}.child_id`, courseId: 'course.id', bookedBy };
  if (references.length) query.andWhere(...named(paidUnder(row, references), 'reference'));
  const words = searchCondition(terms, (pattern, text) =>
    [
      ...['course', 'courseWeek'].map((table) => contains(`${table}.search_text`, pattern)),
      inFamily(texts, text, pattern).text,
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
