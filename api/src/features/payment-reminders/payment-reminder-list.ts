import { Injectable } from '@nestjs/common';
import {
  daysOverdue,
  isOverdue,
  MAX_ALL_ROWS,
  normaliseForSearch,
  OVERDUE_AGES,
  overdueAge,
  REMINDER_HOLDS,
  sortKey,
  toEuros,
  type PaymentReminderRecord,
  type PaymentReminderSummary,
  type ReminderPreview,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { readOpenDebts } from '../bank-statements/open-debts.js';
import { Clock } from '../../core/clock.js';
import { ListPage } from '../../core/http/envelope.js';
import { invalidField, notFound } from '../../core/http/errors.js';
import { inPieces } from '../../core/pieces.js';
import { SharedRead } from '../../core/shared-read.js';
import { filterBy, parseListQuery, type ListQueryPlan, type ListRules } from '../../core/http/list-query.js';
import { mailPage } from '../mails/mail-page.js';
import { MailRenderer } from '../mails/mail-renderer.js';
import { nextMail, runTime, stepsOn } from './domain/plan.js';
import { HeldByEntries, waitingEntries, type WaitingEntries } from './held-by-entries.js';
import { holdOf, readPayer, readPayers, type Payer } from './reminder-facts.js';
import { reminderMail } from './reminder-mail.js';
import { readSituation, type Situation } from './reminder-switch.js';

/** Who owes how much follows from rules, not from columns, so rows are sorted and filtered here: the names are those of {@link SORTED}. */
export const PAYMENT_REMINDER_LIST: ListRules = {
  sort: { id: 'id', name: 'name', days: 'days', overdue: 'overdue', open: 'open', next: 'next' },
  filters: {
    id: filterBy.id('id'),
    age: filterBy.oneOf('age', OVERDUE_AGES),
    hold: filterBy.oneOf('hold', REMINDER_HOLDS),
    next_run: filterBy.flag('next_run'),
  },
  defaultSort: { field: 'days', order: 'DESC' },
};

/** Who has something overdue, and which reminder comes next, for holders of `payment.index`. */
@Injectable()
export class PaymentReminderList {
  /** An organiser may have tens of thousands of debts: four people who look at once would need 400 MB. */
  private readonly all = new SharedRead(() => this.readAll());
  private readonly sums = new SharedRead(() => this.readSummary());

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly renderer: MailRenderer,
    private readonly held: HeldByEntries,
  ) {}

  /** A page of the parents with something overdue. The number of statements does not grow with them. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<PaymentReminderRecord>> {
    const plan = parseListQuery(rawQuery, PAYMENT_REMINDER_LIST);
    const { rows, situation } = await this.all.ask();
    const passing = await inPieces(rows, (some) => some.filter((row) => passes(row, plan, situation)));
    const found = await sorted(passing, plan);
    if (plan.take === null && found.length > MAX_ALL_ROWS)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    const page = plan.take === null ? found : found.slice(plan.skip, plan.skip + plan.take);
    return new ListPage(page, found.length);
  }

  /** What is overdue altogether, by age, and the next run. */
  summary(): Promise<PaymentReminderSummary> {
    return this.sums.ask();
  }

  /**
   * The next mail to a family as it would be by now, whatever holds it.
   * @throws AppError 404 when no reminder is left for the family, or it has no account
   */
  async preview(personId: number): Promise<ReminderPreview> {
    const { manager } = this.dataSource;
    const { today, runDay } = await readSituation(manager, this.clock);
    const payer = await readPayer(manager, today, personId);
    const next = payer && nextMail(payer.debts, runDay);
    if (!payer?.account || !next) throw notFound();
    const { lang } = payer.account;
    const steps = stepsOn(payer.debts, next.day);
    const payload = await reminderMail(manager, payer, { day: next.day, steps, lang });
    const mail = await this.renderer.render('payment-reminder', lang, payload);
    return { subject: mail.subject, html: mailPage(mail), text: mail.text, day: next.day };
  }

  private async readSummary(): Promise<PaymentReminderSummary> {
    const { rows, situation } = await this.all.ask();
    const late = await inPieces(rows, (some) =>
      some.flatMap(({ debts }) =>
        debts.flatMap(({ days, open }) => (days === null ? [] : [{ age: overdueAge(days), open }])),
      ),
    );
    return {
      enabled: situation.enabled,
      next_run: runTime(situation.runDay).toISOString(),
      families: rows.filter((row) => isOfNextRun(row, situation)).length,
      ages: OVERDUE_AGES.map((age) => {
        const own = late.filter((debt) => debt.age === age);
        return { age, debts: own.length, amount: sum(own.map(({ open }) => open)) };
      }),
    };
  }

  private async readAll(): Promise<{ rows: PaymentReminderRecord[]; situation: Situation }> {
    const { manager } = this.dataSource;
    const situation = await readSituation(manager, this.clock);
    const debts = await readOpenDebts(manager);
    const payers = await readPayers(manager, situation.today, debts);
    await this.held.refresh();
    const entries = await waitingEntries(manager);
    const late = payers.filter((payer) => payer.debts.some(({ dueOn }) => isOverdue(dueOn, situation.today)));
    const rows = await inPieces(late, (some) => some.map((payer) => present(payer, entries, situation)));
    return { rows, situation };
  }
}

function present(
  payer: Payer,
  waiting: WaitingEntries,
  { today, enabled, runDay }: Situation,
): PaymentReminderRecord {
  const { person, account, pause, debts } = payer;
  const entries = waiting.get(person.id) ?? [];
  const late = debts.filter(({ dueOn }) => isOverdue(dueOn, today));
  const oldest = late[0]?.dueOn ?? today;
  return {
    id: person.id,
    person,
    email: account?.email ?? null,
    lang: account?.lang ?? null,
    overdue: toEuros(sum(late.map(({ open }) => open))),
    open: toEuros(sum(debts.map(({ open }) => open))),
    due_on: oldest,
    days: daysOverdue(oldest, today),
    debts: debts.map(({ registrationId, feeId, people, course, courseWeek, open, dueOn, sent }) => ({
      ...{ registration_id: registrationId, is_fee: feeId !== null },
      ...{ people, course, open: toEuros(open), due_on: dueOn },
      courseWeek: { id: courseWeek.id, name: courseWeek.name, name_it: courseWeek.name_it },
      days: dueOn !== null && isOverdue(dueOn, today) ? daysOverdue(dueOn, today) : null,
      reminders: [...sent],
    })),
    next: nextMail(debts, runDay),
    hold: holdOf(payer, { entries, enabled }),
    pause,
    entries: entries.map(({ id, date, amount }) => ({ id, date, amount: toEuros(amount) })),
  };
}

/** Whether a family gets a mail of the next run; while reminders are off: would, if they were switched on now. */
function isOfNextRun({ next, hold }: PaymentReminderRecord, { runDay }: Situation): boolean {
  return next?.day === runDay && (hold === null || hold === 'off');
}

function passes(row: PaymentReminderRecord, plan: ListQueryPlan, situation: Situation): boolean {
  const values: Record<string, () => readonly (string | number | boolean | null)[]> = {
    id: () => [row.id],
    age: () => row.debts.flatMap(({ days }) => (days === null ? [] : [overdueAge(days)])),
    hold: () => [row.hold],
    next_run: () => [isOfNextRun(row, situation)],
  };
  const holds = plan.filters.every((filter) => {
    const own = values[filter.name]?.() ?? [];
    return filter.values.some((value) => own.includes(value as never));
  });
  if (!holds || plan.terms.length === 0) return holds;
  const text = searchTextOf(row);
  return plan.terms.every(({ words }) => words.every((word) => text.includes(word)));
}

const searchTexts = new WeakMap<PaymentReminderRecord, string>();

/** What a search looks at; made once for each row, as many searches may share it. */
function searchTextOf(row: PaymentReminderRecord): string {
  const known = searchTexts.get(row);
  if (known !== undefined) return known;
  const text = normaliseForSearch(
    [
      row.person.last_name,
      row.person.first_name,
      row.email ?? '',
      ...row.debts.flatMap(({ people, course }) => [
        people.last_name,
        people.first_name,
        course.name,
        course.name_it,
      ]),
    ].join(' '),
  );
  searchTexts.set(row, text);
  return text;
}

/** By what rows are sorted. */
const SORTED: Record<string, (row: PaymentReminderRecord) => string | number> = {
  id: ({ id }) => id,
  name: ({ person }) => sortKey(`${person.last_name} ${person.first_name}`) ?? '',
  days: ({ days }) => days,
  overdue: ({ overdue }) => overdue,
  open: ({ open }) => open,
  // Who gets none comes last.
  next: ({ next, hold }) => (next && (hold === null || hold === 'off') ? next.day : '9999'),
};

/** The keys of the rows are made in pieces; what is left of sorting is to compare them. */
async function sorted(
  rows: readonly PaymentReminderRecord[],
  { sort }: ListQueryPlan,
): Promise<PaymentReminderRecord[]> {
  const keyed = await inPieces(rows, (some) =>
    some.map((row) => ({ row, keys: sort.map(({ column }) => SORTED[column]?.(row) ?? 0) })),
  );
  keyed.sort((a, b) => {
    for (const [place, { order }] of sort.entries()) {
      const [left = 0, right = 0] = [a.keys[place], b.keys[place]];
      if (left !== right) return left < right === (order === 'ASC') ? -1 : 1;
    }
    return a.row.id - b.row.id;
  });
  return keyed.map(({ row }) => row);
}

function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}
