import { Injectable } from '@nestjs/common';
import { offeredDayTypes, priceOf, samePhone, type SaveRegistrationInput } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CourseEntity } from '../../catalogue/course/course.entity.js';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, notFound, Problems } from '../../platform/http/errors.js';
import { currentLanguage } from '../../platform/request-context.js';
import { parentMay } from '../domain/parent-rights.js';
import { appendEvents } from '../engine/ledger.js';
import { lockConcerned, touchWeeks } from '../engine/locking.js';
import { findOwned } from '../engine/ownership.js';
import { windowFacts } from '../engine/window.js';
import { RegistrationEntity } from '../registration.entity.js';

/**
 * A parent changes day type, contacts or custom field of a registration while its week is open. The place in the queue
 * stays; the price is copied again when the day type changes (decisions §5).
 */
@Injectable()
export class ChangeRegistration {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404 not there or another family's; 422 `week_not_open`, or a rule is broken */
  run(
    id: number,
    input: SaveRegistrationInput,
    changer: { userId: number; personId: number },
  ): Promise<void> {
    return this.transactions.run(async (manager) => {
      const find = async (): Promise<RegistrationEntity> => {
        const found = await findOwned(manager, id, changer.personId);
        if (!found) throw notFound();
        return found;
      };
      const [week] = await lockConcerned(manager, async () => [(await find()).course_week_id]);
      const registration = await find();
      if (!week) throw notFound();
      await this.change(manager, registration, week, input, changer.userId);
    });
  }

  private async change(
    manager: EntityManager,
    registration: RegistrationEntity,
    week: CourseWeekEntity,
    input: SaveRegistrationInput,
    userId: number,
  ): Promise<void> {
    const course = await manager.findOneByOrFail(CourseEntity, { id: week.course_id });
    const { editable } = parentMay(registration, windowFacts(week, course), this.clock.now());
    if (!editable) throw new AppError('week_not_open');
    const changed = merge(registration, input, course);
    check(changed, registration, input, week, course);
    if (changed.day_type !== registration.day_type) changed.price = priceOf(week, changed.day_type);
    await manager.update(RegistrationEntity, { id: registration.id }, changed);
    await touchWeeks(manager, [week.id]);
    await appendEvents(
      manager,
      [{ registration, kind: 'changed', amount: changed.price }],
      userId,
      this.clock.now(),
    );
  }
}

type Changeable = Pick<
  RegistrationEntity,
  'day_type' | 'price' | 'emergency_contact1_phone' | 'emergency_contact2_phone' | 'custom_field'
>;

/** PUT is partial: what is absent keeps its value. A custom field that the course does not ask for is dropped. */
export function merge(
  registration: RegistrationEntity,
  input: SaveRegistrationInput,
  course: CourseEntity,
): Changeable {
  const { day_type, price, emergency_contact1_phone, emergency_contact2_phone, custom_field } = registration;
  return {
    day_type: input.dayType ?? day_type,
    price,
    emergency_contact1_phone:
      input.emergency_contact1_phone === undefined
        ? emergency_contact1_phone
        : (input.emergency_contact1_phone ?? ''),
    emergency_contact2_phone:
      input.emergency_contact2_phone === undefined
        ? emergency_contact2_phone
        : input.emergency_contact2_phone,
    custom_field:
      input.custom_field === undefined || !course.custom_field ? custom_field : input.custom_field,
  };
}

/** Looks at what changes only: what the office changed since in week or course does not hold up a new phone number. */
export function check(
  changed: Changeable,
  before: Changeable,
  input: SaveRegistrationInput,
  week: CourseWeekEntity,
  course: CourseEntity,
): void {
  const problems = new Problems();
  const { emergency_contact1_phone: first, emergency_contact2_phone: second } = changed;
  if (changed.day_type !== before.day_type && !offeredDayTypes(week).includes(changed.day_type)) {
    problems.add('dayType', 'signup.day_type');
  }
  if (!first) problems.add('emergency_contact1_phone', 'signup.contact1');
  else if (second && samePhone(first, second))
    problems.add('emergency_contact2_phone', 'signup.contacts_differ');
  if (course.custom_field && input.custom_field !== undefined && !changed.custom_field) {
    const label = course[currentLanguage() === 'it' ? 'custom_field_it' : 'custom_field_de'] ?? '';
    problems.add('custom_field', 'signup.custom_field', { label });
  }
  problems.throwIfAny();
}
