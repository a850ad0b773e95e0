import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { ValidationErrors } from '../http/errors.js';

/** What a resource does differently from plain CRUD. All parts are optional; a plain resource has none. */
export interface CrudHooks<Entity extends ObjectLiteral> {
  /** Links of a `referenceMany` field: the entity between the two, and its columns. */
  links?: Record<string, LinkTable>;
  /** Values of fields without a column (`stored: false`) that follow from the columns of one record. */
  derived?(entity: Entity): object;
  /** Takes locks before a record is read to be changed or deleted. */
  lock?(manager: EntityManager, id: number): Promise<void>;
  /** Rules that need the database; problems are collected at their fields. */
  check?(record: Entity, context: CheckContext<Entity>): Promise<void>;
  /** Runs after the record was stored, in its transaction. */
  afterSave?(manager: EntityManager, record: Entity, context: SavedContext<Entity>): Promise<void>;
  /**
   * What is sent of records that were read together beside their columns, in their order; must not ask the database once
   * per record. OpenAPI reads the return type, as that of `presentDetail`.
   */
  present?(entities: Entity[], manager: EntityManager): Promise<object[]>;
  /** What only the page of one record shows, to those who may view it; lists and saves answer without it. */
  presentDetail?(entity: Entity, manager: EntityManager): Promise<object>;
}

export interface SavedContext<Entity = object> {
  created: boolean;
  userId: number;
  /** Its columns as they were; those of a new one are empty. */
  before: Partial<Entity>;
  /** The body of the call, with what it has beside the fields of the record (`changeFields` of the module). */
  input: Record<string, unknown>;
}

export interface CheckContext<Entity = object> {
  manager: EntityManager;
  /** `null` on create. */
  id: number | null;
  /** Its columns as they were; those of a new one are empty. */
  before: Partial<Entity>;
  /** What was sent of its fields, as columns; of fields without a column too. */
  columns: Record<string, unknown>;
  problems: ValidationErrors;
}

export interface LinkTable {
  entity: new () => ObjectLiteral;
  /** Column with the id of this resource, and with the other's. */
  own: string;
  other: string;
  /** Relation of the link to the other. */
  relation: string;
}
