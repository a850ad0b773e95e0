import { Injectable } from '@nestjs/common';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import type { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { findRegistration, lockAffectedWeeks } from '../locking.js';
import { endGroups } from '../registration-records.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** The office ends a group of registrations that wait to get their seats together (product/registrations.md#only-together): each waits alone then. */
@Injectable()
export class EndGroup {
  constructor(
    private readonly transactions: Transactions,
    private readonly waitingList: WaitingList,
  ) {}

  /**
   * Who could not move up because of the others gets a free seat at once.
   * @param id of one of the registrations
   * @throws AppError 404; 422 when it waits alone
   */
  run(id: number, userId: number): Promise<void> {
    return this.transactions.run(async (manager) => {
      const find = async (reader: EntityManager): Promise<RegistrationEntity> => {
        const found = await findRegistration(reader, id, null);
        if (!found) throw notFound();
        return found;
      };
      const weeks = await lockAffectedWeeks(manager, async (reader) => [(await find(reader)).course_week_id]);
      const { together_id } = await find(manager);
      if (together_id === null)
        throw new AppError('validation', { message: { key: 'registration.no_group' } });
      await endGroups(manager, [id]);
      await this.waitingList.fill(manager, weeks, userId);
      await recordAudit(manager, {
        action: 'call',
        resource: `${LOGGED_REGISTRATION}/end-group`,
        recordId: id,
      });
    });
  }
}
