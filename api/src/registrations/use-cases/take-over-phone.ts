import { Injectable } from '@nestjs/common';
import { nameIn, samePhone, type PhoneTakeover, type PhoneUses } from '@feria/shared';
import { child as childDefinition } from '@feria/shared/resources/child/index';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound } from '../../core/http/errors.js';
import { nextTurn } from '../../core/pieces.js';
import { currentLanguage } from '../../core/request-context.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PhoneLookup, type PhoneOwner } from '../../families/people/phone-lookup.js';
import { bumpVersions, lockAffectedWeeks } from '../locking.js';
import { appendHistory } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** What a person chose. */
interface Chosen {
  /** The number as it was before. */
  phone: string;
  children?: readonly number[] | null;
  registrations?: readonly number[] | null;
}

type ComingRegistration = RegistrationEntity & {
  child: ChildEntity;
  courseWeek: CourseWeekEntity & { course: CourseEntity };
};

/** Registrations that are changed without a pause. */
const CHANGES_PER_TURN = 20;

const CONTACTS = ['emergency_contact1_phone', 'emergency_contact2_phone'] as const;

/** Brings a parent's new telephone number to where the old one stands (product/registrations.md#a-new-telephone-number). */
@Injectable()
export class TakeOverPhone extends PhoneLookup {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async uses(
    manager: EntityManager,
    owner: PhoneOwner,
    { before, after }: { before: string | null; after: string | null },
  ): Promise<PhoneUses | null> {
    if (!before || !after || samePhone(before, after)) return null;
    const { children, registrations } = await this.find(manager, owner, before, after);
    if (children.length + registrations.length === 0) return null;
    const language = currentLanguage();
    return {
      phone: before,
      children: children.map((child) => ({ id: child.id, name: nameIn(language, child) })),
      registrations: registrations.map(({ id, child, courseWeek: week }) => ({
        id,
        child: nameIn(language, child),
        from: week.from,
        to: week.to,
        course: { name: week.course.name, name_it: week.course.name_it },
      })),
    };
  }

  /**
   * Writes the person's number of today in place of the old one, in those children and registrations that were chosen and still
   * have the old one.
   * @returns how many were changed
   * @throws AppError 404
   */
  run(owner: PhoneOwner, chosen: Chosen, userId: number): Promise<PhoneTakeover> {
    return this.transactions.run(async (manager) => {
      const found = async (): Promise<ComingRegistration[]> => {
        const { phone } = await personOf(manager, owner.personId);
        const all = phone ? await this.find(manager, owner, chosen.phone, phone) : NOTHING;
        return all.registrations.filter(({ id }) => chosen.registrations?.includes(id));
      };
      await lockAffectedWeeks(
        manager,
        async () => (await found()).map(({ course_week_id }) => course_week_id),
        () => lockRows(manager, ChildEntity, chosen.children ?? []),
      );
      const { phone } = await personOf(manager, owner.personId);
      if (!phone || samePhone(phone, chosen.phone)) return { children: 0, registrations: 0 };
      const registrations = await found();
      const { children } = await this.find(manager, owner, chosen.phone, phone);
      const own = children.filter(({ id }) => chosen.children?.includes(id));
      await this.changeChildren(manager, own, phone, owner);
      await this.changeRegistrations(manager, registrations, {
        before: chosen.phone,
        after: phone,
        owner,
        userId,
      });
      return { children: own.length, registrations: registrations.length };
    });
  }

  private async changeChildren(
    manager: EntityManager,
    children: readonly ChildEntity[],
    phone: string,
    { bookedBy }: PhoneOwner,
  ): Promise<void> {
    for (const child of children) {
      const before = { phone: child.phone };
      await manager.save(Object.assign(child, { phone }));
      await recordAudit(manager, {
        action: 'update',
        recordId: child.id,
        resource: bookedBy === null ? childDefinition.name : 'my-family/children',
        ...differenceOf(childDefinition.name, before, { phone }),
      });
    }
  }

  private async changeRegistrations(
    manager: EntityManager,
    registrations: readonly ComingRegistration[],
    { before, after, owner, userId }: { before: string; after: string; owner: PhoneOwner; userId: number },
  ): Promise<void> {
    for (const [index, registration] of registrations.entries()) {
      if (index % CHANGES_PER_TURN === CHANGES_PER_TURN - 1) await nextTurn();
      const changed = Object.fromEntries(
        CONTACTS.filter((field) => samePhone(registration[field] ?? '', before)).map((field) => [
          field,
          after,
        ]),
      );
      await manager.update(RegistrationEntity, { id: registration.id }, changed);
      await recordAudit(manager, {
        action: 'update',
        recordId: registration.id,
        resource: owner.bookedBy === null ? LOGGED_REGISTRATION : 'save-registration',
        ...differenceOf(LOGGED_REGISTRATION, { ...registration }, changed),
      });
    }
    await bumpVersions(
      manager,
      registrations.map(({ course_week_id }) => course_week_id),
    );
    await appendHistory(
      manager,
      registrations.map((registration) => ({
        registration,
        kind: 'changed' as const,
        amount: registration.price,
        userId,
      })),
      this.clock.now(),
    );
  }

  private async find(
    manager: EntityManager,
    { personId, bookedBy, ...may }: PhoneOwner,
    before: string,
    after: string,
  ): Promise<{ children: ChildEntity[]; registrations: ComingRegistration[] }> {
    const ofPerson = 'parent.child_id = child.id AND parent.person_id = :personId';
    const children = may.children
      ? await manager
          .createQueryBuilder(ChildEntity, 'child')
          .innerJoin(ChildParentEntity, 'parent', ofPerson, { personId })
          .where('child.anonymised_at IS NULL')
          .orderBy('child.id', 'ASC')
          .getMany()
      : [];
    const coming = manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin('registration.child', 'child')
      .addSelect(['child.id', 'child.first_name', 'child.last_name'])
      .innerJoin(ChildParentEntity, 'parent', ofPerson, { personId })
      .innerJoinAndSelect('registration.courseWeek', 'week')
      .innerJoin('week.course', 'course')
      .addSelect(['course.id', 'course.name', 'course.name_it'])
      .where('week.to >= :today AND week.cancelled_at IS NULL', { today: this.clock.today() })
      .orderBy('week.from', 'ASC')
      .addOrderBy('registration.id', 'ASC');
    if (bookedBy !== null) coming.andWhere('registration.booked_by = :bookedBy', { bookedBy });
    await nextTurn();
    const registrations = may.registrations ? ((await coming.getMany()) as ComingRegistration[]) : [];
    return {
      children: children.filter(({ phone }) => samePhone(phone ?? '', before)),
      registrations: registrations.filter((registration) => {
        const phones = CONTACTS.map((field) => registration[field] ?? '');
        // The two contacts of a registration must differ.
        return (
          phones.some((phone) => samePhone(phone, before)) && !phones.some((phone) => samePhone(phone, after))
        );
      }),
    };
  }
}

const NOTHING = { children: [], registrations: [] };

async function personOf(manager: EntityManager, id: number): Promise<ParentEntity> {
  const person = await manager.findOneBy(ParentEntity, { id });
  if (!person) throw notFound();
  return person;
}
