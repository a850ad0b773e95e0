import { Injectable } from '@nestjs/common';
import type { ChildInput, FamilyChild } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../people/child-parent.entity.js';
import { hasHealthData, mergeChild, NEW_CHILD, recordConsent } from '../people/child-rules.js';
import { ChildEntity } from '../people/child.entity.js';
import { presentChild, presentHealth } from '../people/present-child.js';
import { keepTaxCode, readTaxCode, refuseTakenTaxCode } from '../people/tax-codes.js';
import { Clock } from '../platform/clock.js';
import { isDuplicateKey } from '../platform/database/errors.js';
import { Transactions } from '../platform/database/transactions.js';
import { invalidField, notFound, Problems } from '../platform/http/errors.js';
import { PrivacyFile } from '../registrations/engine/privacy-file.js';

type Input = { [Field in keyof ChildInput]?: ChildInput[Field] | null };

/** A parent's own children (spec §2.2, §5, decisions §9). */
@Injectable()
export class FamilyChildren {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly privacyFile: PrivacyFile,
  ) {}

  /** By birth, eldest first. */
  async all(personId: number): Promise<FamilyChild[]> {
    const children = await this.owned(this.dataSource.manager, personId)
      .orderBy('child.birth', 'ASC')
      .getMany();
    return children.map((child) => this.present(child));
  }

  /** @throws AppError 422, also when the tax code is known: the office helps, nothing more is said */
  create(personId: number, input: Input): Promise<FamilyChild> {
    return this.store(async (manager, consentHash) => {
      const child = manager.create(ChildEntity, { ...NEW_CHILD });
      const problems = new Problems();
      readTaxCode(child, input.tax ?? '', this.clock.today(), problems);
      this.merge(child, input, problems, consentHash);
      problems.throwIfAny();
      await refuseTakenTaxCode(manager, ChildEntity, child, { named: false, problems });
      problems.throwIfAny();
      await manager.save(child);
      await manager.insert(ChildParentEntity, { child_id: child.id, person_id: personId });
      return this.present(child);
    });
  }

  /**
   * Saves what was sent and takes it as confirmed today.
   * @throws AppError 404 not there or another family's, 422
   */
  update(personId: number, id: number, input: Input): Promise<FamilyChild> {
    return this.store(async (manager, consentHash) => {
      const child = await this.owned(manager, personId).andWhere('child.id = :id', { id }).getOne();
      if (!child) throw notFound();
      const problems = new Problems();
      keepTaxCode(child, input.tax, problems);
      this.merge(child, input, problems, consentHash);
      problems.throwIfAny();
      await manager.save(child);
      return this.present(child);
    });
  }

  /** Ownership stands in the query: another family's child is not found. */
  private owned(manager: EntityManager, personId: number) {
    return manager
      .createQueryBuilder(ChildEntity, 'child')
      .innerJoin('child.parentLinks', 'parent', 'parent.person_id = :personId', { personId });
  }

  private async store<T>(
    work: (manager: EntityManager, consentHash: string | null) => Promise<T>,
  ): Promise<T> {
    const consentHash = await this.privacyFile.hash();
    try {
      return await this.transactions.run((manager) => work(manager, consentHash));
    } catch (error) {
      if (isDuplicateKey(error)) throw invalidField('tax', 'validation.tax_taken');
      throw error;
    }
  }

  private merge(child: ChildEntity, input: Input, problems: Problems, consentHash: string | null): void {
    const now = this.clock.now();
    mergeChild(child, input, { health: true, now, problems });
    if (input.health_consent) recordConsent(child, now, consentHash);
    else if (!child.health_consent_at && hasHealthData(child)) {
      problems.add('health_consent', 'validation.health_consent');
    }
  }

  private present(child: ChildEntity): FamilyChild {
    return { ...presentChild(child, this.clock.now()), ...presentHealth(child) };
  }
}
