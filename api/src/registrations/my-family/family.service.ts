import { checkReferences } from '../../core/crud/record-parts.js';
import { Injectable } from '@nestjs/common';
import type {
  ConfirmationEntry,
  FamilyParent,
  FamilyRegistration,
  MyFamily,
  WithPhoneUses,
} from '@feria/shared';
import { toEuros } from '@feria/shared/rules/money';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import type { Viewer } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { accountName } from '../../accounts/users/account-name.js';
import { parent as definition } from '@feria/shared/resources/parent/index';
import { nameIn } from '@feria/shared/rules/content';
import { loggedParent, presentParentOfFamily } from '../../families/people/parent.presenter.js';
import { assignColumns, toColumns } from '../../core/crud/columns.js';
import { refuseChangedRecord, versionOfRecord } from '../../core/crud/versions.js';
import { lockRows } from '../../core/database/locks.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { Transactions } from '../../core/database/transactions.js';
import { ValidationErrors, notFound } from '../../core/http/errors.js';
import { inPieces, nextTurn } from '../../core/pieces.js';
import { contentLanguage } from '../../core/request-context.js';
import { presentDraws } from '../draws/family-draws.js';
import { openPayments, siblingsOf, withCreditUse } from '../family-payments.js';
import { FamilyRegistrations, type FamilyReader } from '../family-registrations.service.js';
import { notePlzChange } from '../../families/people/plz-changes.js';
import type { PhoneOwner } from '../../families/people/phone-lookup.js';
import { TakeOverPhone } from '../use-cases/take-over-phone.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { FamilyChildren } from './family-children.service.js';
import type { ParentUpdateBody } from './family.dto.js';
import { familyAnswers, seenAnswers } from './family-answers.js';
import { readHousehold, readMore, readParent, type Household } from './family.queries.js';

/** Places of a family that are shown without a pause. */
const PLACES = 100;

/** A parent's own page. Of the other parent of a child it shows a short name where that one pays, and never what that one wrote. */
@Injectable()
export class FamilyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly children: FamilyChildren,
    private readonly registrations: FamilyRegistrations,
    private readonly phones: TakeOverPhone,
    private readonly clock: Clock,
  ) {}

  /**
   * The whole page. Two statements and the session's, however large the family is; a third where there are pick-up persons,
   * absences, answers, fees or draws, and one more where another parent owes some. Health data that is shown for the first time on a day is noted with a write.
   * @param shownTo the parent, or who looks at the portal as the parent
   * @throws AppError 404
   */
  async read(reader: FamilyReader, shownTo: Viewer): Promise<MyFamily> {
    const { manager } = this.dataSource;
    const { personId } = reader;
    const reading = { personId, today: this.clock.today() };
    const household = await readHousehold(manager, reading, shownTo);
    if (!household) throw notFound();
    const rows = await this.registrations.all(reader);
    const more = await readMore(manager, reading, household);
    // Of most families all at once; who has hundreds lets others have their turn.
    if (rows.length > PLACES) await nextTurn();
    const answers = familyAnswers(
      seenAnswers(more.answers, shownTo),
      rows.map(({ course }) => course),
      shownTo,
    );
    const presented = await inPieces(
      rows,
      (some) => this.registrations.present(some, reader, answers.of),
      PLACES,
    );
    const registrations = withCreditUse(personId, presented, rows, more.fees);
    if (rows.length > PLACES) await nextTurn();
    return {
      parent: presentParent(household.parent),
      childrens: await this.children.show(household, { ...more, answers }, shownTo),
      registrations: registrations.filter(({ is_waiting }) => !is_waiting),
      waitingQueue: registrations.filter(({ is_waiting }) => is_waiting),
      confirmations: confirmationsOf(registrations),
      payments: openPayments(personId, rows, more.fees),
      credit: toEuros(household.credit),
      ...(household.toPayOut > 0 && { credit_to_pay_out: toEuros(household.toPayOut) }),
      siblings: siblingsOf(personId, rows),
      draws: presentDraws(more.draws),
    };
  }

  /**
   * Changes one's own data; name and language are the account's too.
   * @param input with the `version` that the form was opened with, where it has one
   * @throws AppError 422; 409 when somebody else has changed one of the same fields since
   */
  async updateParent(owner: PhoneOwner, input: ParentUpdateBody): Promise<FamilyParent & WithPhoneUses> {
    const { personId } = owner;
    const columns = toColumns(definition, input, 'update');
    const uses = await this.transactions.run(async (manager) => {
      const [person] = await lockRows(manager, ParentEntity, [personId]);
      const [user] = person?.user_id == null ? [] : await lockRows(manager, UserEntity, [person.user_id]);
      if (!person || !user) throw notFound();
      person.user = user;
      refuseChangedRecord(definition, input, presentParentOfFamily(person));
      const before = loggedParent(person, person.user);
      const problems = new ValidationErrors();
      await checkReferences(manager, definition, { target: ParentEntity, columns, problems });
      problems.throwIfAny();
      assignColumns(definition, person, columns);
      const { lang = person.user.lang } = columns;
      Object.assign(person.user, { name: accountName(person), lang });
      await manager.save(UserEntity, person.user);
      await manager.save(ParentEntity, person);
      await recordAudit(manager, {
        action: 'update',
        resource: 'my-family/parent',
        recordId: personId,
        ...differenceOf(definition.name, before, loggedParent(person, person.user)),
      });
      const plz = { before: before.plz as string | null, after: person.plz, at: this.clock.now() };
      await notePlzChange(manager, personId, plz);
      const phones = { before: before.phone as string | null, after: person.phone };
      return this.phones.uses(manager, owner, phones);
    });
    const stored = await readParent(this.dataSource.manager, personId);
    if (!stored) throw notFound();
    const saved = presentParent(stored);
    return uses ? { ...saved, phone_uses: uses } : saved;
  }
}

function presentParent({ person, user }: Household['parent']): FamilyParent {
  const record = presentParentOfFamily({ ...person, user });
  return { ...record, version: versionOfRecord(definition, record) };
}

/**
 * One for each child and course of which at least one week is paid, over all years, the latest first
 * (product/office.md#confirmation-of-payment).
 */
function confirmationsOf(registrations: readonly FamilyRegistration[]): ConfirmationEntry[] {
  const entries = new Map<string, ConfirmationEntry>();
  for (const { payed, is_waiting, people, course, courseWeek } of registrations) {
    if (!payed || is_waiting) continue;
    const key = `${course.id}:${people.id}`;
    const entry = entries.get(key) ?? {
      child_name: `${people.first_name} ${people.last_name}`,
      course_name: nameIn(contentLanguage(), course),
      week_count: 0,
      from: courseWeek.from,
      to: courseWeek.to,
      courseId: course.id,
      peopleId: people.id,
    };
    entry.week_count += 1;
    if (courseWeek.from < entry.from) entry.from = courseWeek.from;
    if (courseWeek.to > entry.to) entry.to = courseWeek.to;
    entries.set(key, entry);
  }
  return [...entries.values()].sort((a, b) => b.from.localeCompare(a.from));
}
