import { Injectable } from '@nestjs/common';
import type { FamilyChild, OwnChild } from '@feria/shared';
import { child as definition } from '@feria/shared/resources/child/index';
import { DataSource, type EntityManager } from 'typeorm';
import { absencesByChild } from '../../families/absences/read-absences.js';
import { readAccountLimit } from '../../settings/options/account-limits.js';
import { officeParams } from '../../settings/options/office-contact.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import {
  hasHealthData,
  loggedOf,
  mergeChild,
  NEW_CHILD,
  recordConsent,
} from '../../families/people/child-rules.js';
import {
  presentChildOfFamily,
  presentHealth,
  type ChildRowWithHealth,
} from '../../families/people/child.presenter.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { keepTaxCode, readTaxCode, refuseTakenTaxCode } from '../../families/people/tax-codes.js';
import { pickupsByChild, presentPickups } from '../../families/pickup-persons/read-pickup-persons.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import type { Viewer } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { toColumns } from '../../core/crud/columns.js';
import { isChangedMeanwhile, refuseChangedRecord, versionOfRecord } from '../../core/crud/versions.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import { PrivacyFile } from '../../settings/options/privacy-file.js';
import type { FamilyReader } from '../family-registrations.service.js';
import type { FamilyAnswers } from './family-answers.js';
import type { FamilyExtras, Household } from './family.queries.js';

/** Name of these calls in the audit log. */
const RESOURCE = 'my-family/children';

type Input = Record<string, unknown>;

/** A parent's own children. Whoever is shown their health data is noted in the log of such readings. */
@Injectable()
export class FamilyChildren {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly privacyFile: PrivacyFile,
    private readonly limiter: RateLimiter,
    private readonly reads: HealthReads,
  ) {}

  /**
   * By birth, eldest first. What the reader sees of their health is noted.
   * @param shownTo the parent, or who looks at the portal as the parent: then possibly without health data
   */
  async show(
    { children, known }: Pick<Household, 'children' | 'known'>,
    more: Pick<FamilyExtras, 'pickups' | 'absences'> & { answers: FamilyAnswers },
    shownTo: Viewer,
  ): Promise<OwnChild[]> {
    const now = this.clock.now();
    const pickups = pickupsByChild(more.pickups.map(({ pickup }) => pickup));
    const absences = absencesByChild(
      more.absences.map(({ absence }) => absence),
      shownTo.health,
    );
    const shown = children
      .map((child) => ({
        ...(shownTo.health ? this.present(child) : withVersion(presentChildOfFamily(child, now))),
        ...presentPickups(pickups.get(child.id)),
        absences: absences.get(child.id) ?? [],
        answers: more.answers.last.get(child.id) ?? [],
      }))
      .sort((a, b) => a.birth.localeCompare(b.birth) || a.id - b.id);
    await this.reads.note(
      shownTo.id,
      shown.map((child) => ({ ...child, answered: more.answers.health.has(child.id) })),
      'family',
      known,
    );
    return shown;
  }

  /**
   * @throws AppError 422, also when the tax code is known: the office helps, nothing more is said; or when the family has as
   *   many children as a parent may add; 429 after too many tax codes of others (product/accounts.md#limits-of-an-account)
   */
  async create({ userId, personId }: FamilyReader, input: Input): Promise<FamilyChild> {
    const tries = await readAccountLimit(this.dataSource.manager, 'limit_tax_codes');
    await this.limiter.requireBelow('takenTaxCodes', tries, String(userId));
    return this.store({ userId, personId }, input).catch(async (error: unknown) => {
      if (isTaken(error)) await this.limiter.consumeOf('takenTaxCodes', tries, String(userId));
      throw error;
    });
  }

  private store({ userId, personId }: Pick<FamilyReader, 'userId' | 'personId'>, input: Input) {
    return this.storeAndShow(userId, async (manager, consentHash) => {
      // Locked, so that children who are added at once are counted.
      await lockRows(manager, ParentEntity, [personId]);
      await refuseTooMany(manager, personId);
      const child = manager.create(ChildEntity, { ...NEW_CHILD });
      const problems = new ValidationErrors();
      readTaxCode(child, String(input.tax), this.clock.today(), problems);
      this.merge(child, toColumns(definition, input, 'create'), problems, consentHash);
      problems.throwIfAny();
      await refuseTakenTaxCode(manager, ChildEntity, child, { named: false, problems });
      problems.throwIfAny();
      await manager.save(child);
      await manager.insert(ChildParentEntity, { child_id: child.id, person_id: personId });
      await recordAudit(manager, {
        action: 'create',
        resource: RESOURCE,
        recordId: child.id,
        ...differenceOf(definition.name, null, loggedOf(child)),
      });
      return this.present(child);
    });
  }

  /**
   * Saves what was sent and takes it as confirmed today.
   * @param input with the `version` that the form was opened with, where it has one
   * @throws AppError 404 not there or another family's, 422; 409 when somebody else has changed one of the same fields since
   */
  update({ userId, personId }: FamilyReader, id: number, input: Input): Promise<FamilyChild> {
    let compared: FamilyChild | undefined;
    const saved = this.storeAndShow(userId, async (manager, consentHash) => {
      await lockRows(manager, ChildEntity, [id]);
      const child = await this.owned(manager, personId).andWhere('child.id = :id', { id }).getOne();
      if (!child) throw notFound();
      compared = this.present(child);
      refuseChangedRecord(definition, input, compared);
      const problems = new ValidationErrors();
      keepTaxCode(child, input.tax as string | null | undefined, problems);
      const before = loggedOf(child);
      this.merge(child, toColumns(definition, input, 'update'), problems, consentHash);
      problems.throwIfAny();
      await manager.save(child);
      await recordAudit(manager, {
        action: 'update',
        resource: RESOURCE,
        recordId: id,
        ...differenceOf(definition.name, before, loggedOf(child)),
      });
      return this.present(child);
    });
    return saved.catch(async (error: unknown) => {
      // The refusal names what is stored, of health too.
      if (compared && isChangedMeanwhile(error)) await this.reads.note(userId, [compared], 'family');
      throw error;
    });
  }

  /** Ownership stands in the query: another family's child is not found. */
  private owned(manager: EntityManager, personId: number) {
    return manager
      .createQueryBuilder(ChildEntity, 'child')
      .innerJoin('child.parentLinks', 'parent', 'parent.person_id = :personId', { personId });
  }

  private async storeAndShow(
    userId: number,
    work: (manager: EntityManager, consentHash: string | null) => Promise<FamilyChild>,
  ): Promise<FamilyChild> {
    const consentHash = await this.privacyFile.hash();
    try {
      const child = await this.transactions.run((manager) => work(manager, consentHash));
      await this.reads.note(userId, [child], 'family');
      return child;
    } catch (error) {
      if (isDuplicateKey(error)) {
        throw invalidField('tax', 'validation.tax_taken', await officeParams(this.dataSource.manager));
      }
      throw error;
    }
  }

  private merge(
    child: ChildEntity,
    columns: Record<string, unknown>,
    problems: ValidationErrors,
    consentHash: string | null,
  ): void {
    const now = this.clock.now();
    mergeChild(child, columns, { health: true, now, problems });
    if (columns.health_consent === true) recordConsent(child, now, consentHash);
    else if (!child.health_consent_at && hasHealthData(child)) {
      problems.add('health_consent', 'validation.health_consent');
    }
  }

  private present(child: ChildRowWithHealth): FamilyChild {
    return withVersion({ ...presentChildOfFamily(child, this.clock.now()), ...presentHealth(child) });
  }
}

/** @throws AppError 422 at the name when the parent may add no more children */
async function refuseTooMany(manager: EntityManager, personId: number): Promise<void> {
  const max = await readAccountLimit(manager, 'limit_children');
  if ((await manager.countBy(ChildParentEntity, { person_id: personId })) < max) return;
  const office = await officeParams(manager);
  throw invalidField('first_name', 'child.too_many', (language) => ({ ...office(language), max }));
}

/** Whether a child was refused because somebody else has the tax code. */
function isTaken(error: unknown): boolean {
  return error instanceof AppError && error.hasProblem('tax', 'validation.tax_taken');
}

function withVersion(child: Omit<FamilyChild, 'version'>): FamilyChild {
  return { ...child, version: versionOfRecord(definition, child) };
}
