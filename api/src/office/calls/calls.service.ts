import { Injectable } from '@nestjs/common';
import { romeDate, type DeleteResult, type FamilyCall } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { refuseChanged } from '../../core/crud/versions.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound, ValidationErrors } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { FamilyCallEntity } from '../../model/office/family-call.entity.js';
import type { CallBody, CallChangeBody } from './calls.dto.js';
import {
  CALL_FIELDS,
  presentCall,
  readCall,
  readDueTodos,
  seesCalls,
  valuesOf,
  type CallValues,
} from './read-calls.js';

/**
 * Calls that the office notes on the pages of families, with what is to be done (product/office.md#calls). The log of changes says
 * that a call was noted, never what.
 */
@Injectable()
export class Calls {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Open to-dos of today and earlier, the oldest first.
   * @throws AppError 404 for who may not see the pages of families
   */
  async due(reader: CurrentUserData): Promise<FamilyCall[]> {
    refuseWithoutFamily(reader);
    return readDueTodos(this.dataSource.manager, this.clock.today());
  }

  /** @throws AppError 404 no such parent, or not for this account; 422 */
  note(personId: number, body: CallBody, writer: CurrentUserData): Promise<FamilyCall> {
    refuseWithoutFamily(writer);
    return this.transactions.run(async (manager) => {
      const [person] = await lockRows(manager, ParentEntity, [personId]);
      if (!person) throw notFound();
      const { text, todo = null, todo_on = null, done = false } = body;
      const at = body.at ?? this.clock.now().toISOString();
      const values = this.checked({ at, text, todo, todo_on, done });
      const { id } = await manager.save(
        manager.create(FamilyCallEntity, {
          person_id: personId,
          user_id: writer.id,
          ...this.columnsOf(values, null),
        }),
      );
      return this.saved(manager, 'create', { id, personId });
    });
  }

  /** @throws AppError 404 no such call, or not for this account; 409 when others have changed it; 422 */
  change(id: number, body: CallChangeBody, writer: CurrentUserData): Promise<FamilyCall> {
    refuseWithoutFamily(writer);
    return this.transactions.run(async (manager) => {
      const [call] = await lockRows(manager, FamilyCallEntity, [id]);
      if (!call) throw notFound();
      const { version, ...sent } = body;
      const shown = valuesOf(call);
      refuseChanged(version, { names: CALL_FIELDS, sent, shown: { ...shown } });
      const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      const values = this.checked({ ...shown, ...given } as CallValues, shown.at);
      await manager.save(Object.assign(call, this.columnsOf(values, call.done_at)));
      return this.saved(manager, 'update', { id, personId: call.person_id });
    });
  }

  /** @throws AppError 404 */
  async remove(id: number, writer: CurrentUserData): Promise<DeleteResult> {
    refuseWithoutFamily(writer);
    await this.transactions.run(async (manager) => {
      const [call] = await lockRows(manager, FamilyCallEntity, [id]);
      if (!call) throw notFound();
      await manager.delete(FamilyCallEntity, { id });
      await note(manager, 'delete', call.person_id);
    });
    return { success: true, message: t('call.deleted') };
  }

  private async saved(
    manager: EntityManager,
    action: 'create' | 'update',
    { id, personId }: { id: number; personId: number },
  ): Promise<FamilyCall> {
    await note(manager, action, personId);
    const call = await readCall(manager, id);
    return presentCall(call!);
  }

  /** @throws AppError 422 */
  private checked(values: CallValues, atBefore?: string): CallValues {
    const problems = new ValidationErrors();
    const { at, text, todo, todo_on, done } = values;
    if (!at) problems.add('at', 'validation.required');
    else if (at !== atBefore && romeDate(new Date(at)) > this.clock.today())
      problems.add('at', 'call.future');
    if (!text) problems.add('text', 'validation.required');
    if (todo && !todo_on) problems.add('todo_on', 'validation.required');
    if (!todo && todo_on) problems.add('todo', 'validation.required');
    problems.throwIfAny();
    return { at, text, todo: todo || null, todo_on: todo_on || null, done: Boolean(todo) && done };
  }

  private columnsOf({ at, done, ...values }: CallValues, doneBefore: Date | null) {
    return { ...values, at: new Date(at), done_at: done ? (doneBefore ?? this.clock.now()) : null };
  }
}

/** @throws AppError 404: what stands on pages that somebody may not see is not there */
function refuseWithoutFamily(user: CurrentUserData): void {
  if (!seesCalls(user)) throw notFound();
}

/** A line about the parent: that, not what. */
function note(
  manager: EntityManager,
  action: 'create' | 'update' | 'delete',
  personId: number,
): Promise<void> {
  return recordAudit(manager, { action, resource: 'parent/call', recordId: personId, fields: ['call'] });
}
