import { COLUMN_SUFFIXES } from '@feria/shared/rules/content';
import { Injectable } from '@nestjs/common';
import {
  can,
  compareTexts,
  displayName,
  formatPeriod,
  seesState,
  type AudienceState,
  type MessageAudience,
  type PermissionHolder,
  type ContentLanguage,
} from '@feria/shared';
import { DataSource, In, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { AppError, invalidField } from '../../core/http/errors.js';

import { inPieces } from '../../core/pieces.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import type { NamedChild } from '../../mailing/mail-kinds.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { IS_OPEN } from '../../ledger/balance.js';
import { openCharges } from '../../ledger/open-charges.js';
import { mailedParents } from '../../registrations/registration-mails.js';
import {
  RegistrationEventEntity,
  type RegistrationEventKind,
} from '../../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { planRegistrationList, RegistrationPage } from '../../registrations/registrations.queries.js';

/** Rows that one statement asks for. */
const BATCH = 1_000;

/** What the placeholders of a message are filled with for one parent, in the parent's language. */
export interface ReceiverValues {
  /** First and last name. */
  name: string;
  children: NamedChild[];
  /** Names of the projects. */
  courses: string[];
  /** `Mia Rossi: Woche 1 (15.06.2026 – 19.06.2026)`. */
  weeks: string[];
  /** What the parent owes now, in cents; only of a message that says it. */
  open?: number;
}

/** A parent whom a message reaches. */
export interface Receiver {
  userId: number;
  personId: number;
  /** `Rossi Eva`. */
  displayName: string;
  email: string;
  lang: ContentLanguage;
  values: ReceiverValues;
}

/** Everybody whom a message is for. */
export interface Receivers {
  /** By name. */
  reached: Receiver[];
  /** Names of those whom no mail can reach. */
  unreachable: string[];
}

/** A registration with what a message says of it. */
interface BookedRow {
  child_id: number;
  booked_by: number | null;
  first_name: string;
  last_name: string;
  week: string;
  week_it: string;
  from: string;
  to: string;
  course: string;
  course_it: string;
}

/** A parent of a child, with the account where there is one. */
interface ParentRow {
  child_id: number;
  person_id: number;
  first_name: string;
  last_name: string;
  user_id: number | null;
  email: string | null;
  lang: ContentLanguage | null;
}

const CONDITIONS: Record<Exclude<AudienceState, 'cancelled'>, string> = {
  confirmed: 'registration.is_waiting = :no',
  waiting: 'registration.is_waiting = :yes',
  unpaid: IS_OPEN,
  open: IS_OPEN,
};

/** Finds the parents whom a message is for: one entry for each, however many children (product/mailing.md#messages). */
@Injectable()
export class MessageAudiences {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param reader who asks: a search finds what the registrations list finds for this account
   * @throws AppError 403 for filters of the registrations list without its permission, and for states that the reader may not choose
   *   (`seesState`): who is reached would tell it; 422 at `audience` when it names what is not there, at `filters` for one that the list does not have
   */
  async receiversOf(audience: MessageAudience, reader: PermissionHolder): Promise<Receivers> {
    const { manager } = this.dataSource;
    if (audience.kind === 'family') return ofFamily(manager, audience.person_id);
    const mayAsk =
      audience.kind === 'filter'
        ? can(reader, 'peopleCourseWeekRegistration.index')
        : !('states' in audience) || (audience.states ?? []).every((state) => seesState(reader, state));
    if (!mayAsk) throw new AppError('forbidden');
    const rows = await this.registrations(manager, audience, reader);
    const parents = await parentsOf(manager, [...new Set(rows.map(({ child_id }) => child_id))]);
    return gather(rows, parents);
  }

  /** The same with what each parent owes now, for places and fees (product/money.md#one-balance). One statement for 500 parents. */
  async withOpen(receivers: Receivers): Promise<Receivers> {
    const { manager } = this.dataSource;
    const charges = await inPieces(
      receivers.reached.map(({ personId }) => personId),
      (some) => openCharges(manager, some),
    );
    const open = new Map<number, number>();
    for (const { personId, open: cents } of charges) open.set(personId, (open.get(personId) ?? 0) + cents);
    const reached = receivers.reached.map((receiver) => ({
      ...receiver,
      values: { ...receiver.values, open: open.get(receiver.personId) ?? 0 },
    }));
    return { ...receivers, reached };
  }

  private async registrations(
    manager: EntityManager,
    audience: Exclude<MessageAudience, { kind: 'family' }>,
    reader: PermissionHolder,
  ): Promise<BookedRow[]> {
    switch (audience.kind) {
      case 'registrations': {
        const ids = [...new Set(audience.ids)];
        const rows = await byIds(manager, ids);
        const known = await inBatches(ids, (batch) =>
          manager.find(RegistrationEntity, { select: { id: true }, where: { id: In(batch) } }),
        );
        if (known.length < ids.length) throw invalidField('audience', 'validation.reference');
        return rows;
      }
      case 'filter':
        return byIds(manager, await this.idsOfList(audience, reader));
      case 'week':
        if (!(await manager.existsBy(CourseWeekEntity, { id: audience.course_week_id })))
          throw invalidField('audience', 'validation.reference');
        return inStates(manager, audience.states, 'week.id = :id', { id: audience.course_week_id });
      case 'project':
        if (!(await manager.existsBy(CourseEntity, { id: audience.course_id })))
          throw invalidField('audience', 'validation.reference');
        return inStates(manager, audience.states, 'course.id = :id', { id: audience.course_id });
    }
  }

  /** Every row that the list shows, on whatever page. */
  private async idsOfList(
    { filters = [], search }: Extract<MessageAudience, { kind: 'filter' }>,
    reader: PermissionHolder,
  ): Promise<number[]> {
    const query = { filters, search, itemsPerPage: '-1' };
    const plan = await planRegistrationList(this.dataSource.manager, query, reader);
    const page = new RegistrationPage(this.dataSource, plan, reader);
    return page.ids(await page.total());
  }
}

async function ofFamily(manager: EntityManager, personId: number): Promise<Receivers> {
  const person = await manager.findOne(ParentEntity, { where: { id: personId }, relations: { user: true } });
  if (!person) throw invalidField('audience', 'validation.reference');
  if (!person.user) return { reached: [], unreachable: [displayName(person)] };
  const children = await manager
    .createQueryBuilder(ChildEntity, 'child')
    .select(['child.id', 'child.first_name', 'child.last_name'])
    .innerJoin(ChildParentEntity, 'link', 'link.child_id = child.id AND link.person_id = :personId', {
      personId,
    })
    .orderBy('child.id')
    .getMany();
  const { id: userId, email, lang } = person.user;
  const values = {
    name: `${person.first_name} ${person.last_name}`,
    children: children.map((child) => ({
      childId: child.id,
      child: `${child.first_name} ${child.last_name}`,
    })),
    courses: [],
    weeks: [],
  };
  return {
    reached: [{ userId, personId, displayName: displayName(person), email, lang, values }],
    unreachable: [],
  };
}

function booked(manager: EntityManager): SelectQueryBuilder<RegistrationEntity> {
  const query = manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.child', 'child')
    .innerJoin('registration.courseWeek', 'week')
    .innerJoin('week.course', 'course')
    .select('registration.child_id', 'child_id')
    .addSelect('registration.booked_by', 'booked_by')
    .where('child.anonymised_at IS NULL');
  return withNames(query).addOrderBy('registration.id');
}

/**
 * What ended: given back, cancelled by the office, or with its week. Of a week that was cancelled those that ended with it alone: who gave the
 * place back before has nothing to do with that. A child that has a place in the same week again, or waits for one, is none of them; one that
 * left a week twice stands once. Who had booked it is who stands first in its history. Children that were anonymised are left out.
 */
function ended(manager: EntityManager): SelectQueryBuilder<RegistrationEventEntity> {
  const query = manager
    .createQueryBuilder(RegistrationEventEntity, 'event')
    .innerJoin(
      CourseWeekEntity,
      'week',
      'week.id = event.course_week_id AND (week.cancelled_at IS NULL OR week.cancelled_at = event.at)',
    )
    .innerJoin('week.course', 'course')
    .innerJoin(ChildEntity, 'child', 'child.id = event.child_id AND child.anonymised_at IS NULL')
    .where('event.kind = :ended', { ended: 'removed' satisfies RegistrationEventKind })
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM registration again
         WHERE again.child_id = event.child_id AND again.course_week_id = event.course_week_id)`,
    )
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM registration_event later
         WHERE later.child_id = event.child_id AND later.course_week_id = event.course_week_id
           AND later.kind = event.kind AND later.id > event.id)`,
    )
    .leftJoin(
      RegistrationEventEntity,
      'booking',
      `booking.id = (SELECT MIN(entry.id) FROM registration_event entry WHERE entry.registration_id = event.registration_id)`,
    )
    .select('event.child_id', 'child_id')
    .addSelect('booking.user_id', 'booked_by');
  return withNames(query).addOrderBy('event.registration_id');
}

/** Selects what a message says of `child`, `week` and `course`, the earliest week first. */
function withNames<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
): SelectQueryBuilder<Entity> {
  return query
    .addSelect('child.first_name', 'first_name')
    .addSelect('child.last_name', 'last_name')
    .addSelect('week.name', 'week')
    .addSelect('week.name_it', 'week_it')
    .addSelect('week.from', 'from')
    .addSelect('week.to', 'to')
    .addSelect('course.name', 'course')
    .addSelect('course.name_it', 'course_it')
    .orderBy('week.from');
}

function byIds(manager: EntityManager, ids: readonly number[]): Promise<BookedRow[]> {
  return inBatches(ids, (batch) =>
    booked(manager).andWhere('registration.id IN (:...batch)', { batch }).getRawMany(),
  );
}

/** What is or was booked and is in any of the states; without states what is confirmed. */
async function inStates(
  manager: EntityManager,
  states: readonly AudienceState[] | undefined,
  where: string,
  parameters: ObjectLiteral,
): Promise<BookedRow[]> {
  const wanted: readonly AudienceState[] = states?.length ? states : ['confirmed'];
  const held = wanted.flatMap((state) => (state === 'cancelled' ? [] : CONDITIONS[state]));
  const rows: BookedRow[] = [];
  if (held.length > 0)
    rows.push(
      ...(await booked(manager)
        .andWhere(where, parameters)
        .andWhere(`(${held.join(' OR ')})`, { yes: true, no: false })
        .getRawMany<BookedRow>()),
    );
  if (wanted.includes('cancelled'))
    rows.push(...(await ended(manager).andWhere(where, parameters).getRawMany<BookedRow>()));
  return rows;
}

function parentsOf(manager: EntityManager, childIds: readonly number[]): Promise<ParentRow[]> {
  return inBatches(childIds, (batch) =>
    manager
      .createQueryBuilder(ChildParentEntity, 'link')
      .innerJoin('link.person', 'person')
      .leftJoin('person.user', 'account')
      .select('link.child_id', 'child_id')
      .addSelect('person.id', 'person_id')
      .addSelect('person.first_name', 'first_name')
      .addSelect('person.last_name', 'last_name')
      .addSelect('account.id', 'user_id')
      .addSelect('account.email', 'email')
      .addSelect('account.lang', 'lang')
      .where('link.child_id IN (:...batch)', { batch })
      .orderBy('person.id')
      .getRawMany<ParentRow>(),
  );
}

/** Sorts rows to parents. */
function gather(rows: readonly BookedRow[], parents: readonly ParentRow[]): Receivers {
  const byChild = new Map<number, ParentRow[]>();
  for (const parent of parents) {
    const known = byChild.get(parent.child_id);
    if (known) known.push(parent);
    else byChild.set(parent.child_id, [parent]);
  }
  const reached = new Map<number, Receiver>();
  const unreachable = new Map<number, string>();
  const reachedChildren = new Set<number>();
  for (const row of rows) {
    const own = byChild.get(row.child_id) ?? [];
    for (const parent of mailedParents(row.booked_by, own, ({ user_id }) => user_id)) {
      const receiver = receiverOf(reached, parent);
      if (!receiver) continue;
      add(receiver, row);
      reachedChildren.add(row.child_id);
    }
    unreachable.set(row.child_id, displayName(row));
  }
  return {
    reached: [...reached.values()].sort((a, b) => compareTexts(a.displayName, b.displayName)),
    unreachable: [...unreachable]
      .filter(([childId]) => !reachedChildren.has(childId))
      .map(([, name]) => name)
      .sort(compareTexts),
  };
}

function receiverOf(
  reached: Map<number, Receiver>,
  { person_id, first_name, last_name, user_id, email, lang }: ParentRow,
): Receiver | null {
  if (user_id === null || email === null || lang === null) return null;
  const known = reached.get(user_id);
  if (known) return known;
  const values = { name: `${first_name} ${last_name}`, children: [], courses: [], weeks: [] };
  const receiver: Receiver = {
    userId: user_id,
    personId: person_id,
    displayName: displayName({ first_name, last_name }),
    email,
    lang,
    values,
  };
  reached.set(user_id, receiver);
  return receiver;
}

function add({ lang, values }: Receiver, row: BookedRow): void {
  const child = `${row.first_name} ${row.last_name}`;
  const course = row[`course${COLUMN_SUFFIXES[lang]}`];
  const week = row[`week${COLUMN_SUFFIXES[lang]}`];
  if (!values.children.some(({ childId }) => childId === row.child_id))
    values.children.push({ childId: row.child_id, child });
  if (!values.courses.includes(course)) values.courses.push(course);
  values.weeks.push(`${child}: ${week} (${formatPeriod(row.from, row.to)})`);
}

async function inBatches<Row>(
  ids: readonly number[],
  find: (batch: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const row of await find(ids.slice(start, start + BATCH))) rows.push(row);
  }
  return rows;
}
