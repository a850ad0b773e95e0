import {
  daysOverdue,
  isOverdue,
  normaliseForSearch,
  overdueAge,
  type IsoDate,
  type OverdueAge,
  type ReminderHold,
  type SentReminder,
} from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { inPieces, laterTurn, PIECE } from '../../core/pieces.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { FEE_OPEN, IS_FEE_OPEN, IS_OPEN, OPEN, payerSql } from '../../ledger/balance.js';
import { nextMail, type DueDebt } from './domain/plan.js';
import type { WaitingEntries } from './held-by-entries.js';
import { holdOf, readStandings, type Standing } from './reminder-facts.js';
import type { Situation } from './reminder-switch.js';

/** What the list of overdue debts is filtered and sorted by, of one parent who has something overdue. Cents. */
export interface OverdueFamily {
  id: number;
  /** The family name first. */
  name: string;
  email: string | null;
  /** Of the oldest debt. */
  days: number;
  overdue: number;
  open: number;
  /** What is overdue, by due date. */
  late: { age: OverdueAge; debts: number; open: number }[];
  /** Day of the next mail, if nothing holds it; `null` when no reminder is left. */
  next: IsoDate | null;
  hold: ReminderHold | null;
  /** Whether it gets a mail of the next run; while reminders are off: would, if they were switched on now. */
  isOfNextRun: boolean;
}

/** Debts of a parent that have the same due date, and were reminded of last on the same days. Cents. */
interface Group extends DueDebt {
  debts: number;
}

/**
 * What is owed for some children, in one statement: a place that is given back becomes a fee, and is there once. A reminder of a fee is
 * its own, not one of the place before.
 */
const OWED = [
  {
    from: 'registration',
    open: OPEN,
    isOwed: IS_OPEN,
    reminded: 'registration_id',
  },
  {
    from: 'cancellation_fee fee',
    open: FEE_OPEN,
    isOwed: IS_FEE_OPEN,
    reminded: 'fee_id',
  },
]
  .map(({ from, open, isOwed, reminded }) => {
    const alias = from.split(' ').at(-1) as string;
    const lastDay = (step: number): string =>
      `(SELECT MAX(sent.day) FROM payment_reminder sent WHERE sent.${reminded} = ${alias}.id AND sent.step = ${step})`;
    return `SELECT ${payerSql(alias)} AS person_id, ${alias}.child_id, ${alias}.course_week_id, ${alias}.due_on,
        ${lastDay(1)} AS first_on, ${lastDay(2)} AS second_on, ${open} AS open
      FROM ${from}
      WHERE ${alias}.child_id > ? AND ${alias}.child_id <= ? AND ${isOwed}`;
  })
  .join(' UNION ALL ');

const GROUPS = `SELECT person_id, due_on, first_on, second_on, SUM(open) AS open, COUNT(*) AS debts
  FROM (${OWED}) debt GROUP BY person_id, due_on, first_on, second_on`;

interface RawGroup {
  /** `null` for a child without parents: nobody pays. */
  person_id: number | null;
  due_on: IsoDate | null;
  first_on: IsoDate | null;
  second_on: IsoDate | null;
  open: number | string;
  debts: number | string;
}

/** More than any id. */
const ALL_CHILDREN = [0, 2_147_483_647];

/** How many rows {@link readOverdueFamilies} has: parents with something open whose last day to pay is over. One statement. */
export async function countOverdueFamilies(manager: EntityManager, today: IsoDate): Promise<number> {
  const [row] = await manager.query<{ number: number | string }[]>(
    `SELECT COUNT(DISTINCT debt.person_id) AS number FROM (${OWED}) debt WHERE debt.due_on < ?`,
    [...ALL_CHILDREN, ...ALL_CHILDREN, today],
  );
  return Number(row?.number);
}

const NAMES = `SELECT DISTINCT debt.person_id, child.last_name, child.first_name, course.name, course.name_it
  FROM (${OWED}) debt JOIN child ON child.id = debt.child_id
    JOIN course_week week ON week.id = debt.course_week_id JOIN course ON course.id = week.course_id`;

interface RawNames {
  person_id: number | null;
  last_name: string;
  first_name: string;
  name: string;
  name_it: string;
}

/**
 * Reads who has something overdue. What is owed is summed up by the database, for some hundred children at a time, so an organiser with
 * tens of thousands of debts has a few rows for each family.
 */
export async function readOverdueFamilies(
  manager: EntityManager,
  situation: Situation,
  entries: WaitingEntries,
): Promise<OverdueFamily[]> {
  const groups = new Map<number, Group[]>();
  await forSomeChildren<RawGroup>(manager, GROUPS, (row) => {
    if (row.person_id === null) return;
    const group = { dueOn: row.due_on, sent: sentOf(row), open: Number(row.open), debts: Number(row.debts) };
    const own = groups.get(row.person_id);
    if (own) own.push(group);
    else groups.set(row.person_id, [group]);
  });
  const late = [...groups].filter(([, own]) => own.some(({ dueOn }) => isOverdue(dueOn, situation.today)));
  return inPieces(late, async (some) => {
    const ids = some.map(([id]) => id);
    const standings = await readStandings(manager, situation.today, ids);
    return some.flatMap(([id, own]) => {
      const standing = standings.get(id);
      // Without one the parent was erased meanwhile.
      return standing ? [familyOf(standing, own, entries.has(id), situation)] : [];
    });
  });
}

/** Reads what a search looks at, by parent: everybody for whom something is owed, and the projects. Normalised. */
export async function readSearchTexts(
  manager: EntityManager,
  families: readonly OverdueFamily[],
): Promise<Map<number, string>> {
  const words = new Map(families.map(({ id, name, email }) => [id, new Set([name, email ?? ''])]));
  await forSomeChildren<RawNames>(manager, NAMES, ({ person_id, ...names }) => {
    const own = words.get(person_id ?? 0);
    if (own) for (const name of Object.values(names)) own.add(name);
  });
  return new Map(
    await inPieces([...words], (some) =>
      some.map(([id, own]) => [id, normaliseForSearch([...own].join(' '))] as const),
    ),
  );
}

/** Runs a statement about {@link OWED} for all children, some at a time; on SQLite no statement pauses. */
async function forSomeChildren<Row>(
  manager: EntityManager,
  sql: string,
  take: (row: Row) => void,
): Promise<void> {
  const last = (await manager.maximum(ChildEntity, 'id')) ?? 0;
  for (let after = 0; after < last; after += PIECE) {
    const range = [after, after + PIECE];
    for (const row of await manager.query<Row[]>(sql, [...range, ...range])) take(row);
    await laterTurn();
  }
}

function sentOf({ first_on, second_on }: RawGroup): SentReminder[] {
  return [
    ...(first_on === null ? [] : [{ step: 1 as const, day: first_on }]),
    ...(second_on === null ? [] : [{ step: 2 as const, day: second_on }]),
  ];
}

function familyOf(
  standing: Standing,
  groups: readonly Group[],
  hasEntries: boolean,
  situation: Situation,
): OverdueFamily {
  const { today, runDay, minimum } = situation;
  const { person, account } = standing;
  const late = groups.flatMap(({ dueOn, open, debts }) =>
    dueOn !== null && isOverdue(dueOn, today) ? [{ days: daysOverdue(dueOn, today), open, debts }] : [],
  );
  const hold = holdOf({ ...standing, debts: groups }, { ...situation, hasEntries });
  const next = nextMail(groups, runDay, minimum)?.day ?? null;
  return {
    id: person.id,
    name: `${person.last_name} ${person.first_name}`,
    email: account?.email ?? null,
    days: Math.max(...late.map(({ days }) => days)),
    overdue: late.reduce((sum, { open }) => sum + open, 0),
    open: groups.reduce((sum, { open }) => sum + open, 0),
    late: late.map(({ days, ...rest }) => ({ age: overdueAge(days), ...rest })),
    next,
    hold,
    isOfNextRun: next === runDay && (hold === null || hold === 'off'),
  };
}
