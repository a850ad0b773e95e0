import { addDays, romeInstant, type SignUpResult } from '@feria/shared';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { In, MoreThan } from 'typeorm';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { crudServiceOf } from '../../../src/core/crud/crud.module.js';
import type { CrudService } from '../../../src/core/crud/crud.service.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { CourseDrawEntity } from '../../../src/model/registrations/course-draw.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { IdempotencyKeyEntity } from '../../../src/core/idempotency/idempotency-key.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { EraseChild } from '../../../src/registrations/use-cases/erase-child.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek, type Staff } from '../../support/builders.js';
import { office } from '../support/book.js';
import type { CrowdParent } from '../support/crowd.js';
import { faultsOf } from '../support/faults.js';
import { someCrowd } from '../support/rush.js';
import type { Booking } from './commands.js';
import type { Entry, Event, Mail, Model, ModelWeek, Setting } from './model.js';

/** Day 0 of the model. */
const DAY_ZERO = '2026-06-01';
export const dayOf = (day: number): string => addDays(DAY_ZERO, day);

/** People who live through all runs. The first child of each has the parent before it too. */
export interface People {
  parents: CrowdParent[];
  children: number[];
  parentsOf: number[][];
  staff: Staff;
}

export async function createPeople(app: TestApp): Promise<People> {
  const parents = await someCrowd(app, 3, 3);
  const children = parents.flatMap(({ childIds }) => childIds);
  const parentsOf = children.map((_, index) => {
    const own = Math.floor(index / 3);
    return index % 3 === 0 ? [own, (own + parents.length - 1) % parents.length] : [own];
  });
  for (const [child, [, second]] of parentsOf.entries()) {
    if (second === undefined) continue;
    await app.dataSource.manager.insert(ChildParentEntity, {
      child_id: children[child]!,
      person_id: parents[second]!.personId,
    });
  }
  return { parents, children, parentsOf, staff: await office(app) };
}

/** The weeks of one run in the database, and what happened there since the last look. */
export class World {
  keys = 0;
  lastSignUp: { booking: Booking; said: SignUpResult['registrations'] | number; hour: number } | null = null;
  private lastEvent = 0;
  private lastMail = 0;
  private readonly childAt: Map<number, number>;
  private readonly weekAt: Map<number, number>;
  private readonly courseAt: Map<number, number>;

  private constructor(
    readonly app: TestApp,
    readonly people: People,
    readonly weekIds: number[],
    readonly courseIds: number[],
  ) {
    const places = (ids: number[]) => new Map(ids.map((id, index) => [id, index]));
    this.childAt = places(people.children);
    this.weekAt = places(weekIds);
    this.courseAt = places(courseIds);
  }

  static async create(app: TestApp, people: People, setting: Setting): Promise<World> {
    const courses: CourseEntity[] = [];
    for (const { mode, limit, offer, seed } of setting.courses) {
      const course = await someCourse(app, {
        from: '2026-01-01',
        to: '2026-12-31',
        register_from: '2026-01-01',
        register_to: dayOf(setting.registerTo),
        allocation: mode,
        places_per_child: limit,
        ...(offer === null ? {} : { move_up: 'offer', offer_hours: offer }),
      });
      await app.dataSource.manager.insert(CourseDrawEntity, {
        course_id: course.id,
        seed,
        created_at: app.clock.at,
        published_at: null,
        published_by: null,
        weeks: null,
        places_per_child: null,
      });
      courses.push(course);
    }
    const weekIds: number[] = [];
    for (const { course, from, to, capacity, queue } of setting.weeks) {
      const week = await someWeek(app, courses[course]!, {
        from: dayOf(from),
        to: dayOf(to),
        max_participants: capacity,
        waiting_list: queue,
      });
      weekIds.push(week.id);
    }
    return new World(
      app,
      people,
      weekIds,
      courses.map(({ id }) => id),
    );
  }

  /** Takes away what the run has made. */
  async clear(): Promise<void> {
    const { manager } = this.app.dataSource;
    await manager.delete(RegistrationEntity, { course_week_id: In(this.weekIds) });
    await manager.deleteAll(IdempotencyKeyEntity);
    await manager.deleteAll(RegistrationEventEntity);
    await manager.deleteAll(OutboxMailEntity);
    await manager.delete(CourseWeekEntity, { id: In(this.weekIds) });
    await manager.delete(CourseEntity, { id: In(this.courseIds) });
  }

  /** Sets the clock to an hour of the model. */
  goTo(hour: number): void {
    const midnight = romeInstant(dayOf(Math.floor(hour / 24)));
    this.app.clock.at = new Date(midnight.getTime() + (hour % 24) * 3_600_000);
  }

  /** Edits a week as staff do. */
  async editWeek(week: number, change: Record<string, unknown>): Promise<void> {
    const crud = this.app.app.get<CrudService<CourseWeekEntity>>(crudServiceOf(courseWeek), {
      strict: false,
    });
    await crud.update(this.weekIds[week]!, change, this.people.staff.id);
  }

  /** Erases a child as far as its registrations go: the child itself lives on for the next run. */
  async eraseRegistrationsOf(child: number): Promise<void> {
    const { app, people } = this;
    const eraseChild = app.app.get(EraseChild, { strict: false });
    const ids = [people.children[child]!];
    await app.app.get(Transactions).run(async (manager) => {
      await eraseChild.lock(manager, ids);
      await eraseChild.removeRegistrations(manager, ids, people.staff.id);
    });
  }

  async idOf({ child, week }: Pick<Entry, 'child' | 'week'>): Promise<number> {
    const { id } = await this.app.dataSource.manager.findOneByOrFail(RegistrationEntity, {
      child_id: this.people.children[child]!,
      course_week_id: this.weekIds[week]!,
    });
    return id;
  }

  /** Holds the database against the model, and against the promises themselves. */
  async compare(model: Model, highest: ReadonlyMap<number, number>): Promise<void> {
    const rows = await this.app.dataSource.manager.find(RegistrationEntity, {
      where: { course_week_id: In(this.weekIds) },
      order: { queue_number: 'ASC', id: 'ASC' },
    });
    const lines = rows.map((row) => {
      const [child, week] = [this.childAt.get(row.child_id)!, this.weekAt.get(row.course_week_id)!];
      const { is_waiting: waiting, held_back: heldBack, offer_expires_at: offerUntil } = row;
      return {
        child,
        week,
        dayType: row.day_type,
        price: row.price,
        waiting,
        heldBack,
        offerUntil,
        rank: row.priority,
        group: row.together_id,
      };
    });
    type Shown = Pick<Entry, 'child' | 'week' | 'dayType' | 'waiting' | 'heldBack' | 'rank' | 'group'> & {
      offerUntil: unknown;
    };
    const text = ({ child, week, dayType, waiting, heldBack, rank, offerUntil, group }: Shown) =>
      `${child} in ${week} ${dayType}${waiting ? ' waits' : ''}${heldBack ? ' held back' : ''}${rank === null ? '' : ` wish ${rank}`}${offerUntil === null ? '' : ' offered'}${group === null ? '' : ' together'}`;
    expect(lines.map(text).sort()).toEqual(model.entries.map(text).sort());
    for (const week of this.weekIds.keys()) {
      const queue = lines.filter((line) => line.week === week && line.waiting);
      expect(queue.map(({ child }) => child)).toEqual(model.queueOf(week).map(({ child }) => child));
    }
    for (const { dayType, price } of lines) expect(price).toBe(dayType === 'full_day' ? 12_000 : 8_000);
    expect(await this.newEvents()).toEqual(model.events.splice(0).sort());
    expect(await this.newMails()).toEqual(model.mails.splice(0).sort());
    const reached = new Map([...highest].map(([week, seats]) => [this.weekIds[week]!, seats]));
    const today = this.app.clock.today();
    const faults = await faultsOf(this.app.dataSource.manager, this.weekIds, { today, highest: reached });
    expect(faults).toEqual([]);
  }

  private async newEvents(): Promise<Event[]> {
    const rows = await this.app.dataSource.manager.find(RegistrationEventEntity, {
      where: { id: MoreThan(this.lastEvent) },
      order: { id: 'ASC' },
    });
    this.lastEvent = rows.at(-1)?.id ?? this.lastEvent;
    return rows
      .map(
        ({ child_id, course_week_id, kind }): Event =>
          `${this.childAt.get(child_id)!} ${this.weekAt.get(course_week_id)!} ${kind}`,
      )
      .sort();
  }

  private async newMails(): Promise<Mail[]> {
    const rows = await this.app.dataSource.manager.find(OutboxMailEntity, {
      where: { id: MoreThan(this.lastMail) },
      order: { id: 'ASC' },
    });
    this.lastMail = rows.at(-1)?.id ?? this.lastMail;
    return rows
      .flatMap(({ recipient, kind, payload }): Mail[] => {
        const parent = this.people.parents.findIndex(({ email }) => email === recipient);
        const mail = JSON.parse(payload) as Told & { sections?: (Told & { outcome: string })[] };
        const told = mail.sections ?? [{ ...mail, outcome: '' }];
        return told.map(
          ({ courseId, outcome, lines }): Mail =>
            `${parent} ${[kind, outcome].join(' ').trim()} course${this.courseAt.get(courseId)!} x${lines.length}`,
        );
      })
      .sort();
  }
}

/** What of a mail says of which weeks it tells. */
interface Told {
  courseId: number;
  lines: unknown[];
}

/** Capacities that were in force at some time while children were confirmed, by week. */
export function raise(highest: Map<number, number>, weeks: readonly ModelWeek[]): void {
  for (const [week, { capacity }] of weeks.entries())
    highest.set(week, Math.max(highest.get(week) ?? 0, capacity));
}
