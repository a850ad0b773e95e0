import { Injectable } from '@nestjs/common';
import { displayName, type DeletePreview, type DeleteResult } from '@feria/shared';
import { child as definition } from '@feria/shared/resources/child/index';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { deleteUnlessUsed, dependentsOf, fieldLabel, inUse } from '../../core/crud/dependents.js';
import { StorageCleanup } from '../../core/database/storage-cleanup.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { lockDaysOf, openPointsPhrase } from '../../presence/kept-on-site.js';
import { countThere } from '../../presence/place-ended.js';
import { activeRegistrationsPhrase } from '../../families/people/child-rules.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { childQuery } from '../../families/people/child.queries.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { EraseChild } from '../../registrations/use-cases/erase-child.js';
import { forgetChildren } from './forget-children.js';

/** Deletes children for the office (product/families.md#deleting-people): it has to know of registrations and of who is on site. */
@Injectable()
export class ChildRemoval {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly eraseChild: EraseChild,
    private readonly storage: StorageCleanup,
  ) {}

  /**
   * Deletes a child with its past registrations, whose events stay. Active registrations, and whatever else refers to the
   * child, refuse it; so does a child that is there today, or has an open point: it would be on no list any more.
   * @throws AppError 404
   */
  async run(id: number, remover: CurrentUserData): Promise<DeleteResult> {
    let messageIds: readonly string[] = [];
    const result = await deleteUnlessUsed(() =>
      this.transactions.run(async (manager) => {
        await this.eraseChild.lock(manager, [id]);
        await lockDaysOf(manager, [id], this.clock.today());
        const { name, refusal } = await this.removal(manager, id, remover);
        if (refusal !== null) return { success: false, message: refusal };
        messageIds = await forgetChildren(manager, [id]);
        await this.eraseChild.removeRegistrations(manager, [id], remover.id);
        await manager.delete(ChildEntity, { id });
        await recordAudit(manager, { action: 'delete', resource: definition.name, recordId: id });
        return { success: true, message: t('crud.deleted', { name }) };
      }),
    );
    if (result.success) await this.storage.run({ messageIds });
    return result;
  }

  /**
   * What {@link run} would do.
   * @throws AppError 404
   */
  async preview(id: number, remover: CurrentUserData): Promise<DeletePreview> {
    const { manager } = this.dataSource;
    const { name, tax, refusal } = await this.removal(manager, id, remover);
    const { registrations } = await this.eraseChild.plan(manager, [id]);
    const consequences =
      registrations > 0 ? [t('people.past_registrations_go', { smart_count: registrations })] : [];
    return {
      name,
      facts: [{ label: fieldLabel(definition, 'tax'), value: tax }],
      refusal,
      consequences: refusal === null ? consequences : [],
      mail: null,
    };
  }

  private async removal(
    manager: EntityManager,
    id: number,
    viewer: CurrentUserData,
  ): Promise<{ name: string; tax: string; refusal: string | null }> {
    const child = await childQuery(manager, { health: false, parents: false })
      .andWhere('child.id = :id', { id })
      .getOne();
    if (!child) throw notFound();
    const name = displayName(child);
    const isThere = (await countThere(manager, [id], this.clock.today())) > 0;
    const by = [
      ...(isThere ? [t('crud.dependents.there_today')] : []),
      ...(await openPointsPhrase(manager, id)),
      ...activeRegistrationsPhrase(await this.eraseChild.active(manager, [id])),
      ...(await dependentsOf(manager, ChildEntity, id, { viewer, except: [RegistrationEntity] })),
    ];
    return { name, tax: child.tax, refusal: inUse(name, by) };
  }
}
