import { addDays, DOCUMENT, type Permission } from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import { LISTS } from '@feria/shared/resources/lists';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { camt, upload } from '../../money/bank-statements/support.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readXlsx, serial, values } from '../../money/documents/support/xlsx.js';
import { someCreditor } from '../../money/payouts/support.js';
import { sendMessage, sent } from '../../office/messages/support.js';
import { book, createQuietApp, firstId } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  next,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';

/** Lists that no definition declares: their names, where they are read, and their words. */
const WRITTEN = [
  { name: 'payment', path: 'payment', words: 'payment', needs: 'payment.index' },
  { name: 'credit', path: 'credit', words: 'credit', needs: 'payment.index' },
  { name: 'payment-reminder', path: 'payment-reminder', words: 'paymentReminder', needs: 'payment.index' },
  { name: 'bank-entry', path: 'bank-entry', words: 'bankEntry', needs: 'payment.index' },
  {
    name: 'failedMail',
    path: 'failedMail',
    words: 'failedMail',
    needs: 'peopleCourseWeekRegistration.update',
  },
  { name: 'message', path: 'message', words: 'message', needs: 'message.index' },
] as const satisfies { name: string; path: string; words: keyof typeof listMessages.de; needs: Permission }[];

describe('the exports of lists that no definition declares', () => {
  let app: TestApp;
  let office: Staff;

  beforeAll(async () => {
    app = await createQuietApp();
    office = await someStaff(app, 'Office');
    const { manager } = app.dataSource;
    const today = app.clock.today();
    await someCreditor(app, 50);
    // What a family is called is no formula.
    const eva = await someParent(app);
    const parent = await manager.findOneByOrFail(ParentEntity, { id: eva.personId });
    await manager.save(Object.assign(parent, { last_name: '=Rossi' }));
    await someCreditor(app, 20.5, null);
    await app
      .as(office)
      .post('/api/payment')
      .send({ date: '2026-02-28', amount: 12, method: 'bank', person_id: eva.personId, note: '=1+1' })
      .expect(201);
    const course = await someCourse(app, { name: 'Wald', name_it: 'Bosco' });
    const week = await someWeek(app, course, { name: 'Woche 1', name_it: 'Settimana 1' });
    const id = firstId(await book(app, eva, await someChild(app, eva, { first_name: 'Anna' }), week));
    await manager.update(RegistrationEntity, { id }, { due_on: addDays(today, -3) });
    await upload(
      app,
      camt([
        { amount: '10', name: 'Unbekannt', text: '=Danke' },
        { amount: '11', name: 'Bank', text: 'Spesen' },
      ]),
    );
    await manager.insert(OutboxMailEntity, {
      message_id: `<${next()}@feria.example>`,
      recipient: 'eva@example.com',
      kind: 'new',
      payload: '{"course":"Wald"}',
      lang: 'de',
      state: 'failed',
      due_at: app.clock.now(),
      failed_at: app.clock.now(),
      created_at: app.clock.now(),
    } as never);
    await sent(sendMessage(app, office, { kind: 'week', course_week_id: week.id }));
  });
  afterAll(() => app.close());

  const file = async (name: string, query: Record<string, string | string[]> = {}, reader = office) => {
    const answer = await openDocument(app, reader, DOCUMENT.listExport(name), { lang: 'de', ...query });
    expect(answer.status).toBe(200);
    const [sheet] = readXlsx(answer.body as Buffer);
    expect(sheet?.xml).not.toMatch(/<f[ >]/);
    return { heads: sheet?.heads, rows: values(sheet) };
  };

  describe.each(WRITTEN)('of $name', ({ name, path, words, needs }) => {
    it('has the rows of the list, under the words of the screen, in both languages', async () => {
      const { body } = await app.as(office).get(`/api/${path}`).expect(200);
      expect(body.meta.total).toBeGreaterThan(0);
      for (const lang of ['de', 'it'] as const) {
        const all = Object.keys(listMessages[lang][words].columns);
        const { heads, rows } = await file(name, { lang, columns: all });
        expect(heads).toEqual(Object.values(listMessages[lang][words].columns));
        expect(rows).toHaveLength(body.meta.total);
      }
    });

    it('has the chosen columns in the chosen order, and refuses one that the list does not have', async () => {
      const [first = '', second = ''] = Object.keys(listMessages.de[words].columns);
      const { heads } = await file(name, { columns: [second, first] });
      const named: Record<string, string> = listMessages.de[words].columns;
      expect(heads).toEqual([named[second], named[first]]);
      const { status } = await openDocument(app, office, DOCUMENT.listExport(name), { columns: 'tax' });
      expect(status).toBe(422);
    });

    it('is for who sees the list only', async () => {
      const reader = await someStaff(app, [needs]);
      expect((await file(name, {}, reader)).rows.length).toBeGreaterThan(0);
      const stranger = await someStaff(app, ['course.index', 'person.index']);
      expect((await openDocument(app, stranger, DOCUMENT.listExport(name), {})).status).toBe(403);
    });
  });

  it('keep search, filters and sort', async () => {
    const payments = await file('payment', { search: 'rossi 1+1', columns: ['amount', 'note'] });
    expect(payments.rows).toEqual([{ Betrag: 12, Notiz: '=1+1' }]);
    const cash = await file('payment', {
      filters: 'method|cash',
      sortBy: 'amount',
      columns: ['amount', 'method'],
    });
    expect(cash.rows).toEqual([
      { Betrag: 20.5, Zahlungsart: 'Bar' },
      { Betrag: 50, Zahlungsart: 'Bar' },
    ]);
    const credit = await file('credit', {
      sortBy: 'credit',
      sortDesc: 'true',
      columns: ['credit', 'account'],
    });
    expect(credit.rows[0]).toMatchObject({ Guthaben: 50, IBAN: expect.stringContaining('…') });
    const bank = await file('bank-entry', { search: 'danke', columns: ['text', 'amount', 'group'] });
    expect(bank.rows).toEqual([{ Text: '=Danke', Betrag: 10, Gruppe: 'Unbekannt' }]);
  });

  it('say of what is overdue for what, since when, and what comes next', async () => {
    const { rows } = await file('payment-reminder', { lang: 'it' });
    expect(rows).toEqual([
      expect.objectContaining({
        Famiglia: '=Rossi Eva',
        'Scaduto da': serial(addDays(app.clock.today(), -3)),
        'Per che cosa': expect.stringMatching(/^Anna Rossi, Bosco, Settimana 1: [\d,.]+\s€$/),
      }),
    ]);
  });

  it('say of a message whom it was for, and what became of its mails', async () => {
    const { rows } = await file('message', { columns: ['audience', 'counts'] });
    expect(rows).toEqual([{ An: 'Woche: Wald, Woche 1', Zustellung: '1 warten' }]);
  });

  it('are of lists whose views can be saved, but for bank entries, which stand in groups', () => {
    expect(WRITTEN.filter(({ name }) => !(name in LISTS)).map(({ name }) => name)).toEqual(['bank-entry']);
    for (const { name, needs } of WRITTEN) expect(LISTS[name] ?? needs).toBe(needs);
  });
});

it('a view of a list with a hyphen in its name is saved', async () => {
  const app = await createQuietApp();
  const office = await someStaff(app, 'Office');
  const view = { list: 'payment-reminder', name: 'Alt', filters: ['age|over-60'] };
  await app.as(office).post('/api/saved-view').send(view).expect(201);
  const { body } = await app.as(office).get('/api/saved-view?list=payment-reminder').expect(200);
  expect(body.data).toMatchObject([{ name: 'Alt', filters: ['age|over-60'] }]);
  await app.close();
});
