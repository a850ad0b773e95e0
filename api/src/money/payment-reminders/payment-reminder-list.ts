import { Injectable } from '@nestjs/common';
import {
  daysOverdue,
  isOverdue,
  OVERDUE_AGES,
  REMINDER_HOLDS,
  sortKey,
  toEuros,
  type PaymentReminderRecord,
  type PaymentReminderSummary,
  type ReminderPreview,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { ListPage } from '../../core/http/envelope.js';
import { invalidField, notFound } from '../../core/http/errors.js';
import { inPieces, laterTurn } from '../../core/pieces.js';
import { SharedRead } from '../../core/shared-read.js';
import { filterBy, parseListQuery, type ListQueryPlan, type ListRules } from '../../core/http/list-query.js';
import { mailPage } from '../../mailing/mail-page.js';
import { MailRenderer } from '../../mailing/mail-renderer.js';
import { nextMail, runTime, stepsOn } from './domain/plan.js';
import { HeldByEntries, waitingEntries, type WaitingEntries, type WaitingEntry } from './held-by-entries.js';
import { readOverdueFamilies, readSearchTexts, type OverdueFamily } from './overdue-families.js';
import { holdOf, readPayer, readPayersOf, type Payer } from './reminder-facts.js';
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

/** Families whose debts are read without a pause. */
const FAMILIES = 100;

/** What all who ask share. */
interface Overdue {
  families: OverdueFamily[];
  situation: Situation;
  entries: WaitingEntries;
  summary: PaymentReminderSummary;
}

/** Who has something overdue, and which reminder comes next, for holders of `payment.index`. */
@Injectable()
export class PaymentReminderList {
  /** Looks at everything that families owe, which takes a second where that are tens of thousands of places. */
  private readonly all = new SharedRead(() => this.readAll());
  private readonly searched = new SharedRead(() => this.readSearched());

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly renderer: MailRenderer,
    private readonly held: HeldByEntries,
  ) {}

  /** A page of the parents with something overdue. The number of statements does not grow with them. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<PaymentReminderRecord>> {
    const plan = parseListQuery(rawQuery, PAYMENT_REMINDER_LIST);
    const { overdue, texts } =
      plan.terms.length > 0
        ? await this.searched.ask()
        : { overdue: await this.all.ask(), texts: new Map<number, string>() };
    const found = await inPieces(overdue.families, (some) =>
      some.filter((family) => passes(family, plan) && isFound(texts.get(family.id) ?? '', plan)),
    );
    if (plan.take === null && found.length > plan.maxRows)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    const ordered = await sorted(found, plan);
    const page = plan.take === null ? ordered : ordered.slice(plan.skip, plan.skip + plan.take);
    const rows = await inPieces(page, (some) => this.read(some, overdue), FAMILIES);
    return new ListPage(rows, found.length);
  }

  /** What is overdue altogether, by age, and the next run. */
  async summary(): Promise<PaymentReminderSummary> {
    return (await this.all.ask()).summary;
  }

  /**
   * The next mail to a family as it would be by now, whatever holds it.
   * @throws AppError 404 when no reminder is left for the family, or it has no account
   */
  async preview(personId: number): Promise<ReminderPreview> {
    const { manager } = this.dataSource;
    const { today, runDay, minimum } = await readSituation(manager, this.clock);
    const payer = await readPayer(manager, today, personId);
    const next = payer && nextMail(payer.debts, runDay, minimum);
    if (!payer?.account || !next) throw notFound();
    const { lang } = payer.account;
    const steps = stepsOn(payer.debts, next.day, minimum);
    const payload = await reminderMail(manager, payer, { day: next.day, steps, lang });
    const mail = await this.renderer.render('payment-reminder', lang, payload);
    return { subject: mail.subject, html: mailPage(mail), text: mail.text, day: next.day };
  }

  private async readAll(): Promise<Overdue> {
    const { manager } = this.dataSource;
    const situation = await readSituation(manager, this.clock);
    await this.held.refresh();
    const entries = await waitingEntries(manager);
    const families = await readOverdueFamilies(manager, situation, entries);
    await laterTurn();
    // Once for all who wait: they go on in one turn.
    return { families, situation, entries, summary: summaryOf(families, situation) };
  }

  private async readSearched(): Promise<{ overdue: Overdue; texts: Map<number, string> }> {
    const overdue = await this.all.ask();
    return { overdue, texts: await readSearchTexts(this.dataSource.manager, overdue.families) };
  }

  /** Rows of families with all that they owe; who has paid meanwhile is left out. */
  private async read(
    families: readonly OverdueFamily[],
    { entries, situation }: Overdue,
  ): Promise<PaymentReminderRecord[]> {
    const ids = families.map(({ id }) => id);
    const payers = await readPayersOf(this.dataSource.manager, situation.today, ids);
    const byId = new Map(payers.map((payer) => [payer.person.id, payer]));
    return ids.flatMap((id) => {
      const payer = byId.get(id);
      if (!payer?.debts.some(({ dueOn }) => isOverdue(dueOn, situation.today))) return [];
      return [present(payer, entries.get(id) ?? [], situation)];
    });
  }
}

function summaryOf(families: readonly OverdueFamily[], situation: Situation): PaymentReminderSummary {
  const late = families.flatMap((family) => family.late);
  return {
    enabled: situation.enabled,
    next_run: runTime(situation.runDay).toISOString(),
    families: families.filter(({ isOfNextRun }) => isOfNextRun).length,
    ages: OVERDUE_AGES.map((age) => {
      const own = late.filter((group) => group.age === age);
      const amount = toEuros(sum(own.map(({ open }) => open)));
      return { age, debts: sum(own.map(({ debts }) => debts)), amount };
    }),
  };
}

function present(
  payer: Payer,
  entries: readonly WaitingEntry[],
  situation: Situation,
): PaymentReminderRecord {
  const { today, runDay, minimum } = situation;
  const { person, account, pause, debts } = payer;
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
      registration_id: registrationId,
      is_fee: feeId !== null,
      people,
      course,
      open: toEuros(open),
      due_on: dueOn,
      courseWeek: { id: courseWeek.id, name: courseWeek.name, name_it: courseWeek.name_it },
      days: dueOn !== null && isOverdue(dueOn, today) ? daysOverdue(dueOn, today) : null,
      reminders: [...sent],
    })),
    next: nextMail(debts, runDay, minimum),
    hold: holdOf(payer, { ...situation, hasEntries: entries.length > 0 }),
    pause,
    entries: entries.map(({ id, date, amount }) => ({ id, date, amount: toEuros(amount) })),
  };
}

function passes(family: OverdueFamily, { filters }: ListQueryPlan): boolean {
  const values: Record<string, readonly (string | number | boolean | null)[]> = {
    id: [family.id],
    age: family.late.map(({ age }) => age),
    hold: [family.hold],
    next_run: [family.isOfNextRun],
  };
  return filters.every((filter) => filter.values.some((value) => values[filter.name]?.includes(value)));
}

function isFound(text: string, { terms }: ListQueryPlan): boolean {
  return terms.every(({ words }) => words.every((word) => text.includes(word)));
}

/** By what families are sorted. */
const SORTED: Record<string, (family: OverdueFamily) => string | number> = {
  id: ({ id }) => id,
  name: ({ name }) => sortKey(name) ?? '',
  days: ({ days }) => days,
  overdue: ({ overdue }) => overdue,
  open: ({ open }) => open,
  // Who gets none comes last.
  next: ({ next, hold }) => (next && (hold === null || hold === 'off') ? next : '9999'),
};

/** The keys of the families are made in pieces; what is left of sorting is to compare them. */
async function sorted(families: readonly OverdueFamily[], { sort }: ListQueryPlan): Promise<OverdueFamily[]> {
  const keyed = await inPieces(families, (some) =>
    some.map((family) => ({ family, keys: sort.map(({ column }) => SORTED[column]?.(family) ?? 0) })),
  );
  keyed.sort((a, b) => {
    for (const [place, { order }] of sort.entries()) {
      const [left = 0, right = 0] = [a.keys[place], b.keys[place]];
      if (left !== right) return left < right === (order === 'ASC') ? -1 : 1;
    }
    return a.family.id - b.family.id;
  });
  return keyed.map(({ family }) => family);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
