import { Injectable } from '@nestjs/common';
import {
  costOf,
  endOfStep,
  inOrderOfTime,
  registrationWindow,
  openAmount,
  commonMessages,
  formatDate,
  formatEuros,
  formatPeriod,
  paymentDetails,
  paymentsByAccount,
  toEuros,
  translate,
  weekHasEnded,
  type BasketMailKind,
  type CourseMailKind,
  type IsoDate,
  type IsoInstant,
  type PlacesMailKind,
  type ContentLanguage,
} from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { nameIn } from '@feria/shared/rules/content';
import { formatHours, hoursOf, type WeekHours } from '@feria/shared/rules/hours';
import { In, type EntityManager } from 'typeorm';
import { shortName } from '../core/text/name-for-strangers.js';
import { Clock } from '../core/clock.js';
import { inPieces } from '../core/pieces.js';
import { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../model/catalogue/course.entity.js';
import { type ChildEntity, ChildParentEntity } from '../model/families/child.entity.js';
import type {
  BasketSection,
  CourseMail,
  MailLine,
  MailPayment,
  MailSettlement,
} from '../mailing/mail-kinds.js';
import { Outbox, type OutboxDraft } from '../mailing/outbox.js';
import { GIVE_BACK_MS, termsOf, type Cancellation } from './domain/cancellation.js';
import { earliestDue } from '../ledger/due-date.js';
import { isPaid, payerOf, type PossiblePayer } from '../ledger/payment.js';
import { paidByParents } from '../ledger/payments-of.js';
import type { Settled, SettledCharge } from '../ledger/settle.js';
import { CancellationFeeEntity } from '../model/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';

type CourseMailDraft = OutboxDraft<CourseMailKind>;
/** A mail about registrations, of a course or about its places. */
export type RegistrationMailDraft = CourseMailDraft | OutboxDraft<PlacesMailKind | BasketMailKind>;

/** A parent who gets a mail. */
export interface MailRecipient {
  userId: number;
  personId: number;
  name: string;
  email: string;
  lang: ContentLanguage;
}

/** A registration as a mail needs it. */
export interface MailedRegistration extends Pick<
  RegistrationEntity,
  | (
      | 'id'
      | 'day_type'
      | 'price'
      | 'discount'
      | 'payed_amount'
      | 'due_on'
      | 'is_waiting'
      | 'booked_by'
      | 'child_id'
      | 'moved_up_at'
      | 'agreed_steps'
      | 'agreed_from'
      | 'free_until'
    )
  | 'offer_expires_at'
> {
  child: Pick<ChildEntity, 'first_name' | 'last_name'>;
  courseWeek: Pick<CourseWeekEntity, 'name' | 'name_it' | 'from' | 'to' | keyof WeekHours>;
  course: CourseEntity;
  /** Whether it waits until the first places are given; only where it was loaded. */
  held_back?: boolean;
  /** Place on the waiting list, 1 is next; only where it has just been put there. */
  queue?: number | null;
  /** Rank of a wish for a draw, 1 is dearest; only where it has just been stored. */
  wish?: number | null;
  /** Last day of registration; only of what was moved, and is not sure until places are given after that day. */
  decidedAfter?: IsoDate | null;
  /** How its balance was settled; only where it has just been moved, or paid by that. */
  settled?: SettledCharge;
  /** Where it was before; only where it has just been moved. */
  before?: Pick<MailedRegistration, 'course' | 'courseWeek'>;
  /** Only where its whole week was merged into another: whether it waited and got a seat by that. */
  merged?: { movedUp: boolean };
  /** Only of a place that was given back by the steps of its project: what that costs. */
  cancellation?: Cancellation;
  /** Cents by the parents who paid them; only of a place that ends (`withPayers`). */
  paidBy?: ReadonlyMap<number, number>;
  /** The parent who cancelled it, `null` for the office; only of one that is cancelled. */
  cancelledBy?: number | null;
  /** The credit of who owes it once it is settled, in cents; only of one whose money becomes credit. */
  balance?: number;
  /** Only where the offer of a seat was declined, which ends the waiting. */
  declined?: boolean;
  /** The fee in place of it, which is its price. */
  isFee?: true;
}

/** A registration with what decides about its paid mail. Cents. */
type Payment = Pick<RegistrationEntity, 'id' | 'price' | 'discount' | 'payed_amount' | 'payed_mail_at'>;

/** Mails that tell of what is booked now. */
const TELLS_OF_BOOKED: readonly CourseMailKind[] = ['new', 'new-waiting', 'waiting', 'moved'];

/** Mails that ask for money: those about a confirmed place. */
const ASKS_TO_PAY: readonly CourseMailKind[] = ['new', 'new-waiting', 'moved'];

/**
 * Writes the mails about registrations into the outbox, in the transaction of the change they report: one mail for each
 * recipient, kind and course (product/mailing.md#who-gets-a-mail). Pass all registrations that changed together in one call.
 */
@Injectable()
export class RegistrationMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Writes the drafts of {@link draftsTo}, and of `notSureDrafts`. */
  write(manager: EntityManager, drafts: readonly RegistrationMailDraft[]): Promise<void> {
    return this.outbox.writeAll(manager, drafts);
  }

  /** Writes the mails of one kind to the {@link recipientsOf} the registrations. @returns how many */
  async toParents(
    manager: EntityManager,
    kind: CourseMailKind,
    registrations: readonly MailedRegistration[],
  ): Promise<number> {
    const recipients = await recipientsOf(manager, registrations);
    const drafts = recipients.flatMap(({ recipient, own }) => draftsOf(kind, recipient, own));
    await this.write(manager, drafts);
    return drafts.length;
  }

  /**
   * Writes the mails that registrations are paid, once for each registration. When a payment is taken back and booked
   * again, there is no second mail: that corrects the books and is no news to the parents. A price of 0 gets no mail.
   * @param registrations as they are stored now, under the locks of their weeks
   * @param mail whether to notify the parents; by default, when the week has not ended
   * @param settled what credit has paid of them: no money has come then, and the mail says so
   */
  async paid(
    manager: EntityManager,
    registrations: readonly Payment[],
    now: Date,
    mail?: boolean | null,
    settled: Settled = new Map(),
  ): Promise<void> {
    const newlyPaid = registrations.filter(
      (registration) =>
        costOf(registration) > 0 && isPaid(registration) && registration.payed_mail_at === null,
    );
    const loaded = await loadForMail(
      manager,
      newlyPaid.map(({ id }) => id),
    );
    const today = this.clock.today();
    const notified = loaded.filter(({ courseWeek }) => mail ?? !weekHasEnded(courseWeek, today));
    if (notified.length === 0) return;
    const ids = notified.map(({ id }) => id);
    await manager.update(RegistrationEntity, { id: In(ids) }, { payed_mail_at: now });
    await this.toParents(
      manager,
      'payed',
      (await withPayers(manager, notified)).map((registration) => ({
        ...registration,
        settled: settled.get(registration.id),
      })),
    );
  }
}

/**
 * Reads who paid for places that end, before the money leaves them: a parent who paid is told too, because it becomes credit of who owes
 * (product/money.md#who-paid).
 */
export async function withPayers(
  manager: EntityManager,
  registrations: readonly MailedRegistration[],
): Promise<MailedRegistration[]> {
  const paid = await paidByParents(
    manager,
    registrations.map(({ id }) => id),
  );
  return registrations.map((registration) => {
    const paidBy = paid.get(registration.id);
    return paidBy ? { ...registration, paidBy } : registration;
  });
}

/**
 * The parents to notify about registrations, each with these registrations: the parent who booked. When staff booked, or
 * the booker is no parent of the child, every parent of the child who has a user account. Of a place that ends, or is paid, also each parent
 * of the child who paid for it ({@link withPayers}), and who cancelled it.
 */
export async function recipientsOf<Registration extends Booked>(
  manager: EntityManager,
  registrations: readonly Registration[],
): Promise<{ recipient: MailRecipient; own: Mailed<Registration>[] }[]> {
  const children = [...new Set(registrations.map(({ child_id }) => child_id))];
  const links = await inPieces(children, (ids) =>
    manager.find(ChildParentEntity, {
      where: { child_id: In(ids) },
      relations: { person: { user: true } },
    }),
  );
  const parentsOf = new Map<number, ChildParentEntity[]>(children.map((id) => [id, []]));
  for (const link of links) parentsOf.get(link.child_id)?.push(link);
  const recipients = new Map<number, { recipient: MailRecipient; own: Mailed<Registration>[] }>();
  for (const registration of registrations) {
    const parents = parentsOf.get(registration.child_id) ?? [];
    const payer = payerOf(registration.booked_by, parents.map(possiblePayer));
    const mailed = mailedParents(registration.booked_by, parents, ({ person }) => person?.user_id);
    const told = parents.filter(
      (parent) =>
        mailed.includes(parent) ||
        registration.paidBy?.has(parent.person_id) ||
        registration.cancelledBy === parent.person_id,
    );
    const readers = new Set<number | null>(told.flatMap(({ person }) => (person?.user ? [person.id] : [])));
    for (const { person } of told) {
      if (!person?.user) continue;
      const { id, email, lang } = person.user;
      const name = `${person.first_name} ${person.last_name}`;
      const recipient = { userId: id, personId: person.id, email, lang, name };
      const entry = recipients.get(id) ?? { recipient, own: [] };
      const isOthers = payer !== person.id && readers.has(payer);
      const by = parents.find(({ person_id }) => person_id === registration.cancelledBy)?.person;
      entry.own.push({
        registration,
        payer,
        ...(isOthers ? { othersPay: true as const } : {}),
        ...(by && { canceller: shortName(`${by.first_name} ${by.last_name}`) }),
      });
      recipients.set(id, entry);
    }
  }
  return [...recipients.values()];
}

/**
 * Who of a child's parents gets the mails about a registration: the one who booked it, else all.
 * @param accountOf the account of a parent
 */
export function mailedParents<Parent>(
  bookedBy: number | null,
  parents: readonly Parent[],
  accountOf: (parent: Parent) => number | null | undefined,
): readonly Parent[] {
  const booker = parents.filter((parent) => bookedBy !== null && accountOf(parent) === bookedBy);
  return booker.length ? booker : parents;
}

/** The mails of one kind to the parent who books and pays, one for each course. */
export function draftsTo(
  kind: CourseMailKind,
  recipient: MailRecipient,
  registrations: readonly MailedRegistration[],
): CourseMailDraft[] {
  return draftsOf(
    kind,
    recipient,
    registrations.map((registration) => ({ registration, payer: recipient.personId })),
  );
}

/** The mail of a basket to the parent who books and pays; none where nothing was booked. */
export function basketDrafts(
  recipient: MailRecipient,
  outcomes: readonly { kind: BasketSection['outcome']; mailed: readonly MailedRegistration[] }[],
): OutboxDraft<BasketMailKind>[] {
  const { personId } = recipient;
  const withPayer = (registration: MailedRegistration): Mailed => ({ registration, payer: personId });
  return draftsOfBasket(
    recipient,
    outcomes.map(({ kind, mailed }) => ({ kind, own: mailed.map(withPayer) })),
  );
}

/** The mail of what the office booked at once, to every parent of the children: each has what is of own children. */
export async function basketDraftsToParents(
  manager: EntityManager,
  outcomes: readonly { kind: BasketSection['outcome']; mailed: readonly MailedRegistration[] }[],
): Promise<OutboxDraft<BasketMailKind>[]> {
  const all = await recipientsOf(
    manager,
    outcomes.flatMap(({ mailed }) => mailed),
  );
  return all.flatMap(({ recipient, own }) =>
    draftsOfBasket(
      recipient,
      outcomes.map(({ kind, mailed }) => ({
        kind,
        own: own.filter(({ registration }) => mailed.includes(registration)),
      })),
    ),
  );
}

function draftsOfBasket(
  recipient: MailRecipient,
  outcomes: readonly { kind: BasketSection['outcome']; own: readonly Mailed[] }[],
): OutboxDraft<BasketMailKind>[] {
  const { lang, personId } = recipient;
  const all = outcomes.flatMap(({ own }) => own);
  if (all.length === 0) return [];
  const courses = byCourse(all).map(([{ registration }]) => registration.course);
  const sections = courses.flatMap((course) =>
    outcomes.flatMap(({ kind, own: ofKind }) => {
      const own = ofKind.filter(({ registration }) => registration.course === course);
      if (own.length === 0) return [];
      const isDecidedLater = kind === 'held-back' || kind === 'wish';
      const lastDay = isDecidedLater ? (course.register_to ?? undefined) : undefined;
      const lines = own.map(({ registration }) => bookedLine(registration, lang));
      return [{ courseId: course.id, course: nameIn(lang, course), outcome: kind, lines, lastDay }];
    }),
  );
  // What another parent pays is not asked of this one.
  const paid = all.filter(({ payer }) => payer === personId);
  const parts = paid.map(({ registration }) => ({
    course: registration.course,
    open: openAmount(registration),
    due_on: registration.due_on,
  }));
  const payments = paymentsByAccount(personId, parts).map(({ parts: own, ...details }) => {
    const dueOn = earliestDue(own);
    const course = [...new Set(own.map((part) => nameIn(lang, part.course)))].join(', ');
    return { ...details, course, ...(dueOn ? { dueOn } : {}) };
  });
  const payload = {
    name: recipient.name,
    sections,
    payments,
    ...othersPay(all),
    ...creditUsedFor(all, personId),
  };
  return [{ kind: 'basket', to: recipient.email, userId: recipient.userId, lang, payload }];
}

function draftsOf(
  kind: CourseMailKind,
  recipient: MailRecipient,
  mailed: readonly Mailed[],
): CourseMailDraft[] {
  const lineOf = TELLS_OF_BOOKED.includes(kind) ? bookedLine : mailLine;
  return byCourse(mailed).map((own) => {
    const { course } = own[0].registration;
    const asks =
      ASKS_TO_PAY.includes(kind) ||
      own.some(({ registration, payer }) => registration.cancellation && payer === recipient.personId);
    const payments = asks ? paymentsFor(course, own) : [];
    return {
      kind,
      to: recipient.email,
      userId: recipient.userId,
      lang: recipient.lang,
      payload: {
        name: recipient.name,
        courseId: course.id,
        course: nameIn(recipient.lang, course),
        lines: own.map(({ registration }) => lineOf(registration, recipient.lang)),
        ...(payments.length ? { payments } : {}),
        ...(ASKS_TO_PAY.includes(kind) ? othersPay(own) : {}),
        ...(kind === 'new' || kind === 'new-waiting' ? creditUsedFor(own, recipient.personId) : {}),
        ...(kind === 'new-waiting' ? { giveBackUntil: giveBackUntil(own) } : {}),
        ...(kind === 'payed' ? creditUsedBy(own, recipient.personId) : {}),
        ...cancelledBy(own, recipient.personId),
        ...(kind === 'moved' ? { settlement: settlementOf(own), ...mergeOf(own) } : {}),
        ...feeOf(own, recipient.personId),
        ...(own.some(({ registration }) => registration.declined) ? { declined: true as const } : {}),
      },
    };
  });
}

/** The registrations of each course: one mail tells of one course. */
export function byCourse(mailed: readonly Mailed[]): [Mailed, ...Mailed[]][] {
  const courses = [...new Set(mailed.map(({ registration }) => registration.course.id))];
  return courses.map(
    (id) => mailed.filter(({ registration }) => registration.course.id === id) as [Mailed, ...Mailed[]],
  );
}

/** Until when every one of the places can be given back: places of one mail came free in the same moment. */
export function giveBackUntil(mailed: readonly Mailed[]): IsoInstant | undefined {
  const at = mailed[0]?.registration.moved_up_at;
  return at ? new Date(at.getTime() + GIVE_BACK_MS).toISOString() : undefined;
}

/** What the reader's credit has paid of places that were just given: nothing else can be paid of them. */
export function creditUsedFor(mailed: readonly Mailed[], readerId: number): Pick<CourseMail, 'creditUsed'> {
  return creditUsed(mailed, readerId, ({ payed_amount }) => payed_amount);
}

/** What the reader's credit has just paid of registrations. */
function creditUsedBy(mailed: readonly Mailed[], readerId: number): Pick<CourseMail, 'creditUsed'> {
  return creditUsed(mailed, readerId, ({ settled }) => settled?.used ?? 0);
}

function creditUsed(
  mailed: readonly Mailed[],
  readerId: number,
  of: (registration: MailedRegistration) => number,
): Pick<CourseMail, 'creditUsed'> {
  const own = mailed.filter(({ payer }) => payer === readerId);
  const used = own.reduce((sum, { registration }) => sum + of(registration), 0);
  return used > 0 ? { creditUsed: used } : {};
}

/** Who cancelled, where it was not the reader. */
function cancelledBy(
  mailed: readonly Mailed[],
  readerId: number,
): Pick<CourseMail, 'cancelledBy' | 'canceller'> {
  const [by] = mailed.flatMap(({ registration }) =>
    registration.cancelledBy === undefined ? [] : [registration.cancelledBy],
  );
  if (by === undefined || by === readerId) return {};
  if (by === null) return { cancelledBy: 'office' };
  const canceller = mailed.find((one) => one.canceller)?.canceller;
  return { cancelledBy: 'other_parent', ...(canceller ? { canceller } : {}) };
}

/** How the registrations of a week that was merged fared; nothing where they were moved one by one. */
function mergeOf(mailed: readonly Mailed[]): Pick<CourseMail, 'merged' | 'giveBackUntil'> {
  const merged = mailed.filter(({ registration }) => registration.merged);
  if (merged.length === 0) return {};
  const movedUp = merged.filter(({ registration }) => registration.merged?.movedUp);
  return {
    merged: { waiting: merged.filter(({ registration }) => registration.is_waiting).length },
    ...(movedUp.length ? { giveBackUntil: giveBackUntil(movedUp) } : {}),
  };
}

/** What was paid for registrations that were moved, what is due now, and what of it is credit. */
function settlementOf(mailed: readonly Mailed[]): MailSettlement {
  const sum = (of: (registration: MailedRegistration) => number): number =>
    mailed.reduce((total, { registration }) => total + of(registration), 0);
  // What one of these registrations pays of another is for these registrations all the same.
  const elsewhere = sum(({ settled }) => (settled ? settled.credited - settled.kept - settled.used : 0));
  return {
    waits: mailed.every(({ registration }) => registration.is_waiting),
    paid: sum(({ payed_amount, settled }) => payed_amount + (settled?.credited ?? 0) - (settled?.used ?? 0)),
    open: sum(openAmount),
    credit: sum(({ settled }) => settled?.kept ?? 0),
    ...(elsewhere > 0 ? { elsewhere } : {}),
  };
}

/** What it cost to give the places back; nothing where no steps say it. */
function feeOf(mailed: readonly Mailed[], readerId: number): Pick<CourseMail, 'cancellation'> {
  const given = mailed.flatMap(({ registration }) => registration.cancellation ?? []);
  if (given.length === 0) return {};
  const sum = (of: (one: Cancellation) => number): number => given.reduce((all, one) => all + of(one), 0);
  const isOwn = mailed.some(({ registration, payer }) => registration.cancellation && payer === readerId);
  const credit = sum(({ credit: one }) => one);
  const paidByOther = Math.min(credit, paidByOthers(mailed, readerId));
  return {
    cancellation: {
      fee: sum(({ fee }) => fee),
      kept: sum(({ kept }) => kept),
      open: sum(({ open }) => open),
      credit,
      ...(isOwn ? {} : { creditsOther: true as const }),
      ...(isOwn && paidByOther > 0 ? { paidByOther } : {}),
      ...(isOwn && credit > 0 ? balanceOf(mailed) : {}),
    },
  };
}

function balanceOf(mailed: readonly Mailed[]): { balance?: number } {
  const [balance] = mailed.flatMap(({ registration }) => registration.balance ?? []);
  return balance === undefined ? {} : { balance };
}

/** What other parents than the reader have paid for places that ended. Cents. */
export function paidByOthers(
  mailed: readonly { registration: Pick<MailedRegistration, 'paidBy'> }[],
  readerId: number,
): number {
  return mailed
    .flatMap(({ registration }) => [...(registration.paidBy ?? [])])
    .reduce((sum, [personId, paid]) => sum + (personId === readerId ? 0 : paid), 0);
}

/** What of a registration decides who is told of it. */
type Booked = Pick<RegistrationEntity, 'child_id' | 'booked_by'> &
  Pick<MailedRegistration, 'paidBy' | 'cancelledBy'>;

/** A registration with the person who pays for it. */
export interface Mailed<Registration = MailedRegistration> {
  registration: Registration;
  payer: number | null;
  /** Another parent pays, and is told how: the reader is asked for nothing. Not where that one has no account. */
  othersPay?: true;
  /** Short name of the parent of the child who cancelled it. */
  canceller?: string;
}

/**
 * What the lines of one mail cost, by payer; nothing of what other parents are asked for. A mail asks only for its own lines: who pays
 * every mail has then paid everything once. The portal shows the total that is open.
 */
export function paymentsFor(course: CourseEntity, mailed: readonly Mailed[]): MailPayment[] {
  const payers = new Set(mailed.map(({ payer }) => payer));
  return [...payers].flatMap((payer) => {
    if (payer === null) return [];
    const own = mailed.flatMap((entry) =>
      entry.payer === payer && !entry.othersPay && askedFor(entry.registration) > 0
        ? [entry.registration]
        : [],
    );
    const open = own.reduce((sum, registration) => sum + askedFor(registration), 0);
    const details = paymentDetails(course, payer, open);
    const dueOn = earliestDue(own);
    return details ? [{ ...details, ...(dueOn ? { dueOn } : {}) }] : [];
  });
}

/** What of the lines of one mail other parents than the reader are asked for. */
export function othersPay(mailed: readonly Mailed[]): Pick<CourseMail, 'othersPay'> {
  const open = mailed.reduce((sum, one) => sum + (one.othersPay ? askedFor(one.registration) : 0), 0);
  return open > 0 ? { othersPay: open } : {};
}

/** Cents that are still to be paid; of a place that was given back, of its fee. */
function askedFor(registration: MailedRegistration): number {
  return registration.cancellation?.open ?? openAmount(registration);
}

/** A parent of a child, for {@link payerOf}. */
function possiblePayer({ person_id, person }: ChildParentEntity): PossiblePayer {
  return { personId: person_id, userId: person?.user_id ?? null };
}

/**
 * Loads registrations with the name of the child, week and course, in the order of their ids: two statements for each piece of them.
 * Registrations of one week share its object, and those of one course the course's.
 */
export async function loadForMail(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<MailedRegistration[]> {
  const weeks = new Map<number, CourseWeekEntity>();
  const courses = new Map<number, CourseEntity>();
  const loaded = await inPieces(registrationIds, async (ids) => {
    // Of the child no more than its name: what else is stored of it is long, and encrypted.
    const found = await manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin('registration.child', 'child')
      .addSelect(['child.id', 'child.first_name', 'child.last_name'])
      .where('registration.id IN (:...ids)', { ids })
      .getMany();
    const wanted = found.map(({ course_week_id }) => course_week_id).filter((id) => !weeks.has(id));
    if (wanted.length > 0)
      for (const week of await manager.find(CourseWeekEntity, {
        where: { id: In([...new Set(wanted)]) },
        relations: { course: true },
      })) {
        weeks.set(week.id, week);
        if (week.course && !courses.has(week.course.id)) courses.set(week.course.id, week.course);
      }
    return found.flatMap(({ child, ...registration }) => {
      const courseWeek = weeks.get(registration.course_week_id);
      const course = courses.get(courseWeek?.course_id ?? 0);
      return child && courseWeek && course ? [{ ...registration, child, courseWeek, course }] : [];
    });
  });
  return loaded.sort((one, other) => one.id - other.id);
}

/** Loads the fees in place of these registrations, where there are some, in the order of their ids. One statement for each piece of them. */
export async function loadFeesForMail(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<MailedRegistration[]> {
  const fees = await inPieces(registrationIds, (ids) =>
    manager
      .createQueryBuilder(CancellationFeeEntity, 'fee')
      .innerJoin('fee.child', 'child')
      .addSelect(['child.id', 'child.first_name', 'child.last_name'])
      .innerJoinAndSelect('fee.courseWeek', 'week')
      .innerJoinAndSelect('week.course', 'course')
      .where('fee.registration_id IN (:...ids)', { ids })
      .orderBy('fee.registration_id')
      .getMany(),
  );
  return fees.flatMap(({ registration_id, child_id, booked_by, due_on, amount, payed_amount, ...fee }) => {
    const { child, courseWeek } = fee;
    if (!child || !courseWeek?.course) return [];
    const place = { id: registration_id, child_id, booked_by, due_on, child, courseWeek };
    // Nothing else is known of the place any more.
    const gone = {
      day_type: 'full_day',
      is_waiting: false,
      moved_up_at: null,
      offer_expires_at: null,
      agreed_steps: null,
      agreed_from: null,
      free_until: null,
    } as const;
    const { course } = courseWeek;
    return [{ ...place, ...gone, course, price: amount, discount: 0, payed_amount, isFee: true as const }];
  });
}

/**
 * A registration as a line of a mail that tells of what is booked: with what its calendar file is made of, and of a place until when it can
 * be given back and what that costs (product/registrations.md#cancellation).
 */
export function bookedLine(registration: MailedRegistration, lang: ContentLanguage): MailLine {
  const returns = registration.is_waiting ? [] : returnsOf(registration);
  return {
    ...mailLine(registration, lang),
    registrationId: registration.id,
    ...(returns.length > 0 ? { returns } : {}),
  };
}

/** When a place can be given back: by its steps, and at least as long as it is free because its week was moved. */
function returnsOf(registration: MailedRegistration): NonNullable<MailLine['returns']> {
  const returns = returnsByTerms(registration);
  const free = registration.free_until?.toISOString();
  if (free === undefined) return returns;
  const later = returns.filter(({ until }) => until > free);
  return later.some(({ fee_percent }) => fee_percent === 0)
    ? later
    : [{ until: free, fee_percent: 0 }, ...later];
}

/** Whether a place can be given back for nothing longer than because its week was moved, by its steps or while it can still be booked. */
export function isFreeLonger(registration: MailedRegistration): boolean {
  const { course, courseWeek, free_until, payed_amount } = registration;
  const { byWindow } = termsOf(registration, course.applied_cancellation, courseWeek.from);
  // What was paid for keeps a place of a project without steps from being given back, but for a week that was moved.
  if (free_until === null || (byWindow && payed_amount > 0)) return false;
  return returnsByTerms(registration).some(
    ({ until, fee_percent }) => fee_percent === 0 && until > free_until.toISOString(),
  );
}

/** The steps of a place with the last moment of each. Without steps it costs nothing until registration closes. */
function returnsByTerms(registration: MailedRegistration): NonNullable<MailLine['returns']> {
  const { course, courseWeek } = registration;
  const { steps, byWindow } = termsOf(registration, course.applied_cancellation, courseWeek.from);
  const dated = inOrderOfTime(steps).map((step) => ({
    until: endOfStep(step, courseWeek.from).toISOString(),
    fee_percent: step.fee_percent,
  }));
  const { closes_at } = registrationWindow({ ...course, week_from: courseWeek.from });
  if (!byWindow || !closes_at) return dated;
  const closing = { until: new Date(closes_at.getTime() - 1).toISOString(), fee_percent: 0 };
  const later = dated.filter(({ until }) => until > closing.until);
  return later.some(({ fee_percent }) => fee_percent === 0) ? later : [closing, ...later];
}

/**
 * The place in the queue to tell of what was moved. Where it is held back, or a wish, the week is not full and there is no queue: then
 * when it is decided.
 * @param position 1 is next; `null` for what does not wait
 */
export function placeToTell(
  isDecidedLater: boolean,
  position: number | null,
  { register_to }: Pick<CourseEntity, 'register_to'>,
): Pick<MailedRegistration, 'queue' | 'decidedAfter'> {
  return isDecidedLater ? { queue: null, decidedAfter: register_to } : { queue: position };
}

/** A registration as a line of a mail. */
export function mailLine(registration: MailedRegistration, lang: ContentLanguage): MailLine {
  const { child, courseWeek, course, day_type, queue, wish, decidedAfter, before, merged, isFee } =
    registration;
  const hours = hoursOf(courseWeek, day_type);
  const label = course.custom_labels
    ? course[`label_${day_type}_${lang}`]
    : translate(commonMessages[lang], `day_type.${day_type}`);
  return {
    childId: registration.child_id,
    child: `${child.first_name} ${child.last_name}`,
    week: nameIn(lang, courseWeek),
    period: formatPeriod(courseWeek.from, courseWeek.to),
    dayType: isFee
      ? serverMessage(lang, 'mail.reminder_fee')
      : (label ?? translate(commonMessages[lang], `day_type.${day_type}`)),
    ...(hours && !isFee ? { hours: formatHours(hours) } : {}),
    price: formatEuros(toEuros(costOf(registration))),
    ...(wish ? { place: serverMessage(lang, 'mail.wish_place', { rank: wish }) } : {}),
    ...(queue ? { place: serverMessage(lang, 'mail.queue_place', { position: queue }) } : {}),
    ...(decidedAfter
      ? { place: serverMessage(lang, 'mail.decided_after', { date: formatDate(decidedAfter) }) }
      : {}),
    ...(merged?.movedUp ? { place: serverMessage(lang, 'mail.merged_moved_up') } : {}),
    ...(before ? { before: wordsBefore(before, course, lang) } : {}),
  };
}

/** The week before; its project too, when that is another one. */
function wordsBefore(
  { course, courseWeek }: Pick<MailedRegistration, 'course' | 'courseWeek'>,
  now: CourseEntity,
  lang: ContentLanguage,
): string {
  const period = formatPeriod(courseWeek.from, courseWeek.to);
  const words = { week: nameIn(lang, courseWeek), period };
  return course.id === now.id
    ? serverMessage(lang, 'mail.moved_before', words)
    : serverMessage(lang, 'mail.moved_before_elsewhere', { ...words, course: nameIn(lang, course) });
}
