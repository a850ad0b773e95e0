import { Injectable } from '@nestjs/common';
import {
  attendanceAfter,
  emergencyContacts,
  type AttendanceChange,
  type AttendanceFields,
  type AttendanceResult,
  type ChangeOutcome,
  type IsoDate,
} from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server/index';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { lockRowsToChange } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { t } from '../../core/request-context.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { ChildParentEntity } from '../people/child.entity.js';
import { PickupPersonEntity } from '../pickup-persons/pickup-person.entity.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';
import { Assignments, type Assignment, type PlaceOnSite } from '../week-groups/assignments.js';
import { WeekGroupChildEntity } from '../week-groups/week-group.entity.js';
import type { AttendanceChangeBody } from './attendance.dto.js';
import { AttendanceChangeEntity, AttendanceEntity } from './attendance.entity.js';
import { presentAttendance, readUserNames } from './attendance.presenter.js';

type StoredChange = AttendanceChange & { userId: number | null };

/** A confirmed place on a day, with what tells whom the child may leave with. */
interface PlaceOfDay extends PlaceOnSite {
  registration: RegistrationEntity;
}

const FIELDS = ['status', 'arrived_at', 'left_at', 'left_with', 'note'] as const;

const dayKey = (childId: number, date: IsoDate): string => `${childId} ${date}`;

/**
 * Stores changes of attendance (product.md#attendance): every change once by its id, whenever and however often it arrives; of each
 * field the latest counts.
 */
@Injectable()
export class SaveAttendance {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: Clock,
  ) {}

  /**
   * One transaction. A change that is refused does not keep the others from being stored.
   * @returns what became of each change, and the days they were about as they are now, of children that the user may see
   */
  async run(changes: readonly AttendanceChangeBody[], user: CurrentUserData): Promise<AttendanceResult> {
    const assignment = await this.assignments.of(user);
    return this.transactions.run(async (manager) => {
      const places = await readPlacesOfDays(manager, changes);
      const results: AttendanceResult['results'] = [];
      const accepted: { change: AttendanceChangeBody; place: PlaceOfDay }[] = [];
      for (const change of changes) {
        const refused = this.refusal(change, places.get(dayKey(change.child_id, change.date)), assignment);
        results.push({
          id: change.id,
          outcome: refused ? 'refused' : 'applied',
          message: refused && t(refused),
        });
        const place = places.get(dayKey(change.child_id, change.date));
        if (!refused && place) accepted.push({ change, place });
      }
      if (accepted.length === 0) return { results, attendance: [] };
      const days = await lockDays(manager, accepted);
      const outcomes = await this.store(manager, accepted, days, user.id);
      const names = await readUserNames(
        manager,
        [...days.values()].map(({ changed_by }) => changed_by),
      );
      return {
        results: results.map((result) => ({ ...result, outcome: outcomes.get(result.id) ?? result.outcome })),
        attendance: [...days].map(([key, day]) => {
          const record = presentAttendance(day, names);
          const place = places.get(key);
          // The note may tell of the child's health.
          return place && assignment.seesHealth(place) ? record : { ...record, note: null };
        }),
      };
    });
  }

  private refusal(
    { date }: AttendanceChangeBody,
    place: PlaceOfDay | undefined,
    assignment: Assignment,
  ): ServerMessageKey | null {
    if (!place || !assignment.marksChild(place)) return 'attendance.not_yours';
    return date > this.clock.today() ? 'attendance.not_yet' : null;
  }

  /** Inserts the changes that are new and sets the days, which are locked, to what all of theirs amount to. */
  private async store(
    manager: EntityManager,
    accepted: readonly { change: AttendanceChangeBody; place: PlaceOfDay }[],
    days: ReadonlyMap<string, AttendanceEntity>,
    userId: number,
  ): Promise<Map<string, ChangeOutcome>> {
    const now = this.clock.now();
    const sent = accepted.map(({ change }) => change.id);
    const known = new Set(
      (await manager.find(AttendanceChangeEntity, { select: { id: true }, where: { id: In(sent) } })).map(
        ({ id }) => id,
      ),
    );
    const fresh: AttendanceChangeEntity[] = [];
    for (const { change } of accepted) {
      if (known.has(change.id)) continue;
      known.add(change.id);
      const changedAt = new Date(Math.min(Date.parse(change.changed_at), now.getTime()));
      fresh.push(
        manager.create(AttendanceChangeEntity, {
          ...{ id: change.id, attendance_id: days.get(dayKey(change.child_id, change.date))!.id },
          fields: JSON.stringify(fieldsOf(change)),
          ...{ changed_at: changedAt, received_at: now, user_id: userId },
        }),
      );
    }
    await manager.insert(AttendanceChangeEntity, fresh);
    const names = await namesOfPersons(manager, accepted);
    const counting = await settle(manager, [...days.values()], names);
    const isFresh = new Set(fresh.map(({ id }) => id));
    return new Map(
      sent.map((id) => [id, !isFresh.has(id) ? 'repeated' : counting.has(id) ? 'applied' : 'superseded']),
    );
  }
}

/** The confirmed places of the children on the days of the changes; one statement. */
async function readPlacesOfDays(
  manager: EntityManager,
  changes: readonly AttendanceChangeBody[],
): Promise<Map<string, PlaceOfDay>> {
  if (changes.length === 0) return new Map();
  const dates = changes.map(({ date }) => date).sort();
  const { entities, raw } = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .leftJoin(
      WeekGroupChildEntity,
      'placed',
      'placed.course_week_id = registration.course_week_id AND placed.child_id = registration.child_id',
    )
    .addSelect(['week.id', 'week.from', 'week.to'])
    .addSelect('placed.week_group_id', 'group_id')
    .where({ child_id: In([...new Set(changes.map(({ child_id }) => child_id))]), is_waiting: false })
    .andWhere('week.cancelled_at IS NULL AND week.from <= :last AND week.to >= :first', {
      ...{ first: dates[0], last: dates.at(-1) },
    })
    .getRawAndEntities<{ group_id: number | null }>();
  const places = new Map<string, PlaceOfDay>();
  for (const { child_id, date } of changes) {
    const index = entities.findIndex(
      (entity) =>
        entity.child_id === child_id && entity.courseWeek!.from <= date && entity.courseWeek!.to >= date,
    );
    const registration = entities[index];
    if (registration)
      places.set(dayKey(child_id, date), {
        registration,
        course_week_id: registration.course_week_id,
        group_id: raw[index]?.group_id ?? null,
      });
  }
  return places;
}

/**
 * The rows of the days, locked in id order. Those that are not there yet are inserted first, in the order of the unique key, so that
 * two leaders who mark the same children wait for each other and do not block each other.
 */
async function lockDays(
  manager: EntityManager,
  accepted: readonly { change: AttendanceChangeBody; place: PlaceOfDay }[],
): Promise<Map<string, AttendanceEntity>> {
  const wanted = new Map(
    accepted.map(({ change: { child_id, date }, place: { course_week_id } }) => [
      dayKey(child_id, date),
      { child_id, date, course_week_id },
    ]),
  );
  const sorted = [...wanted.values()].sort((a, b) => a.child_id - b.child_id || a.date.localeCompare(b.date));
  const find = () =>
    manager.find(AttendanceEntity, {
      select: { id: true, child_id: true, date: true },
      where: sorted.map(({ child_id, date }) => ({ child_id, date })),
    });
  const found = await find();
  const there = new Set(found.map(({ child_id, date }) => dayKey(child_id, date)));
  const missing = sorted.filter(({ child_id, date }) => !there.has(dayKey(child_id, date)));
  if (missing.length > 0)
    await manager
      .createQueryBuilder()
      .insert()
      .into(AttendanceEntity)
      .values(missing)
      .orIgnore()
      .updateEntity(false)
      .execute();
  const ids = (missing.length > 0 ? await find() : found).map(({ id }) => id);
  const locked = await lockRowsToChange(manager, AttendanceEntity, ids);
  return new Map(locked.map((day) => [dayKey(day.child_id, day.date), day]));
}

/**
 * Sets locked days to what their changes amount to, and tells which changes count.
 * @param names see {@link namesOfPersons}
 */
async function settle(
  manager: EntityManager,
  days: readonly AttendanceEntity[],
  names: ReadonlyMap<string, string | null>,
): Promise<Set<string>> {
  const rows = await manager.findBy(AttendanceChangeEntity, { attendance_id: In(days.map(({ id }) => id)) });
  const counting = new Set<string>();
  for (const day of days) {
    const changes = rows.filter(({ attendance_id }) => attendance_id === day.id).map(readChange);
    const { fields, latest, counting: ids } = attendanceAfter<AttendanceFields, StoredChange>(changes);
    for (const id of ids) counting.add(id);
    const left_with = fields.left_with ?? null;
    // Either it was so before, or one of these changes has just set it.
    if (left_with !== day.left_with)
      day.left_with_name = names.get(personKey(day.child_id, left_with)) ?? null;
    Object.assign(day, {
      ...{ status: fields.status ?? null, note: fields.note ?? null, left_with },
      arrived_at: instantOf(fields.arrived_at),
      left_at: instantOf(fields.left_at),
      changed_at: latest ? new Date(latest.changed_at) : null,
      changed_by: latest?.userId ?? null,
    });
  }
  await manager.save(AttendanceEntity, [...days]);
  return counting;
}

function instantOf(value: string | null | undefined): Date | null {
  return value ? new Date(value) : null;
}

function readChange({ id, fields, changed_at, user_id }: AttendanceChangeEntity): StoredChange {
  return {
    ...{ id, changed_at: changed_at.toISOString(), userId: user_id },
    fields: JSON.parse(fields) as Partial<AttendanceFields>,
  };
}

/** The fields that a change sets. */
function fieldsOf(change: AttendanceChangeBody): Partial<AttendanceFields> {
  const sent = FIELDS.filter((field) => change[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, change[field]]));
}

const personKey = (childId: number, leftWith: string | null): string => `${childId} ${leftWith}`;

/** Names of those whom children left with: parents, pick-up persons and contacts of the child itself; `null` for anybody else. */
async function namesOfPersons(
  manager: EntityManager,
  accepted: readonly { change: AttendanceChangeBody; place: PlaceOfDay }[],
): Promise<Map<string, string | null>> {
  const childrenWith = (kind: string): number[] =>
    accepted.flatMap(({ change }) => (change.left_with?.startsWith(kind) ? [change.child_id] : []));
  const withPickup = childrenWith('pickup:');
  const withParent = childrenWith('parent:');
  const pickups = withPickup.length
    ? await manager.findBy(PickupPersonEntity, { child_id: In(withPickup) })
    : [];
  const parents = withParent.length
    ? await manager.find(ChildParentEntity, {
        where: { child_id: In(withParent) },
        relations: { person: true },
      })
    : [];
  const nameOf = (childId: number, leftWith: string, registration: RegistrationEntity): string | null => {
    const [kind, text] = leftWith.split(':');
    const id = Number(text);
    switch (kind) {
      case 'pickup':
        return pickups.find((person) => person.child_id === childId && person.id === id)?.name ?? null;
      case 'parent': {
        const link = parents.find((parent) => parent.child_id === childId && parent.person_id === id);
        return link?.person ? `${link.person.first_name} ${link.person.last_name}` : null;
      }
      case 'contact':
        return emergencyContacts(registration)[id - 1]?.name ?? null;
      default:
        return null;
    }
  };
  return new Map(
    accepted.flatMap(({ change: { child_id, left_with }, place }): [string, string | null][] =>
      left_with ? [[personKey(child_id, left_with), nameOf(child_id, left_with, place.registration)]] : [],
    ),
  );
}
