import { MAX_ALL_ROWS, type DeleteResult, type ResourceDefinition } from '@feria/shared';
import { isEmpty, isRequired } from '@feria/shared/resources/infer';
import type { ServerMessageKey } from '@feria/shared/i18n/server/index';
import { In, type DataSource, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { noteChangedFields, noteNothingChanged } from '../audit/audit-context.js';
import { Transactions } from '../database/transactions.js';
import type { Uploads } from '../files/uploads.js';
import { ListPage } from '../http/envelope.interceptor.js';
import { invalidField, notFound, Problems } from '../http/errors.js';
import { listRulesOf, parseListQuery, type ListRules } from '../http/list-query.js';
import { say } from '../request-context.js';
import { named, toColumns, toRecord } from './columns.js';
import type { CrudHooks, DependentKind } from './crud-hooks.js';
import { applyPlan, referencesOf } from './query.js';
import { checkFiles, filesOf } from './record-files.js';

type Values = Record<string, unknown>;
type Row = ObjectLiteral & { id: number };

/** What a resource is made of in the API. */
export interface CrudParts<Entity extends Row> {
  definition: ResourceDefinition;
  entity: new () => Entity;
  hooks: CrudHooks<Entity>;
  dataSource: DataSource;
  transactions: Transactions;
  uploads: Uploads;
}

/** List, read, create, update and delete of one resource, from its definition. */
export class CrudService<Entity extends Row> {
  private readonly rules: ListRules;

  constructor(private readonly parts: CrudParts<Entity>) {
    this.rules = listRulesOf(parts.definition, 'record');
  }

  /**
   * A page of the list: three statements and one for each link field, whatever the number of rows.
   * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows.
   */
  async list(rawQuery: Values): Promise<ListPage<Values>> {
    const plan = parseListQuery(rawQuery, this.rules);
    const query = this.query(this.parts.dataSource.manager);
    applyPlan(query, plan);
    const total = await query.getCount();
    if (plan.take === null && total > MAX_ALL_ROWS)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    const entities = total > plan.skip ? await query.getMany() : [];
    return new ListPage(await this.present(this.parts.dataSource.manager, entities), total);
  }

  /**
   * One record with its detail.
   * @throws AppError 404
   */
  async get(id: number): Promise<Values> {
    const { manager } = this.parts.dataSource;
    const { record, entity } = await this.find(manager, id);
    await this.parts.hooks.presentDetail?.(record, entity, manager);
    return record;
  }

  /** @throws AppError 422 */
  create(input: Values, userId: number): Promise<Values> {
    return this.parts.transactions.run(async (manager) => {
      const fresh = manager.create(this.target, {} as never);
      return this.read(manager, await this.save(manager, fresh, input, { mode: 'create', userId }));
    });
  }

  /**
   * Changes what is sent. An image or file that is replaced is removed (decisions §8).
   * @throws AppError 404, 422
   */
  async update(id: number, input: Values, userId: number): Promise<Values> {
    const { definition, uploads } = this.parts;
    const { record, files } = await this.parts.transactions.run(async (manager) => {
      await this.parts.hooks.lock?.(manager, id);
      const stored = await manager.findOneBy(this.target, { id } as never);
      if (!stored) throw notFound();
      const named = filesOf(definition, stored);
      await this.save(manager, stored, input, { mode: 'update', userId });
      return { record: await this.read(manager, id), files: named };
    });
    const kept = filesOf(definition, record);
    await uploads.release(files.filter((address) => !kept.includes(address)));
    return record;
  }

  /**
   * Deletes the record and its files, or says what depends on it.
   * @throws AppError 404
   */
  async remove(id: number): Promise<DeleteResult> {
    const { result, files } = await this.parts.transactions.run(async (manager) => {
      await this.parts.hooks.lock?.(manager, id);
      const stored = await manager.findOneBy(this.target, { id } as never);
      if (!stored) throw notFound();
      const name = this.parts.hooks.nameOf?.(stored) ?? String((stored as Values).name ?? id);
      const dependents = Object.entries((await this.parts.hooks.dependents?.(manager, id)) ?? {}).filter(
        ([, count]) => Number(count) > 0,
      );
      if (dependents.length) {
        const by = dependents
          .map(([kind, count]) =>
            say(`crud.dependents.${kind as DependentKind}`, { smart_count: Number(count) }),
          )
          .join(', ');
        noteNothingChanged();
        return { result: { success: false, message: say('crud.in_use', { name, by }) }, files: [] };
      }
      await manager.delete(this.target, { id } as never);
      return {
        result: { success: true, message: say('crud.deleted', { name }) },
        files: filesOf(this.parts.definition, stored),
      };
    });
    await this.parts.uploads.release(files);
    return result;
  }

  /** Reads one record with a manager of the caller's. */
  async read(manager: EntityManager, id: number): Promise<Values> {
    return (await this.find(manager, id)).record;
  }

  private async find(manager: EntityManager, id: number): Promise<{ record: Values; entity: Entity }> {
    const entity = await this.query(manager).where('record.id = :id', { id }).getOne();
    if (!entity) throw notFound();
    const [record] = await this.present(manager, [entity]);
    return { record: record as Values, entity };
  }

  private get target(): EntityTarget<Entity> {
    return this.parts.entity;
  }

  private query(manager: EntityManager) {
    const query = manager.createQueryBuilder(this.target, 'record');
    for (const { as } of referencesOf(this.parts.definition)) query.leftJoinAndSelect(`record.${as}`, as);
    return query;
  }

  private async save(
    manager: EntityManager,
    stored: Entity,
    input: Values,
    { mode, userId }: { mode: 'create' | 'update'; userId: number },
  ): Promise<number> {
    const { definition, hooks, uploads } = this.parts;
    const columns = toColumns(definition, input, mode);
    const before = { ...(stored as Values) };
    const links = Object.keys(hooks.links ?? {});
    if (mode === 'update') noteChangedFields(changedFields(stored, columns));
    for (const [key, value] of Object.entries(columns))
      if (!links.includes(key)) (stored as Values)[key] = value;
    const problems = new Problems();
    this.checkRecord(stored, problems);
    await this.checkReferences(manager, columns, problems);
    await checkFiles(definition, columns, { manager, uploads, before, problems });
    await hooks.check?.(stored, { manager, id: mode === 'create' ? null : stored.id, problems });
    problems.throwIfAny();
    await manager.save(this.target, stored as never);
    for (const key of links)
      if (columns[key]) await this.saveLinks(manager, stored.id, key, columns[key] as number[]);
    await hooks.afterSave?.(manager, stored, { created: mode === 'create', userId });
    return stored.id;
  }

  /** What depends on other fields: required while a switch is on, and the definition's own rules. */
  private checkRecord(stored: Entity, problems: Problems): void {
    const { definition } = this.parts;
    const record = stored as Values;
    for (const [key, field] of Object.entries(definition.fields)) {
      if (field.type === 'referenceMany' || field.readOnly) continue;
      if (isRequired(field, record) && isEmpty(record[key])) problems.add(key, 'validation.required');
    }
    for (const rule of definition.rules ?? []) {
      const problem = rule(record);
      if (problem) problems.add(problem.field, problem.message as ServerMessageKey);
    }
  }

  private async checkReferences(manager: EntityManager, columns: Values, problems: Problems): Promise<void> {
    const { relations } = manager.dataSource.getMetadata(this.target);
    for (const { key, as } of referencesOf(this.parts.definition)) {
      const id = columns[key];
      const target = relations.find(({ propertyName }) => propertyName === as)?.inverseEntityMetadata.target;
      if (id == null || !target) continue;
      if (!(await manager.existsBy(target, { id }))) problems.add(key, 'validation.reference');
    }
    for (const [key, link] of Object.entries(this.parts.hooks.links ?? {})) {
      const ids = (columns[key] ?? []) as number[];
      if (ids.length === 0) continue;
      const relation = manager.dataSource
        .getMetadata(link.entity)
        .relations.find(({ propertyName }) => propertyName === link.relation);
      const found = await manager.countBy(relation?.inverseEntityMetadata.target ?? link.entity, {
        id: In(ids),
      });
      if (found !== ids.length) problems.add(key, 'validation.reference');
    }
  }

  private async saveLinks(manager: EntityManager, id: number, key: string, ids: number[]): Promise<void> {
    const link = this.parts.hooks.links?.[key];
    if (!link) return;
    await manager.delete(link.entity, { [link.own]: id });
    if (ids.length)
      await manager.insert(
        link.entity,
        ids.map((other) => ({ [link.own]: id, [link.other]: other })),
      );
  }

  private async present(manager: EntityManager, entities: Entity[]): Promise<Values[]> {
    const records = entities.map((entity) => toRecord(this.parts.definition, entity));
    for (const [key, link] of Object.entries(this.parts.hooks.links ?? {})) {
      const rows = entities.length
        ? await manager.find(link.entity, {
            where: { [link.own]: In(entities.map(({ id }) => id)) },
            relations: { [link.relation]: true },
          })
        : [];
      for (const record of records) {
        record[key] = rows
          .filter((row) => row[link.own] === record.id)
          .map((row) => named(row[link.relation]));
      }
    }
    await this.parts.hooks.present?.(records, entities, manager);
    return records;
  }
}

/** Names of what is sent and not stored so; links, whose rows nobody has read, count as changed. */
function changedFields(stored: Values, columns: Values): string[] {
  return Object.keys(columns).filter((key) => JSON.stringify(stored[key]) !== JSON.stringify(columns[key]));
}
