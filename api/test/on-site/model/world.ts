import { isNoted, type AttendanceResult, type ChangeOutcome, type Permission } from '@feria/shared';
import { In } from 'typeorm';
import type { CurrentUserData } from '../../../src/core/auth/current-user.js';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { AbsenceEntity } from '../../../src/model/families/absence.entity.js';
import { Absences } from '../../../src/families/absences/absences.service.js';
import { AttendanceIssueEntity } from '../../../src/model/on-site/attendance-issue.entity.js';
import { AttendanceIssues } from '../../../src/on-site/attendance/attendance-issues.service.js';
import { AttendanceList } from '../../../src/on-site/attendance/attendance-list.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../../../src/model/on-site/attendance.entity.js';
import { SaveAttendance } from '../../../src/on-site/attendance/save-attendance.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { PickupPersonEntity } from '../../../src/model/families/pickup-person.entity.js';
import { PickupPersons } from '../../../src/families/pickup-persons/pickup-persons.service.js';
import { ChildDayEntity } from '../../../src/model/registrations/child-day.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { AssignmentEventEntity } from '../../../src/model/on-site/assignment-event.entity.js';
import { CourseWeekLeaderEntity, WeekGroupEntity } from '../../../src/model/on-site/week-group.entity.js';
import { WeekGroups } from '../../../src/on-site/week-groups/week-groups.service.js';
import { move, remove } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someParent, someStaff, type Staff } from '../../support/builders.js';
import { MONDAY, someWeekOnSite } from '../support.js';
import { CHILDREN, PERSONS, PHONES, type Command } from './commands.js';
import { Phone, type SentMark } from './phone.js';

const LEADS: Permission[] = ['week.assigned'];
const OFFICE: Permission[] = [
  ...(['peopleCourseWeekRegistration.index', 'peopleCourseWeekRegistration.update'] as const),
  ...(['child.health', 'person.index', 'course.view', 'course.update'] as const),
];

/** Who lives through all histories: leaders 0 and 1 lead the week, 2 a group. */
export interface People {
  leaders: Staff[];
  office: Staff;
  children: number[];
  weeks: [CourseWeekEntity, CourseWeekEntity];
}

export async function createPeople(app: TestApp): Promise<People> {
  const leaders: Staff[] = [];
  for (let count = 0; count < PHONES - 1; count += 1) leaders.push(await someStaff(app, 'Project leader'));
  const children: number[] = [];
  for (let count = 0; count < CHILDREN; count += 1)
    children.push((await someChild(app, await someParent(app))).id);
  const weeks: People['weeks'] = [await someWeekOnSite(app), await someWeekOnSite(app)];
  return { leaders, children, weeks, office: await someStaff(app, 'Office') };
}

/** Who may mark which child from a time on, as the office has set it: written down here, and not read from the database. */
export interface Moment {
  from: number;
  /** By child, whether it has a place in the week; and whether it has one in the other week, which only the office sees. */
  places: boolean[];
  moved: boolean[];
  /** By leader of the week. */
  leads: boolean[];
  /** By child, whether it is in the group; whether there is a group, and the third leader leads it. */
  group: { children: boolean[]; leads: boolean } | null;
}

/** A mark with what the server answered first; of answers that were lost nothing is known. */
export interface MadeMark {
  mark: SentMark;
  phone: number;
  child: number;
  receivedAt: number | null;
  outcomes: ChangeOutcome[];
}

/** One history. */
export class World {
  readonly phones: Phone[];
  readonly made: MadeMark[] = [];
  readonly moments: Moment[];
  /** When which mark was restored. */
  readonly restored = new Map<string, number>();
  /** By child, when its pick-up person was withdrawn. */
  readonly withdrawnAt: (number | null)[];
  private isAway = false;

  private constructor(
    readonly app: TestApp,
    readonly people: People,
  ) {
    const users = [...people.leaders, people.office];
    this.phones = users.map(({ id }, index) => new Phone(MONDAY, id, index < PHONES - 1 ? LEADS : OFFICE));
    this.withdrawnAt = people.children.map(() => null);
    this.moments = [
      {
        from: -Infinity,
        places: people.children.map(() => true),
        leads: [true, true],
        moved: people.children.map(() => false),
        group: null,
      },
    ];
  }

  static async create(app: TestApp, people: People): Promise<World> {
    const world = new World(app, people);
    app.clock.set(`${MONDAY}T06:00:00Z`);
    const { manager } = app.dataSource;
    const [week] = people.weeks;
    for (const child_id of people.children)
      await manager.insert(RegistrationEntity, {
        child_id,
        course_week_id: week.id,
        day_type: 'full_day' as const,
        price: 0,
        emergency_contact1_phone: '+39 1',
        created_at: app.clock.now(),
      });
    await manager.insert(
      PickupPersonEntity,
      people.children.map((child_id) => ({ child_id, name: PERSONS[0]!, phone: '+39 333 1' })),
    );
    await manager.insert(
      CourseWeekLeaderEntity,
      people.leaders.slice(0, 2).map(({ id }) => ({ course_week_id: week.id, user_id: id })),
    );
    for (const index of world.phones.keys()) await world.meet(index, false);
    return world;
  }

  async clear(): Promise<void> {
    const { manager } = this.app.dataSource;
    const child_id = In(this.people.children);
    await manager.delete(AttendanceIssueEntity, { child_id });
    await manager.delete(AbsenceEntity, { child_id });
    await manager.delete(PickupPersonEntity, { child_id });
    await manager.deleteAll(AttendanceChangeEntity);
    await manager.delete(AttendanceEntity, { child_id });
    await manager.delete(ChildDayEntity, { child_id });
    await manager.delete(RegistrationEntity, { child_id });
    await manager.delete(RegistrationEventEntity, { child_id });
    await manager.deleteAll(AssignmentEventEntity);
    await manager.deleteAll(CourseWeekLeaderEntity);
    await manager.deleteAll(WeekGroupEntity);
    await manager.deleteAll(OutboxMailEntity);
    await manager.deleteAll(AuditEntryEntity);
  }

  get now(): number {
    return this.app.clock.now().getTime();
  }

  async perform(command: Command): Promise<void> {
    // Nothing happens at the same instant as something else.
    this.app.clock.at = new Date(this.now + 1000);
    switch (command.kind) {
      case 'mark':
        this.mark(command);
        break;
      case 'meet':
        await this.meet(command.phone, command.answerLost);
        break;
      // The queue and the order are kept on the device; what was shown is read again.
      case 'reload':
      case 'logout':
        this.phones[command.phone]!.logOut();
        break;
      case 'clock':
        this.phones[command.phone]!.offset = command.minutes * 60_000;
        break;
      case 'away':
        this.isAway = command.isAway;
        break;
      case 'wait':
        this.app.clock.at = new Date(this.now + command.minutes * 60_000);
        break;
      default:
        await this.office(command);
    }
  }

  /** Everybody comes back, twice: the second time nobody has anything to send. */
  async end(): Promise<void> {
    this.isAway = false;
    for (let time = 0; time < 2; time += 1)
      for (const index of this.phones.keys()) {
        this.app.clock.at = new Date(this.now + 1000);
        await this.meet(index, false);
      }
  }

  private mark({ phone: index, child, what, person }: Extract<Command, { kind: 'mark' }>): void {
    const phone = this.phones[index]!;
    const mark = phone.mark(this.people.children[child]!, what, person, new Date(this.now));
    if (mark) this.made.push({ mark, phone: index, child, receivedAt: null, outcomes: [] });
  }

  /** Sends what is kept, and reads the day. An answer that is lost leaves everything as it was on the phone. */
  private async meet(index: number, answerLost: boolean): Promise<void> {
    if (this.isAway) return;
    const phone = this.phones[index]!;
    const { queue } = phone;
    const user = this.userOf(phone);
    if (queue.length > 0) {
      const { results }: AttendanceResult = await this.app.app.get(SaveAttendance).run(queue, user);
      for (const { id, outcome } of results) {
        const made = this.made.find(({ mark }) => mark.id === id)!;
        made.receivedAt ??= this.now;
        made.outcomes.push(outcome);
      }
      if (answerLost) return;
      phone.queue = [];
    }
    phone.take(await this.app.app.get(AttendanceList).of(MONDAY, user, null));
  }

  /** The children of the week, as the office sees them: by child, whether its place ended. */
  async listed(): Promise<ReadonlyMap<number, boolean>> {
    const office = this.userOf(this.phones[PHONES - 1]!);
    const { weeks } = await this.app.app.get(AttendanceList).of(MONDAY, office, this.people.weeks[0].id);
    return new Map(
      weeks.flatMap(({ children }) => children.map(({ child_id, place_ended }) => [child_id, place_ended])),
    );
  }

  private userOf({ userId, permissions }: Phone): CurrentUserData {
    return { id: userId, permissions } as unknown as CurrentUserData;
  }

  private async office(command: Command): Promise<void> {
    const before = this.moments.at(-1)!;
    const { people, app } = this;
    if (command.kind === 'settle') return this.settle(command.restore);
    if (command.kind === 'withdraw') return this.withdraw(command.child);
    if (command.kind === 'absence') return this.absence(command.child);
    if (command.kind === 'cancel' || command.kind === 'move') {
      if (!before.places[command.child]) return;
      const child_id = people.children[command.child]!;
      const { id } = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id });
      if (command.kind === 'cancel') await remove(app, id, 'staff');
      else expect((await move(app, id, people.weeks[1], { mail: false })).status).toBe(200);
      const places = before.places.map((has, child) => has && child !== command.child);
      const moved = before.moved.map(
        (has, child) => has || (command.kind === 'move' && child === command.child),
      );
      this.moments.push({ ...before, from: this.now, places, moved });
      return;
    }
    const after: Moment = { ...before, from: this.now };
    if (command.kind === 'leaders') after.leads = [...command.of];
    if (command.kind === 'groups') {
      const children = command.children.map((isIn, child) => isIn && before.places[child]!);
      after.group = children.some(Boolean) ? { children, leads: command.leads } : null;
    }
    await this.saveGroups(after);
    this.moments.push(after);
  }

  private async withdraw(child: number): Promise<void> {
    await this.app.app
      .get(PickupPersons)
      .replace(this.people.children[child]!, null, { persons: [] }, 'child/pickup-persons');
    this.withdrawnAt[child] ??= this.now;
  }

  private async absence(child: number): Promise<void> {
    const absences = this.app.app.get(Absences);
    const teller = { personId: null, call: 'child/absence' } as const;
    const child_id = this.people.children[child]!;
    const [told] = await this.app.dataSource.manager.findBy(AbsenceEntity, { child_id });
    if (told) await absences.takeBack(told.id, teller);
    else if (this.moments.at(-1)!.places[child])
      await absences.tell(child_id, { from: MONDAY, to: MONDAY }, teller);
  }

  private async saveGroups({ leads, group, places }: Moment): Promise<void> {
    const { people, app } = this;
    const service = app.app.get(WeekGroups);
    const actor = this.userOf(this.phones[PHONES - 1]!);
    const { version, groups } = await service.of(people.weeks[0].id, actor);
    await service.save(
      people.weeks[0].id,
      {
        version,
        leaders: people.leaders.slice(0, 2).flatMap(({ id }, index) => (leads[index] ? [id] : [])),
        groups: group
          ? [
              {
                id: groups[0]?.id,
                name: 'Bären',
                leaders: group.leads ? [people.leaders[2]!.id] : [],
                children: people.children.filter((_, child) => group.children[child] && places[child]),
              },
            ]
          : [],
      },
      actor,
    );
  }

  private async settle(restore: boolean): Promise<void> {
    const { app, people } = this;
    const where = { child_id: In(people.children), state: 'open' as const };
    const [issue] = await app.dataSource.manager.find(AttendanceIssueEntity, {
      where,
      order: { id: 'ASC' },
      take: 1,
    });
    if (!issue) return;
    const user = this.userOf(this.phones[PHONES - 1]!);
    const issues = app.app.get(AttendanceIssues);
    if (!restore || isNoted(issue.reason)) {
      await issues.close(issue.id, { reason: 'abgeholt', also: [] }, user);
      return;
    }
    const shown = (await issues.list({ date: MONDAY, weekId: null }, user)).find(({ id }) => id === issue.id);
    // A time that cannot be is refused: nothing of it counts.
    if (!shown!.may_restore) {
      await issues.close(issue.id, { reason: 'abgeholt', also: [] }, user);
      return;
    }
    await issues.restore(issue.id, shown!.version!, user);
    this.restored.set(issue.change_id, this.now);
  }
}
