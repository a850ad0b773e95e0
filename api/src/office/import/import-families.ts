import { Injectable } from '@nestjs/common';
import { can, displayName, HEALTH_FIELDS, type ImportReport } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { parent } from '@feria/shared/resources/parent/index';
import { normaliseTaxCode } from '@feria/shared/rules/tax-code';
import { In, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { assignColumns, toColumns, toRecord } from '../../core/crud/columns.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { childQuery } from '../../families/people/child.queries.js';
import {
  hasHealthData,
  mergeChild,
  NEW_CHILD,
  recordImportedConsent,
} from '../../families/people/child-rules.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { loggedParent, presentParent } from '../../families/people/parent.presenter.js';
import { readTaxCode } from '../../families/people/tax-codes.js';
import { normaliseEmail } from '../../accounts/users/email.js';
import { findReserved } from '../../accounts/users/reserved-emails.js';
import { refuseParentAccess } from '../../accounts/access/child-access.js';
import { Comparison, refuseTwice } from './domain/compare.js';
import { inTurns, readAll, type ImportFile, type Importer, type Store } from './importer.js';
import type { NamesByResource } from './domain/names.js';
import { EMAIL, PARENTS } from './domain/sheets.js';
import type { ReadRow, SheetRows } from './domain/read-sheet.js';
import { storeChildren, storeParents, type PlannedChild, type PlannedParent } from './store-families.js';

/**
 * Parents and children, both known by their tax codes. The rules are those of the office's own forms: who links a child to parents needs
 * `child.health`. New parents get an account without a password, and no mail; a second parent may have neither address nor account (product/catalogue.md#import).
 */
@Injectable()
export class ImportFamilies implements Importer {
  readonly kind = 'families';

  constructor(
    private readonly clock: Clock,
    private readonly reads: HealthReads,
  ) {}

  names(): Promise<NamesByResource> {
    return Promise.resolve(new Map());
  }

  async plan(
    manager: EntityManager,
    { sheets, report, names, consent }: ImportFile,
    user: CurrentUserData,
  ): Promise<Store> {
    const [parentRows, childRows] = sheets;
    const parents = await this.planParents(manager, parentRows);
    const people = await findParents(manager, [...parents.keys(), ...childRows.rows.flatMap(parentsIn)]);
    const newParents = [...parents.values()].filter(({ tax }) => !people.has(tax));
    await refuseTakenEmails(manager, parentRows, newParents, this.clock.now());
    const compares = {
      parents: can(user, parent.permissions.index),
      children: can(user, child.permissions.index),
    };
    const ofParents = new Comparison(parentRows, parent, { report, names });
    const takesParent = can(user, parent.permissions.update);
    for await (const { row, tax, columns } of inTurns(parents.values())) {
      const person = people.get(tax);
      const stored = person ? loggedParent(person, person.user ?? null) : null;
      // Without an account there is no language to compare.
      const lang = person && !person.user ? undefined : columns.lang;
      const wanted = { ...columns, tax, lang, email: emailIn(columns) };
      ofParents.count(row, {
        stored,
        wanted,
        compares: compares.parents,
        record: () => ({ ...presentParent(person!) }),
        name: () => displayName(person!),
        // Another address is another login: that is for the page of the person, which asks for a password.
        takes: (field) => takesParent && field !== EMAIL,
      });
    }
    const children = await this.planChildren(manager, childRows, user);
    const storedChildren = await findChildren(manager, children, childRows);
    // Also rows with a wrong cell: their children are not wrong for that.
    const known = new Set([
      ...people.keys(),
      ...parentRows.rows.map(({ values }) => normaliseTaxCode(String(values.tax))),
    ]);
    const ofChildren = new Comparison(childRows, child, { report, names });
    const takesChild = can(user, child.permissions.update);
    for await (const planned of inTurns(children)) {
      const stored = storedChildren.get(planned.tax) ?? null;
      const parentIds = planned.parents.map((tax) => people.get(tax)?.id ?? 0);
      const wanted = { ...planned.columns, tax: planned.tax, parents: parentIds };
      ofChildren.count(planned.row, {
        stored: stored && { ...stored.entity, parents: stored.parents.map(({ id }) => id) },
        wanted,
        compares: compares.children,
        record: () => ({ ...toRecord(child, stored!.entity), id: stored!.entity.id }),
        name: () => displayName(stored!.entity),
        texts: (field) => {
          if (field !== PARENTS || !compares.parents) return null;
          return { old: (stored?.parents ?? []).map(({ tax }) => tax), new: planned.parents };
        },
        // Who the parents are is decided on the page of the child, where it is said what that ends.
        takes: (field) => takesChild && field !== PARENTS,
      });
      if (parentRows.isRead) refuseUnknownParents(childRows, planned, known);
      if (!stored && planned.parents.length > 0) refuseAccess(childRows, planned.row, user);
    }
    if (childRows.isRead)
      refuseUnreachable(parentRows, newParents, { people, parents, families: childRows.rows.map(parentsIn) });
    const freshChildren = children.filter(({ tax }) => !storedChildren.has(tax));
    if (!consent) refuseHealth(childRows, freshChildren);
    return async (progress) => {
      const ids = new Map([...people].map(([tax, { id }]) => [tax, id]));
      await storeParents(manager, newParents, { ids, now: this.clock.now(), progress });
      for (const { entity } of freshChildren)
        if (consent && hasHealthData(entity)) recordImportedConsent(entity, consent, user.id);
      await storeChildren(manager, freshChildren, { ids, progress });
    };
  }

  /** Old values of health are reading it. */
  async noteShown({ changes }: ImportReport, user: CurrentUserData): Promise<void> {
    const shown = changes.flatMap(({ resource, id, fields }) => {
      if (resource !== child.name) return [];
      const health = fields.filter(({ name }) => (HEALTH_FIELDS as readonly string[]).includes(name));
      return health.length > 0
        ? [{ id, ...Object.fromEntries(health.map((one) => [one.name, one.old])) }]
        : [];
    });
    await this.reads.note(user.id, shown, 'list');
  }

  /** By tax code: the rows whose cells are right. */
  private async planParents(manager: EntityManager, rows: SheetRows): Promise<Map<string, PlannedParent>> {
    const seen = { taxes: new Map<string, number>(), emails: new Map<string | undefined, number>() };
    const planned = new Map<string, PlannedParent>();
    for await (const row of inTurns(rows.rows)) {
      if (row.isWrong) continue;
      const columns = toColumns(parent, row.values, 'create');
      const entity = manager.create(ParentEntity, {});
      assignColumns(parent, entity, columns, (name) => name !== 'tax');
      this.readTax(rows, row, entity);
      refuseTwice(rows, row, { at: 'tax', key: entity.tax, seen: seen.taxes });
      refuseTwice(rows, row, { at: EMAIL, key: plain(emailIn(columns)), seen: seen.emails });
      if (!planned.has(entity.tax)) planned.set(entity.tax, { row, columns, entity, tax: entity.tax });
    }
    return planned;
  }

  private async planChildren(
    manager: EntityManager,
    rows: SheetRows,
    user: CurrentUserData,
  ): Promise<PlannedChild[]> {
    const planned: PlannedChild[] = [];
    const seen = new Map<string, number>();
    const health = can(user, 'child.health') && can(user, 'child.update');
    for await (const row of inTurns(rows.rows)) {
      if (row.isWrong) continue;
      const columns = toColumns(child, row.values, 'create');
      const entity = manager.create(ChildEntity, { ...NEW_CHILD });
      this.readTax(rows, row, entity);
      refuseTwice(rows, row, { at: 'tax', key: entity.tax, seen });
      const problems = new ValidationErrors();
      mergeChild(entity, columns, { health, now: this.clock.now(), problems });
      rows.refuseAll(row, problems.found);
      planned.push({ row, columns, entity, tax: entity.tax, parents: parentsIn(row) });
    }
    return planned;
  }

  private readTax(rows: SheetRows, row: ReadRow, entity: ParentEntity | ChildEntity): void {
    const problems = new ValidationErrors();
    readTaxCode(entity, String(row.values.tax), this.clock.today(), problems);
    rows.refuseAll(row, problems.found);
  }
}

/** Tax codes of the parents that a row names. */
function parentsIn({ values }: ReadRow): string[] {
  return (values.parents ?? []) as string[];
}

function emailIn({ email }: Record<string, unknown>): string | undefined {
  return typeof email === 'string' ? normaliseEmail(email) : undefined;
}

/** An address without accents: for the unique key of MariaDB `josé@` is `jose@`. */
function plain(email: string | undefined): string | undefined {
  return email?.normalize('NFD').replace(/\p{M}/gu, '');
}

async function findParents(
  manager: EntityManager,
  taxes: readonly string[],
): Promise<Map<string, ParentEntity>> {
  const parents = await readAll(taxes, (some) =>
    manager.find(ParentEntity, { where: { tax: In(some) }, relations: { user: true } }),
  );
  return new Map(parents.map((person) => [person.tax, person]));
}

/** Says at `email` when another account has the address, or may get it back. */
async function refuseTakenEmails(
  manager: EntityManager,
  rows: SheetRows,
  parents: readonly PlannedParent[],
  now: Date,
): Promise<void> {
  const emails = parents.flatMap(({ columns }) => emailIn(columns) ?? []);
  const users = await readAll(emails, (some) =>
    manager.find(UserEntity, { select: { id: true, email: true }, where: { email: In(some) } }),
  );
  const taken = new Set(users.map(({ email }) => plain(email)));
  const reserved = new Set(await readAll(emails, (some) => findReserved(manager, some, { now })));
  for (const { row, columns } of parents) {
    const email = emailIn(columns);
    if (taken.has(plain(email) ?? '')) rows.refuse(row, EMAIL, { key: 'validation.email_taken' });
    else if (email && reserved.has(email)) rows.refuse(row, EMAIL, { key: 'validation.email_reserved' });
  }
}

/**
 * Says at `email` where a new parent has none: that is for a second parent only, who shares a child with one that has an account or
 * gets one.
 * @param families the parents of each child of the file, by tax code
 */
function refuseUnreachable(
  rows: SheetRows,
  fresh: readonly PlannedParent[],
  {
    people,
    parents,
    families,
  }: {
    people: ReadonlyMap<string, ParentEntity>;
    parents: ReadonlyMap<string, PlannedParent>;
    families: readonly string[][];
  },
): void {
  const isReached = (tax: string): boolean =>
    Boolean(people.get(tax)?.user ?? emailIn(parents.get(tax)?.columns ?? {}));
  const beside = new Set(families.flatMap((family) => (family.some(isReached) ? family : [])));
  for (const { row, columns, tax } of fresh)
    if (!emailIn(columns) && !beside.has(tax)) rows.refuse(row, EMAIL, { key: 'import.needs_email' });
}

/** A child that is there, with its parents. */
interface StoredChild {
  entity: ChildEntity;
  parents: { id: number; tax: string }[];
}

/** The children that are there, by tax code, with their parents; with health only when the file has it. */
async function findChildren(
  manager: EntityManager,
  planned: readonly PlannedChild[],
  rows: SheetRows,
): Promise<Map<string, StoredChild>> {
  const health = rows.sheet.columns.some(({ name, field }) => field.permission && rows.has(name));
  const taxes = planned.map(({ tax }) => tax);
  const children = await readAll(taxes, (some) =>
    childQuery(manager, { health, parents: false }).andWhere('child.tax IN (:...some)', { some }).getMany(),
  );
  const ids = children.map(({ id }) => id);
  const links = await readAll(ids, (some) =>
    manager.find(ChildParentEntity, {
      select: { child_id: true, person_id: true, person: { id: true, tax: true } },
      where: { child_id: In(some) },
      relations: { person: true },
      order: { person_id: 'ASC' },
    }),
  );
  const parents = new Map<number, StoredChild['parents']>();
  for (const { child_id, person } of links)
    if (person) parents.set(child_id, [...(parents.get(child_id) ?? []), person]);
  return new Map(children.map((entity) => [entity.tax, { entity, parents: parents.get(entity.id) ?? [] }]));
}

function refuseUnknownParents(
  rows: SheetRows,
  { row, parents }: PlannedChild,
  known: ReadonlySet<string>,
): void {
  const unknown = parents.find((tax) => !known.has(tax));
  if (unknown !== undefined)
    rows.refuse(row, 'parents', { key: 'import.unknown_parent', params: { tax: unknown } });
}

/**
 * Health data is kept with the parents' consent only: without it each column that has some is refused, once. The first row of it stands
 * for the others, because the answer is the same for all.
 */
function refuseHealth(rows: SheetRows, children: readonly PlannedChild[]): void {
  for (const field of HEALTH_FIELDS) {
    const having = children.filter(({ entity }) => Boolean(entity[field]));
    const [first] = having;
    if (first)
      rows.refuse(first.row, field, {
        key: 'import.health_consent',
        params: { smart_count: having.length },
      });
  }
}

function refuseAccess(rows: SheetRows, row: ReadRow, user: CurrentUserData): void {
  const problems = new ValidationErrors();
  refuseParentAccess(user, 'parents', problems);
  rows.refuseAll(row, problems.found);
}
