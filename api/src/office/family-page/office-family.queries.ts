import { HEALTH_FIELDS, type IsoDate, type OfficeFamilyMoney } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { DECLINED } from '../../registrations/registration-records.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { FormerGuardianEntity } from '../../model/families/former-guardian.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import {
  RegistrationEventEntity,
  type RegistrationEventKind,
} from '../../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** Mails that are shown. */
const MAILS = 50;
/** Ended registrations that are shown. */
const ENDED = 50;

const PERSON = ['id', 'first_name', 'last_name', 'place', 'phone', 'user_id'] as const;
const USER = ['id', 'email', 'lang', 'password_hash', 'email_confirm_until'] as const;

const columns = (alias: string, names: readonly string[]): string[] =>
  names.map((name) => `${alias}.${name}`);

/** A person with its account; `null` when there is none. */
export function readPerson(manager: EntityManager, id: number): Promise<ParentEntity | null> {
  return manager
    .createQueryBuilder(ParentEntity, 'person')
    .select(columns('person', PERSON))
    .leftJoin('person.user', 'user')
    .addSelect(columns('user', USER))
    .where({ id })
    .getOne();
}

/** Who is a parent of which child of a person, with person and account. */
export function readLinks(manager: EntityManager, personId: number): Promise<ChildParentEntity[]> {
  return manager
    .createQueryBuilder(ChildParentEntity, 'link')
    .innerJoin('link.person', 'person')
    .addSelect(columns('person', PERSON))
    .leftJoin('person.user', 'user')
    .addSelect(columns('user', USER))
    .where('link.child_id IN (SELECT own.child_id FROM child_parent own WHERE own.person_id = :personId)', {
      personId,
    })
    .orderBy('link.person_id')
    .addOrderBy('link.child_id')
    .getMany();
}

/**
 * Who was a parent of children and is none of them any more, with the children whose parent they still are. One statement.
 * @param links who is a parent of which of the children now
 */
export async function readFormerGuardians(
  manager: EntityManager,
  links: readonly Pick<ChildParentEntity, 'child_id' | 'person_id'>[],
): Promise<Pick<OfficeFamilyMoney, 'former_guardians'>> {
  const rows = await manager
    .createQueryBuilder(FormerGuardianEntity, 'former')
    .innerJoin('former.person', 'person')
    .addSelect(columns('person', ['id', 'first_name', 'last_name']))
    .where({ child_id: In([...new Set(links.map(({ child_id }) => child_id))]) })
    .orderBy('former.person_id')
    .addOrderBy('former.child_id')
    .getMany();
  const ended = rows.filter(({ child_id, person_id }) =>
    links.every((link) => link.child_id !== child_id || link.person_id !== person_id),
  );
  const people = new Map(ended.map(({ person }) => [person!.id, person!]));
  const former_guardians = [...people.values()].map(({ id, first_name, last_name }) => ({
    id,
    first_name,
    last_name,
    child_ids: links.flatMap((link) => (link.person_id === id ? link.child_id : [])),
    former_child_ids: ended.flatMap((link) => (link.person_id === id ? link.child_id : [])),
  }));
  return former_guardians.length > 0 ? { former_guardians } : {};
}

/**
 * Children, the eldest first.
 * @param health whether the health fields are read, and decrypted
 */
export function readChildren(
  manager: EntityManager,
  ids: readonly number[],
  health: boolean,
): Promise<ChildEntity[]> {
  const shown = ['id', 'first_name', 'last_name', 'birth', 'school', 'last_update'];
  return manager
    .createQueryBuilder(ChildEntity, 'child')
    .select(columns('child', [...shown, ...(health ? HEALTH_FIELDS : [])]))
    .where({ id: In([...ids]) })
    .orderBy('child.birth')
    .addOrderBy('child.id')
    .getMany();
}

/** Registrations of children with child, week and course, the latest week first. */
export function readRegistrations(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<RegistrationEntity[]> {
  const registration = ['id', 'child_id', 'day_type', 'is_waiting', 'price', 'discount', 'payed_amount'];
  const waits = ['held_back', 'priority', 'offer_expires_at'];
  const contacts = [1, 2].flatMap((one) => [`emergency_contact${one}_name`, `emergency_contact${one}_phone`]);
  const labels = ['label_full_day_de', 'label_full_day_it', 'label_half_day_de', 'label_half_day_it'];
  return manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select(
      columns('registration', [
        ...registration,
        ...waits,
        ...contacts,
        'comment',
        'payed_at',
        'due_on',
        'booked_by',
      ]),
    )
    .innerJoin('registration.child', 'child')
    .addSelect(columns('child', ['id', 'first_name', 'last_name']))
    .innerJoin('registration.courseWeek', 'week')
    .addSelect(columns('week', ['id', 'name', 'name_it', 'from', 'to']))
    .innerJoin('week.course', 'course')
    .addSelect(columns('course', ['id', 'name', 'name_it', 'active', 'custom_labels', ...labels]))
    .where({ child_id: In([...childIds]) })
    .orderBy('week.from', 'DESC')
    .addOrderBy('registration.id', 'DESC')
    .getMany();
}

/** Fees of places that children gave back, with child, week and course, the latest week first. */
export function readFees(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<CancellationFeeEntity[]> {
  return manager
    .createQueryBuilder(CancellationFeeEntity, 'fee')
    .innerJoin('fee.child', 'child')
    .addSelect(columns('child', ['id', 'first_name', 'last_name']))
    .innerJoin('fee.courseWeek', 'week')
    .addSelect(columns('week', ['id', 'name', 'name_it', 'from', 'to']))
    .innerJoin('week.course', 'course')
    .addSelect(columns('course', ['id', 'name', 'name_it']))
    .where({ child_id: In([...childIds]) })
    .orderBy('week.from', 'DESC')
    .addOrderBy('fee.id', 'DESC')
    .getMany();
}

/** A registration that ended, with the names of child, week and course. */
export interface EndedRow {
  registration_id: number;
  user_id: number | null;
  amount: number | null;
  at: Date;
  /** It waited, was offered a seat, and that was declined. */
  declined: boolean;
  child_id: number;
  first_name: string;
  last_name: string;
  week_id: number;
  week: string;
  week_it: string;
  from: IsoDate;
  to: IsoDate;
  course_id: number;
  course: string;
  course_it: string;
}

/** Registrations of children that ended, the latest first; at most 50. */
export async function readEnded(manager: EntityManager, childIds: readonly number[]): Promise<EndedRow[]> {
  const rows = await manager
    .createQueryBuilder(RegistrationEventEntity, 'event')
    .innerJoin(ChildEntity, 'child', 'child.id = event.child_id')
    .innerJoin(CourseWeekEntity, 'week', 'week.id = event.course_week_id')
    .innerJoin('week.course', 'course')
    .where({ child_id: In([...childIds]), kind: 'removed' satisfies RegistrationEventKind })
    .addSelect(DECLINED, 'declined')
    .orderBy('event.id', 'DESC')
    .limit(ENDED)
    .addSelect(columns('child', ['id', 'first_name', 'last_name']))
    .addSelect(columns('week', ['id', 'name', 'name_it', 'from', 'to']))
    .addSelect(columns('course', ['id', 'name', 'name_it']))
    .getRawAndEntities<Record<string, string | number>>();
  return rows.entities.map((event, index) => {
    const { registration_id, user_id, amount, at } = event;
    const raw = rows.raw[index] ?? {};
    const text = (column: string) => String(raw[column] ?? '');
    return {
      registration_id,
      user_id,
      amount,
      at,
      declined: Number(raw.declined) > 0,
      child_id: event.child_id,
      first_name: text('child_first_name'),
      last_name: text('child_last_name'),
      week_id: event.course_week_id,
      week: text('week_name'),
      week_it: text('week_name_it'),
      from: text('week_from'),
      to: text('week_to'),
      course_id: Number(raw.course_id),
      course: text('course_name'),
      course_it: text('course_name_it'),
    };
  });
}

/** The latest mails to accounts. */
export function readMails(manager: EntityManager, userIds: readonly number[]): Promise<OutboxMailEntity[]> {
  return manager.find(OutboxMailEntity, {
    where: { user_id: In([...userIds]) },
    order: { created_at: 'DESC', id: 'DESC' },
    take: MAILS,
  });
}

/** The account columns that are read; the hash tells only whether there is a password. */
export type Account = Pick<UserEntity, (typeof USER)[number]>;
