import { Injectable } from '@nestjs/common';
import type { ConfirmationEntry, FamilyRegistration, MyFamily, PersonRecord } from '@feria/shared';
import { DataSource } from 'typeorm';
import { presentPerson } from '../people/person-query.js';
import { PersonEntity } from '../people/person.entity.js';
import { Transactions } from '../platform/database/transactions.js';
import { notFound, Problems } from '../platform/http/errors.js';
import { currentLanguage } from '../platform/request-context.js';
import { FamilyPayments } from '../registrations/family-payments.service.js';
import { FamilyRegistrations } from '../registrations/family-registrations.service.js';
import { UserEntity } from '../users/user.entity.js';
import { FamilyChildren } from './family-children.service.js';
import type { ParentUpdateBody } from './family.dto.js';

/** A parent's own page (spec §2.2). Never shows the other parent of a child (decisions §9). */
@Injectable()
export class FamilyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly children: FamilyChildren,
    private readonly registrations: FamilyRegistrations,
    private readonly payments: FamilyPayments,
  ) {}

  async read(personId: number): Promise<MyFamily> {
    const registrations = await this.registrations.all(personId);
    return {
      parent: await this.parent(personId),
      childrens: await this.children.all(personId),
      registrations: registrations.filter(({ is_waiting }) => !is_waiting),
      waitingQueue: registrations.filter(({ is_waiting }) => is_waiting),
      confirmations: confirmationsOf(registrations),
      payments: await this.payments.open(personId),
    };
  }

  /** @throws AppError 422 when a required field was emptied */
  async updateParent(personId: number, input: ParentUpdateBody): Promise<PersonRecord> {
    const { lang, ...fields } = input;
    const problems = new Problems();
    for (const field of ['first_name', 'last_name', 'address'] as const) {
      if (fields[field] === null) problems.add(field, 'validation.required');
    }
    if (lang === null) problems.add('lang', 'validation.required');
    problems.throwIfAny();
    await this.transactions.run(async (manager) => {
      const person = await manager.findOne(PersonEntity, {
        where: { id: personId },
        relations: { user: true },
      });
      if (!person?.user) throw notFound();
      for (const [field, value] of Object.entries(fields)) {
        if (value !== undefined) Object.assign(person, { [field]: value });
      }
      Object.assign(person.user, { name: `${person.first_name} ${person.last_name}` }, lang ? { lang } : {});
      await manager.save(UserEntity, person.user);
      await manager.save(PersonEntity, person);
    });
    return this.parent(personId);
  }

  private async parent(personId: number): Promise<PersonRecord> {
    const person = await this.dataSource.manager.findOne(PersonEntity, {
      where: { id: personId },
      relations: { user: true },
    });
    if (!person) throw notFound();
    return presentPerson(person);
  }
}

/** One for each child and course of which at least one week is paid, over all years (decisions §6). */
function confirmationsOf(registrations: readonly FamilyRegistration[]): ConfirmationEntry[] {
  const entries = new Map<string, ConfirmationEntry>();
  for (const { payed, is_waiting, people, course } of registrations) {
    if (!payed || is_waiting) continue;
    const key = `${course.id}:${people.id}`;
    const entry = entries.get(key) ?? {
      child_name: `${people.first_name} ${people.last_name}`,
      course_name: currentLanguage() === 'it' ? course.name_it : course.name,
      week_count: 0,
      courseId: course.id,
      peopleId: people.id,
    };
    entry.week_count += 1;
    entries.set(key, entry);
  }
  return [...entries.values()];
}
