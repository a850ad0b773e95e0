import { BankEntryEntity, BankStatementEntity } from '../../../src/model/money/bank-statement.entity.js';
import { lockRows } from '../../../src/core/database/locks.js';
import { BANK_SETTING, BankSettingEntity } from '../../../src/model/money/bank-statement.entity.js';
import { BankEntryRetention } from '../../../src/money/bank-statements/entry-retention.js';
import { PaymentShareEntity } from '../../../src/model/ledger/payment-share.entity.js';
import { PaymentEntity, PaymentNoteEntity } from '../../../src/model/ledger/payment.entity.js';
import { mailsTo, office, startTwo, stored } from '../../registrations/support/book.js';
import { setPayed } from '../payments/support.js';
import type { TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';
import { somebodyWaits } from '../../support/lock-waits.js';
import { READER, someStaff, someParent } from '../../support/builders.js';
import { SHORT } from '../../support/short.js';
import { bookCertain, call, camt, entries, paidOf, someDebt, tryUpload, upload } from './support.js';

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00Z');
  await app.dataSource.manager.createQueryBuilder().delete().from(BankEntryEntity).execute();
});

const onlyEntry = async () => (await entries(app))[0]!.id;

const counts = async () => ({
  entries: await app.dataSource.manager.count(BankEntryEntity),
  statements: await app.dataSource.manager.count(BankStatementEntity),
});

describe('a file', () => {
  const days = (first: number, last: number) =>
    camt(
      Array.from({ length: last - first + 1 }, (_, index) => ({
        amount: '12.50',
        text: 'Rata',
        reference: `REF${first + index}`,
        date: `2026-01-${String(first + index).padStart(2, '0')}`,
      })),
    );

  it('is stored once however often it comes, and only what is new of one that overlaps', async () => {
    expect(await upload(app, days(1, 5))).toMatchObject({
      entries: 5,
      new: 5,
      known: 0,
      message: '5 neue Zahlungen, 0 schon bekannt.',
    });
    expect(await upload(app, days(1, 5))).toMatchObject({ entries: 5, new: 0, known: 5 });
    expect(await upload(app, days(4, 8))).toMatchObject({ entries: 5, new: 3, known: 2 });
    expect((await entries(app)).map(({ date }) => date)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `2026-01-0${day}`),
    );
  });

  it('is stored once when two people upload it at the same time', async () => {
    const answers = await Promise.all([app, second, app, second].map((one) => upload(one, days(1, 9))));
    expect(answers.map((answer) => answer.new).sort()).toEqual([0, 0, 0, 9]);
    expect(await counts()).toMatchObject({ entries: 9 });
  });

  it('keeps entries without a reference that are equal, and knows them again', async () => {
    const same = { amount: '120.00', text: 'Camp', name: 'Rossi' };
    expect(await upload(app, camt([same, same]))).toMatchObject({ new: 2 });
    expect(await upload(app, camt([same, { ...same, amount: '5.00' }, same]))).toMatchObject({
      new: 1,
      known: 2,
    });
  });

  it('leaves out what left the account, and shows what the bank takes back as no payment', async () => {
    const { reference } = await someDebt(app);
    const text = camt([
      { amount: '1.00', reference: 'A' },
      { amount: '120.00', reference: 'B', text: reference },
    ])
      .replace('CRDT', 'DBIT')
      .replace(/CRDT([^]*?<Sts>BOOK<\/Sts>)/, 'DBIT$1<RvslInd>true</RvslInd>');
    expect(await upload(app, text)).toMatchObject({ entries: 1 });
    const [entry] = await entries(app);
    expect(entry).toMatchObject({
      amount: -120,
      is_reversal: true,
      state: 'open',
      suggestion: { certainty: 'unknown', reasons: ['Die Bank nimmt eine Buchung zurück.'], shares: [] },
    });
    expect((await bookCertain(app)).booked).toBe(0);
  });

  it.each([
    [
      'de',
      'In der Buchung 2 dieser Datei ist „Amt“ nicht zu verstehen. Nichts aus der Datei wurde übernommen.',
    ],
    ['it', 'Nel movimento 2 di questo file «Amt» non è comprensibile. Del file non è stato importato nulla.'],
  ])('in which an entry is not understood is refused as a whole (%s)', async (lang, message) => {
    const before = await counts();
    const file = camt([{ amount: '10.00' }, { amount: '10,00' }]);
    const answer = await tryUpload(app, file, lang);
    expect([answer.status, answer.body.errors]).toEqual([422, { file: [message] }]);
    expect(await counts()).toEqual(before);
  });

  it('in another encoding than it says is refused, not half understood', async () => {
    const { status, body } = await tryUpload(
      app,
      Buffer.from(camt([{ amount: '1.00', name: 'Jürg' }]), 'latin1'),
    );
    expect([status, body.errors.file[0]]).toEqual([
      422,
      expect.stringContaining('Die Zeichen dieser Datei lassen sich nicht lesen.'),
    ]);
  });

  it('with entities is refused', async () => {
    const bomb = camt([{ amount: '1.00', text: '&b;' }]).replace(
      '<Document',
      '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><Document',
    );
    expect((await tryUpload(app, bomb)).status).toBe(422);
  });

  it('above 10 MB is refused', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, ' ');
    const { status, body } = await tryUpload(app, large);
    expect([status, body.errors]).toEqual([413, { file: ['Die Datei ist größer als 10 MB.'] }]);
  });

  it('is for those who may book payments', async () => {
    const leader = await someStaff(app, READER);
    for (const user of [leader, await someParent(app)]) {
      await app.as(user).post('/api/bank-statement').attach('file', Buffer.from('x'), 'x').expect(403);
      await app.as(user).get('/api/bank-entry').expect(403);
      await app.as(user).post('/api/bank-entry/book-certain').expect(403);
    }
  });
});

describe('a table', () => {
  const mapping = {
    account: 'AT61 1904 3002 3457 3201',
    delimiter: ';',
    decimal: ',',
    date: 'Valuta',
    amount: 'Betrag',
    payer_name: 'Name',
    text: 'Zweck',
  };
  const table = 'Konto;AT61\nValuta;Name;Zweck;Betrag\n1.3.2026;Müller Anna;Camp;1.120,50\n';

  it('is not set anew over what somebody else has set since', async () => {
    const [one, two] = [app.as(await office(app)), app.as(await office(app))];
    const path = '/api/bank-statement/csv-mapping';
    const read = async () => (await one.get(path).expect(200)).body.data as { version: string };
    await one.put(path).send(mapping).expect(200);
    const { version } = await read();
    await two
      .put(path)
      .send({ ...mapping, date: 'Buchung', version })
      .expect(200);
    const refused = await one.put(path).send({ ...mapping, amount: 'Eingang', version });
    expect([refused.status, refused.body.code, refused.body.conflicts]).toEqual([
      409,
      'changed_meanwhile',
      { date: { yours: 'Valuta', theirs: 'Buchung' } },
    ]);
    const chosen = { ...mapping, date: 'Buchung', amount: 'Eingang', version: refused.body.version };
    expect((await one.put(path).send(chosen).expect(200)).body.data).toMatchObject({
      date: 'Buchung',
      amount: 'Eingang',
      version: (await read()).version,
    });
    // Opened when nothing was set.
    expect((await two.put(path).send({ ...mapping, version: 'none' })).status).toBe(409);
    // Two at once: one of them is told.
    const { version: now } = await read();
    const both = ['A', 'B'].map((date) => one.put(path).send({ ...mapping, date, version: now }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.dataSource.manager.update(BankSettingEntity, { id: BANK_SETTING }, { csv_mapping: null });
  });

  it('is read once its columns are set, which is remembered', async () => {
    const answer = await tryUpload(app, table, 'it');
    expect([answer.status, answer.body.errors.file]).toEqual([
      422,
      ['Per le tabelle (CSV) bisogna prima stabilire che cosa contiene ogni colonna.'],
    ]);
    const staff = app.as(await office(app));
    expect((await staff.get('/api/bank-statement/csv-mapping')).body).toEqual({ data: null });
    await staff.put('/api/bank-statement/csv-mapping').send(mapping).expect(200);
    expect((await staff.get('/api/bank-statement/csv-mapping')).body.data).toMatchObject(mapping);
    expect(await upload(app, Buffer.from(table, 'latin1'))).toMatchObject({ new: 1 });
    expect(await upload(app, table)).toMatchObject({ new: 0, known: 1 });
    expect(await entries(app)).toMatchObject([
      {
        payer_name: 'Müller Anna',
        text: 'Camp',
        amount: 1120.5,
        date: '2026-03-01',
        account: 'AT611904300234573201',
      },
    ]);
  });
});

describe('what is certain', () => {
  it('is booked with one click: a payment of the value date for each entry, and a mail when all is paid', async () => {
    const debt = await someDebt(app, 2);
    const other = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '240.00', text: debt.reference, name: 'Nonna', reference: 'K1', date: '2026-02-27' },
        { amount: '50.00', text: `Camp ${other.reference}`, reference: 'K2' },
        { amount: '120.00', text: 'Danke', reference: 'K3' },
      ]),
    );
    expect((await mailsTo(app, debt.parent)).filter(({ kind }) => kind === 'payed')).toEqual([]);
    expect((await entries(app, 'filters=certainty|certain')).map(({ amount }) => amount)).toEqual([240, 50]);
    expect(await bookCertain(app)).toEqual({
      message: '2 Zahlungen wurden eingebucht.',
      booked: 2,
      amount: 290,
    });
    expect(await paidOf(app, [...debt.ids, ...other.ids])).toEqual([12_000, 12_000, 5_000]);
    expect(await stored(app, debt.ids[0]!)).toMatchObject({ payed_at: '2026-02-27' });
    expect((await mailsTo(app, debt.parent)).filter(({ kind }) => kind === 'payed')).toHaveLength(1);
    expect((await mailsTo(app, other.parent)).filter(({ kind }) => kind === 'payed')).toEqual([]);
    const [booked] = await entries(app, 'filters=state|booked');
    const where = { id: booked!.payment_id! };
    expect(await app.dataSource.manager.findOneBy(PaymentEntity, where)).toMatchObject({
      date: '2026-02-27',
      amount: 24_000,
      method: 'bank',
      person_id: debt.parent.personId,
    });
    expect(await app.dataSource.manager.findOneBy(PaymentNoteEntity, { payment_id: where.id })).toMatchObject(
      { payer: 'Nonna', reference: debt.reference },
    );
    expect((await bookCertain(app)).booked).toBe(0);
  });

  it('is booked once when two people click at the same time', async () => {
    const debts = [await someDebt(app), await someDebt(app), await someDebt(app)];
    await upload(
      app,
      camt(
        debts.map(({ reference }, index) => ({ amount: '60.00', text: reference, reference: `T${index}` })),
      ),
    );
    const answers = await Promise.all([app, second, app, second].map((one) => bookCertain(one)));
    expect(answers.map(({ booked }) => booked).sort()).toEqual([0, 0, 0, 3]);
    expect(
      await paidOf(
        app,
        debts.flatMap(({ ids }) => ids),
      ),
    ).toEqual([6_000, 6_000, 6_000]);
  });

  it('is booked once when somebody books the same registrations by hand at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const debts = [];
      for (let count = 0; count < 6; count += 1) debts.push(await someDebt(app));
      const lines = debts.map((debt, index) => ({ debt, at: `S${round}-${index}` }));
      await upload(
        app,
        camt(lines.map(({ debt, at }) => ({ amount: '120.00', text: debt.reference, reference: at }))),
      );
      const ids = debts.flatMap((debt) => debt.ids);
      await Promise.all([bookCertain(app), setPayed(second, ids), bookCertain(second)]);
      expect(await paidOf(app, ids)).toEqual(ids.map(() => 12_000));
    }
  });

  // On SQLite, which has one writer, nobody waits for a row: there is nothing to test.
  if (ENGINE === 'mysql')
    it('is not booked when somebody is leaving it out', async () => {
      const { ids, reference } = await someDebt(app);
      await upload(app, camt([{ amount: '120.00', text: reference, reference: 'U1' }]));
      const id = await onlyEntry();
      const runner = second.dataSource.createQueryRunner();
      await runner.startTransaction();
      await lockRows(runner.manager, BankEntryEntity, [id]);
      const booking = bookCertain(app);
      await somebodyWaits(app);
      await runner.manager.update(BankEntryEntity, { id }, { state: 'ignored' });
      await runner.commitTransaction();
      await runner.release();
      expect((await booking).booked).toBe(0);
      expect(await paidOf(app, ids)).toEqual([0]);
    });

  it('is what it is when it is booked: a debt that was paid meanwhile is not paid twice', async () => {
    const { reference, ids } = await someDebt(app);
    const twice = [1, 2].map((index) => ({ amount: '120.00', text: reference, reference: `D${index}` }));
    await upload(app, camt(twice));
    expect((await entries(app)).map(({ suggestion }) => suggestion?.certainty)).toEqual([
      'certain',
      'likely',
    ]);
    expect((await bookCertain(app)).booked).toBe(1);
    expect((await bookCertain(app)).booked).toBe(0);
    expect(await paidOf(app, ids)).toEqual([12_000]);
  });
});

describe('what the office decides', () => {
  it('is suggested with its reasons, in the language of the reader', async () => {
    const { reference, ids, parent } = await someDebt(app);
    await upload(app, camt([{ amount: '130.00', text: reference }]));
    const [entry] = await entries(app, '', 'it');
    expect(entry).toMatchObject({
      state: 'open',
      suggestion: {
        certainty: 'likely',
        reasons: [
          `Riferimento di pagamento ${reference}`,
          'L’importo è superiore a quello da pagare: 120,00 €',
        ],
        shares: [{ registration_id: ids[0], amount: 120 }],
        credit: { person_id: parent.personId, amount: 10 },
      },
    });
  });

  it('is split over families, and the rest becomes credit', async () => {
    const [one, two] = [await someDebt(app), await someDebt(app)];
    await upload(app, camt([{ amount: '200.00', name: 'Nonna' }]));
    const id = await onlyEntry();
    const shares = [
      { registration_id: one.ids[0], amount: 120 },
      { registration_id: two.ids[0], amount: 50 },
    ];
    const answer = await call(app, 'book', {
      entries: [{ id, shares, credit_person_id: one.parent.personId }],
    });
    expect([answer.status, answer.body.data]).toMatchObject([200, { booked: 1, amount: 200 }]);
    expect(await paidOf(app, [...one.ids, ...two.ids])).toEqual([12_000, 5_000]);
    const credit = await app.dataSource.manager.findBy(PaymentShareEntity, {
      person_id: one.parent.personId,
    });
    expect(credit.map(({ amount }) => amount)).toEqual([3_000]);
  });

  it('is all or nothing, and a conflict when somebody else was faster', async () => {
    const { ids, parent } = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '10.00', reference: 'X1' },
        { amount: '20.00', reference: 'X2' },
      ]),
    );
    const [first, other] = (await entries(app)).map(({ id }) => id) as [number, number];
    expect((await call(app, `${first}/ignore`)).status).toBe(200);
    const body = {
      entries: [
        { id: other, shares: [{ registration_id: ids[0], amount: 20 }] },
        { id: first, credit_person_id: parent.personId },
      ],
    };
    const answer = await call(app, 'book', body);
    expect([answer.status, answer.body.errors]).toEqual([
      409,
      { 'entries.1.id': ['Diese Buchung hat inzwischen jemand eingebucht oder ausgelassen.'] },
    ]);
    expect(await paidOf(app, ids)).toEqual([0]);
    expect((await call(app, `${first}/reopen`)).status).toBe(200);
    const answers = await Promise.all([app, second].map((one) => call(one, 'book', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    // Both entries: what one brings as credit pays what is open.
    expect(await paidOf(app, ids)).toEqual([3_000]);
  });

  it.each([
    [
      'more than is open',
      (id: number) => ({ shares: [{ registration_id: id, amount: 120.01 }] }),
      'shares.0.amount',
    ],
    [
      'more than came',
      (id: number) => ({ shares: [{ registration_id: id, amount: 120 }] }),
      'shares',
      '100.00',
    ],
    ['nothing', (id: number) => ({ shares: [{ registration_id: id, amount: 0 }] }), 'shares.0.amount'],
    [
      'a rest for nobody',
      (id: number) => ({ shares: [{ registration_id: id, amount: 1 }] }),
      'credit_person_id',
    ],
    ['a parent who does not exist', () => ({ credit_person_id: 2_000_000_000 }), 'credit_person_id'],
    [
      'a registration that does not exist',
      () => ({ shares: [{ registration_id: 2_000_000_000, amount: 1 }], credit_person_id: 1 }),
      'shares.0.registration_id',
    ],
  ])('is refused for %s', async (_, decision, field, amount = '130.00') => {
    const { ids } = await someDebt(app);
    await upload(app, camt([{ amount }]));
    const id = await onlyEntry();
    const { status, body } = await call(app, 'book', { entries: [{ id, ...decision(ids[0]!) }] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([
      422,
      expect.arrayContaining([`entries.0.${field}`]),
    ]);
    expect(await paidOf(app, ids)).toEqual([0]);
  });

  it('cannot be to pay one registration twice with two entries', async () => {
    const { ids } = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '100.00', reference: 'P1' },
        { amount: '100.00', reference: 'P2' },
      ]),
    );
    const shares = [{ registration_id: ids[0], amount: 100 }];
    const both = (await entries(app)).map(({ id }) => ({ id, shares }));
    const { status, body } = await call(app, 'book', { entries: both });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['entries.1.shares.0.amount']]);
  });

  it('cannot be to pay one registration twice at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { ids } = await someDebt(app);
      const file = camt([1, 2].map((at) => ({ amount: '100.00', reference: `Q${round}-${at}` })));
      const { id: statement } = await upload(app, file);
      const shares = [{ registration_id: ids[0], amount: 100 }];
      const [one, two] = await entries(app, `filters=bank_statement_id|${statement}`);
      const answers = await Promise.all([
        call(app, 'book', { entries: [{ id: one!.id, shares }] }),
        call(second, 'book', { entries: [{ id: two!.id, shares }] }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await paidOf(app, ids)).toEqual([10_000]);
    }
  });

  it('costs as many statements for many entries as for two', async () => {
    const { personId } = await someParent(app);
    const transfers = Array.from({ length: 12 }, (_, at) => ({ amount: '10.00', reference: `K${at}` }));
    await upload(app, camt(transfers));
    const ids = (await entries(app)).map(({ id }) => id);
    const costOf = async (some: number[]): Promise<number> => {
      const sent = some.map((id) => ({ id, shares: [], credit_person_id: personId }));
      const statements = await app.countStatements(async () => {
        expect((await call(app, 'book', { entries: sent })).status).toBe(200);
      });
      return statements.length;
    };
    expect(await costOf(ids.slice(0, 10))).toBe(await costOf(ids.slice(10)));
    const rows = await app.dataSource.manager.find(BankEntryEntity, { order: { id: 'ASC' } });
    expect(new Set(rows.map(({ payment_id }) => payment_id)).size).toBe(12);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'booked'));
  });

  it('can be to leave an entry out, which no import brings back', async () => {
    const file = camt([{ amount: '10.00', reference: 'I1' }]);
    await upload(app, file);
    const id = await onlyEntry();
    await call(app, `${id}/ignore`);
    await upload(app, file);
    expect(await entries(app)).toMatchObject([{ id, state: 'ignored', suggestion: null }]);
    expect((await call(app, '2000000000/ignore')).status).toBe(404);
  });

  it('can be to book an entry again whose payment was taken back', async () => {
    const { ids, reference } = await someDebt(app);
    await upload(app, camt([{ amount: '10.00', text: reference }]));
    await bookCertain(app);
    const [booked] = await entries(app);
    expect(await entries(app, 'filters=reopenable|1')).toEqual([]);
    const staff = app.as(await office(app));
    await staff.post(`/api/payment/${booked!.payment_id}/reverse`).send({ note: 'falsch' }).expect(200);
    expect(await entries(app, 'filters=reopenable|1')).toMatchObject([{ id: booked!.id, state: 'booked' }]);
    expect((await call(app, `${booked!.id}/reopen`)).status).toBe(200);
    await bookCertain(app);
    // Somebody took the payment back: only a person books it again.
    expect(await paidOf(app, ids)).toEqual([0]);
    const shares = [{ registration_id: ids[0], amount: 10 }];
    expect((await call(app, 'book', { entries: [{ id: booked!.id, shares }] })).status).toBe(200);
    expect(await paidOf(app, ids)).toEqual([1_000]);
  });

  it('stays: what is booked can neither be left out nor opened while its payment stands', async () => {
    const { reference } = await someDebt(app);
    await upload(app, camt([{ amount: '10.00', text: reference }]));
    await bookCertain(app);
    const id = await onlyEntry();
    expect([(await call(app, `${id}/ignore`)).status, (await call(app, `${id}/reopen`)).status]).toEqual([
      409, 409,
    ]);
  });
});

it('what entries say of people goes after the retention time; the entry stays known', async () => {
  const file = camt([
    { amount: '10.00', name: 'Anna Rossi', text: 'Camp', date: '2024-03-01' },
    { amount: '11.00', name: 'Karl Mair', date: '2024-03-03' },
  ]);
  await upload(app, file);
  await app.app.get(BankEntryRetention, { strict: false }).forget();
  expect(await entries(app)).toMatchObject([
    { payer_name: null, payer_iban: null, text: null, references: [], amount: 10 },
    { payer_name: 'Karl Mair' },
  ]);
  expect(await upload(app, file)).toMatchObject({ new: 0, known: 2 });
});

it('thousands of entries are imported with a few statements', async () => {
  const entries = SHORT ? 2_000 : 5_000;
  const file = camt(
    Array.from({ length: entries }, (_, index) => ({ amount: '1.00', reference: `L${index}` })),
  );
  const statements = await app.countStatements(() => upload(app, file));
  // Some for each 500 entries: looked for, inserted, compared with what is owed; one for each 2,000 references of the bank, and of parents.
  expect(statements.length).toBeLessThan(SHORT ? 53 : 104);
  expect(await counts()).toMatchObject({ entries });
});
