import { Injectable } from '@nestjs/common';
import {
  can,
  commonMessages,
  creditAmount,
  openAmount,
  parentNames,
  toEuros,
  type DayType,
  type Payment,
  type PermissionHolder,
  type ContentLanguage,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import { DataSource, IsNull, MoreThan, Not, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { applyListQuery } from '../../core/crud/list.queries.js';
import {
  applyRegistrationSearch,
  readRegistrationSearch,
  searchedTexts,
  type SearchedTexts,
} from '../../registrations/registration-search.js';
import { familiesOf } from '../../registrations/registration-families.js';
import { parseListQuery, type ListQueryPlan } from '../../core/http/list-query.js';
import { registrationRules, withoutQuestions } from '../../registrations/registrations.queries.js';
import { creditsOf, creditsSql, IS_FEE_OPEN, openTotals } from '../../ledger/balance.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { PaymentShareEntity } from '../../model/ledger/payment-share.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { placeStatus, type WaitingPlace } from './place-status.js';
import { dateCell, instantCell, type SheetColumn } from '../../core/xlsx/workbook.js';

/** Rows of one statement. */
const PAGE = 1_000;

/** Filters that say something of a registration that is still there; what was removed has no such thing. */
const OF_REGISTRATION = ['id', 'payed', 'is_waiting', 'day_type', 'municipality_id', 'municipality_known'];

/** The filter by what is owed: of a fee too, while nothing is owed of what was removed. */
const OPEN = 'open';
const FEE_IS_OPEN = `CASE WHEN ${IS_FEE_OPEN} THEN 1 ELSE 0 END`;

/** Sums of an export of everything, in cents. */
export interface PaymentSums {
  received: number;
  paidOut: number;
  open: number;
}

/** What the rows of removed registrations have taken so far, in cents. */
interface RemovedSoFar {
  /** Credit by parent that no row has taken. */
  left: Map<number, number>;
  /** What stayed with registrations of children without parents. */
  ofNobody: number;
}

/** A row that is of no place. */
const NO_PLACE = {
  id: null,
  at: null,
  reference: null,
  first_name: null,
  last_name: null,
  tax: null,
  course: null,
  week: null,
  from: null,
  to: null,
  label: null,
  day_type: null,
  price: null,
  discount: 0,
  due_on: null,
  paid_at: null,
  waits: null,
} satisfies Partial<PaymentRow>;

/** Whether an export leaves nothing out: credit and sums of the ledger are for those who may see them. */
export function isOfAll({ filters, search, seesLedger }: PaymentsPlan): boolean {
  return seesLedger && filters.length === 0 && search.trim() === '';
}

/** What the reader asked for, and in which texts it is searched for them. */
export type PaymentsPlan = ListQueryPlan & { texts: SearchedTexts; seesLedger: boolean };

/** What rows are read from. */
type Exported = RegistrationEntity | RegistrationEventEntity | CancellationFeeEntity;

type State = 'confirmed' | 'waiting' | 'removed' | 'fee' | 'credit' | 'erased';

/**
 * A row: a registration, a removed one on which something was paid, its fee; what else a parent has as credit; what was paid for places of
 * which no data are left. Money in cents.
 */
export interface PaymentRow {
  /** Of the registration; `null` for credit. */
  id: number | null;
  at: Date | null;
  /** Parents of the child, who pays first, and the reference under which they pay. */
  parents: string | null;
  reference: string | null;
  first_name: string | null;
  last_name: string | null;
  tax: string | null;
  course: string | null;
  week: string | null;
  from: string | null;
  to: string | null;
  label: string | null;
  state: State;
  /** How it waits; `null` of what does not. */
  waits: WaitingPlace | null;
  day_type: DayType | null;
  /** `null` when it was removed: nothing is owed any more, but for the fee, which has its own row. */
  price: number | null;
  discount: number;
  /** Until when it is to be paid, `YYYY-MM-DD`. */
  due_on: string | null;
  paid: number;
  paid_at: string | null;
  /** Removed before there was a ledger, which does not know what was paid. */
  isBeforeLedger?: true;
}

/**
 * Payments of registrations, one row each, newest first; then the fees of places that were given back; then what was paid on
 * registrations that were removed since and is still to be refunded (product/office.md#export-of-payments). Takes search and filters of
 * the registrations' list and is as long as that list; no filter means all of them, of inactive courses too. Sort and page of the list do
 * not count. Where nothing is left out the other credit of parents follows, and what was paid by families whose data are erased: then the
 * rows add up to what was received.
 */
@Injectable()
export class PaymentsExport {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param reader who asks: a search finds what the list of registrations finds for them
   * @throws AppError 422 when the query filters by what the list does not
   */
  async plan(query: Record<string, unknown>, reader: PermissionHolder): Promise<PaymentsPlan> {
    const { search } = query;
    const filters = await withoutQuestions(
      this.dataSource,
      [query.filters, query['filters[]']].flat(),
      reader,
    );
    const plan = parseListQuery({ filters, search }, registrationRules(reader));
    const seesLedger = can(reader, 'payment.index');
    return { ...plan, skip: 0, take: null, sort: [], texts: searchedTexts(reader), seesLedger };
  }

  /** The columns; discounts and due dates have one only when there are any. */
  async columns(lang: ContentLanguage): Promise<SheetColumn<PaymentRow>[]> {
    const { manager } = this.dataSource;
    const due = { due_on: Not(IsNull()) };
    return paymentColumns(lang, {
      discounts: await manager.existsBy(RegistrationEntity, { discount: MoreThan(0) }),
      dueDates:
        (await manager.existsBy(RegistrationEntity, due)) ||
        (await manager.existsBy(CancellationFeeEntity, due)),
    });
  }

  async *pages(plan: PaymentsPlan, lang: ContentLanguage): AsyncGenerator<PaymentRow[]> {
    for await (const page of this.keyset((after) => this.registrations(plan, lang, after))) yield page;
    if (plan.filters.some(({ name }) => OF_REGISTRATION.includes(name))) return;
    const ofFees = plan.filters.map((one) => (one.name === OPEN ? { ...one, column: FEE_IS_OPEN } : one));
    const feesPlan = { ...plan, filters: ofFees };
    for await (const page of this.keyset((after) => this.fees(feesPlan, lang, after))) yield page;
    if (plan.filters.some(({ name }) => name === OPEN)) return;
    const removed: RemovedSoFar = { left: new Map(), ofNobody: 0 };
    for await (const page of this.keyset((after) => this.removed(plan, lang, after)))
      yield await this.stillToRefund(page, removed);
    if (!isOfAll(plan)) return;
    yield await this.otherCredit(removed);
    yield await this.ofErased(removed);
  }

  /** What was received and paid out, and what is open: the rows of an export of everything add up to it. Cents. */
  async sums(): Promise<PaymentSums> {
    const { manager } = this.dataSource;
    const [payments] = await manager.query<Record<'received' | 'paid_out', number | string | null>[]>(
      `SELECT SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS received,
         SUM(CASE WHEN amount < 0 THEN -amount ELSE 0 END) AS paid_out FROM payment`,
    );
    const { places, fees } = await openTotals(manager);
    return {
      received: Number(payments?.received),
      paidOut: Number(payments?.paid_out),
      open: places.amount + fees.amount,
    };
  }

  private async otherCredit({ left }: RemovedSoFar): Promise<PaymentRow[]> {
    const rows = await this.dataSource.manager.query<
      { id: number; credit: number | string; first_name: string | null; last_name: string | null }[]
    >(
      `SELECT credits.person_id AS id, credits.credit AS credit, person.first_name AS first_name, person.last_name AS last_name
       FROM (${creditsSql()}) credits LEFT JOIN person ON person.id = credits.person_id
       WHERE credits.credit > 0 ORDER BY credits.person_id`,
    );
    return rows.flatMap(({ id, credit, first_name, last_name }) => {
      const paid = left.get(Number(id)) ?? Number(credit);
      const parents = parentNames(
        first_name === null || last_name === null ? [] : [{ first_name, last_name }],
      );
      return paid > 0 ? [{ ...NO_PLACE, state: 'credit' as const, parents, paid }] : [];
    });
  }

  /** What was paid for places and fees of which nothing else is left, and that no row of a removed one names. */
  private async ofErased({ ofNobody }: RemovedSoFar): Promise<PaymentRow[]> {
    const [row] = await this.dataSource.manager.query<{ paid: number | string | null }[]>(
      `SELECT SUM(share.amount) AS paid FROM payment_share share
       WHERE share.registration_id IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM registration WHERE registration.id = share.registration_id)
         AND NOT EXISTS (SELECT 1 FROM cancellation_fee fee WHERE fee.registration_id = share.registration_id)`,
    );
    const paid = Number(row?.paid) - ofNobody;
    return paid === 0 ? [] : [{ ...NO_PLACE, state: 'erased' as const, parents: null, paid }];
  }

  /**
   * The rows of which money is still to be refunded, with that amount: what is left of the credit of who pays, for what was removed
   * last first. Of money that no ledger knows nobody knows whether it was refunded.
   * @param removed what the rows before have taken; changes
   */
  private async stillToRefund(rows: readonly PaymentRow[], removed: RemovedSoFar): Promise<PaymentRow[]> {
    const { left } = removed;
    const { manager } = this.dataSource;
    const holders = await creditHolders(
      manager,
      rows.flatMap(({ id }) => id ?? []),
    );
    const unread = [...new Set(holders.values())].filter((personId) => !left.has(personId));
    for (const [personId, credit] of await creditsOf(manager, unread)) left.set(personId, credit);
    const ofNobody = rows.flatMap(({ id }) => (id === null || holders.has(id) ? [] : id));
    const known = await knownToLedger(manager, ofNobody);
    return rows.flatMap((row) => {
      const personId = holders.get(row.id ?? 0);
      if (personId === undefined) {
        if (!known.has(row.id ?? 0)) return { ...row, isBeforeLedger: true as const };
        removed.ofNobody += row.paid;
        return row;
      }
      const credit = left.get(personId) ?? 0;
      const paid = Math.min(row.paid, credit);
      left.set(personId, credit - paid);
      return paid > 0 ? { ...row, paid } : [];
    });
  }

  /** Page after page by the id: what is added while we write shifts nothing. */
  private async *keyset(
    query: (after: number) => SelectQueryBuilder<Exported>,
  ): AsyncGenerator<PaymentRow[]> {
    for (let after = 2_147_483_647; ;) {
      const rows = await query(after).limit(PAGE).getRawMany<RawRow>();
      const familyOf = await familiesOf(
        this.dataSource.manager,
        rows.map(({ child_id }) => child_id),
      );
      yield rows.map((row) => readRow(row, familyOf));
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = Number(last.key);
    }
  }

  private registrations(plan: PaymentsPlan, lang: ContentLanguage, after: number) {
    const query = this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      // Else MariaDB begins with the courses and sorts all registrations anew for every page.
      .useIndex('PRIMARY')
      .innerJoin(ChildEntity, 'people', 'people.id = registration.child_id')
      .innerJoin(CourseWeekEntity, 'courseWeek', 'courseWeek.id = registration.course_week_id')
      .innerJoin(CourseEntity, 'course', 'course.id = courseWeek.course_id')
      .select('registration.id', 'key')
      .addSelect('registration.id', 'id')
      .addSelect('registration.created_at', 'at')
      .addSelect('registration.is_waiting', 'waiting')
      .addSelect('registration.held_back', 'held_back')
      .addSelect('registration.priority', 'priority')
      .addSelect('registration.offer_expires_at', 'offer_expires_at')
      .addSelect('registration.day_type', 'day_type')
      .addSelect('registration.price', 'price')
      .addSelect('registration.discount', 'discount')
      .addSelect('registration.due_on', 'due_on')
      .addSelect('registration.payed_amount', 'paid')
      .addSelect('registration.payed_at', 'paid_at');
    return narrow(query, plan, lang, 'registration.booked_by').andWhere('registration.id < :after', {
      after,
    });
  }

  private fees(plan: PaymentsPlan, lang: ContentLanguage, after: number) {
    const query = this.dataSource.manager
      .createQueryBuilder(CancellationFeeEntity, 'fee')
      .innerJoin(ChildEntity, 'people', 'people.id = fee.child_id')
      .innerJoin(CourseWeekEntity, 'courseWeek', 'courseWeek.id = fee.course_week_id')
      .innerJoin(CourseEntity, 'course', 'course.id = courseWeek.course_id')
      .select('fee.id', 'key')
      .addSelect('fee.registration_id', 'id')
      .addSelect('fee.created_at', 'at')
      .addSelect('fee.amount', 'price')
      .addSelect('fee.due_on', 'due_on')
      .addSelect('fee.payed_amount', 'paid');
    return narrow(query, plan, lang, 'fee.booked_by').andWhere('fee.id < :after', { after });
  }

  private removed(plan: PaymentsPlan, lang: ContentLanguage, after: number) {
    // What it tells of may be gone itself: joined from the left.
    const query = this.dataSource.manager
      .createQueryBuilder(RegistrationEventEntity, 'removal')
      .leftJoin(ChildEntity, 'people', 'people.id = removal.child_id')
      .leftJoin(CourseWeekEntity, 'courseWeek', 'courseWeek.id = removal.course_week_id')
      .leftJoin(CourseEntity, 'course', 'course.id = courseWeek.course_id')
      .select('removal.id', 'key')
      .addSelect('removal.registration_id', 'id')
      .addSelect('removal.at', 'at')
      .addSelect('removal.amount', 'paid')
      .where(`removal.kind = 'removed' AND removal.amount > 0`);
    return narrow(query, plan, lang, BOOKER_OF_REMOVED).andWhere('removal.id < :after', { after });
  }
}

/**
 * Whose credit the money of removed registrations became: the payments that brought it tell. Money of a child without parents, and
 * what was removed before there was a ledger, became nobody's.
 * @returns the parent by the registration
 */
async function creditHolders(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await manager
    .createQueryBuilder(PaymentShareEntity, 'share')
    .innerJoin(
      PaymentShareEntity,
      'credit',
      // The two shares of one transfer.
      'credit.payment_id = share.payment_id AND credit.at = share.at AND credit.amount = -share.amount AND credit.person_id IS NOT NULL',
    )
    .select('share.registration_id', 'registration_id')
    .addSelect('MIN(credit.person_id)', 'person_id')
    .where('share.registration_id IN (:...ids)', { ids: [0, ...registrationIds] })
    .groupBy('share.registration_id')
    .getRawMany<{ registration_id: number; person_id: number }>();
  return new Map(rows.map((row) => [Number(row.registration_id), Number(row.person_id)]));
}

/** Which of these registrations money of the ledger was for. */
async function knownToLedger(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<Set<number>> {
  if (registrationIds.length === 0) return new Set();
  const rows = await manager.query<{ id: number }[]>(
    `SELECT DISTINCT registration_id AS id FROM payment_share
     WHERE registration_id IN (${registrationIds.map(() => '?').join(', ')})`,
    [...registrationIds],
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** The history knows who booked what is no longer there. */
const BOOKER_OF_REMOVED = `(SELECT MIN(booking.user_id) FROM registration_event booking
  WHERE booking.registration_id = removal.registration_id AND booking.kind IN ('registered', 'waiting'))`;

/** Adds what both kinds of rows have in common. */
function narrow<Entity extends Exported>(
  query: SelectQueryBuilder<Entity>,
  plan: PaymentsPlan,
  lang: ContentLanguage,
  bookedBy: string,
): SelectQueryBuilder<Entity> {
  const name = NAME_COLUMNS[lang];
  query
    .addSelect(`${query.alias}.child_id`, 'child_id')
    .addSelect('course.id', 'course_id')
    .addSelect(bookedBy, 'booked_by')
    .addSelect('people.first_name', 'first_name')
    .addSelect('people.last_name', 'last_name')
    .addSelect('people.tax', 'tax')
    .addSelect(`course.${name}`, 'course')
    .addSelect(`courseWeek.${name}`, 'week')
    .addSelect('courseWeek.from', 'week_from')
    .addSelect('courseWeek.to', 'week_to')
    .addSelect('course.custom_labels', 'custom_labels')
    .addSelect(`course.label_full_day_${lang}`, 'label_full_day')
    .addSelect(`course.label_half_day_${lang}`, 'label_half_day');
  const sort = [{ column: `${query.alias}.id`, order: 'DESC' as const }];
  applyListQuery(query, { ...plan, terms: [], sort });
  applyRegistrationSearch(query, readRegistrationSearch(plan.search, plan.texts), bookedBy, plan.texts);
  return query;
}

interface RawRow {
  key: number;
  id: number;
  child_id: number;
  /** `null` when the course is gone. */
  course_id: number | null;
  booked_by: number | null;
  at: Date | string;
  waiting?: boolean | number;
  held_back?: boolean | number;
  priority?: number | null;
  offer_expires_at?: Date | string | null;
  day_type?: DayType;
  price?: number;
  discount?: number;
  due_on?: string | null;
  paid: number;
  paid_at?: string | null;
  first_name: string | null;
  last_name: string | null;
  tax: string | null;
  course: string | null;
  week: string | null;
  week_from: string | null;
  week_to: string | null;
  custom_labels: boolean | number | null;
  label_full_day: string | null;
  label_half_day: string | null;
}

function readRow(raw: RawRow, familyOf: Awaited<ReturnType<typeof familiesOf>>): PaymentRow {
  const { day_type, child_id, course_id, booked_by } = raw;
  const { parents, payment_reference } = familyOf({ child_id, course_id: course_id ?? 0, booked_by });
  return {
    id: raw.id,
    parents: parentNames(parents),
    reference: course_id === null ? null : payment_reference,
    at: instantOf(raw.at),
    first_name: raw.first_name,
    last_name: raw.last_name,
    tax: raw.tax,
    course: raw.course,
    week: raw.week,
    from: raw.week_from,
    to: raw.week_to,
    label: raw.custom_labels && day_type ? raw[`label_${day_type}`] : null,
    state: stateOf(raw),
    waits: waitsOf(raw),
    day_type: day_type ?? null,
    price: raw.price ?? null,
    discount: raw.discount ?? 0,
    due_on: raw.due_on ?? null,
    paid: raw.paid,
    paid_at: raw.paid_at ?? null,
  };
}

/** SQLite gives instants as text. */
function instantOf(stored: Date | string): Date {
  return typeof stored === 'string' ? new Date(`${stored.replace(' ', 'T')}Z`) : stored;
}

function waitsOf({ waiting, held_back, priority = null, offer_expires_at }: RawRow): WaitingPlace | null {
  if (!waiting) return null;
  return {
    held_back: Boolean(held_back),
    priority,
    offer_expires_at: offer_expires_at ? instantOf(offer_expires_at) : null,
  };
}

function stateOf({ day_type, price, waiting }: RawRow): State {
  if (day_type === undefined) return price === undefined ? 'removed' : 'fee';
  return waiting ? 'waiting' : 'confirmed';
}

/** Cents that can be used for something else. */
function creditOf(row: PaymentRow): number {
  if (row.state === 'erased') return 0;
  return row.state === 'credit' ? row.paid : creditAmount(paymentOf(row));
}

/** A removed registration has no price, so it owes nothing. */
function paymentOf({ price, discount, paid, state }: PaymentRow): Payment {
  return { price: price ?? 0, discount, payed_amount: paid, is_waiting: state === 'waiting' };
}

/**
 * Columns of the payments in a language. Amounts in euros; the paid ones add up to what was received.
 * @param has what there is any of; else it has no column
 */
function paymentColumns(
  lang: ContentLanguage,
  has: { discounts: boolean; dueDates: boolean },
): SheetColumn<PaymentRow>[] {
  const words = documentMessages[lang].export;
  const dayTypes = commonMessages[lang].day_type;
  return [
    { header: words.id, width: 10, format: 'number', value: ({ id }) => id },
    { header: words.created_at, width: 17, format: 'instant', value: ({ at }) => at && instantCell(at) },
    {
      header: words.status,
      width: 22,
      format: 'text',
      value: ({ state, waits }) => (waits ? placeStatus(waits, lang) : words[state]),
    },
    { header: words.last_name, width: 20, format: 'text', value: ({ last_name }) => last_name },
    { header: words.first_name, width: 20, format: 'text', value: ({ first_name }) => first_name },
    { header: words.tax, width: 20, format: 'text', value: ({ tax }) => tax },
    { header: words.parents, width: 30, format: 'text', value: ({ parents }) => parents },
    { header: words.reference, width: 18, format: 'text', value: ({ reference }) => reference },
    { header: words.course, width: 32, format: 'text', value: ({ course }) => course },
    { header: words.week, width: 24, format: 'text', value: ({ week }) => week },
    { header: words.from, width: 12, format: 'date', value: ({ from }) => dateCell(from) },
    { header: words.to, width: 12, format: 'date', value: ({ to }) => dateCell(to) },
    {
      header: words.day_type,
      width: 15,
      format: 'text',
      value: ({ label, day_type }) => label || (day_type && dayTypes[day_type]),
    },
    {
      header: words.price,
      width: 12,
      format: 'money',
      value: ({ price }) => (price === null ? null : toEuros(price)),
    },
    ...(has.discounts ? [discountColumn(words.discount)] : []),
    ...(has.dueDates ? [dueDateColumn(words.due_on)] : []),
    { header: words.paid, width: 12, format: 'money', value: ({ paid }) => toEuros(paid) },
    { header: words.open, width: 12, format: 'money', value: (row) => toEuros(openAmount(paymentOf(row))) },
    {
      header: words.credit,
      width: 12,
      format: 'money',
      // What was paid for a removed registration is to be refunded, in the next column.
      value: (row) => (row.state === 'removed' ? null : toEuros(creditOf(row)) || null),
    },
    {
      header: words.to_refund,
      width: 13,
      format: 'money',
      value: ({ state, paid }) => (state === 'removed' ? toEuros(paid) : null),
    },
    { header: words.paid_at, width: 13, format: 'date', value: ({ paid_at }) => dateCell(paid_at) },
  ];
}

function discountColumn(header: string): SheetColumn<PaymentRow> {
  return { header, width: 12, format: 'money', value: ({ discount }) => toEuros(discount) };
}

function dueDateColumn(header: string): SheetColumn<PaymentRow> {
  return { header, width: 13, format: 'date', value: ({ due_on }) => dateCell(due_on) };
}

/** A figure of the sheet of sums, in cents. */
export interface SumRow {
  label: string;
  cents: number;
}

/**
 * The sums of an export of everything: what its rows say is paid, and what the ledger has received less what it has paid out. They are
 * equal, unless somebody books while it is written.
 * @param paid sum of the rows, in cents
 */
export async function* sumRows(
  paid: number,
  { received, paidOut, open }: PaymentSums,
  lang: ContentLanguage,
): AsyncGenerator<SumRow[]> {
  const words = documentMessages[lang].export;
  yield [
    { label: words.sum_received, cents: received },
    { label: words.sum_paid_out, cents: -paidOut },
    { label: words.sum_balance, cents: received - paidOut },
    { label: words.sum_rows, cents: paid },
    { label: words.sum_difference, cents: paid - (received - paidOut) },
    { label: words.sum_open, cents: open },
  ];
}

/** The columns of {@link sumRows}. */
export function sumColumns(lang: ContentLanguage): SheetColumn<SumRow>[] {
  const words = documentMessages[lang].export;
  return [
    { header: words.sum, width: 44, format: 'text', value: ({ label }) => label },
    { header: words.amount, width: 16, format: 'money', value: ({ cents }) => toEuros(cents) },
  ];
}
