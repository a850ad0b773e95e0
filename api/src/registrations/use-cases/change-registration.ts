import { Injectable } from '@nestjs/common';
import { costOf, offeredDayTypes, pricedAnew, samePhone } from '@feria/shared';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import type { EntityManager } from 'typeorm';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { windowFacts } from '../../catalogue/courses/course.queries.js';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, ValidationErrors } from '../../core/http/errors.js';
import { recordConsent } from '../../families/people/child-rules.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { PrivacyFile } from '../../settings/options/privacy-file.js';
import { officeParams } from '../../settings/options/office-contact.js';
import { feeBaseAfter, termsOf } from '../domain/cancellation.js';
import { isOwnBooking, parentMay } from '../domain/parent-rights.js';
import type { FamilyReader } from '../family-registrations.service.js';
import { Balances } from '../balances.js';
import { bumpVersions, lockRegistration } from '../locking.js';
import { payersOf } from '../registration-families.js';
import { appendHistory } from '../registration-records.js';
import { DETAILS, refuseChangedByParent } from '../registration-versions.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { SaveRegistrationBody } from '../registrations.dto.js';
import { familyAnswers, readSeenAnswers } from '../my-family/family-answers.js';
import { changeOfAnswers, storeAnswers, type AnswerChange } from './change-answers.js';

/**
 * A parent changes a registration while its week is open (product/registrations.md#what-a-parent-may-change). Every parent of the child may
 * change the day type; to a dearer one only who pays. Only the parent who booked may change contacts and answers, which no other parent sees. The
 * place in the queue stays. A new day type copies the price of the week again.
 */
@Injectable()
export class ChangeRegistration {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly balances: Balances,
    private readonly privacyFile: PrivacyFile,
  ) {}

  /**
   * @param input with the `version` that the form was opened with, where it has one
   * @throws AppError 404 not there or another family's; 409 when somebody else has changed the same since; 422
   *   `week_not_open`, or a rule is broken
   */
  run(id: number, input: SaveRegistrationBody, changer: FamilyReader): Promise<void> {
    return this.transactions.run(async (manager) => {
      const { registration, week } = await lockRegistration(manager, id, changer.personId);
      const { changed, answers } = await this.change(manager, registration, week, input, changer);
      const [before, after] = answers.logged;
      await recordAudit(manager, {
        action: 'update',
        resource: 'save-registration',
        recordId: id,
        ...differenceOf(LOGGED_REGISTRATION, { ...registration, ...before }, { ...changed, ...after }),
      });
    });
  }

  private async change(
    manager: EntityManager,
    registration: RegistrationEntity,
    week: CourseWeekEntity,
    input: SaveRegistrationBody,
    { userId, personId, plz }: FamilyReader,
  ): Promise<{ changed: Changeable; answers: AnswerChange }> {
    const course = await manager.findOneByOrFail(CourseEntity, { id: week.course_id });
    const window = windowFacts(week, course, plz);
    const payer = (await payersOf(manager, [registration])).get(registration.id);
    const standing = { pays: payer === personId };
    const { payed_amount: paid_by_payment } = registration;
    const terms = termsOf(registration, course.applied_cancellation, week.from);
    const { editable } = parentMay(
      { ...registration, paid_by_payment },
      window,
      terms,
      this.clock.now(),
      standing,
    );
    if (!editable) throw new AppError('week_not_open');
    if (!isOwnBooking(registration, userId)) await refuseDetails(manager, input);
    const of = {
      child_id: registration.child_id,
      course,
      dayType: input.dayType ?? registration.day_type,
      before: registration.day_type,
    };
    const seen = familyAnswers(await readSeenAnswers(manager, personId, { health: true }), [course], {
      health: true,
    });
    const shown = { course, answers: seen.of({ child_id: of.child_id, course_id: course.id }) };
    refuseChangedByParent(registration, shown, input, userId);
    const changed = mergeDetails(registration, input);
    checkDetails(changed, registration, week);
    const answers = await changeOfAnswers(manager, of, input, { health: true });
    await this.consent(manager, of.child_id, answers, input.health_consent);
    if (changed.day_type !== registration.day_type)
      Object.assign(changed, pricedAnew(week, changed.day_type, registration));
    if (costOf(changed) > costOf(registration) && !standing.pays)
      throw invalidField('dayType', 'registration.costs_other', await officeParams(manager));
    const fee_base = registration.is_waiting
      ? null
      : feeBaseAfter(
          { ...registration, due: costOf(registration) },
          costOf(changed),
          terms.steps,
          week.from,
          this.clock.now(),
        );
    const at = this.clock.now();
    await manager.update(RegistrationEntity, { id: registration.id }, { ...changed, fee_base });
    await storeAnswers(manager, answers, { child_id: of.child_id, course_id: course.id, userId, at });
    await bumpVersions(manager, [week.id]);
    const entry = { registration, kind: 'changed' as const, amount: changed.price, userId };
    await appendHistory(manager, [entry], this.clock.now());
    await this.balances.settle(manager, { registrationIds: [registration.id] }, { userId: null });
    return { changed, answers };
  }

  /** The first answer about the health of a child needs the consent to keep it, as its allergies do. */
  private async consent(
    manager: EntityManager,
    childId: number,
    { changed }: AnswerChange,
    consents: boolean | undefined,
  ): Promise<void> {
    if (!changed.some(({ question, after }) => question.health && after !== null)) return;
    const child = await manager.findOneByOrFail(ChildEntity, { id: childId });
    if (child.health_consent_at) return;
    if (!consents) throw invalidField('health_consent', 'signup.answer_consent');
    recordConsent(child, this.clock.now(), await this.privacyFile.hash(manager));
    const { health_consent_at, health_consent_hash, health_consent_way, health_consent_by } = child;
    await manager.update(
      ChildEntity,
      { id: childId },
      { health_consent_at, health_consent_hash, health_consent_way, health_consent_by },
    );
  }
}

type Changeable = Pick<RegistrationEntity, 'day_type' | 'price' | 'discount' | (typeof DETAILS)[number]>;

/** Refuses any value that is sent: a comparison with the stored values would reveal them. */
async function refuseDetails(manager: EntityManager, input: SaveRegistrationBody): Promise<void> {
  const fields = ([...DETAILS, 'answers', 'custom_field'] as const).filter(
    (field) => input[field] !== undefined,
  );
  if (fields.length === 0) return;
  const office = await officeParams(manager);
  const problems = new ValidationErrors();
  for (const field of fields) problems.add(field, 'registration.not_own_booking', office);
  problems.throwIfAny();
}

/** Merges a partial PUT: absent fields keep their value. */
export function mergeDetails(
  registration: RegistrationEntity,
  input: Omit<SaveRegistrationBody, 'answers'>,
): Changeable {
  const { day_type, price, discount, emergency_contact1_phone } = registration;
  const merged = (field: Exclude<(typeof DETAILS)[number], 'emergency_contact1_phone'>): string | null => {
    const sent = input[field];
    return sent === undefined ? registration[field] : sent;
  };
  return {
    day_type: input.dayType ?? day_type,
    price,
    discount,
    emergency_contact1_name: merged('emergency_contact1_name'),
    emergency_contact1_phone:
      input.emergency_contact1_phone === undefined
        ? emergency_contact1_phone
        : (input.emergency_contact1_phone ?? ''),
    // A name without a number is worth nothing: it goes with the number, unless it was sent (see checkDetails).
    emergency_contact2_name:
      input.emergency_contact2_phone === null && input.emergency_contact2_name === undefined
        ? null
        : merged('emergency_contact2_name'),
    emergency_contact2_phone: merged('emergency_contact2_phone'),
  };
}

/** Checks only what changes. So a new phone number is accepted even when the office has changed the week or course since. */
export function checkDetails(changed: Changeable, before: Changeable, week: CourseWeekEntity): void {
  const problems = new ValidationErrors();
  const { emergency_contact1_phone: first, emergency_contact2_phone: second } = changed;
  if (changed.day_type !== before.day_type && !offeredDayTypes(week).includes(changed.day_type)) {
    problems.add('dayType', 'signup.day_type');
  }
  if (!first) problems.add('emergency_contact1_phone', 'signup.contact1');
  else if (second && samePhone(first, second))
    problems.add('emergency_contact2_phone', 'signup.contacts_differ');
  if (changed.emergency_contact2_name && !second)
    problems.add('emergency_contact2_phone', 'signup.contact2_phone');
  problems.throwIfAny();
}
