import {
  recordLabel,
  type DeletePreview,
  type DeleteResult,
  type PermissionHolder,
  type ResourceDefinition,
} from '@feria/shared';
import { selfReferencesOf } from '@feria/shared/resources/infer';
import { recordAudit } from '../audit/audit.js';
import { differenceOf } from '../audit/changes.js';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { lockRows } from '../database/locks.js';
import { Transactions } from '../database/transactions.js';
import type { Uploads } from '../files/uploads.js';
import { ListPage } from '../http/envelope.js';
import { notFound, ValidationErrors } from '../http/errors.js';
import { listRulesOf, parseListQuery } from '../http/list-query.js';
import { inPieces } from '../pieces.js';
import { contentLanguage, t } from '../request-context.js';
import { assignColumns, toColumns, toRecord } from './columns.js';
import type { CrudHooks, LinkTable } from './crud-hooks.js';
import { deleteUnlessUsed, dependentsOf, inUse, recheckForeignKeys } from './dependents.js';
import { declaredLinks } from './link-entity.js';
import { findPage, referencesOf } from './list.queries.js';
import { columnsOfPerson, showsNames } from './people.js';
import {
  addLinks,
  checkFiles,
  checkLinks,
  checkRecord,
  checkReferences,
  checkUnique,
  filesOf,
  linkedIds,
  saveLinks,
  saveUnique,
} from './record-parts.js';
import { refuseChangedRecord, versionOfRecord } from './versions.js';

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
  private readonly links: Record<string, LinkTable>;

  constructor(private readonly parts: CrudParts<Entity>) {
    this.links = { ...declaredLinks(parts.definition), ...parts.hooks.links };
  }

  /**
   * A page of the list: four statements and one for each link field, whatever the number of rows; all of many rows in pieces.
   * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows.
   */
  async list(rawQuery: Values): Promise<ListPage<Values>> {
    const plan = parseListQuery(rawQuery, listRulesOf(this.parts.definition, 'record', showsNames));
    const query = this.query(this.parts.dataSource.manager);
    const { rows, total } = await findPage(query, plan);
    const { manager } = this.parts.dataSource;
    return new ListPage(await inPieces(rows, (some) => this.present(manager, some)), total);
  }

  /**
   * One record with its detail.
   * @throws AppError 404
   */
  async get(id: number): Promise<Values> {
    const { manager } = this.parts.dataSource;
    const { record, entity } = await this.find(manager, id);
    return { ...record, ...(await this.parts.hooks.presentDetail?.(entity, manager)) };
  }

  /** @throws AppError 422 */
  create(input: Values, userId: number): Promise<Values> {
    return recheckForeignKeys(() =>
      this.parts.transactions.run(async (manager) => {
        const fresh = manager.create(this.target, {} as never);
        return this.read(manager, await this.save(manager, fresh, input, { mode: 'create', userId }));
      }),
    );
  }

  /**
   * Changes what is sent. An image or file that is replaced is removed (product/office.md#uploads).
   * @param input with the `version` of the record that the form was opened with, where it has one
   * @throws AppError 404, 422; 409 when somebody else has changed one of the same fields since
   */
  async update(id: number, input: Values, userId: number): Promise<Values> {
    const { definition, uploads } = this.parts;
    const { record, files } = await recheckForeignKeys(() =>
      this.parts.transactions.run(async (manager) => {
        await this.parts.hooks.lock?.(manager, id);
        const [stored] = await lockRows(manager, this.target, [id]);
        if (!stored) throw notFound();
        if (input.version != null)
          refuseChangedRecord(definition, input, await this.columnsAndLinks(manager, stored));
        const named = filesOf(definition, stored);
        await this.save(manager, stored, input, { mode: 'update', userId });
        return { record: await this.read(manager, id), files: named };
      }),
    );
    const kept = filesOf(definition, record);
    await uploads.release(files.filter((address) => !kept.includes(address)));
    return record;
  }

  /**
   * Deletes the record and its files, or says what depends on it: see {@link dependentsOf}.
   * @param viewer who asks: dependents are named only to those who may list them
   * @throws AppError 404
   */
  async remove(id: number, viewer: PermissionHolder): Promise<DeleteResult> {
    let files: string[] = [];
    const result = await deleteUnlessUsed(() =>
      this.parts.transactions.run(async (manager) => {
        await this.parts.hooks.lock?.(manager, id);
        const [stored] = await lockRows(manager, this.target, [id]);
        if (!stored) throw notFound();
        const { name, refusal } = await this.removal(manager, stored, viewer);
        if (refusal !== null) return { success: false, message: refusal };
        files = filesOf(this.parts.definition, stored);
        await manager.delete(this.target, { id } as never);
        await recordAudit(manager, { action: 'delete', resource: this.parts.definition.name, recordId: id });
        return { success: true, message: t('crud.deleted', { name }) };
      }),
    );
    if (result.success) await this.parts.uploads.release(files);
    return result;
  }

  /**
   * What {@link remove} would do.
   * @throws AppError 404
   */
  async previewRemoval(id: number, viewer: PermissionHolder): Promise<DeletePreview> {
    const { manager } = this.parts.dataSource;
    const stored = await manager.findOneBy(this.target, { id } as never);
    if (!stored) throw notFound();
    const { name, refusal } = await this.removal(manager, stored, viewer);
    const files = filesOf(this.parts.definition, stored).length;
    return {
      name,
      refusal,
      facts: [],
      mail: null,
      consequences: refusal === null && files > 0 ? [t('crud.files_go', { smart_count: files })] : [],
    };
  }

  /** Decides whether a record can be deleted. */
  private async removal(
    manager: EntityManager,
    stored: Entity,
    viewer: PermissionHolder,
  ): Promise<{ name: string; refusal: string | null }> {
    const name = recordLabel(stored, contentLanguage());
    return { name, refusal: inUse(name, await dependentsOf(manager, this.target, stored.id, { viewer })) };
  }

  /** Reads one record with a manager of the caller's. */
  async read(manager: EntityManager, id: number): Promise<Values> {
    return (await this.find(manager, id)).record;
  }

  private async find(manager: EntityManager, id: number): Promise<{ record: Values; entity: Entity }> {
    const entity = await this.query(manager).where('record.id = :id', { id }).getOne();
    if (!entity) throw notFound();
    const [shown] = await this.present(manager, [entity]);
    const record = shown as Values;
    return { record: { ...record, version: versionOfRecord(this.parts.definition, record) }, entity };
  }

  private get target(): EntityTarget<Entity> {
    return this.parts.entity;
  }

  private query(manager: EntityManager) {
    const query = manager.createQueryBuilder(this.target, 'record');
    for (const { as, resource } of referencesOf(this.parts.definition)) {
      const columns = columnsOfPerson(resource);
      if (!columns) query.leftJoinAndSelect(`record.${as}`, as);
      else query.leftJoin(`record.${as}`, as).addSelect(columns.map((column) => `${as}.${column}`));
    }
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
    assignColumns(definition, stored, columns);
    const problems = new ValidationErrors();
    checkRecord(definition, stored, problems);
    await checkReferences(manager, definition, { target: this.target, columns, problems });
    await checkUnique(manager, definition, { target: this.target, stored, before, problems });
    await checkLinks(manager, this.links, { columns, problems });
    await checkFiles(definition, columns, { manager, uploads, before, problems });
    await hooks.check?.(stored, {
      manager,
      id: mode === 'create' ? null : stored.id,
      problems,
      before: before as Partial<Entity>,
      columns,
    });
    // After the hooks, which may refuse it with a message of their own.
    for (const key of selfReferencesOf(definition, stored as Values))
      problems.addOnce(key, 'validation.self_reference');
    problems.throwIfAny();
    await saveUnique(definition, () => manager.save(this.target, stored as never));
    const linked = mode === 'create' ? {} : await linkedIds(manager, this.links, { id: stored.id, columns });
    await saveLinks(manager, this.links, { id: stored.id, columns });
    await hooks.afterSave?.(manager, stored, {
      created: mode === 'create',
      userId,
      before: before as Partial<Entity>,
      input,
    });
    const difference = differenceOf(definition.name, mode === 'create' ? null : { ...before, ...linked }, {
      ...stored,
      ...sentLinks(this.links, columns),
    });
    await recordAudit(manager, {
      action: mode,
      resource: definition.name,
      recordId: stored.id,
      ...difference,
    });
    return stored.id;
  }

  /** What a record is sent with, without what its hooks add. */
  private async columnsAndLinks(manager: EntityManager, entity: Entity): Promise<Values> {
    const record = this.recordOf(entity);
    await addLinks(manager, this.parts.definition, this.links, [record]);
    return record;
  }

  private recordOf(entity: Entity): Values {
    return { ...toRecord(this.parts.definition, entity), ...this.parts.hooks.derived?.(entity) };
  }

  private async present(manager: EntityManager, entities: Entity[]): Promise<Values[]> {
    const records = entities.map((entity) => this.recordOf(entity));
    await addLinks(manager, this.parts.definition, this.links, records);
    const additions = await this.parts.hooks.present?.(entities, manager);
    return records.map((record, index) => ({ ...record, ...additions?.[index] }));
  }
}

/** Links have no column: what was sent of them is what is stored. */
function sentLinks(links: object = {}, columns: Values): Values {
  return Object.fromEntries(Object.keys(links).map((key) => [key, columns[key]]));
}
