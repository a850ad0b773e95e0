import { Injectable } from '@nestjs/common';
import { toEuros, type IsoDate, type PaymentMethod, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PaymentShareEntity } from '../../model/ledger/payment-share.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { dateCell, instantCell, type Cell, type SheetColumn } from '../../core/xlsx/workbook.js';
import { withArchive } from './archived-names.js';
import { fullName, placesOfRemoved, type PlaceNames } from './removed-places.js';

/** Rows of one statement. */
const PAGE = 1_000;

/** From before the first payment to after the last one. */
const ALL_DAYS: JournalPeriod = { from: '1900-01-01', to: '9999-12-31' };

/** Days of a journal, both included. */
export interface JournalPeriod {
  from: IsoDate;
  to: IsoDate;
}

/** A row of the journal: a share of a payment. Cents. */
export interface JournalRow extends PlaceNames {
  payment_id: number;
  /** The parent for whom it was paid, also one that is erased. */
  person_id: number | null;
  /** The parent who paid, also one that is erased. */
  payer_id: number | null;
  date: IsoDate;
  at: Date;
  method: PaymentMethod;
  /** As the bank or the office wrote it, else the name of the parent who paid. */
  payer: string | null;
  parent: string | null;
  reference: string | null;
  note: string | null;
  isCredit: boolean;
  amount: number;
  booked_by: string | null;
  reverses_id: number | null;
}

/** The lines of the journal of some days: what it counts, and what is summed before the books are closed. */
export function journalLines(
  manager: EntityManager,
  { from, to }: JournalPeriod,
): SelectQueryBuilder<PaymentShareEntity> {
  return (
    manager
      .createQueryBuilder(PaymentShareEntity, 'share')
      // Else MariaDB may begin with the payments and sort all of them anew for every page.
      .useIndex('ix_payment_share_date')
      .innerJoin('share.payment', 'payment')
      .where('share.date BETWEEN :from AND :to', { from, to })
  );
}

/** Where a page ends. */
interface Position {
  date: IsoDate;
  paymentId: number;
  shareId: number;
}

/**
 * The journal of payments: a row for each share of a payment, the oldest day first (product/office.md#journal-of-payments). The shares
 * of a payment add up to its amount, and what is moved later to nothing, so the rows add up to the payments.
 */
@Injectable()
export class JournalExport {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Page after page by date and id: what is booked while we write shifts nothing. At most two statements a page; with the archive five.
   * @param archive whether people whose data are erased have their names, for holders of `payment.archive`
   * @param personId only the money of this parent: payments for it and by it, and its credit
   */
  async *pages(
    period: JournalPeriod,
    lang: ContentLanguage,
    { archive = false, personId }: { archive?: boolean; personId?: number } = {},
  ): AsyncGenerator<JournalRow[]> {
    for (let after: Position = { date: period.from, paymentId: 0, shareId: 0 }; ;) {
      const page = this.shares(period, lang, after);
      if (personId !== undefined)
        page.andWhere(
          '(payment.person_id = :personId OR payment.payer_id = :personId OR share.person_id = :personId)',
          { personId },
        );
      const rows = await page.getRawMany<RawRow>();
      yield await this.named(rows, lang, archive);
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = { date: last.date, paymentId: Number(last.payment_id), shareId: Number(last.share_id) };
    }
  }

  /** The rows of the money of a parent whose data are erased, with the names of the archive. */
  async ofArchivedParent(personId: number, lang: ContentLanguage): Promise<JournalRow[]> {
    const all: JournalRow[] = [];
    for await (const rows of this.pages(ALL_DAYS, lang, { archive: true, personId })) all.push(...rows);
    return all;
  }

  private async named(
    rows: readonly RawRow[],
    lang: ContentLanguage,
    archive: boolean,
  ): Promise<JournalRow[]> {
    const { manager } = this.dataSource;
    const gone = rows.flatMap(({ registration_id, child_id }) =>
      registration_id !== null && child_id === null ? [Number(registration_id)] : [],
    );
    const removed = await placesOfRemoved(manager, gone, lang);
    const read = rows.map((row) => readRow(row, removed));
    return archive ? withArchive(manager, read) : read;
  }

  private shares({ to }: JournalPeriod, lang: ContentLanguage, { date, paymentId, shareId }: Position) {
    const name = NAME_COLUMNS[lang];
    return (
      journalLines(this.dataSource.manager, { from: date, to })
        .leftJoin('payment.words', 'words')
        .leftJoin(ParentEntity, 'parent', 'parent.id = payment.person_id')
        .leftJoin(ParentEntity, 'paying', 'paying.id = payment.payer_id')
        .leftJoin(UserEntity, 'booker', 'booker.id = share.user_id')
        // A share stays when its registration is removed.
        .leftJoin(RegistrationEntity, 'registration', 'registration.id = share.registration_id')
        .leftJoin(ChildEntity, 'child', 'child.id = registration.child_id')
        .leftJoin(CourseWeekEntity, 'week', 'week.id = share.course_week_id')
        .leftJoin(CourseEntity, 'course', 'course.id = week.course_id')
        .select('share.id', 'share_id')
        .addSelect('payment.id', 'payment_id')
        .addSelect('payment.person_id', 'person_id')
        .addSelect('payment.payer_id', 'payer_id')
        .addSelect('paying.first_name', 'payer_first_name')
        .addSelect('paying.last_name', 'payer_last_name')
        .addSelect('share.date', 'date')
        .addSelect('share.at', 'at')
        .addSelect('payment.method', 'method')
        .addSelect('payment.reverses_id', 'reverses_id')
        .addSelect('words.payer', 'payer')
        .addSelect('words.reference', 'reference')
        .addSelect('words.note', 'note')
        .addSelect('parent.first_name', 'parent_first_name')
        .addSelect('parent.last_name', 'parent_last_name')
        .addSelect('share.registration_id', 'registration_id')
        .addSelect('share.amount', 'amount')
        .addSelect('booker.name', 'booked_by')
        .addSelect('registration.child_id', 'child_id')
        .addSelect('child.first_name', 'first_name')
        .addSelect('child.last_name', 'last_name')
        .addSelect(`course.${name}`, 'course')
        .addSelect(`week.${name}`, 'week')
        .andWhere(
          `(share.date > :from OR payment.id > :paymentId OR (payment.id = :paymentId AND share.id > :shareId))`,
          { paymentId, shareId },
        )
        .orderBy('share.date', 'ASC')
        .addOrderBy('payment.id', 'ASC')
        .addOrderBy('share.id', 'ASC')
        .limit(PAGE)
    );
  }
}

interface RawRow {
  share_id: number;
  payment_id: number;
  person_id: number | string | null;
  payer_id: number | string | null;
  payer_first_name: string | null;
  payer_last_name: string | null;
  date: IsoDate;
  at: Date | string;
  method: PaymentMethod;
  reverses_id: number | null;
  payer: string | null;
  reference: string | null;
  note: string | null;
  parent_first_name: string | null;
  parent_last_name: string | null;
  registration_id: number | null;
  amount: number;
  booked_by: string | null;
  child_id: number | string | null;
  first_name: string | null;
  last_name: string | null;
  course: string | null;
  week: string | null;
}

function readRow(raw: RawRow, removed: ReadonlyMap<number, PlaceNames>): JournalRow {
  const { registration_id, first_name, last_name, course, week } = raw;
  const place =
    raw.child_id === null && registration_id !== null ? removed.get(Number(registration_id)) : undefined;
  return {
    payment_id: raw.payment_id,
    person_id: raw.person_id === null ? null : Number(raw.person_id),
    payer_id: raw.payer_id === null ? null : Number(raw.payer_id),
    child_id: place ? place.child_id : raw.child_id === null ? null : Number(raw.child_id),
    date: raw.date,
    method: raw.method,
    amount: raw.amount,
    payer: raw.payer ?? fullName(raw.payer_first_name, raw.payer_last_name),
    reference: raw.reference,
    note: raw.note,
    reverses_id: raw.reverses_id,
    // The week is that of the day; only of what was removed before it was stored the history tells it.
    child: place ? place.child : fullName(first_name, last_name),
    course: course ?? place?.course ?? null,
    week: week ?? place?.week ?? null,
    at: typeof raw.at === 'string' ? new Date(`${raw.at.replace(' ', 'T')}Z`) : raw.at,
    parent: fullName(raw.parent_first_name, raw.parent_last_name),
    isCredit: registration_id === null,
    booked_by: raw.booked_by,
  };
}

/** The columns of the journal in a language; amounts in euros. */
export function journalColumns(lang: ContentLanguage): SheetColumn<JournalRow>[] {
  const words = documentMessages[lang].journal;
  const methods = documentMessages[lang].method;
  return [
    { header: words.id, width: 10, format: 'number', value: ({ payment_id }) => payment_id },
    { header: words.date, width: 12, format: 'date', value: ({ date }) => dateCell(date) },
    { header: words.booked_at, width: 17, format: 'instant', value: ({ at }) => instantCell(at) },
    { header: words.method, width: 14, format: 'text', value: ({ method }) => methods[method] },
    { header: words.payer, width: 26, format: 'text', value: ({ payer }) => payer },
    { header: words.parent, width: 24, format: 'text', value: ({ parent }) => parent },
    { header: words.reference, width: 26, format: 'text', value: ({ reference }) => reference },
    { header: words.note, width: 26, format: 'text', value: ({ note }) => note },
    { header: words.child, width: 24, format: 'text', value: ({ child }) => child },
    { header: words.course, width: 32, format: 'text', value: ({ course }) => course },
    {
      header: words.week,
      width: 24,
      format: 'text',
      value: ({ isCredit, week }) => (isCredit ? words.credit : week),
    },
    { header: words.amount, width: 14, format: 'money', value: ({ amount }) => toEuros(amount) },
    { header: words.booked_by, width: 22, format: 'text', value: ({ booked_by }) => booked_by },
    { header: words.reverses, width: 16, format: 'number', value: ({ reverses_id }) => reverses_id },
  ];
}

/**
 * Counts the rows that pass through.
 * @returns the pages as they are, and the cells of the last row of the sheet: the sum of the amounts in the column of the amounts
 */
export function withTotal(
  pages: AsyncIterable<JournalRow[]>,
  lang: ContentLanguage,
): { pages: AsyncIterable<JournalRow[]>; total: () => Cell[] } {
  const words = documentMessages[lang].journal;
  let cents = 0;
  return {
    pages: (async function* () {
      for await (const rows of pages) {
        for (const { amount } of rows) cents += amount;
        yield rows;
      }
    })(),
    total: () =>
      journalColumns(lang).map(({ header }, index) => {
        if (header === words.amount) return toEuros(cents);
        return index === 0 ? words.total : null;
      }),
  };
}
