import { addDays, paymentReference, romeInstant, type IsoDate } from '@feria/shared';
import { In, MoreThan } from 'typeorm';
import { Sessions } from '../../../src/core/auth/sessions.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PaymentReminderMails } from '../../../src/money/payment-reminders/payment-reminder-mails.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { creditsOf } from '../../../src/ledger/balance.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import {
  bookCertain,
  call,
  camt,
  entries,
  upload,
  type Transfer,
} from '../../money/bank-statements/support.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readXlsx, values } from '../../money/documents/support/xlsx.js';
import { switchReminders } from '../../money/payment-reminders/support.js';
import { book, createQuietApp, office, remove, travel } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someCourse, someParent, someWeek, type Parent } from '../../support/builders.js';
import { Books, type Debt, type Household, type Project } from './books.js';

/*
 * A season as the office lives it: sign-ups with discounts for siblings, a file of the bank every week, part payments, payments
 * without a reference, cash, credit, refunds, places given back for a fee, removals by the office, reminders every day. Beside it
 * `books.ts` calculates by itself; both must agree to the cent. `SEASON_REGISTRATIONS=3000` is the size of a whole season.
 */

const WANTED = Number(process.env.SEASON_REGISTRATIONS ?? 60);
const WEEKS = 10;
const MONDAY = '2026-04-06';
const PRICES = [12_000, 9_950, 15_005];

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const roll = dice(20_261_123);
const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)]!;
const chance = (part: number): boolean => roll() < part;
const euros = (cents: number): string => (cents / 100).toFixed(2);

const SYLLABLES = [
  'Mai',
  'ra',
  'ho',
  'fer',
  'ober',
  'stein',
  'ler',
  'gru',
  'pichl',
  'wal',
  'dner',
  'egg',
  'kas',
  'sla',
];
/** A last name of its own for each number. */
function nameOf(number: number): string {
  const parts = [];
  for (let rest = number + SYLLABLES.length ** 2; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    parts.push(SYLLABLES[rest % SYLLABLES.length]!.toLowerCase());
  return parts.join('').replace(/^./, (letter) => letter.toUpperCase());
}

interface Family extends Household {
  parent: Parent;
  children: number[];
}

interface Season {
  books: Books;
  projects: (Project & { weeks: CourseWeekEntity[] })[];
  families: Family[];
}

async function makeSeason(): Promise<Season> {
  const projects = [];
  for (const [index, price] of PRICES.entries()) {
    const rules = { paymentDays: [10, 14, 21][index]!, second: 10, third: 25 };
    const steps = [
      [60, 0],
      [30, 33],
      [0, 100],
    ] as const;
    const course = await someCourse(app, {
      price,
      payment_days: rules.paymentDays,
      register_to: '2026-06-30',
      sibling_discount_2: rules.second,
      sibling_discount_3: rules.third,
      cancellation: steps.map(([days_before, fee_percent]) => ({ days_before, fee_percent })),
    });
    const weeks = [];
    for (let number = 0; number < 8; number += 1) {
      const from = addDays('2026-06-15', 7 * number);
      weeks.push(await someWeek(app, course, { from, to: addDays(from, 4), price, max_participants: 5_000 }));
    }
    projects.push({ id: course.id, ...rules, steps, weeks });
  }
  const families: Family[] = [];
  for (let number = 0; families.flatMap(({ children }) => children).length * 2 < WANTED; number += 1) {
    const parent = await someParent(app);
    const last_name = nameOf(number);
    await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { last_name });
    const children = [];
    for (let count = pick([1, 1, 2, 2, 3]); count > 0; count -= 1)
      children.push((await someChild(app, parent, { last_name })).id);
    families.push({
      parent,
      children,
      personId: parent.personId,
      email: parent.email,
      name: `Eva ${last_name}`,
    });
  }
  return { books: new Books(), projects, families };
}

/** As a parent, who has logged in again. */
async function signedIn({ parent }: Family): Promise<Parent> {
  parent.token = (await app.app.get(Sessions).open(app.dataSource.manager, parent.id, true)).token;
  return parent;
}

async function staffPost(path: string, body: object): Promise<void> {
  const answer = await app
    .as(await office(app))
    .post(path)
    .send({ mail: false, ...body });
  expect([path, [200, 201].includes(answer.status), answer.body.errors]).toEqual([path, true, undefined]);
}

/** A family registers its children in two weeks of a project. */
async function signUp({ books, projects }: Season, family: Family, today: IsoDate): Promise<void> {
  const project = pick(projects);
  const free = project.weeks.filter(
    ({ from }) => !books.debts.some((debt) => debt.household === family && debt.from === from),
  );
  for (const week of free.slice(0, 2)) {
    const { registrations } = await book(
      app,
      await signedIn(family),
      family.children.map((id) => ({ id })),
      week,
    );
    for (const { id, child_id } of registrations)
      books.register(
        { id: id!, household: family, project, childId: child_id, from: week.from },
        week.price!,
        today,
      );
  }
}

/** What a family pays by bank in a week, and what the office does with it. */
type Payment = { family: Family; project: Project; amount: number; transfer: Transfer; isCertain: boolean };

let references = 0;
function payment({ books, projects }: Season, family: Family, date: IsoDate): Payment[] {
  return projects.flatMap((project) => {
    const owed = books.owedSum(family, project);
    if (owed === 0) return [];
    const reference = paymentReference({ courseId: project.id, personId: family.personId });
    const made = (amount: number, text: string, isCertain: boolean): Payment[] => {
      references += 1;
      const transfer = { amount: euros(amount), name: family.name, text, date, reference: `B${references}` };
      return [{ family, project, amount, transfer, isCertain }];
    };
    const what = roll();
    if (what < 0.35) return made(owed, `Ferien ${reference}`, true);
    if (what < 0.5) return made(1 + Math.floor(roll() * owed), reference.toLowerCase(), true);
    if (what < 0.6) return made(owed, 'Sommerwochen', false);
    if (what < 0.7) return made(owed + 1 + Math.floor(roll() * 5_000), reference, false);
    return [];
  });
}

/** A file of the bank with a fifth of the entries of the week before; what is certain is booked at once. */
async function bankFile(season: Season, payments: Payment[], before: Payment[]): Promise<Payment[]> {
  const known = before.filter((_, index) => index % 5 === 0);
  const file = [...known, ...payments].map(({ transfer }) => transfer);
  if (file.length === 0) return [];
  const imported = await upload(app, camt(file));
  expect(imported).toMatchObject({ new: payments.length, known: known.length });
  const certain = payments.filter(({ isCertain }) => isCertain);
  const { booked, amount } = await bookCertain(app);
  const sum = certain.reduce((total, one) => total + one.amount, 0);
  expect([booked, Math.round(amount * 100)]).toEqual([certain.length, sum]);
  for (const { family, project, amount: cents } of certain) season.books.pay(family, project, cents);
  return payments.filter(({ isCertain }) => !isCertain);
}

/** The office books what was not certain. */
async function bookByHand({ books }: Season, payments: Payment[]): Promise<void> {
  if (payments.length === 0) return;
  const open = await entries(app, 'filters=state|open');
  expect(open).toHaveLength(payments.length);
  const decisions = payments.map(({ family, project, amount, transfer }) => {
    const entry = open.find(
      (one) =>
        one.payer_name === transfer.name &&
        one.amount * 100 - amount < 0.5 &&
        one.amount * 100 - amount > -0.5,
    );
    expect(entry).toBeDefined();
    const shares = books.pay(family, project, amount);
    return {
      id: entry!.id,
      shares: shares.map((share) => ({ registration_id: share.id, amount: share.amount / 100 })),
      credit_person_id: family.personId,
    };
  });
  const answer = await call(app, 'book', { entries: decisions, mail: false });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
}

async function giveBack({ books }: Season, debt: Debt, today: IsoDate): Promise<void> {
  const fee = books.fee(debt, today);
  const parent = await signedIn(debt.household as Family);
  const answer = await app.as(parent).delete(`/api/registration/${debt.id}?fee=${(fee ?? 0) / 100}`);
  expect([answer.status, answer.body.data.success]).toEqual([200, fee !== null]);
  if (fee !== null) books.cancel(debt, fee, today);
}

/** What happens at the counter of the office in a week. */
async function counter({ books, families }: Season, today: IsoDate): Promise<void> {
  for (const family of families) {
    if (!chance(0.1)) continue;
    const credit = books.creditOf(family);
    const open = books.debts.filter((debt) => debt.household === family && books.open(debt) > 0);
    const [debt] = open;
    if (debt) {
      const amount = books.open(debt);
      await staffPost('/api/payment', {
        date: today,
        method: pick(['cash', 'card']),
        amount: amount / 100,
        person_id: family.personId,
        shares: [{ registration_id: debt.id, amount: amount / 100 }],
      });
      books.payDebt(debt, amount);
    } else if (credit > 0) {
      const amount = 1 + Math.floor(roll() * credit);
      await staffPost('/api/payment', {
        date: today,
        method: 'bank',
        amount: -amount / 100,
        person_id: family.personId,
        shares: [],
      });
      books.refund(family, amount);
    }
  }
}

/** What the product says, beside the books. */
async function compare({ books, families }: Season): Promise<void> {
  const { manager } = app.dataSource;
  const stored = await manager.find(RegistrationEntity, { order: { id: 'ASC' } });
  const of = (state: Debt['state']) =>
    books.debts.filter((debt) => debt.state === state).sort((a, b) => a.id - b.id);
  expect(
    stored.map(({ id, price, discount, payed_amount, due_on }) => [
      id,
      price - discount,
      payed_amount,
      due_on,
    ]),
  ).toEqual(of('booked').map(({ id, due, paid, dueOn }) => [id, due, paid, dueOn]));
  const fees = await manager.find(CancellationFeeEntity, { order: { registration_id: 'ASC' } });
  expect(fees.map((fee) => [fee.registration_id, fee.amount, fee.payed_amount, fee.due_on])).toEqual(
    of('fee').map(({ id, due, paid, dueOn }) => [id, due, paid, dueOn]),
  );
  const ids = families.map(({ personId }) => personId);
  const credits = await creditsOf(manager, ids);
  expect(ids.map((id) => [id, credits.get(id) ?? 0])).toEqual(
    ids.map((id) => [id, books.credit.get(id) ?? 0]),
  );
  expect(await checkLedger(manager)).toEqual([]);
}

it('balances to the cent, and reminds whom it should', async () => {
  await travel(app, romeInstant(MONDAY, '08:00').toISOString());
  const season = await makeSeason();
  const { books, families } = season;
  await switchReminders(app, true);
  let before: Payment[] = [];
  for (let number = 0; number < WEEKS; number += 1) {
    const monday = addDays(MONDAY, 7 * number);
    await travel(app, romeInstant(monday, '08:00').toISOString());
    if (number < 4)
      for (const [index, family] of families.entries())
        if (index % 4 === number || chance(0.15)) await signUp(season, family, monday);
    const payments = families.flatMap((family) => (chance(0.5) ? payment(season, family, monday) : []));
    let unseen = await bankFile(season, payments, before);
    before = payments;
    for (let day = 0; day < 7; day += 1) {
      const today = addDays(monday, day);
      await travel(app, romeInstant(today, '10:00').toISOString());
      // What nobody has looked at by Wednesday holds the reminders of its parents.
      books.remind(today, new Set(unseen.map(({ family }) => family.personId)));
      await app.app.get(PaymentReminderMails).run();
      if (day === 2) {
        await bookByHand(season, unseen);
        unseen = [];
        await counter(season, today);
      }
      if (day === 3) {
        const places = books.debts.filter(({ state }) => state === 'booked');
        for (const debt of places) {
          if (chance(0.02)) await giveBack(season, debt, today);
          else if (chance(0.005)) {
            expect((await remove(app, debt.id, 'staff')).success).toBe(true);
            books.remove(debt);
          }
        }
      }
    }
    await compare(season);
  }

  const mails = await app.dataSource.manager.findBy(OutboxMailEntity, { kind: In(['payment-reminder']) });
  const written = new Map<string, string[]>();
  for (const { recipient, payload } of mails)
    written.set(
      recipient,
      [...(written.get(recipient) ?? []), (JSON.parse(payload) as { day: string }).day].sort(),
    );
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(
      families.flatMap(({ personId, email }) =>
        books.mails.has(personId) ? [[email, books.mails.get(personId)!]] : [],
      ),
    ),
  );
  // A season in which everything happened: else the comparison would say little.
  const has = (holds: (debt: Debt) => boolean) => books.debts.filter(holds).length;
  expect([has(({ state }) => state === 'fee'), has(({ discount }) => discount > 0), mails.length]).toEqual([
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
  ]);
  expect(
    Math.min(
      has(({ state }) => state === 'fee'),
      has(({ discount }) => discount > 0),
      mails.length,
    ),
  ).toBeGreaterThan(0);

  const journal = await openDocument(app, await office(app), '/export/journal', {
    from: '2026-01-01',
    to: '2026-12-31',
  });
  const sheet = readXlsx(journal.body as Buffer)[0]!;
  const rows = values(sheet);
  const total = rows.at(-1)!.Betrag as number;
  expect(Math.round(total * 100)).toBe(books.received);
  const listed = await app.dataSource.manager.countBy(RegistrationEntity, { id: MoreThan(0) });
  console.info(
    `${books.debts.length} registrations, ${listed} at the end, ${mails.length} mails with reminders, ${euros(books.received)} € received`,
  );
});
