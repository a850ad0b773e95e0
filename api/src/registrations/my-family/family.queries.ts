import { HEALTH_FIELDS, type IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { columnsOf, FixedQuery, optional } from '../../core/database/fixed-query.js';
import { FixedUnion } from '../../core/database/fixed-union.js';
import { ABSENCES_OF_PARENT } from '../../families/absences/read-absences.js';
import { IS_NOTED, type KnownReads } from '../../accounts/audit-log/health-reads.js';
import { DRAWS_OF_PARENT } from '../draws/family-draws.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { CHILD_COLUMNS } from '../../families/people/child.presenter.js';
import { asideSql, creditSql } from '../../ledger/balance.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { FAMILY_PARENT_COLUMNS } from '../../families/people/parent.presenter.js';
import { PICKUPS_OF_PARENT } from '../../families/pickup-persons/read-pickup-persons.js';
import { ANSWERS_OF_PARENT } from './family-answers.js';
import { OPEN_FEES_OF_PARENT } from '../family-payments.js';

/** What most families have nothing of. It is asked for when {@link readHousehold} says that there is something. */
const PARTS = {
  pickups: PICKUPS_OF_PARENT,
  absences: ABSENCES_OF_PARENT,
  answers: ANSWERS_OF_PARENT,
  fees: OPEN_FEES_OF_PARENT,
  draws: DRAWS_OF_PARENT,
};
const MORE = new FixedUnion(PARTS);
/** Cents of the parent's credit that are in a file of transfers, and those that can be used. */
const TO_PAY_OUT = asideSql('person.id');
const CREDIT = `${creditSql('person.id')} - ${TO_PAY_OUT}`;
/** Whether a child has any of it; takes the day. */
const HAS_MORE = `CASE WHEN ${Object.values(PARTS)
  .map((part) => part.existsFor('child.id'))
  .join(' OR ')} THEN 1 ELSE 0 END`;

/** Who reads, and on which day. */
interface Reading {
  personId: number;
  today: IsoDate;
}

const PARENT_COLUMNS = {
  person: columnsOf(ParentEntity, FAMILY_PARENT_COLUMNS),
  user: columnsOf(UserEntity, ['email', 'lang']),
};
const PARENT = 'FROM `person` person JOIN `user` user ON user.id = person.user_id';

/** A person with its account. */
const ALONE = new FixedQuery(PARENT_COLUMNS, `${PARENT} WHERE person.id = ?`);

/**
 * The same with a row for each child, or one without a child. Ownership stands in the query. Without ORDER BY: MariaDB would sort
 * these few rows in a file on the disk, because they have texts in them.
 */
const WITH_CHILDREN = `${PARENT}
  LEFT JOIN \`child_parent\` link ON link.person_id = person.id
  LEFT JOIN \`child\` child ON child.id = link.child_id
  WHERE person.id = ?`;

const child = (columns: readonly string[]) =>
  optional(columnsOf(ChildEntity, columns as (keyof ChildEntity)[]), 'id');

const WITHOUT_HEALTH = new FixedQuery({ ...PARENT_COLUMNS, child: child(CHILD_COLUMNS) }, WITH_CHILDREN, {
  has_more: HAS_MORE,
  credit: CREDIT,
  to_pay_out: TO_PAY_OUT,
});
const WITH_HEALTH = new FixedQuery(
  { ...PARENT_COLUMNS, child: child([...CHILD_COLUMNS, ...HEALTH_FIELDS]) },
  WITH_CHILDREN,
  { has_more: HAS_MORE, credit: CREDIT, to_pay_out: TO_PAY_OUT, noted: IS_NOTED },
);

/** A parent with account and children, as they were read. */
export interface Household {
  parent: Awaited<ReturnType<typeof ALONE.read>>[number];
  /** Health fields only for who may see them. */
  children: NonNullable<Awaited<ReturnType<typeof WITH_HEALTH.read>>[number]['child']>[];
  /** Cents, without what is to be paid out. */
  credit: number;
  toPayOut: number;
  /** Whether {@link readMore} finds anything. */
  hasMore: boolean;
  /** The children of whom it is noted already that the reader sees their health data. */
  known: KnownReads;
}

/**
 * One statement.
 * @param shownTo who reads; without health data its columns are not read
 * @returns `null` when there is no such person
 */
export async function readHousehold(
  manager: EntityManager,
  reading: Reading,
  shownTo: { id: number; health: boolean },
): Promise<Household | null> {
  const { personId, today } = reading;
  const rows = shownTo.health
    ? await WITH_HEALTH.read(manager, [today, shownTo.id, today, 'family', personId])
    : await WITHOUT_HEALTH.read(manager, [today, personId]);
  const [first] = rows;
  if (!first) return null;
  const noted = rows.filter((row) => 'noted' in row && row.noted === 1);
  return {
    parent: first,
    children: rows.flatMap((row) => row.child ?? []),
    credit: Number(first.credit),
    toPayOut: Number(first.to_pay_out),
    hasMore: rows.some(({ has_more }) => has_more === 1),
    known: { date: today, childIds: new Set(noted.flatMap((row) => row.child?.id ?? [])) },
  };
}

/** What {@link readMore} finds. */
export type FamilyExtras = ReturnType<typeof MORE.none>;

/** Pick-up persons, absences, answers, open fees and places in draws; one statement, none where there is nothing. */
export function readMore(
  manager: EntityManager,
  { personId, today }: Reading,
  { hasMore }: Pick<Household, 'hasMore'>,
): Promise<FamilyExtras> {
  if (!hasMore) return Promise.resolve(MORE.none());
  return MORE.read(manager, {
    pickups: [personId],
    absences: [personId, today],
    answers: [personId],
    fees: [personId],
    draws: [personId],
  });
}

/** One statement. @returns `null` when there is no such person */
export async function readParent(
  manager: EntityManager,
  personId: number,
): Promise<Household['parent'] | null> {
  const [row] = await ALONE.read(manager, [personId]);
  return row ?? null;
}
