import {
  can,
  displayName,
  type FoundBy,
  type FoundParent,
  type PaymentParty,
  type PermissionHolder,
  type SearchTerm,
} from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { seesContacts } from '../../accounts/access/participants.js';
import { contains, searchCondition } from '../../core/crud/list.queries.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PickupPersonEntity } from '../../model/families/pickup-person.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { bestFirst, firstOf, group, type Group } from './search.queries.js';

/** By what of a family a reader may find it, beside the parents themselves: nothing that the reader does not see elsewhere. */
interface Sources {
  /** The other parents of their children: shown on the page of the family, and with a child. */
  others: boolean;
  /** Names and numbers of the children. */
  children: boolean;
  /** Who may pick them up: on the page of the family, and on that of a child. */
  pickups: boolean;
  /** Emergency contacts of their registrations. */
  contacts: boolean;
}

function sourcesOf(reader: PermissionHolder): Sources {
  const children = can(reader, 'child.index');
  return {
    others: children || can(reader, 'person.view', 'person.update'),
    children,
    pickups: (children && can(reader, 'person.view', 'person.update')) || can(reader, 'child.update'),
    contacts: seesContacts(reader),
  };
}

/** What people write between the digits of a telephone number. */
const SIGNS = [' ', '/', '-', '.', '(', ')', '+'];

/**
 * Whether a column with a telephone number holds some digits, whatever stands between them. Most numbers do not have them in this order at
 * all: that is asked first, and is a tenth of the work.
 * @param pattern `LIKE` pattern of the digits
 */
function holdsNumber(column: string, digits: string, pattern: string): string {
  const inOrder = `'%${digits.replace(/\D/g, '').split('').join('%')}%'`;
  const plain = SIGNS.reduce((sql, sign) => `REPLACE(${sql}, '${sign}', '')`, column);
  return `(${column} LIKE ${inOrder} AND ${contains(plain, pattern)})`;
}

const CONTACTS = ['emergency_contact1', 'emergency_contact2'] as const;

/**
 * Parents in whose family each word is found, or the one who pays with the reference (product/office.md#search-everywhere): in the
 * texts and e-mail address of the parent, among those who may pick up a child, and, where words spell a number, in the numbers of the
 * children and of the emergency contacts of their registrations. Four statements at most.
 * @param reader holder of `person.index`
 */
export async function findFamilies(
  manager: EntityManager,
  terms: readonly SearchTerm[],
  payment: PaymentParty | null,
  reader: PermissionHolder,
): Promise<Group<FoundParent>> {
  const sources = sourcesOf(reader);
  const numbers = new Set(terms.flatMap(({ phone }) => phone ?? []));
  const query = manager
    .createQueryBuilder(ParentEntity, 'person')
    .select(['person.id', 'person.first_name', 'person.last_name', 'person.place', 'person.phone'])
    .addSelect('person.search_text')
    .leftJoin('person.user', 'user')
    .addSelect(['user.id', 'user.email']);
  if (payment) query.where({ id: payment.personId });
  else {
    const search = searchCondition(terms, (pattern, text) =>
      [
        contains('person.search_text', pattern),
        contains('user.email', pattern),
        ...ofChildren(pattern, numbers.has(text) ? text : null, sources).map(
          (ids) => `person.id IN (${ids})`,
        ),
      ].join(' OR '),
    );
    if (search) query.andWhere(search.text, search.parameters);
  }
  bestFirst(query, terms, 'person.search_text');
  query
    .addOrderBy(`person.${sortKeyColumn('last_name')}`)
    .addOrderBy(`person.${sortKeyColumn('first_name')}`);
  const { rows, more } = group(await firstOf(query), (person) => person);
  return { rows: await presentFamilies(manager, rows, payment ? [] : terms, sources), more };
}

/** Queries for the parents of the children of whom a source holds what the pattern says. */
function ofChildren(pattern: string, number: string | null, sources: Sources): string[] {
  const parentsOf = (table: string, child: string, condition: string): string =>
    `SELECT link.person_id FROM child_parent link
      WHERE link.child_id IN (SELECT found.${child} FROM ${table} found WHERE ${condition})`;
  const anyHolds = (columns: readonly string[], digits: string): string =>
    columns.map((column) => holdsNumber(`found.${column}`, digits, pattern)).join(' OR ');
  const phones = CONTACTS.map((name) => `${name}_phone`);
  return [
    ...(sources.pickups
      ? [parentsOf('pickup_person', 'child_id', contains('found.search_text', pattern))]
      : []),
    ...(sources.children && number ? [parentsOf('child', 'id', anyHolds(['phone'], number))] : []),
    ...(sources.contacts && number ? [parentsOf('registration', 'child_id', anyHolds(phones, number))] : []),
  ];
}

/** With their children and the other parents of these, and what they were found by. Three statements at most. */
async function presentFamilies(
  manager: EntityManager,
  people: readonly ParentEntity[],
  terms: readonly SearchTerm[],
  sources: Sources,
): Promise<FoundParent[]> {
  if (people.length === 0) return [];
  const links = await readLinks(
    manager,
    people.map(({ id }) => id),
  );
  const missing = new Map(people.map((person) => [person.id, termsElsewhere(person, terms)]));
  const isElsewhere = [...missing.values()].some(({ length }) => length > 0);
  const childIds = [...new Set(links.map(({ child_id }) => child_id))];
  const pickups = isElsewhere && sources.pickups ? await readPickups(manager, childIds) : [];
  const isNumber = terms.some(({ phone }) => phone !== null);
  const contacts = isElsewhere && isNumber && sources.contacts ? await readContacts(manager, childIds) : [];
  return people.map(({ id, first_name, last_name, place, phone }) => {
    const own = new Set(links.filter((link) => link.person_id === id).map(({ child_id }) => child_id));
    const family = links.filter(({ child_id }) => own.has(child_id));
    const children = distinct(family.flatMap(({ child }) => child ?? []));
    const ofFamily = [...pickups, ...contacts, ...(sources.children ? children : []).map(foundChild)].filter(
      ({ child_id }) => own.has(child_id),
    );
    const by = ofFamily.find(({ text }) => missing.get(id)?.some((term) => holds(text, term)));
    return {
      id,
      first_name,
      last_name,
      place,
      phone,
      others: distinct(sources.others ? family.flatMap(({ person }) => person ?? []) : [])
        .filter((other) => other.id !== id)
        .map(named),
      ...(sources.children && { children: children.map(named) }),
      ...(by && { found_by: by.found }),
    };
  });
}

/** Who is a parent of which child of the people, with both; one statement. */
function readLinks(manager: EntityManager, personIds: readonly number[]): Promise<ChildParentEntity[]> {
  return manager
    .createQueryBuilder(ChildParentEntity, 'link')
    .innerJoin('link.person', 'person')
    .addSelect(['person.id', 'person.first_name', 'person.last_name'])
    .innerJoin('link.child', 'child')
    .addSelect(['child.id', 'child.first_name', 'child.last_name', 'child.phone'])
    .where(
      `link.child_id IN (SELECT own.child_id FROM child_parent own WHERE own.person_id IN (:...personIds))`,
      { personIds },
    )
    .andWhere('child.anonymised_at IS NULL')
    .orderBy('child.birth')
    .addOrderBy('link.child_id')
    .addOrderBy('link.person_id')
    .getMany();
}

/** Somebody of a family, with the text that is searched. */
interface Source {
  child_id: number;
  /** Normalised; with the digits of the number. */
  text: string;
  found: FoundBy;
}

async function readPickups(manager: EntityManager, childIds: readonly number[]): Promise<Source[]> {
  const rows = await manager.find(PickupPersonEntity, {
    select: { id: true, child_id: true, name: true, phone: true, relation: true, search_text: true },
    where: { child_id: In([...childIds]) },
    order: { id: 'ASC' },
  });
  return rows.map(({ child_id, name, phone, relation, search_text }) => ({
    child_id,
    text: search_text ?? '',
    found: { kind: 'pickup', name, relation, phone },
  }));
}

/** Emergency contacts, those of the latest registration first. */
async function readContacts(manager: EntityManager, childIds: readonly number[]): Promise<Source[]> {
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select(['registration.id', 'registration.child_id'])
    .addSelect(CONTACTS.flatMap((name) => [`registration.${name}_name`, `registration.${name}_phone`]))
    .where({ child_id: In([...childIds]) })
    .orderBy('registration.id', 'DESC')
    .getMany();
  return rows.flatMap((row) =>
    CONTACTS.flatMap((contact): Source[] => {
      const phone = row[`${contact}_phone`];
      if (!phone) return [];
      const found: FoundBy = { kind: 'contact', name: row[`${contact}_name`], relation: null, phone };
      return [{ child_id: row.child_id, text: onlyDigits(phone), found }];
    }),
  );
}

function foundChild(child: { id: number; first_name: string; last_name: string; phone: string }): Source {
  const found: FoundBy = { kind: 'child', name: displayName(child), relation: null, phone: child.phone };
  return { child_id: child.id, text: onlyDigits(child.phone), found };
}

/** The terms that the parent's own texts do not hold. */
function termsElsewhere(person: ParentEntity, terms: readonly SearchTerm[]): SearchTerm[] {
  const text = `${person.search_text} ${person.user?.email ?? ''}`;
  return terms.filter((term) => !holds(text, term));
}

/** As {@link searchCondition} asks for a term. */
function holds(text: string, { words, phone }: SearchTerm): boolean {
  return words.every((word) => text.includes(word)) || (phone !== null && text.includes(phone));
}

function onlyDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

function named<Person extends { id: number; first_name: string; last_name: string }>({
  id,
  first_name,
  last_name,
}: Person): { id: number; first_name: string; last_name: string } {
  return { id, first_name, last_name };
}

function distinct<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
