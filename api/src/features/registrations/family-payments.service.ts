import { Injectable } from '@nestjs/common';
import { openAmount, type PaymentInfo } from '@feria/shared';
import { DataSource } from 'typeorm';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { currentLanguage } from '../../core/request-context.js';
import { ChildParentEntity } from '../people/child.entity.js';
import { ParentEntity } from '../people/parent.entity.js';
import { payerOf, paymentInfo } from './domain/payment.js';
import type { FamilyReader, FamilyRegistrationRow } from './family-registrations.service.js';

/** All parents of the children of a person. */
const PARENTS = new FixedQuery(
  {
    link: columnsOf(ChildParentEntity, ['child_id', 'person_id']),
    person: columnsOf(ParentEntity, ['user_id']),
  },
  `FROM \`child_parent\` own
   JOIN \`child_parent\` link ON link.child_id = own.child_id
   JOIN \`person\` person ON person.id = link.person_id
   WHERE own.person_id = ?`,
);

/** What a family still has to pay. */
@Injectable()
export class FamilyPayments {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Open amounts of the confirmed registrations of a person's children, by project and payer, newest project first. Weeks
   * in the past count too. One statement at most, and none for who has booked all of it: the booker pays.
   * @param registrations all of the reader's children
   */
  async open(reader: FamilyReader, registrations: readonly FamilyRegistrationRow[]): Promise<PaymentInfo[]> {
    const unpaid = registrations
      .filter(({ registration }) => openAmount(registration) > 0)
      .sort((a, b) => b.course.id - a.course.id || a.registration.id - b.registration.id);
    if (unpaid.length === 0) return [];
    const isOwn = unpaid.every(({ registration }) => registration.booked_by === reader.userId);
    const links = isOwn ? [] : await PARENTS.read(this.dataSource.manager, [reader.personId]);
    const parentsOf = (childId: number) => [
      reader,
      ...links
        .filter(({ link }) => link.child_id === childId)
        .map(({ link, person }) => ({ personId: link.person_id, userId: person.user_id })),
    ];
    const groups = new Map<
      string,
      { course: FamilyRegistrationRow['course']; payer: number; open: number }
    >();
    for (const { registration, course } of unpaid) {
      const payer = payerOf(registration.booked_by, parentsOf(registration.child_id));
      if (payer === null) continue;
      const key = `${course.id}:${payer}`;
      const group = groups.get(key) ?? { course, payer, open: 0 };
      group.open += openAmount(registration);
      groups.set(key, group);
    }
    return [...groups.values()].flatMap(
      ({ course, payer, open }) => paymentInfo(course, payer, open, currentLanguage()) ?? [],
    );
  }
}
