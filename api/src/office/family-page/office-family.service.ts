import { Injectable } from '@nestjs/common';
import {
  can,
  EXPORT_SECTIONS,
  type ExportSection,
  type OfficeFamily,
  type OfficeFamilySeason,
} from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { notFound } from '../../core/http/errors.js';
import { readAbsences } from '../../families/absences/read-absences.js';
import { readWhereToday } from '../../on-site/attendance/where-today.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { readCalls, seesCalls } from '../calls/read-calls.js';
import { MessageHistory } from '../messages/message-history.service.js';
import { FamilyReminders } from '../../money/payment-reminders/family-reminders.js';
import { PaymentList } from '../../money/payments/payment-list.js';
import { presentPickups, readPickupPersons } from '../../families/pickup-persons/read-pickup-persons.js';
import { sectionOfSubject, subjectOf } from '../../mailing/mail-subject.js';
import type { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import type { ParentEntity } from '../../model/families/parent.entity.js';
import { payerOf } from '../../ledger/payment.js';
import { Assignments } from '../../on-site/week-groups/assignments.js';
import {
  presentChild,
  presentEnded,
  presentGuardian,
  presentMail,
  presentSeasons,
} from './office-family.presenter.js';
import {
  readChildren,
  readFees,
  readEnded,
  readFormerGuardians,
  readLinks,
  readMails,
  readPerson,
  readRegistrations,
} from './office-family.queries.js';

/** Adds who pays. */
type WithPayer = <Entity extends { booked_by: number | null; child_id: number }>(
  entity: Entity,
) => { entity: Entity; payer: number };

/** A family on one page, as the office sees it (product/office.md#family-page). */
@Injectable()
export class OfficeFamilies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly healthReads: HealthReads,
    private readonly messages: MessageHistory,
    private readonly payments: PaymentList,
    private readonly reminders: FamilyReminders,
    private readonly assignments: Assignments,
  ) {}

  /**
   * The family of a parent: the children, everybody who is their parent, their registrations, and the mails to the parents. Each
   * part as the reader's permissions say. As many statements for a large family as for a small one: ten; two more when it is noted that the
   * reader was shown of which children something is known, three for the payments, one for the subjects of messages, and up to seventeen for where the children are today.
   * @throws AppError 404
   */
  async of(personId: number, reader: CurrentUserData): Promise<OfficeFamily> {
    const { manager } = this.dataSource;
    const person = await readPerson(manager, personId);
    if (!person) throw notFound();
    const links = await readLinks(manager, personId);
    const childIds = [...new Set(links.map(({ child_id }) => child_id))];
    const others = new Map(links.map((link) => [link.person_id, link.person!]));
    others.delete(personId);
    const guardians = [person, ...others.values()];
    const childrenOf = ({ id }: { id: number }): number[] =>
      links.filter(({ person_id }) => person_id === id).map(({ child_id }) => child_id);
    const mails = await readMails(
      manager,
      guardians.flatMap(({ user_id }) => user_id ?? []),
    );
    const sees = (section: ExportSection): boolean => can(reader, EXPORT_SECTIONS[section]);
    const subjects = await this.messages.subjectsOf(mails, sees);
    const subjectTo = (mail: OutboxMailEntity): string => {
      const section = sectionOfSubject(mail.kind);
      return section === null || sees(section) ? (subjects.get(mail.id) ?? subjectOf(mail)) : '';
    };
    const parentsOf = (childId: number) =>
      links
        .filter(({ child_id }) => child_id === childId)
        .map((link) => ({ personId: link.person_id, userId: link.person?.user_id ?? null }));
    const withPayer: WithPayer = (entity) => ({
      entity,
      // The person is a parent of every child, so there always is one who pays.
      payer: payerOf(entity.booked_by, parentsOf(entity.child_id)) ?? personId,
    });
    return {
      guardians: guardians.map((guardian) => presentGuardian(guardian, childrenOf(guardian))),
      ...(can(reader, 'child.index') && { children: await this.children(childIds, reader) }),
      ...(can(reader, 'peopleCourseWeekRegistration.index') && {
        seasons: await readSeasons(manager, { childIds, guardians, withPayer }),
      }),
      ...(can(reader, 'payment.index') && {
        money: {
          ...(await this.payments.of(personId)),
          reminders: await this.reminders.of(personId),
          ...(await readFormerGuardians(manager, links)),
        },
      }),
      ...(seesCalls(reader) && {
        calls: await readCalls(
          manager,
          guardians.map(({ id }) => id),
        ),
      }),
      mails: mails.map((mail) => presentMail(mail, subjectTo(mail))),
    };
  }

  private async children(ids: readonly number[], reader: CurrentUserData) {
    const health = can(reader, 'child.health');
    const { manager } = this.dataSource;
    const children = await readChildren(manager, ids, health);
    if (health) await this.healthReads.note(reader.id, children, 'record');
    const pickups = await readPickupPersons(manager, ids);
    const absences = can(reader, 'peopleCourseWeekRegistration.index')
      ? await readAbsences(manager, ids, { today: this.clock.today(), health })
      : null;
    const today =
      absences &&
      (await readWhereToday(manager, ids, {
        date: this.clock.today(),
        assignment: await this.assignments.of(reader),
      }));
    const now = this.clock.now();
    return children.map((child) => ({
      ...presentChild(child, now, health),
      ...presentPickups(pickups.get(child.id)),
      ...(absences && { absences: absences.get(child.id) ?? [] }),
      ...(today && { today: today.get(child.id) ?? [] }),
    }));
  }
}

/** Registrations, fees and what ended otherwise, by season. Three statements. */
async function readSeasons(
  manager: EntityManager,
  family: { childIds: readonly number[]; guardians: readonly ParentEntity[]; withPayer: WithPayer },
): Promise<OfficeFamilySeason[]> {
  const { childIds, guardians, withPayer } = family;
  const registrations = await readRegistrations(manager, childIds);
  const fees = await readFees(manager, childIds);
  const withFee = new Set(fees.map(({ registration_id }) => registration_id));
  const parentUsers = new Set(guardians.flatMap(({ user_id }) => user_id ?? []));
  const ended = (await readEnded(manager, childIds)).filter((row) => !withFee.has(row.registration_id));
  return presentSeasons(
    registrations.map(withPayer),
    fees.map(withPayer),
    ended.map((row) => presentEnded(row, parentUsers)),
  );
}
