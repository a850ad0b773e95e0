import { can, type FamilyCall, type IsoDate } from '@feria/shared';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { versionOf } from '../../core/crud/versions.js';
import { FamilyCallEntity } from '../../model/office/family-call.entity.js';

/** The fields of its form, in the order of its version. */
export const CALL_FIELDS = ['at', 'text', 'todo', 'todo_on', 'done'] as const;
export type CallValues = Pick<FamilyCall, (typeof CALL_FIELDS)[number]>;

/** Calls of a family that are shown. */
const SHOWN = 100;

/** Whether somebody may see calls: only with the page of the family, on which they stand. */
export function seesCalls(reader: Pick<CurrentUserData, 'permissions'>): boolean {
  return can(reader, 'person.calls') && (can(reader, 'person.view') || can(reader, 'person.update'));
}

/** What the form of a call holds. */
export function valuesOf({ at, text, todo, todo_on, done_at }: FamilyCallEntity): CallValues {
  return { at: at.toISOString(), text, todo, todo_on, done: done_at !== null };
}

/** @param call with `person` and `user` */
export function presentCall(call: FamilyCallEntity): FamilyCall {
  const values = valuesOf(call);
  const { id, first_name, last_name } = call.person!;
  return {
    id: call.id,
    person: { id, first_name, last_name },
    by: call.user?.name ?? null,
    ...values,
    version: versionOf(CALL_FIELDS, { ...values }),
  };
}

function calls(manager: EntityManager): SelectQueryBuilder<FamilyCallEntity> {
  return manager
    .createQueryBuilder(FamilyCallEntity, 'noted')
    .innerJoin('noted.person', 'person')
    .addSelect(['person.id', 'person.first_name', 'person.last_name'])
    .leftJoin('noted.user', 'user')
    .addSelect(['user.id', 'user.name']);
}

/** A call by its number; `null` when it is not there. */
export function readCall(manager: EntityManager, id: number): Promise<FamilyCallEntity | null> {
  return calls(manager).where('noted.id = :id', { id }).getOne();
}

/** The calls of parents, the newest first; at most 100. One statement. */
export async function readCalls(manager: EntityManager, personIds: readonly number[]): Promise<FamilyCall[]> {
  const rows = await calls(manager)
    .where('noted.person_id IN (:...personIds)', { personIds })
    .orderBy('noted.at', 'DESC')
    .addOrderBy('noted.id', 'DESC')
    .limit(SHOWN)
    .getMany();
  return rows.map(presentCall);
}

function dueOn(query: SelectQueryBuilder<FamilyCallEntity>, today: IsoDate) {
  return query.where('noted.todo_on <= :today', { today }).andWhere('noted.done_at IS NULL');
}

/** The open to-dos of all families of a day and earlier, the oldest first. One statement. */
export async function readDueTodos(manager: EntityManager, today: IsoDate): Promise<FamilyCall[]> {
  const rows = await dueOn(calls(manager), today).orderBy('noted.todo_on').addOrderBy('noted.id').getMany();
  return rows.map(presentCall);
}

/** How many {@link readDueTodos} reads. One statement. */
export function countDueTodos(manager: EntityManager, today: IsoDate): Promise<number> {
  return dueOn(manager.createQueryBuilder(FamilyCallEntity, 'noted'), today).getCount();
}
