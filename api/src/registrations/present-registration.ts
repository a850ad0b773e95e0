import { toEuros, weekState, type RegistrationRecord, type StaffRegistration } from '@feria/shared';
import type { CourseWeekEntity } from '../catalogue/course-week/course-week.entity.js';
import type { CourseEntity } from '../catalogue/course/course.entity.js';
import type { ChildEntity } from '../people/child.entity.js';
import { windowFacts } from './engine/window.js';
import type { RegistrationEntity } from './registration.entity.js';

/** A registration read with its child, week and course. */
export type LoadedRegistration = RegistrationEntity & {
  child: ChildEntity;
  courseWeek: CourseWeekEntity & { course: CourseEntity };
};

/** A registration as everybody sees it who may (spec §3, decisions §5). Cents become euros. */
export function presentRegistration(registration: LoadedRegistration, now: Date): RegistrationRecord {
  const { child, courseWeek: week } = registration;
  const { course } = week;
  return {
    id: registration.id,
    created_at: registration.created_at.toISOString(),
    people: { id: child.id, first_name: child.first_name, last_name: child.last_name, tax: child.tax },
    course: {
      id: course.id,
      name: course.name,
      name_it: course.name_it,
      active: course.active,
      custom_field: course.custom_field,
      custom_field_de: course.custom_field_de,
      custom_field_it: course.custom_field_it,
      // Labels count only while the course uses its own.
      label_full_day_de: course.custom_labels ? course.label_full_day_de : null,
      label_full_day_it: course.custom_labels ? course.label_full_day_it : null,
      label_half_day_de: course.custom_labels ? course.label_half_day_de : null,
      label_half_day_it: course.custom_labels ? course.label_half_day_it : null,
    },
    courseWeek: {
      id: week.id,
      name: week.name,
      name_it: week.name_it,
      from: week.from,
      to: week.to,
      half_day: week.half_day,
      full_day: week.full_day,
      price: week.price === null ? null : toEuros(week.price),
      price_half_day: week.price_half_day === null ? null : toEuros(week.price_half_day),
      state: weekState(windowFacts(week, course), now),
    },
    day_type: registration.day_type,
    is_waiting: registration.is_waiting,
    price: toEuros(registration.price),
    payed: isPaid(registration),
    payed_amount: toEuros(registration.payed_amount),
    payed_at: registration.payed_at,
    comment: registration.comment,
    custom_field: registration.custom_field,
    photo_privacy: registration.photo_privacy,
    emergency_contact1_phone: registration.emergency_contact1_phone,
    emergency_contact2_phone: registration.emergency_contact2_phone,
  };
}

/** The same with what only the office sees. */
export function presentForStaff(registration: LoadedRegistration, now: Date): StaffRegistration {
  return {
    ...presentRegistration(registration, now),
    comment_user: registration.comment,
    comment_internal: registration.comment_internal,
  };
}

/** Paid in full; a price of 0 is paid (decisions §6). Cents. */
export function isPaid(registration: { price: number; payed_amount: number }): boolean {
  return registration.payed_amount >= registration.price;
}
