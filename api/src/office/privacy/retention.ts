import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { monthsBefore, romeInstant, type IsoDate } from '@feria/shared';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { forgetErasedOnSite } from '../../on-site/attendance/erased-on-site.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { StorageCleanup } from '../../core/database/storage-cleanup.js';
import { Transactions } from '../../core/database/transactions.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { FormerGuardianEntity } from '../../model/families/former-guardian.entity.js';
import { GuardianInvitationChildEntity } from '../../model/families/guardian-invitation.entity.js';
import { archivedSince, forgetArchive } from '../../ledger/archive.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { AnswerEntity } from '../../model/registrations/answer.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { EraseChild } from '../../registrations/use-cases/erase-child.js';
import { forgetChildren, forgetWhoActed } from './forget-children.js';

/** Children looked up at once. */
const BATCH = 200;

/**
 * Anonymises children whose last week ended, and whose data was last confirmed, more than `RETENTION_MONTHS` ago: name, tax
 * code, contacts, health and all free text go, the links to the parents, who booked, kept answers and mails too. What figures and payments need stays: year of
 * birth, gender, school, and the registrations with prices and payments. Part of the hourly housekeeping.
 */
@Injectable()
export class Retention implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    private readonly eraseChild: EraseChild,
    private readonly storage: StorageCleanup,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('retention', () => this.anonymise());
    this.housekeeping.add('accounting archive', () =>
      forgetArchive(this.dataSource.manager, archivedSince(this.clock.today(), this.config.accountingYears)),
    );
    this.housekeeping.add('erased on site', () =>
      forgetErasedOnSite(this.dataSource.manager, this.clock.today()),
    );
  }

  /** Anonymises all that is due. Several processes may do it at once: each child is locked and looked at again. */
  async anonymise(): Promise<void> {
    const before = monthsBefore(this.clock.today(), this.config.retentionMonths);
    for (let after = 0, full = true; full;) {
      const due = await dueQuery(this.dataSource.manager, before)
        .andWhere('child.id > :after', { after })
        .select('child.id')
        .take(BATCH)
        .getMany();
      for (const { id } of due) await this.anonymiseOne(id, before);
      full = due.length === BATCH;
      after = due.at(-1)?.id ?? after;
    }
  }

  private async anonymiseOne(id: number, before: IsoDate): Promise<void> {
    const messageIds = await this.transactions.run(async (manager) => {
      await this.eraseChild.lock(manager, [id]);
      const child = await dueQuery(manager, before).andWhere('child.id = :id', { id }).getOne();
      if (!child) return [];
      const mails = await forgetChildren(manager, [id]);
      await forgetWhoActed(manager, [id]);
      await manager.delete(ChildParentEntity, { child_id: id });
      await manager.delete(FormerGuardianEntity, { child_id: id });
      await manager.delete(GuardianInvitationChildEntity, { child_id: id });
      await manager.update(CancellationFeeEntity, { child_id: id }, { booked_by: null });
      await manager.delete(AnswerEntity, { child_id: id });
      await manager.update(
        RegistrationEntity,
        { child_id: id },
        {
          comment: null,
          comment_internal: null,
          emergency_contact1_name: null,
          emergency_contact1_phone: '',
          emergency_contact2_name: null,
          emergency_contact2_phone: null,
          booked_by: null,
          plz: null,
        },
      );
      await manager.save(
        ChildEntity,
        Object.assign(child, withoutPerson(child), { anonymised_at: this.clock.now() }),
      );
      return mails;
    });
    await this.storage.run({ messageIds });
  }
}

/** Not anonymised yet, no week that ended since, and not confirmed since. */
function dueQuery(manager: EntityManager, before: IsoDate): SelectQueryBuilder<ChildEntity> {
  return manager
    .createQueryBuilder(ChildEntity, 'child')
    .where('child.anonymised_at IS NULL')
    .andWhere('(child.last_update IS NULL OR child.last_update < :instant)', { instant: romeInstant(before) })
    .andWhere((query) => {
      const since = query
        .subQuery()
        .select('1')
        .from(RegistrationEntity, 'registration')
        .innerJoin('registration.courseWeek', 'week')
        .where('registration.child_id = child.id')
        .andWhere('week.to >= :before', { before });
      return `NOT EXISTS ${since.getQuery()}`;
    })
    .orderBy('child.id');
}

/** What replaces everything that tells who the child is. */
function withoutPerson({ id, birth }: ChildEntity): Partial<ChildEntity> {
  return {
    first_name: 'anonym',
    last_name: `#${id}`,
    // Sixteen characters and unique, like every other, and no valid code.
    tax: `ANONYM${String(id).padStart(10, '0')}`,
    birth: `${birth.slice(0, 4)}-01-01`,
    phone: '',
    whatsapp_infos: false,
    leave_alone: false,
    swimming_help: false,
    second_guardian_forbidden: false,
    with_diagnostics: false,
    medicaments: null,
    incompatibilities: null,
    allergies: null,
    risk_group: null,
    health_consent_at: null,
    health_consent_hash: null,
    health_consent_way: null,
    health_consent_by: null,
    last_update: null,
  };
}
