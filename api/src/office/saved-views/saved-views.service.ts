import { Injectable } from '@nestjs/common';
import { can, VIEWS_MAX, type DeleteResult, type SavedView, type SavedViewState } from '@feria/shared';
import { LISTS } from '@feria/shared/resources/lists';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { refuseChanged, versionOf } from '../../core/crud/versions.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { SavedViewEntity } from '../../model/office/saved-view.entity.js';
import type { SavedViewBody, SavedViewChangeBody } from './saved-views.dto.js';

/** What is saved of a view, in the order of its version. */
const FIELDS = ['name', 'shared', 'search', 'filters', 'sort', 'columns'] as const;
type Values = Pick<SavedView, (typeof FIELDS)[number]>;

/**
 * Views of lists (product/office.md#saved-views): the own ones, and those of everybody, which holders of `option.update` make and change. A
 * view says what a list is asked; what it answers is the list's own business, so a view gives nobody anything. The log of changes has
 * its number only: a name may be that of a family.
 */
@Injectable()
export class SavedViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** @throws AppError 404 no such list, or not for this account */
  async list(list: unknown, reader: CurrentUserData): Promise<SavedView[]> {
    const name = seenList(list, reader);
    const views = await this.dataSource.manager.find(SavedViewEntity, { where: ofList(name, reader) });
    const shown = views.map(present);
    return shown.sort((a, b) => Number(b.shared) - Number(a.shared) || a.name.localeCompare(b.name));
  }

  /** @throws AppError 403 for who may not make one for everybody; 404 no such list, or not for this account; 422 */
  create(body: SavedViewBody, writer: CurrentUserData): Promise<SavedView> {
    const list = seenList(body.list, writer);
    const { name, shared = false } = body;
    if (shared) refuseShared(writer);
    return this.transactions.run(async (manager) => {
      const siblings = await manager.find(SavedViewEntity, { where: ofList(list, writer) });
      const kept = siblings.filter(({ user_id }) => (user_id === null) === shared);
      if (kept.length >= VIEWS_MAX) throw invalidField('name', 'view.too_many', { max: VIEWS_MAX });
      refuseTakenName(siblings, name);
      const state = stateOf({ search: null, filters: [], sort: [], columns: [] }, body);
      const view = await manager.save(
        manager.create(SavedViewEntity, { list, name, user_id: shared ? null : writer.id, state }),
      );
      await note(manager, 'create', view.id);
      return present(view);
    });
  }

  /** @throws AppError 403, 404 no such view, or another's own; 409 when others have changed the same; 422 */
  change(id: number, body: SavedViewChangeBody, writer: CurrentUserData): Promise<SavedView> {
    return this.transactions.run(async (manager) => {
      const view = await this.find(manager, id, writer);
      const { version, ...sent } = body;
      refuseChanged(version, { names: FIELDS, sent, shown: { ...valuesOf(view) } });
      const { name = null, shared = view.user_id === null } = sent;
      if (shared) refuseShared(writer);
      if (name !== null && name !== view.name) {
        refuseTakenName(await manager.find(SavedViewEntity, { where: ofList(view.list, writer) }), name);
        view.name = name;
      }
      view.user_id = shared ? null : writer.id;
      view.state = stateOf(view.state, sent);
      await manager.save(view);
      await note(manager, 'update', id);
      return present(view);
    });
  }

  /** @throws AppError 403, 404 no such view, or another's own */
  async remove(id: number, writer: CurrentUserData): Promise<DeleteResult> {
    const name = await this.transactions.run(async (manager) => {
      const view = await this.find(manager, id, writer);
      await manager.delete(SavedViewEntity, { id });
      await note(manager, 'delete', id);
      return view.name;
    });
    return { success: true, message: t('crud.deleted', { name }) };
  }

  private async find(manager: EntityManager, id: number, writer: CurrentUserData): Promise<SavedViewEntity> {
    const [view] = await lockRows(manager, SavedViewEntity, [id]);
    const isThere =
      view && (view.user_id === writer.id || (view.user_id === null && sees(view.list, writer)));
    if (!isThere) throw notFound();
    if (view.user_id === null) refuseShared(writer);
    return view;
  }
}

function sees(list: string, reader: CurrentUserData): boolean {
  const permission = Object.hasOwn(LISTS, list) ? LISTS[list] : undefined;
  return permission !== undefined && can(reader, permission);
}

/** @throws AppError 404: a list that somebody may not see is not there */
function seenList(list: unknown, reader: CurrentUserData): string {
  if (typeof list !== 'string' || !sees(list, reader)) throw notFound();
  return list;
}

function ofList(list: string, { id }: CurrentUserData) {
  return [
    { list, user_id: id },
    { list, user_id: IsNull() },
  ];
}

/** @throws AppError 403 */
function refuseShared(writer: CurrentUserData): void {
  if (!can(writer, 'option.update')) throw new AppError('forbidden');
}

/** @throws AppError 422 at `name` */
function refuseTakenName(views: readonly SavedViewEntity[], name: string): void {
  if (views.some((other) => other.name === name)) throw invalidField('name', 'validation.name_taken');
}

/** What was sent replaces what was there. */
function stateOf(
  before: SavedViewState,
  { search = before.search, filters, sort, columns }: Partial<Omit<SavedViewChangeBody, 'version'>>,
): SavedViewState {
  return {
    search,
    filters: filters ?? before.filters,
    sort: sort?.map(({ field, descending }) => ({ field, descending })) ?? before.sort,
    columns: columns ?? before.columns,
  };
}

function valuesOf({ name, user_id, state }: SavedViewEntity): Values {
  return { name, shared: user_id === null, ...state };
}

function present(view: SavedViewEntity): SavedView {
  const values = valuesOf(view);
  return { id: view.id, ...values, version: versionOf(FIELDS, { ...values }) };
}

function note(manager: EntityManager, action: 'create' | 'update' | 'delete', id: number): Promise<void> {
  return recordAudit(manager, { action, resource: 'saved-view', recordId: id });
}
