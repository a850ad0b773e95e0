import { Injectable } from '@nestjs/common';
import { displayName, toEuros, type ExportedRegistration, type FamilyExport } from '@feria/shared';
import { DataSource, In } from 'typeorm';
import { ChildParentEntity } from '../people/child-parent.entity.js';
import { ChildEntity } from '../people/child.entity.js';
import { PersonEntity } from '../people/person.entity.js';
import { CHILD_COLUMNS, CHILD_HEALTH_COLUMNS, presentChild, presentHealth } from '../people/present-child.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/http/errors.js';
import { OutboxMailEntity } from '../platform/mail/outbox-mail.entity.js';
import { RegistrationEventEntity } from '../registrations/registration-event.entity.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';

/** Everything that is stored of a family, for itself to take along (GDPR, articles 15 and 20). */
@Injectable()
export class FamilyExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param health whether the reader may see it: the family itself, or a holder of `child.health`
   * @throws AppError 404
   */
  async of(personId: number, { health }: { health: boolean }): Promise<FamilyExport> {
    const { manager } = this.dataSource;
    const person = await manager.findOne(PersonEntity, {
      where: { id: personId },
      relations: { user: true },
    });
    if (!person) throw notFound();
    const links = await manager.findBy(ChildParentEntity, { person_id: personId });
    const childIds = links.map(({ child_id }) => child_id);
    const now = this.clock.now();
    const columns = health ? [...CHILD_COLUMNS, ...CHILD_HEALTH_COLUMNS] : [...CHILD_COLUMNS];
    const children = await manager.find(ChildEntity, {
      select: Object.fromEntries(columns.map((column) => [column, true])),
      where: { id: In(childIds) },
      order: { id: 'ASC' },
    });
    const registrations = await manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoinAndSelect('registration.courseWeek', 'week')
      .innerJoin('week.course', 'course')
      .addSelect(['course.id', 'course.name', 'course.name_it'])
      .where({ child_id: In(childIds) })
      .orderBy('registration.id')
      .getMany();
    const events = await manager.find(RegistrationEventEntity, {
      where: { child_id: In(childIds) },
      order: { id: 'ASC' },
    });
    const email = person.user?.email;
    const mails = email
      ? await manager.find(OutboxMailEntity, { where: { recipient: email }, order: { id: 'ASC' } })
      : [];
    return {
      exported_at: now.toISOString(),
      parent: parentOf(person),
      childrens: children.map((child) => ({
        ...presentChild(child, now),
        ...(health
          ? { ...presentHealth(child), health_consent_at: child.health_consent_at?.toISOString() ?? null }
          : {}),
      })),
      registrations: registrations.map(registrationOf),
      events: events.map(({ child_id, course_week_id, kind, amount, at }) => ({
        child_id,
        course_week_id,
        kind,
        amount: amount === null ? null : toEuros(amount),
        at: at.toISOString(),
      })),
      mails: mails.map(({ kind, recipient, state, created_at }) => ({
        kind,
        recipient,
        state,
        created_at: created_at.toISOString(),
      })),
    };
  }
}

function parentOf(person: PersonEntity): FamilyExport['parent'] {
  const { id, first_name, last_name, tax, gender, birth, plz, place, address, phone, user } = person;
  return {
    ...{ id, first_name, last_name, display_name: displayName(person), tax, gender, birth },
    ...{ plz, place, address, phone, email: user?.email ?? null, lang: user?.lang ?? 'de' },
  };
}

function registrationOf(registration: RegistrationEntity): ExportedRegistration {
  const { courseWeek, price, payed_amount, privacy_consent_at, created_at } = registration;
  const { child_id, day_type, is_waiting, payed_at, comment, comment_internal } = registration;
  const { custom_field, photo_privacy, emergency_contact1_phone, emergency_contact2_phone } = registration;
  return {
    child_id,
    course: { name: courseWeek?.course?.name ?? '', name_it: courseWeek?.course?.name_it ?? '' },
    courseWeek: {
      name: courseWeek?.name ?? '',
      name_it: courseWeek?.name_it ?? '',
      from: courseWeek?.from ?? '',
      to: courseWeek?.to ?? '',
    },
    ...{ day_type, is_waiting, price: toEuros(price), payed_amount: toEuros(payed_amount), payed_at },
    ...{ comment, comment_internal, custom_field, photo_privacy },
    ...{ emergency_contact1_phone, emergency_contact2_phone },
    privacy_consent_at: privacy_consent_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
