import { Injectable } from '@nestjs/common';
import { can, displayName, type DeleteResult, type StaffChild, type StaffChildDetail } from '@feria/shared';
import { child as definition } from '@feria/shared/resources/child/index';
import { DataSource, In, type EntityManager } from 'typeorm';
import { HealthReads } from '../platform/audit/health-reads.js';
import type { CurrentUserData } from '../platform/auth/current-user.js';
import { Clock } from '../platform/clock.js';
import { toColumns } from '../platform/crud/columns.js';
import { isDuplicateKey } from '../platform/database/errors.js';
import { lockRows } from '../platform/database/locks.js';
import { Transactions } from '../platform/database/transactions.js';
import { ListPage } from '../platform/http/envelope.interceptor.js';
import { notFound, Problems } from '../platform/http/errors.js';
import { say } from '../platform/request-context.js';
import { PrivacyFile } from '../registrations/engine/privacy-file.js';
import { EraseChild } from '../registrations/use-cases/erase-child.js';
import { ChildParentEntity } from './child-parent.entity.js';
import { childQuery, listChildren, presentChildren, type ChildSight } from './child-query.js';
import { mergeChild, NEW_CHILD, recordConsent } from './child-rules.js';
import { ChildEntity } from './child.entity.js';
import { courseWeeksOf } from './course-weeks.js';
import { PersonEntity } from './person.entity.js';
import { keepTaxCode, readTaxCode, refuseTakenTaxCode } from './tax-codes.js';

type Input = Record<string, unknown>;

/**
 * Children, as the office works with them (spec §2.3, decisions §9). The rules are those of the parents' own form, with
 * these differences: staff may enter health that they were told without a consent (it is shown as missing, and my family
 * asks the parents for it), may note or withdraw one, and learn who has a tax code already.
 */
@Injectable()
export class ChildService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly privacyFile: PrivacyFile,
    private readonly eraseChild: EraseChild,
    private readonly reads: HealthReads,
  ) {}

  /** @throws AppError 422 when the query asks for what is not declared, or for all of too many rows */
  async list(query: Input, viewer: CurrentUserData): Promise<ListPage<StaffChild>> {
    const { manager } = this.dataSource;
    const sight = sightOf(viewer);
    const { rows, total } = await listChildren(manager, query, sight, this.clock.now());
    await this.reads.note(viewer.id, rows, 'list');
    return new ListPage(rows, total);
  }

  /** @throws AppError 404 */
  async get(id: number, viewer: CurrentUserData): Promise<StaffChildDetail> {
    const child = await this.read(this.dataSource.manager, id, viewer);
    await this.reads.note(viewer.id, [child], 'record');
    return child;
  }

  /** @throws AppError 422 */
  create(input: Input, writer: CurrentUserData): Promise<StaffChildDetail> {
    return this.storeAndShow(writer, async (manager, save) => {
      const child = manager.create(ChildEntity, { ...NEW_CHILD });
      const problems = new Problems();
      readTaxCode(child, String(input.tax), this.clock.today(), problems);
      return save(child, toColumns(definition, input, 'create'), problems);
    });
  }

  /** @throws AppError 404, 422; the tax code stays as it is */
  update(id: number, input: Input, writer: CurrentUserData): Promise<StaffChildDetail> {
    return this.storeAndShow(writer, async (manager, save) => {
      await lockRows(manager, ChildEntity, [id]);
      const child = await childQuery(manager, sightOf(writer)).andWhere('child.id = :id', { id }).getOne();
      if (!child) throw notFound();
      const problems = new Problems();
      keepTaxCode(child, input.tax as string | undefined, problems);
      return save(child, toColumns(definition, input, 'update'), problems);
    });
  }

  /**
   * Deletes a child with its past registrations, whose story stays. With active ones it is refused (decisions §9).
   * @throws AppError 404
   */
  remove(id: number, remover: CurrentUserData): Promise<DeleteResult> {
    return this.transactions.run(async (manager) => {
      await this.eraseChild.lock(manager, [id]);
      const child = await childQuery(manager, { health: false, parents: false })
        .andWhere('child.id = :id', { id })
        .getOne();
      if (!child) throw notFound();
      const name = displayName(child);
      const active = await this.eraseChild.active(manager, [id]);
      if (active > 0) {
        const by = say('crud.dependents.active_registration', { smart_count: active });
        return { success: false, message: say('crud.in_use', { name, by }) };
      }
      await this.eraseChild.removeRegistrations(manager, [id], remover.id);
      await manager.delete(ChildEntity, { id });
      return { success: true, message: say('crud.deleted', { name }) };
    });
  }

  private async storeAndShow(writer: CurrentUserData, work: Work): Promise<StaffChildDetail> {
    const child = await this.store(writer, work);
    await this.reads.note(writer.id, [child], 'record');
    return child;
  }

  private async store(writer: CurrentUserData, work: Work): Promise<StaffChildDetail> {
    const privacyHash = await this.privacyFile.hash();
    const attempt = (): Promise<StaffChildDetail> =>
      this.transactions.run(async (manager) => {
        const id = await work(manager, (child, columns, problems) =>
          this.save(manager, { child, columns, problems, writer, privacyHash }),
        );
        return this.read(manager, id, writer);
      });
    // Somebody took the tax code since we looked; a second look finds who.
    return attempt().catch((error: unknown) => {
      if (isDuplicateKey(error)) return attempt();
      throw error;
    });
  }

  private async save(
    manager: EntityManager,
    { child, columns, problems, writer, privacyHash }: Saving,
  ): Promise<number> {
    // Both together, on create too (decisions §3); sent without, it is ignored and never cleared.
    const health = can(writer, 'child.health') && can(writer, 'child.update');
    const now = this.clock.now();
    mergeChild(child, columns, { health, now, problems });
    if (health && columns.health_consent !== undefined) noteConsent(child, columns, now, privacyHash);
    const parentIds = columns.parents as number[] | undefined;
    if (parentIds?.length) {
      const found = await manager.countBy(PersonEntity, { id: In(parentIds) });
      if (found !== parentIds.length) problems.add('parents', 'validation.reference');
    }
    problems.throwIfAny();
    const named = can(writer, 'child.index');
    await refuseTakenTaxCode(manager, ChildEntity, child, { named, problems });
    problems.throwIfAny();
    await manager.save(child);
    if (parentIds) await replaceParents(manager, child.id, parentIds);
    return child.id;
  }

  private async read(manager: EntityManager, id: number, viewer: CurrentUserData): Promise<StaffChildDetail> {
    const sight = sightOf(viewer);
    const child = await childQuery(manager, sight).andWhere('child.id = :id', { id }).getOne();
    if (!child) throw notFound();
    const [record] = await presentChildren(manager, [child], sight, this.clock.now());
    const weeks = await courseWeeksOf(manager, [id]);
    return { ...(record as StaffChild), course_weeks: weeks.get(id) ?? [] };
  }
}

/** Finds or makes the child, and saves it. @returns its id */
type Work = (
  manager: EntityManager,
  save: (child: ChildEntity, columns: Input, problems: Problems) => Promise<number>,
) => Promise<number>;

interface Saving {
  child: ChildEntity;
  columns: Input;
  problems: Problems;
  writer: CurrentUserData;
  privacyHash: string | null;
}

function sightOf(user: CurrentUserData): ChildSight {
  return { health: can(user, 'child.health'), parents: can(user, 'person.index') };
}

/** A consent is noted once, with its time; switched off, it is withdrawn. */
function noteConsent(child: ChildEntity, columns: Input, now: Date, privacyHash: string | null): void {
  if (columns.health_consent !== true) {
    child.health_consent_at = null;
    child.health_consent_hash = null;
  } else if (!child.health_consent_at) {
    recordConsent(child, now, privacyHash);
  }
}

async function replaceParents(manager: EntityManager, childId: number, personIds: number[]): Promise<void> {
  await manager.delete(ChildParentEntity, { child_id: childId });
  if (personIds.length === 0) return;
  await manager.insert(
    ChildParentEntity,
    personIds.map((person_id) => ({ child_id: childId, person_id })),
  );
}
