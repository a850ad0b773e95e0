import { Injectable } from '@nestjs/common';
import type { PaymentInfo } from '@feria/shared';
import { DataSource, In } from 'typeorm';
import type { CourseEntity } from '../catalogue/course/course.entity.js';
import { ChildParentEntity } from '../people/child-parent.entity.js';
import { payerOf } from './domain/payer.js';
import { possiblePayer } from './engine/registration-mails.js';
import { PAID_COURSE_COLUMNS, paymentInfo } from './payment-info.js';
import { RegistrationEntity } from './registration.entity.js';

/** What a family still owes. */
@Injectable()
export class FamilyPayments {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Open amounts of the confirmed registrations of a person's children, by project and payer, newest project first. Weeks
   * that are over count too: what is owed stays owed. Two statements at most.
   */
  async open(personId: number): Promise<PaymentInfo[]> {
    const unpaid = await this.unpaid(personId);
    if (unpaid.length === 0) return [];
    const links = await this.dataSource.manager.find(ChildParentEntity, {
      where: { child_id: In([...new Set(unpaid.map(({ child_id }) => child_id))]) },
      relations: { person: true },
      select: { child_id: true, person_id: true, person: { id: true, user_id: true } },
    });
    const groups = new Map<string, { course: CourseEntity; payer: number; open: number }>();
    for (const { child_id, booked_by, price, payed_amount, courseWeek } of unpaid) {
      const course = courseWeek?.course;
      const parents = links.filter((link) => link.child_id === child_id);
      const payer = payerOf(booked_by, parents.map(possiblePayer));
      if (!course || payer === null) continue;
      const key = `${course.id}:${payer}`;
      const group = groups.get(key) ?? { course, payer, open: 0 };
      group.open += price - payed_amount;
      groups.set(key, group);
    }
    return [...groups.values()].flatMap(({ course, payer, open }) => paymentInfo(course, payer, open) ?? []);
  }

  private unpaid(personId: number): Promise<RegistrationEntity[]> {
    return this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin(
        ChildParentEntity,
        'parent',
        'parent.child_id = registration.child_id AND parent.person_id = :personId',
        { personId },
      )
      .innerJoin('registration.courseWeek', 'courseWeek')
      .addSelect(['courseWeek.id'])
      .innerJoin('courseWeek.course', 'course')
      .addSelect(PAID_COURSE_COLUMNS.map((column) => `course.${column}`))
      .where('registration.is_waiting = :waiting', { waiting: false })
      .andWhere('registration.payed_amount < registration.price')
      .orderBy('course.id', 'DESC')
      .addOrderBy('registration.id', 'ASC')
      .getMany();
  }
}
