import type { Absence, IsoDate } from '@feria/shared';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { columnsOf } from '../../core/database/fixed-query.js';
import { RowsOfChildren } from '../people/rows-of-children.js';
import { AbsenceEntity } from '../../model/families/absence.entity.js';

const SHOWN_COLUMNS = ['id', 'child_id', 'from', 'to', 'reason'] as const;
type Row = Pick<AbsenceEntity, (typeof SHOWN_COLUMNS)[number]>;

/** Absences of the children of a parent that end on a day or later; takes person and day. */
export const ABSENCES_OF_PARENT = new RowsOfChildren(
  { absence: columnsOf(AbsenceEntity, SHOWN_COLUMNS) },
  { table: 'absence', alias: 'absence', where: 'absence.`to` >= ?' },
);

/** What is shown: what is not over today, and reasons only to who may see health data, of which they may tell. */
interface Shown {
  today: IsoDate;
  health: boolean;
}

/** Absences by child, the next first. */
type ByChild = Map<number, Absence[]>;

/** Of children, those that are not over; one statement. */
export async function readAbsences(
  manager: EntityManager,
  childIds: readonly number[],
  { today, health }: Shown,
): Promise<ByChild> {
  if (childIds.length === 0) return new Map();
  return absencesByChild(
    await manager.find(AbsenceEntity, {
      select: Object.fromEntries(SHOWN_COLUMNS.map((column) => [column, true])),
      where: { child_id: In([...childIds]), to: MoreThanOrEqual(today) },
    }),
    health,
  );
}

export function presentAbsence({ id, child_id, from, to, reason }: Row): Absence {
  return { id, child_id, from, to, reason };
}

/** The absences of each child. @param health whether the reader may see the reasons */
export function absencesByChild(rows: readonly Row[], health: boolean): ByChild {
  const absences: ByChild = new Map();
  for (const row of rows.toSorted((a, b) => a.from.localeCompare(b.from)))
    absences.set(row.child_id, [
      ...(absences.get(row.child_id) ?? []),
      presentAbsence(health ? row : { ...row, reason: null }),
    ]);
  return absences;
}
