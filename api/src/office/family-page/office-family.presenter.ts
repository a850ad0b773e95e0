import {
  creditAmount,
  DEFAULT_LANGUAGE,
  HEALTH_FIELDS,
  needsUpdate,
  openAmount,
  paymentReference,
  toEuros,
  type AccountState,
  type MailKind,
  type OfficeFamilyChild,
  type OfficeFamilyEnded,
  type OfficeFamilyFee,
  type OfficeFamilyMail,
  type OfficeFamilyRegistration,
  type OfficeFamilySeason,
  type OfficeGuardian,
} from '@feria/shared';
import { presentWait } from '@feria/shared/rules/waiting-kind';
import { openOfFee } from '../../ledger/payment.js';
import type { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import type { ParentEntity } from '../../model/families/parent.entity.js';
import type { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import type { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { Account, EndedRow } from './office-family.queries.js';

export function presentGuardian(person: ParentEntity, childIds: readonly number[]): OfficeGuardian {
  const { id, first_name, last_name, place, phone, user } = person;
  return {
    id,
    first_name,
    last_name,
    place,
    phone,
    email: user?.email ?? null,
    lang: user?.lang ?? DEFAULT_LANGUAGE,
    account: accountState(user ?? null),
    child_ids: [...childIds],
  };
}

function accountState(account: Account | null): AccountState {
  if (!account) return 'none';
  if (account.password_hash === null) return 'no_password';
  return account.email_confirm_until === null ? 'active' : 'unconfirmed';
}

/** @param health whether the reader may know that something is known; then the health fields have been read */
export function presentChild(
  child: ChildEntity,
  now: Date,
  health: boolean,
): Omit<OfficeFamilyChild, 'pickup_persons' | 'pickup_version' | 'absences'> {
  const { id, first_name, last_name, birth, school, last_update } = child;
  return {
    id,
    first_name,
    last_name,
    birth,
    school,
    needs_update: needsUpdate(last_update, now),
    ...(health ? { has_health: HEALTH_FIELDS.some((field) => Boolean(child[field])) } : {}),
  };
}

/** A registration read with child, week and course. @param payer person who pays */
function presentRegistration(registration: RegistrationEntity, payer: number): OfficeFamilyRegistration {
  const { id, day_type, is_waiting, price, discount, payed_amount, payed_at } = registration;
  const child = registration.child!;
  const week = registration.courseWeek!;
  const course = week.course!;
  // Labels count only while the course uses its own.
  const label = (text: string | null): string | null => (course.custom_labels ? text : null);
  return {
    id,
    people: { id: child.id, first_name: child.first_name, last_name: child.last_name },
    course: {
      id: course.id,
      name: course.name,
      name_it: course.name_it,
      active: course.active,
      label_full_day_de: label(course.label_full_day_de),
      label_full_day_it: label(course.label_full_day_it),
      label_half_day_de: label(course.label_half_day_de),
      label_half_day_it: label(course.label_half_day_it),
    },
    courseWeek: { id: week.id, name: week.name, name_it: week.name_it, from: week.from, to: week.to },
    day_type,
    is_waiting,
    ...presentWait(registration),
    price: toEuros(price),
    discount: toEuros(discount),
    payed_amount: toEuros(payed_amount),
    payed_at,
    due_on: registration.due_on,
    open: toEuros(openAmount(registration)),
    credit: toEuros(creditAmount(registration)),
    reference: paymentReference({ courseId: course.id, personId: payer }),
    emergency_contact1_name: registration.emergency_contact1_name,
    emergency_contact1_phone: registration.emergency_contact1_phone,
    emergency_contact2_name: registration.emergency_contact2_name,
    emergency_contact2_phone: registration.emergency_contact2_phone,
    comment_user: registration.comment,
  };
}

/** A fee read with child, week and course. @param payer person who pays */
function presentFee(fee: CancellationFeeEntity, payer: number): OfficeFamilyFee {
  const child = fee.child!;
  const week = fee.courseWeek!;
  const course = week.course!;
  return {
    id: fee.id,
    registration_id: fee.registration_id,
    people: { id: child.id, first_name: child.first_name, last_name: child.last_name },
    course: { id: course.id, name: course.name, name_it: course.name_it },
    courseWeek: { id: week.id, name: week.name, name_it: week.name_it, from: week.from, to: week.to },
    amount: toEuros(fee.amount),
    payed_amount: toEuros(fee.payed_amount),
    open: toEuros(openOfFee(fee)),
    reference: paymentReference({ courseId: course.id, personId: payer }),
    due_on: fee.due_on,
    created_at: fee.created_at.toISOString(),
  };
}

/**
 * A registration that ended.
 * @param parentUsers accounts of the parents
 */
export function presentEnded(row: EndedRow, parentUsers: ReadonlySet<number>): OfficeFamilyEnded {
  const { registration_id, user_id, amount, at, declined, child_id, first_name, last_name } = row;
  return {
    registration_id,
    people: { id: child_id, first_name, last_name },
    course: { id: row.course_id, name: row.course, name_it: row.course_it },
    courseWeek: { id: row.week_id, name: row.week, name_it: row.week_it, from: row.from, to: row.to },
    at: at.toISOString(),
    by: user_id === null ? null : parentUsers.has(user_id) ? 'parent' : 'office',
    declined,
    credit: toEuros(amount ?? 0),
  };
}

/** Something of a season, with who pays it. */
interface Paid<Entity> {
  entity: Entity;
  payer: number;
}

/** Registrations and fees by the year of their week, the latest year first, in the order in which they come. */
export function presentSeasons(
  registrations: readonly Paid<RegistrationEntity>[],
  fees: readonly Paid<CancellationFeeEntity>[],
  ended: readonly OfficeFamilyEnded[],
): OfficeFamilySeason[] {
  const yearOf = ({ entity }: Paid<RegistrationEntity | CancellationFeeEntity>): number =>
    Number(entity.courseWeek!.from.slice(0, 4));
  const endedIn = ({ courseWeek }: OfficeFamilyEnded): number => Number(courseWeek.from.slice(0, 4));
  const all = [...[...registrations, ...fees].map(yearOf), ...ended.map(endedIn)];
  const years = [...new Set(all)].sort((a, b) => b - a);
  return years.map((year) => {
    const registered = registrations.filter((row) => yearOf(row) === year);
    const given = fees.filter((row) => yearOf(row) === year);
    return {
      year,
      registrations: registered.map(({ entity, payer }) => presentRegistration(entity, payer)),
      fees: given.map(({ entity, payer }) => presentFee(entity, payer)),
      ended: ended.filter((one) => endedIn(one) === year),
      payed_amount: sumOf<{ payed_amount: number }>(
        [...registered, ...given],
        ({ payed_amount }) => payed_amount,
      ),
      open: toEuros(centsOf(registered, openAmount) + centsOf(given, openOfFee)),
      credit: sumOf(registered, creditAmount),
    };
  });
}

function centsOf<Entity>(rows: readonly Paid<Entity>[], of: (row: Entity) => number): number {
  return rows.reduce((total, { entity }) => total + of(entity), 0);
}

/** Euros. */
function sumOf<Entity>(rows: readonly Paid<Entity>[], of: (row: Entity) => number): number {
  return toEuros(centsOf(rows, of));
}

/** @param subject of a message of the office, which is not stored with its mail */
/** @param subject empty when the reader may not read it */
export function presentMail(mail: OutboxMailEntity, subject: string): OfficeFamilyMail {
  const { id, kind, recipient, state, sent_at, failed_at, created_at } = mail;
  return {
    id,
    recipient,
    state,
    kind: kind as MailKind,
    subject,
    at: (sent_at ?? failed_at ?? created_at).toISOString(),
  };
}
