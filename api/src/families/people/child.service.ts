import { Injectable } from '@nestjs/common';
import {
  can,
  formatEuros,
  toEuros,
  type ConsentWay,
  type IsoDate,
  type StaffChild,
  type StaffChildDetail,
  romeDate,
} from '@feria/shared';
import { child as definition } from '@feria/shared/resources/child/index';
import { DataSource, In, type EntityManager } from 'typeorm';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { toColumns } from '../../core/crud/columns.js';
import { isChangedMeanwhile, refuseChangedRecord, versionOfRecord } from '../../core/crud/versions.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { ListPage } from '../../core/http/envelope.js';
import { notFound, ValidationErrors } from '../../core/http/errors.js';
import { lockDaysOf } from '../../presence/kept-on-site.js';
import { countThere } from '../../presence/place-ended.js';
import { GuardianNotices } from '../guardians/guardian-notices.js';
import { staffInvitationsOf } from '../guardians/guardians.service.js';
import { presentPickups, readPickupPersons } from '../pickup-persons/read-pickup-persons.js';
import { PrivacyFile } from '../../settings/options/privacy-file.js';
import { AccountNotices } from '../../accounts/users/account-notices.js';
import { auditParentLinks, refuseParentAccess } from '../../accounts/access/child-access.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import {
  childQuery,
  courseWeeksOf,
  listChildren,
  presentChildren,
  type ChildVisibility,
} from './child.queries.js';
import {
  loggedOf,
  mergeChild,
  NEW_CHILD,
  recordConsent,
  recordConsentWay,
  withdrawConsent,
} from './child-rules.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { endParentLinks } from './end-parent-links.js';
import { keepTaxCode, readTaxCode, refuseTakenTaxCode } from './tax-codes.js';
import { PayerChanges, type OpenOfParent } from './payer-changes.js';

type Input = Record<string, unknown>;

/**
 * Children, as the office works with them. Who their parents are is changed with `FAMILY_RIGHTS` only: a parent sees the
 * health data. The rules are those of the parents' own form, with
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
    private readonly reads: HealthReads,
    private readonly notices: AccountNotices,
    private readonly guardianNotices: GuardianNotices,
    private readonly payers: PayerChanges,
  ) {}

  /** @throws AppError 422 when the query asks for what is not declared, or for all of too many rows */
  async list(query: Input, viewer: CurrentUserData): Promise<ListPage<StaffChild>> {
    const { manager } = this.dataSource;
    const visibility = visibilityOf(viewer);
    const { rows, total } = await listChildren(manager, query, visibility, this.clock.now());
    await this.reads.note(viewer.id, rows, 'list');
    return new ListPage(rows, total);
  }

  /** The same without health, for exports: what is not read is not noted as read. */
  async listWithoutHealth(query: Input, viewer: CurrentUserData): Promise<ListPage<StaffChild>> {
    const { manager } = this.dataSource;
    const visibility = { ...visibilityOf(viewer), health: false };
    const { rows, total } = await listChildren(manager, query, visibility, this.clock.now());
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
      const problems = new ValidationErrors();
      readTaxCode(child, String(input.tax), this.clock.today(), problems);
      const id = await save(child, toColumns(definition, input, 'create'), problems);
      await recordAudit(manager, {
        action: 'create',
        resource: definition.name,
        recordId: id,
        ...differenceOf(definition.name, null, loggedOf(child)),
      });
      return id;
    });
  }

  /**
   * The tax code stays as it is.
   * @param input with the `version` that the form was opened with, where it has one
   * @throws AppError 404, 422; 409 when somebody else has changed one of the same fields since
   */
  update(id: number, input: Input, writer: CurrentUserData): Promise<StaffChildDetail> {
    let compared: StaffChild | undefined;
    const saved = this.storeAndShow(writer, async (manager, save) => {
      await lockRows(manager, ChildEntity, [id]);
      const child = await childQuery(manager, visibilityOf(writer))
        .andWhere('child.id = :id', { id })
        .getOne();
      if (!child) throw notFound();
      if (input.version != null) {
        [compared] = await presentChildren(manager, [child], visibilityOf(writer), this.clock.now());
        refuseChangedRecord(definition, input, compared as StaffChild);
      }
      const problems = new ValidationErrors();
      keepTaxCode(child, input.tax as string | undefined, problems);
      const before = loggedOf(child);
      await save(child, toColumns(definition, input, 'update'), problems);
      await recordAudit(manager, {
        action: 'update',
        resource: definition.name,
        recordId: id,
        ...differenceOf(definition.name, before, loggedOf(child)),
      });
      return id;
    });
    return saved.catch(async (error: unknown) => {
      // The refusal names what is stored, of health too.
      if (compared && isChangedMeanwhile(error)) await this.reads.note(writer.id, [compared], 'record');
      throw error;
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
    // Both together, on create too (product/accounts.md#health-fields); sent without, it is ignored and never cleared.
    const health = can(writer, 'child.health') && can(writer, 'child.update');
    const now = this.clock.now();
    const { id: storedId, second_guardian_forbidden: wasForbidden, health_consent_at: consentBefore } = child;
    mergeChild(child, columns, { health, now, problems });
    if (health && columns.health_consent !== undefined) noteConsent(child, columns, now, privacyHash);
    // Of a new child what is not sent is off: only a consent that was there can be withdrawn.
    const isWithdrawn = columns.health_consent === false && Boolean(consentBefore);
    if (health && columns.health_consent_way !== undefined && !isWithdrawn)
      recordConsentWay(child, columns.health_consent_way as ConsentWay | null, {
        at: now,
        privacyHash,
        userId: writer.id,
      });
    const parentIds = columns.parents as number[] | undefined;
    const links = parentIds && (await changedLinks(manager, child.id, parentIds));
    if (links && links.added.length + links.removed.length > 0)
      refuseParentAccess(writer, 'parents', problems);
    if (storedId && links && links.removed.length > 0) {
      await lockDaysOf(manager, [storedId], this.clock.today());
      if (await losesPhones(manager, storedId, { links, today: this.clock.today() }))
        problems.addOnce('parents', 'child.parent_while_there');
      const open = links.wanted.length === 0 ? await this.payers.openOf(manager, [storedId]) : [];
      const cents = open.reduce((sum, one) => sum + one.open, 0);
      if (cents > 0)
        problems.addOnce('parents', 'child.last_parent_owes', { open: formatEuros(toEuros(cents)) });
    }
    if (parentIds?.length) {
      const found = await manager.countBy(ParentEntity, { id: In(parentIds) });
      if (found !== parentIds.length) problems.addOnce('parents', 'validation.reference');
    }
    problems.throwIfAny();
    const named = can(writer, 'child.index');
    await refuseTakenTaxCode(manager, ChildEntity, child, { named, problems });
    problems.throwIfAny();
    await manager.save(child);
    if (links) await this.saveLinks(manager, child, links);
    if (storedId && child.second_guardian_forbidden !== wasForbidden)
      await auditGuardianSwitch(manager, child);
    return child.id;
  }

  /**
   * Each change stands in the audit log, and a mail tells the other parents of a new link. Of the end of one that came by an
   * invitation, both who invited and who was invited are told; of the end of another one, who had something to pay and who pays it now.
   */
  private async saveLinks(manager: EntityManager, child: ChildEntity, links: LinkChange): Promise<void> {
    const { wanted, added, removed, invited } = links;
    const childId = child.id;
    const open = removed.length > 0 ? await this.payers.openOf(manager, [childId], wanted) : [];
    await endParentLinks(manager, childId, removed, this.clock.today());
    if (added.length)
      await manager.insert(
        ChildParentEntity,
        added.map((person_id) => ({ child_id: childId, person_id })),
      );
    await auditParentLinks(manager, childId, links);
    if (added.length > 0 || removed.length > 0) await this.payers.changed(manager, [childId]);
    await this.notices.parentLinked(manager, childId, added);
    await this.guardianNotices.ended(manager, child, invited, 'office', open);
    const isUninvited = ({ person_id }: OpenOfParent): boolean =>
      removed.includes(person_id) && !invited.some(({ guardianId }) => guardianId === person_id);
    await this.guardianNotices.payerChanged(manager, child, open.filter(isUninvited));
  }

  private async read(manager: EntityManager, id: number, viewer: CurrentUserData): Promise<StaffChildDetail> {
    const visibility = visibilityOf(viewer);
    const child = await childQuery(manager, visibility).andWhere('child.id = :id', { id }).getOne();
    if (!child) throw notFound();
    const [record] = await presentChildren(manager, [child], visibility, this.clock.now());
    const weeks = await courseWeeksOf(manager, [id], viewer);
    return {
      ...(record as StaffChild),
      version: versionOfRecord(definition, record as StaffChild),
      course_weeks: weeks && (weeks.get(id) ?? []),
      ...(visibility.health && (await presentImportedConsent(manager, child))),
      ...(visibility.parents && {
        guardian_invitations: await staffInvitationsOf(manager, id, this.clock.now()),
        ...presentPickups((await readPickupPersons(manager, [id])).get(id)),
      }),
    };
  }
}

/** How and since when the parents consented elsewhere, and who imported that; nothing of a consent that was given here. */
async function presentImportedConsent(
  manager: EntityManager,
  { health_consent_way: way, health_consent_at: at, health_consent_by }: ChildEntity,
): Promise<Pick<StaffChildDetail, 'imported_consent'>> {
  if (!way || !at) return {};
  const user =
    health_consent_by === null ? null : await manager.findOneBy(UserEntity, { id: health_consent_by });
  return { imported_consent: { way, date: romeDate(at), by: user?.name ?? null } };
}

/** Finds or makes the child, and saves it. @returns its id */
type Work = (
  manager: EntityManager,
  save: (child: ChildEntity, columns: Input, problems: ValidationErrors) => Promise<number>,
) => Promise<number>;

interface Saving {
  child: ChildEntity;
  columns: Input;
  problems: ValidationErrors;
  writer: CurrentUserData;
  privacyHash: string | null;
}

function visibilityOf(user: CurrentUserData): ChildVisibility {
  return { health: can(user, 'child.health'), parents: can(user, 'person.index') };
}

/** A consent is noted once, with its time; switched off, it is withdrawn. */
function noteConsent(child: ChildEntity, columns: Input, now: Date, privacyHash: string | null): void {
  if (columns.health_consent !== true) {
    withdrawConsent(child);
  } else if (!child.health_consent_at) {
    recordConsent(child, now, privacyHash);
  }
}

/** Parents that a child gets and loses. */
interface LinkChange {
  /** Whom the child has afterwards. */
  wanted: readonly number[];
  added: number[];
  removed: number[];
  /** Of those removed, who had been invited by whom. */
  invited: { guardianId: number; inviterId: number }[];
}

/** @param childId `undefined` for a child that is not stored yet */
async function changedLinks(
  manager: EntityManager,
  childId: number | undefined,
  wanted: readonly number[],
): Promise<LinkChange> {
  const links = childId === undefined ? [] : await manager.findBy(ChildParentEntity, { child_id: childId });
  const present = links.map(({ person_id }) => person_id);
  return {
    wanted,
    added: wanted.filter((id) => !present.includes(id)),
    removed: present.filter((id) => !wanted.includes(id)),
    invited: links.flatMap(({ person_id, invited_by }) =>
      wanted.includes(person_id) || invited_by === null
        ? []
        : [{ guardianId: person_id, inviterId: invited_by }],
    ),
  };
}

/**
 * Whether a child that is there today would be left without a parent who can be called (product/families.md#deleting-people). Who is taken
 * away with another one left goes at once: it may not pick up the child any more.
 */
async function losesPhones(
  manager: EntityManager,
  childId: number,
  { links: { removed, wanted }, today }: { links: LinkChange; today: IsoDate },
): Promise<boolean> {
  if ((await countThere(manager, [childId], today)) === 0) return false;
  const parents = await manager.find(ParentEntity, {
    select: { id: true, phone: true },
    where: { id: In([...removed, ...wanted]) },
  });
  const hasPhone = (ids: readonly number[]): boolean =>
    parents.some(({ id, phone }) => ids.includes(id) && Boolean(phone));
  return wanted.length === 0 || (hasPhone(removed) && !hasPhone(wanted));
}

/** Writes into the audit log that a second guardian of the child is forbidden from now on, or allowed again. */
function auditGuardianSwitch(
  manager: EntityManager,
  { id, second_guardian_forbidden }: ChildEntity,
): Promise<void> {
  return recordAudit(manager, {
    action: 'update',
    resource: 'child/second-guardian',
    recordId: id,
    fields: [second_guardian_forbidden ? 'forbidden' : 'allowed'],
  });
}
