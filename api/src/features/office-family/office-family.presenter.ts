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
  type OfficeFamilyMail,
  type OfficeFamilyRegistration,
  type OfficeFamilySeason,
  type OfficeGuardian,
} from '@feria/shared';
import { subjectOf } from '../mails/mail-subject.js';
import type { OutboxMailEntity } from '../mails/outbox-mail.entity.js';
import type { ChildEntity } from '../people/child.entity.js';
import type { ParentEntity } from '../people/parent.entity.js';
import type { RegistrationEntity } from '../registrations/registration.entity.js';
import type { Account } from './office-family.queries.js';

export function presentGuardian(person: ParentEntity, childIds: readonly number[]): OfficeGuardian {
  const { id, first_name, last_name, place, phone, user } = person;
  return {
    ...{ id, first_name, last_name, place, phone },
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
export function presentChild(child: ChildEntity, now: Date, health: boolean): OfficeFamilyChild {
  const { id, first_name, last_name, birth, school, last_update } = child;
  return {
    ...{ id, first_name, last_name, birth, school },
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
      ...{ id: course.id, name: course.name, name_it: course.name_it, active: course.active },
      label_full_day_de: label(course.label_full_day_de),
      label_full_day_it: label(course.label_full_day_it),
      label_half_day_de: label(course.label_half_day_de),
      label_half_day_it: label(course.label_half_day_it),
    },
    courseWeek: { ...{ id: week.id, name: week.name, name_it: week.name_it }, from: week.from, to: week.to },
    ...{ day_type, is_waiting },
    price: toEuros(price),
    discount: toEuros(discount),
    payed_amount: toEuros(payed_amount),
    payed_at,
    open: toEuros(openAmount(registration)),
    credit: toEuros(creditAmount(registration)),
    reference: paymentReference({ courseId: course.id, personId: payer }),
  };
}

/** Registrations by the year of their week, in the order in which they come. */
export function presentSeasons(
  registrations: readonly { entity: RegistrationEntity; payer: number }[],
): OfficeFamilySeason[] {
  const years = new Map<number, { entity: RegistrationEntity; payer: number }[]>();
  for (const registration of registrations) {
    const year = Number(registration.entity.courseWeek!.from.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), registration]);
  }
  const sum = (rows: readonly { entity: RegistrationEntity }[], of: (row: RegistrationEntity) => number) =>
    toEuros(rows.reduce((total, { entity }) => total + of(entity), 0));
  return [...years].map(([year, rows]) => ({
    year,
    registrations: rows.map(({ entity, payer }) => presentRegistration(entity, payer)),
    payed_amount: sum(rows, ({ payed_amount }) => payed_amount),
    open: sum(rows, openAmount),
    credit: sum(rows, creditAmount),
  }));
}

/** @param subject of a message of the office, which is not stored with its mail */
export function presentMail(mail: OutboxMailEntity, subject = subjectOf(mail)): OfficeFamilyMail {
  const { id, kind, recipient, state, sent_at, failed_at, created_at } = mail;
  return {
    ...{ id, recipient, state },
    kind: kind as MailKind,
    subject,
    at: (sent_at ?? failed_at ?? created_at).toISOString(),
  };
}
