import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { ServerMessageKey } from '@feria/shared/i18n/server/index';
import type { Problems } from '../http/errors.js';

/** What a resource does differently from plain CRUD. All parts are optional; a plain resource has none. */
export interface CrudHooks<Entity extends ObjectLiteral> {
  /** Links of a `referenceMany` field: the entity between the two, and its columns. */
  links?: Record<string, LinkTable>;
  /** Takes locks before a record is read to be changed or deleted. */
  lock?(manager: EntityManager, id: number): Promise<void>;
  /** Rules that need the database; problems are collected at their fields. `id` is `null` on create. */
  check?(
    record: Entity,
    context: { manager: EntityManager; id: number | null; problems: Problems },
  ): Promise<void>;
  /** How many of what depend on the record; any of them refuses its deletion. */
  dependents?(manager: EntityManager, id: number): Promise<Partial<Record<DependentKind, number>>>;
  /** Runs after the record was stored, in its transaction. */
  afterSave?(
    manager: EntityManager,
    record: Entity,
    context: { created: boolean; userId: number },
  ): Promise<void>;
  /** Adds to what is sent of records that were read together; must not ask the database once per record. */
  present?(records: Record<string, unknown>[], entities: Entity[], manager: EntityManager): Promise<void>;
  /** Adds what only the page of one record shows, to those who may view it; lists and saves answer without it. */
  presentDetail?(record: Record<string, unknown>, entity: Entity, manager: EntityManager): Promise<void>;
  /** Name of a record in messages. */
  nameOf?(record: Entity): string;
}

/** Kinds of things that can depend on a record; their words are `crud.dependents.*`. */
export type DependentKind =
  Extract<ServerMessageKey, `crud.dependents.${string}`> extends `crud.dependents.${infer K}` ? K : never;

export interface LinkTable {
  entity: new () => ObjectLiteral;
  /** Column with the id of this resource, and with the other's. */
  own: string;
  other: string;
  /** Relation of the link to the other. */
  relation: string;
}
