import type { CreditRecord, MyFamily, SepaFileRecord } from '@feria/shared';
import { PROOF, setPassword } from '../../accounts/second-factor/support.js';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { ApiKeyEntity } from '../../../src/core/auth/api-key.entity.js';
import { newApiKey } from '../../../src/core/auth/api-keys.js';
import { RoleEntity } from '../../../src/core/auth/role.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { entries, upload, camt } from '../bank-statements/support.js';
import {
  book,
  firstId,
  kindsTo,
  mailsTo,
  office,
  remove,
  someFamily,
  startTwo,
  stored,
  travel,
} from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someParent, someStaff, someWeek, type Parent } from '../../support/builders.js';
import { creditOf, pay } from '../../support/pay.js';
import { schemaErrors } from '../../support/xml-schema.js';
import {
  enterIban,
  fileOf,
  giveCredit,
  IBAN,
  makeFile,
  ORGANISER,
  rowOf,
  someAccount,
  someCreditor,
  statementOf,
  tryFile,
} from './support.js';

/* Credit of families, and how it is paid out (product/money.md#paying-out-credit). */

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
  await someAccount(app);
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => close());

const freeCreditOf = async (parent: Parent): Promise<number> => {
  const { body } = await app.as(parent).get('/api/my-family').expect(200);
  return (body.data as MyFamily).credit ?? 0;
};

const errorsOf = (answer: { status: number; body: { errors?: Record<string, string[]> } }) => [
  answer.status,
  Object.keys(answer.body.errors ?? {}),
];

async function post(path: string, body: object = {}) {
  return app
    .as(await office(app))
    .post(`/api/${path}`)
    .set('api-lang', 'de')
    .send(body);
}

async function xmlOf({ id }: SepaFileRecord): Promise<string> {
  const { text, headers } = await app
    .as(await office(app))
    .get(`/api/credit/sepa-file/${id}`)
    .buffer(true)
    .parse((response, done) => {
      let whole = '';
      response.on('data', (chunk: Buffer) => (whole += chunk.toString('utf8')));
      response.on('end', () => done(null, whole));
    })
    .expect(200)
    .then(({ body, headers: own }) => ({ text: body as string, headers: own }));
  expect(headers['content-type']).toContain('application/xml');
  return text;
}

describe('the list of credits', () => {
  it('has every family with credit, since when, and what is known of its account', async () => {
    const parent = await someCreditor(app, 12.5);
    expect(await rowOf(app, parent)).toEqual({
      id: parent.personId,
      person: expect.objectContaining({ id: parent.personId }) as object,
      credit: 12.5,
      to_pay_out: 0,
      since: '2026-03-02',
      account: { masked: 'DE89 … 3000', source: 'office' },
      has_returned: false,
      file: null,
    });
    expect(await rowOf(app, await someParent(app))).toBeUndefined();
  });

  it('adds up to its sum, also with the credit of a family that was erased', async () => {
    const parent = await someCreditor(app, 7);
    // As an older version did it: now the credit is settled first.
    await app.dataSource.manager.delete(ParentEntity, { id: parent.personId });
    expect(await rowOf(app, parent)).toMatchObject({ person: null, credit: 7, account: null });
    const staff = app.as(await office(app));
    const rows = (await staff.get('/api/credit?itemsPerPage=-1').expect(200)).body.data as CreditRecord[];
    const { body } = await staff.get('/api/credit/summary').expect(200);
    const cents = rows.reduce((sum, { credit }) => sum + Math.round(credit * 100), 0);
    expect(body.data).toMatchObject({ parents: rows.length, credit: cents / 100 });
    expect(body.data.accounts).toEqual([{ name: 'Jugenddienst', iban: ORGANISER }]);
  });

  it('is searched by name, sorted and filtered', async () => {
    const parent = await someCreditor(app, 900);
    const other = await someCreditor(app, 901);
    await makeFile(app, [parent]);
    const staff = app.as(await office(app));
    const ids = async (query: string) =>
      ((await staff.get(`/api/credit?${query}`).expect(200)).body.data as CreditRecord[]).map(({ id }) => id);
    expect((await ids('')).slice(0, 2)).toEqual([other.personId, parent.personId]);
    expect(await ids('sortBy=credit&filters=to_pay_out|1')).toContain(parent.personId);
    expect(await ids('filters=to_pay_out|1')).not.toContain(other.personId);
    const { person } = (await rowOf(app, parent))!;
    expect(await ids(`search=${encodeURIComponent(person!.last_name)}`)).toContain(parent.personId);
    await staff.get('/api/credit?sortBy=iban').expect(422);
  });

  it('knows the account from the last payment by bank, until somebody enters one', async () => {
    const { parent, children } = await someFamily(app);
    const course = await someCourse(app);
    const { registrations } = await book(app, parent, children, await someWeek(app, course));
    await upload(app, camt([{ amount: '130.00', text: 'Ferien', iban: IBAN, name: 'ROSSI EVA' }]));
    const [entry] = (await entries(app)).slice(-1);
    const shares = [{ registration_id: registrations[0]!.id, amount: 120 }];
    const booking = { entries: [{ id: entry!.id, shares, credit_person_id: parent.personId }] };
    expect((await post('bank-entry/book', booking)).status).toBe(200);
    expect(await rowOf(app, parent)).toMatchObject({
      credit: 10,
      account: { masked: 'DE89 … 3000', source: 'bank_entry' },
    });
    await enterIban(app, parent, 'AT61 1904 3002 3457 3201');
    expect((await rowOf(app, parent))!.account).toEqual({ masked: 'AT61 … 3201', source: 'office' });
    await enterIban(app, parent, null);
    expect((await rowOf(app, parent))!.account).toMatchObject({ source: 'bank_entry' });
  });
});

describe('the account of the last payment by bank', () => {
  /** A parent with 10 € of credit, whose last payment by bank came from this payer. @returns the parent, and the payment's id */
  async function paidBy(name: string, iban = IBAN): Promise<{ parent: Parent; paymentId: number }> {
    const { parent, children } = await someFamily(app);
    const { registrations } = await book(app, parent, children, await someWeek(app, await someCourse(app)));
    await upload(app, camt([{ amount: '130.00', text: `Ferien ${parent.personId}`, iban, name }]));
    const [entry] = (await entries(app)).slice(-1);
    const shares = [{ registration_id: registrations[0]!.id, amount: 120 }];
    const booking = { entries: [{ id: entry!.id, shares, credit_person_id: parent.personId }] };
    expect((await post('bank-entry/book', booking)).status).toBe(200);
    const [booked] = (await entries(app, `filters=id|${entry!.id}`)).slice(-1);
    return { parent, paymentId: booked!.payment_id! };
  }

  it('counts where the bank names the parent as its payer', async () => {
    const { parent } = await paidBy('ROSSI EVA');
    expect((await rowOf(app, parent))!.account).toMatchObject({ source: 'bank_entry' });
  });

  it.each([
    ['a stranger', 'Zacharias Fremdling', IBAN],
    ['somebody in a country without SEPA', 'Rossi Eva', 'TR330006100519786457841326'],
    ['the organiser', 'Rossi Eva', ORGANISER],
  ])('does not where %s has paid', async (_, name, iban) => {
    const { parent } = await paidBy(name, iban);
    expect((await rowOf(app, parent))!.account).toBeNull();
  });

  it('does not once its payment was taken back', async () => {
    const { parent, paymentId } = await paidBy('Rossi Eva');
    expect((await post(`payment/${paymentId}/reverse`)).status).toBe(200);
    await giveCredit(app, parent, 200);
    expect((await rowOf(app, parent))!.account).toBeNull();
  });

  it('is shown to nobody in full who reads the entries', async () => {
    await paidBy('Rossi Eva');
    const reader = await someStaff(app, ['payment.index']);
    const { body } = await app.as(reader).get('/api/bank-entry?itemsPerPage=-1').expect(200);
    expect(JSON.stringify(body)).not.toContain(IBAN);
  });
});

describe('the account of a parent', () => {
  const mine = '/api/my-family/refund-account';

  it('is entered by the parent with the password, and shown as little as it must be', async () => {
    const parent = await someParent(app);
    await setPassword(app, parent);
    expect((await app.as(parent).get(mine).expect(200)).body.data).toMatchObject({ account: null });
    const wrong = await app.as(parent).put(mine).send({ iban: IBAN, current_password: 'nicht' });
    expect(errorsOf(wrong)).toEqual([422, ['current_password']]);
    expect(errorsOf(await app.as(parent).put(mine).send({ iban: IBAN }))).toEqual([
      422,
      ['current_password'],
    ]);
    const body = { iban: 'de89 3704 0044 0532 0130 00', ...PROOF };
    expect((await app.as(parent).put(mine).send(body).expect(200)).body.data).toMatchObject({
      account: { masked: 'DE89 … 3000', source: 'parent' },
    });
    const none = { iban: '', ...PROOF };
    expect((await app.as(parent).put(mine).send(none).expect(200)).body.data).toMatchObject({
      account: null,
    });
  });

  it('is refused where its check digits are wrong, before the password is looked at', async () => {
    const parent = await someParent(app);
    const answer = await app
      .as(parent)
      .put(mine)
      .send({ iban: 'DE89370400440532013001', ...PROOF });
    expect(errorsOf(answer)).toEqual([422, ['iban']]);
    expect(errorsOf(await enterIban(app, parent, 'DE1', 422))).toEqual([422, ['iban']]);
  });

  it('is of a SEPA country, and none of the organiser', async () => {
    const parent = await someParent(app);
    for (const iban of ['TR330006100519786457841326', ORGANISER])
      expect(errorsOf(await enterIban(app, parent, iban, 422))).toEqual([422, ['iban']]);
  });

  it('is entered by no program, whatever its key may do', async () => {
    const parent = await someParent(app);
    const maker = await office(app);
    const { manager } = app.dataSource;
    const { id: role_id } = await manager.findOneByOrFail(RoleEntity, { name: 'Office' });
    const { key, tokenHash: token_hash, hint } = newApiKey();
    const created_at = app.clock.now();
    const expires_at = new Date('2030-01-01');
    const stored = { name: 'Website', user_id: maker.id, role_id, token_hash, hint, created_at, expires_at };
    await manager.insert(ApiKeyEntity, stored);
    const program = app.as({ token: key });
    await program.get('/api/credit').expect(200);
    await program.put(`/api/refund-account/${parent.personId}`).send({ iban: IBAN }).expect(403);
  });

  it('is not overwritten by who has not seen it', async () => {
    const parent = await someParent(app);
    await setPassword(app, parent);
    const { version } = (await app.as(parent).get(mine).expect(200)).body.data;
    await app
      .as(parent)
      .put(mine)
      .send({ iban: IBAN, version, ...PROOF })
      .expect(200);
    app.clock.advance(1_000);
    const other = { iban: 'AT611904300234573201', version, ...PROOF };
    const late = await app.as(parent).put(mine).set('api-lang', 'de').send(other);
    expect(errorsOf(late)).toEqual([422, ['iban']]);
    expect(late.body.errors.iban[0]).toContain('DE89 … 3000');
    const now = (await app.as(parent).get(mine).expect(200)).body.data;
    await app
      .as(parent)
      .put(mine)
      .send({ ...other, version: now.version })
      .expect(200);
  });

  it('is changed with a mail to the parent, whoever changes it, which does not say the account', async () => {
    const parent = await someParent(app);
    await enterIban(app, parent, IBAN);
    expect(await kindsTo(app, parent)).toEqual(['refund-account-changed']);
    expect(JSON.stringify(await mailsTo(app, parent))).not.toContain(IBAN);
  });

  it('is nowhere in clear: neither in the database nor in the log of changes', async () => {
    const parent = await someCreditor(app);
    await makeFile(app, [parent]);
    for (const table of ['refund_account', 'payout']) {
      const rows = await app.dataSource.query(`SELECT * FROM ${table} WHERE person_id = ${parent.personId}`);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(IBAN);
    }
    expect(JSON.stringify(await app.dataSource.manager.find(AuditEntryEntity))).not.toContain(IBAN);
  });

  it('is for the parent, and for who may book payments', async () => {
    const parent = await someCreditor(app);
    const reader = await someStaff(app, ['payment.index']);
    await app.as(reader).put(`/api/refund-account/${parent.personId}`).send({ iban: IBAN }).expect(403);
    await app.as(reader).post('/api/credit/sepa-file').send({ person_ids: [] }).expect(403);
    const file = await makeFile(app, [parent]);
    await app.as(reader).get(`/api/credit/sepa-file/${file.id}`).expect(403);
    await app.as(parent).get('/api/credit').expect(403);
    // An account without a person has no family.
    await app.as(reader).get(mine).expect(403);
  });
});

describe('a file of transfers', () => {
  it.each(['pain.001.001.09', 'pain.001.001.03'])('%s is valid by its schema', async (format) => {
    const parents = [await someCreditor(app, 10.01), await someCreditor(app, 20)];
    const file = await makeFile(app, parents, { format, execute_on: '2026-03-05' });
    expect(file).toMatchObject({ format, amount: 30.01, open: 30.01, execute_on: '2026-03-05' });
    const xml = await xmlOf(file);
    expect(await schemaErrors(xml, format)).toEqual([]);
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>30.01</CtrlSum>');
    expect(xml).toContain(`<IBAN>${IBAN}</IBAN>`);
    expect(xml).toContain(`<EndToEndId>FERIA-20260302-${file.id}-1</EndToEndId>`);
  });

  it('notes who reads the accounts in it', async () => {
    const file = await makeFile(app, [await someCreditor(app)]);
    await xmlOf(file);
    const { id: user_id } = await office(app);
    const where = { resource: 'credit/sepa-file/read', record_id: file.id, user_id };
    expect(await app.dataSource.manager.countBy(AuditEntryEntity, where)).toBe(1);
  });

  it('sets the credit aside: nothing else uses it', async () => {
    const { parent, child } = await someFamily(app);
    await giveCredit(app, parent, 50);
    await enterIban(app, parent, IBAN);
    expect(await freeCreditOf(parent)).toBe(50);
    await makeFile(app, [parent]);
    expect(await freeCreditOf(parent)).toBe(0);
    const { body } = await app.as(parent).get('/api/my-family').expect(200);
    expect((body.data as MyFamily).credit_to_pay_out).toBe(50);
    const id = firstId(await book(app, parent, child, await someWeek(app, await someCourse(app))));
    expect((await stored(app, id))!.payed_amount).toBe(0);
    expect(await creditOf(app, parent)).toBe(5_000);
    const cash = { date: '2026-03-02', amount: -10, method: 'cash', person_id: parent.personId };
    expect(errorsOf(await post('payment', cash))).toEqual([422, ['amount']]);
    const use = { person_id: parent.personId, shares: [{ registration_id: id, amount: 10 }] };
    expect(errorsOf(await post('payment/credit', use))).toEqual([422, ['shares']]);
  });

  it('keeps the payment that brought the credit from being taken back', async () => {
    const parent = await someParent(app);
    const paymentId = await giveCredit(app, parent, 50);
    await enterIban(app, parent, IBAN);
    await makeFile(app, [parent]);
    expect((await post(`payment/${paymentId}/reverse`)).status).toBe(422);
    expect(await creditOf(app, parent)).toBe(5_000);
  });

  it('has what came after it in the next one', async () => {
    const parent = await someCreditor(app, 50);
    const first = await makeFile(app, [parent]);
    await giveCredit(app, parent, 5);
    const second = await makeFile(app, [parent]);
    expect([first.amount, second.amount]).toEqual([50, 5]);
    expect(await rowOf(app, parent)).toMatchObject({ credit: 55, to_pay_out: 55, file: { id: second.id } });
  });

  it('is refused at whom it cannot pay, and then nothing is set aside', async () => {
    const [fine, without] = [await someCreditor(app), await someCreditor(app, 50, null)];
    const answer = await tryFile(app, [fine, without, await someParent(app)]);
    expect(errorsOf(answer)).toEqual([422, ['person_ids.1', 'person_ids.2']]);
    expect(answer.body.errors['person_ids.1'][0]).toContain('IBAN');
    expect((await rowOf(app, fine))!.to_pay_out).toBe(0);
  });

  it('is refused from an account that is not the organiser’s, and for a day that is over', async () => {
    const parent = await someCreditor(app);
    expect(errorsOf(await tryFile(app, [parent], { account: IBAN }))).toEqual([422, ['account']]);
    expect(errorsOf(await tryFile(app, [parent], { execute_on: '2026-03-01' }))).toEqual([
      422,
      ['execute_on'],
    ]);
    expect(errorsOf(await tryFile(app, [parent], { format: 'pain.002' }))).toEqual([422, ['format']]);
  });

  it('is executed on the next day on which banks are open', async () => {
    const parent = await someCreditor(app);
    // A Saturday.
    const file = await makeFile(app, [parent], { execute_on: '2026-03-07' });
    expect(file.execute_on).toBe('2026-03-09');
    expect(await xmlOf(file)).toContain('2026-03-09');
  });

  it('asks for the account where there are several', async () => {
    const parent = await someCreditor(app);
    expect((await makeFile(app, [parent], { account: null })).account.iban).toBe(ORGANISER);
    await giveCredit(app, parent, 5);
    await someAccount(app, 'AT611904300234573201');
    expect(errorsOf(await tryFile(app, [parent], { account: null }))).toEqual([422, ['account']]);
    await app.dataSource.query("UPDATE course SET bank_iban = '' WHERE bank_iban = 'AT611904300234573201'");
  });

  it('is withdrawn: the credit pays what is open by then, and the file is empty', async () => {
    const { parent, child } = await someFamily(app);
    await giveCredit(app, parent, 50);
    await enterIban(app, parent, IBAN);
    const file = await makeFile(app, [parent]);
    const id = firstId(await book(app, parent, child, await someWeek(app, await someCourse(app))));
    const staff = app.as(await office(app));
    const { body } = await staff.delete(`/api/credit/sepa-file/${file.id}`).expect(200);
    expect(body.data).toMatchObject({ open: 0, amount: 50, payouts: [{ state: 'withdrawn' }] });
    expect((await stored(app, id))!.payed_amount).toBe(5_000);
    await staff.delete(`/api/credit/sepa-file/${file.id}`).expect(422);
    await staff.get(`/api/credit/sepa-file/${file.id}`).expect(422);
    await staff.delete('/api/credit/sepa-file/999999').expect(404);
  });
});

describe('the statement of the bank', () => {
  it('closes a transfer by its name, once, on its value date', async () => {
    const parents = [await someCreditor(app, 40), await someCreditor(app, 30)];
    const file = await makeFile(app, parents);
    const reference = file.payouts[0]!.end_to_end_id;
    const statement = statementOf([{ amount: '40.00', reference, date: '2026-03-01' }]);
    const { message, new: added } = await upload(app, statement);
    expect([message, added]).toEqual([
      '0 neue Zahlungen, 0 schon bekannt. 1 Auszahlung hat die Bank ausgeführt.',
      0,
    ]);
    expect(await fileOf(app, file)).toMatchObject({
      open: 30,
      payouts: [{ state: 'paid', returned: false }, { state: 'open' }],
    });
    expect(await rowOf(app, parents[0]!)).toBeUndefined();
    const { payment_id } = (await fileOf(app, file)).payouts[0]!;
    const payment = await app.dataSource.manager.findOneByOrFail(PaymentEntity, { id: payment_id! });
    expect(payment).toMatchObject({ amount: -4_000, date: '2026-03-01', method: 'bank' });
    expect((await upload(app, statement)).message).toBe('0 neue Zahlungen, 0 schon bekannt.');
    expect(await creditOf(app, parents[0]!)).toBe(0);
    const told = async (parent: Parent) =>
      (await mailsTo(app, parent)).filter(({ kind }) => kind === 'credit-paid-out');
    expect(await told(parents[0]!)).toMatchObject([
      { amount: 4_000, paidOn: '2026-03-01', account: expect.stringMatching(/^[A-Z0-9]{4} … [0-9]{4}$/) },
    ]);
    expect(await told(parents[1]!)).toEqual([]);
    // What is paid is not in the file any more.
    expect(await xmlOf(file)).toContain('<NbOfTxs>1</NbOfTxs><CtrlSum>30.00</CtrlSum>');
  });

  it('closes the whole file where the bank books one sum and names the file', async () => {
    const file = await makeFile(app, [await someCreditor(app, 40), await someCreditor(app, 30)]);
    const reference = `FERIA-20260302-${file.id}`;
    await upload(app, statementOf([{ amount: '70.00', reference, inText: true }]));
    expect(await fileOf(app, file)).toMatchObject({
      open: 0,
      payouts: [{ state: 'paid' }, { state: 'paid' }],
    });
  });

  it('names what has another amount, and leaves it open', async () => {
    const parent = await someCreditor(app, 40);
    const file = await makeFile(app, [parent]);
    const reference = file.payouts[0]!.end_to_end_id;
    const { message } = await upload(app, statementOf([{ amount: '4.00', reference }]));
    expect(message).toContain(reference);
    expect((await fileOf(app, file)).open).toBe(40);
  });

  it('leaves alone what names a file of somebody else', async () => {
    const { message } = await upload(
      app,
      statementOf([{ amount: '4.00', reference: 'FERIA-20200101-999999-1' }]),
    );
    expect(message).toBe('0 neue Zahlungen, 0 schon bekannt.');
  });

  it('makes credit again of what comes back, which pays what is open', async () => {
    const { parent, child } = await someFamily(app);
    await giveCredit(app, parent, 50);
    await enterIban(app, parent, IBAN);
    const file = await makeFile(app, [parent]);
    const reference = file.payouts[0]!.end_to_end_id;
    await upload(app, statementOf([{ amount: '50.00', reference }]));
    const id = firstId(await book(app, parent, child, await someWeek(app, await someCourse(app))));
    const back = statementOf([{ amount: '50.00', reference, isIncoming: true, date: '2026-03-02' }]);
    expect((await upload(app, back)).message).toBe(
      '1 neue Zahlung, 0 schon bekannt. 1 Auszahlung kam zurück und ist wieder Guthaben: Bitte die IBAN prüfen.',
    );
    expect((await fileOf(app, file)).payouts[0]).toMatchObject({ state: 'paid', returned: true });
    expect((await stored(app, id))!.payed_amount).toBe(5_000);
    const told = (await mailsTo(app, parent)).filter(({ kind }) => kind === 'credit-paid-out');
    expect(told).toMatchObject([{ amount: 5_000 }, { amount: 5_000, returned: true, paidOn: '2026-03-02' }]);
    const [entry] = (await entries(app)).slice(-1);
    expect(entry).toMatchObject({ amount: 50, state: 'booked', is_return: true });
    expect((await upload(app, back)).message).toBe('0 neue Zahlungen, 1 schon bekannt.');
  });

  it('takes for money that came back only what the bank calls so, whatever a payer writes', async () => {
    const parent = await someCreditor(app, 50);
    const file = await makeFile(app, [parent]);
    const reference = file.payouts[0]!.end_to_end_id;
    await upload(app, statementOf([{ amount: '50.00', reference }]));
    const forged = { amount: '50.00', reference, isIncoming: true, isPayment: true };
    await upload(app, statementOf([forged, { ...forged, inText: true, bankReference: 'TEXT' }]));
    expect(await creditOf(app, parent)).toBe(0);
    expect((await entries(app)).slice(-2)).toMatchObject([{ state: 'open' }, { state: 'open' }]);
  });

  it('takes no money of a payer that the bank takes back for a transfer of the organiser', async () => {
    const parent = await someCreditor(app, 50);
    const file = await makeFile(app, [parent]);
    const reference = file.payouts[0]!.end_to_end_id;
    await upload(app, statementOf([{ amount: '50.00', reference, isReversal: true, inText: true }]));
    expect((await fileOf(app, file)).open).toBe(50);
  });

  it('books what was withdrawn here and paid by the bank all the same, and says so', async () => {
    const parent = await someCreditor(app, 50);
    const file = await makeFile(app, [parent]);
    const reference = file.payouts[0]!.end_to_end_id;
    await app
      .as(await office(app))
      .delete(`/api/credit/sepa-file/${file.id}`)
      .expect(200);
    const { message } = await upload(app, statementOf([{ amount: '50.00', reference }]));
    expect(message).toContain(
      `Zurückgezogen, von der Bank aber doch ausgeführt und jetzt gebucht: ${reference}`,
    );
    expect((await fileOf(app, file)).payouts[0]).toMatchObject({ state: 'paid' });
    expect(await creditOf(app, parent)).toBe(0);
  });

  it('warns where such credit was used meanwhile, or is paid a second time', async () => {
    const parent = await someCreditor(app, 50);
    const first = await makeFile(app, [parent]);
    await app
      .as(await office(app))
      .delete(`/api/credit/sepa-file/${first.id}`)
      .expect(200);
    const second = await makeFile(app, [parent]);
    const [one, two] = [first, second].map((file) => file.payouts[0]!.end_to_end_id);
    const both = statementOf([
      { amount: '50.00', reference: two! },
      { amount: '50.00', reference: one! },
    ]);
    expect((await upload(app, both)).message).toMatch(
      new RegExp(`1 Auszahlung hat die Bank ausgeführt\\. ACHTUNG: .*${one}\\.$`),
    );
    expect((await upload(app, both)).message).toContain('ACHTUNG');
    const again = statementOf([{ amount: '50.00', reference: two!, bankReference: 'SECOND' }]);
    expect((await upload(app, again)).message).toContain(`ACHTUNG`);
    expect(await creditOf(app, parent)).toBe(0);
  });

  it('has nothing to say of what the office has said before', async () => {
    const file = await makeFile(app, [await someCreditor(app, 40), await someCreditor(app, 30)]);
    await post(`credit/sepa-file/${file.id}/executed`, { date: '2026-03-01' });
    const reference = `FERIA-20260302-${file.id}`;
    const { message } = await upload(app, statementOf([{ amount: '70.00', reference, inText: true }]));
    expect(message).toBe('0 neue Zahlungen, 0 schon bekannt.');
  });

  it('books today, with a note, what has a value date to come', async () => {
    const parent = await someCreditor(app, 40);
    const file = await makeFile(app, [parent]);
    const reference = file.payouts[0]!.end_to_end_id;
    await upload(app, statementOf([{ amount: '40.00', reference, date: '2026-03-05' }]));
    const { body } = await app
      .as(await office(app))
      .get(`/api/payment?filters=person_id|${parent.personId}`)
      .expect(200);
    expect(body.data[0]).toMatchObject({ date: '2026-03-02', note: 'Wertstellung 05.03.2026', payer: null });
  });

  it('marks the family whose transfer came back, until another account is known', async () => {
    const parent = await someCreditor(app, 50);
    const file = await makeFile(app, [parent]);
    const reference = file.payouts[0]!.end_to_end_id;
    expect((await rowOf(app, parent))!.has_returned).toBe(false);
    await upload(app, statementOf([{ amount: '50.00', reference }]));
    await upload(app, statementOf([{ amount: '50.00', reference, isIncoming: true }]));
    expect((await rowOf(app, parent))!.has_returned).toBe(true);
    await enterIban(app, parent, 'AT611904300234573201');
    expect((await rowOf(app, parent))!.has_returned).toBe(false);
  });

  it('closes and brings back in one file, in whatever order it names them', async () => {
    const parent = await someCreditor(app, 50);
    const file = await makeFile(app, [parent]);
    const reference = file.payouts[0]!.end_to_end_id;
    const movements = [
      { amount: '50.00', reference, isIncoming: true, date: '2026-03-03' },
      { amount: '50.00', reference, date: '2026-03-03' },
    ];
    await upload(app, statementOf(movements));
    expect((await fileOf(app, file)).payouts[0]).toMatchObject({ state: 'paid', returned: true });
    expect(await creditOf(app, parent)).toBe(5_000);
  });

  it('where it names nothing, the office says that the file was carried out', async () => {
    const parent = await someCreditor(app, 40);
    const file = await makeFile(app, [parent]);
    const path = `credit/sepa-file/${file.id}/executed`;
    expect(errorsOf(await post(path, { date: '2026-03-03' }))).toEqual([422, ['date']]);
    const { body } = await post(path, { date: '2026-03-01' });
    expect(body.data).toMatchObject({ paid: 1, amount: 40, message: '1 Auszahlung gebucht: 40,00 €.' });
    expect((await post(path, { date: '2026-03-01' })).status).toBe(422);
    expect(await creditOf(app, parent)).toBe(0);
  });
});

describe('closed books', () => {
  const CLOSED = '2026-02-28';
  const set = (value: string | null) =>
    app.dataSource.manager.update(OptionEntity, { key: 'books_closed_until' }, { value });
  afterEach(() => set(null));

  it('have nothing paid out in them: what the bank did then is booked today', async () => {
    const parent = await someCreditor(app, 40);
    const file = await makeFile(app, [parent]);
    await set(CLOSED);
    const reference = file.payouts[0]!.end_to_end_id;
    const movements = [
      { amount: '40.00', reference, date: '2026-02-27' },
      { amount: '40.00', reference, date: '2026-02-28', isIncoming: true },
    ];
    await upload(app, statementOf(movements));
    const payments = await app.dataSource.manager.findBy(PaymentEntity, { person_id: parent.personId });
    expect(payments.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-02-27', 4_000],
      ['2026-03-02', -4_000],
      ['2026-03-02', 4_000],
    ]);
  });

  it('refuse the day on which the office says that the bank has paid', async () => {
    const file = await makeFile(app, [await someCreditor(app, 40)]);
    await set(CLOSED);
    const answer = await post(`credit/sepa-file/${file.id}/executed`, { date: CLOSED });
    expect(errorsOf(answer)).toEqual([422, ['date']]);
    expect((await fileOf(app, file)).open).toBe(40);
  });
});

describe('a family whose credit is in a file', () => {
  it('is erased only when the bank has paid or the file is withdrawn; then its account is gone', async () => {
    const parent = await someCreditor(app, 40);
    const file = await makeFile(app, [parent]);
    const refused = await post(`parent/${parent.personId}/erase`);
    expect(refused.body.data).toMatchObject({ success: false });
    expect(refused.body.data.message).toContain('Überweisungsdatei');
    const removed = await app.as(await office(app)).delete(`/api/parent/${parent.personId}`);
    expect(removed.body.data).toMatchObject({ success: false });
    expect(removed.body.data.message).toContain('Überweisungsdatei');
    await post(`credit/sepa-file/${file.id}/executed`, { date: '2026-03-02' });
    expect((await post(`parent/${parent.personId}/erase`)).body.data).toMatchObject({ success: true });
    expect((await fileOf(app, file)).payouts[0]).toMatchObject({ person: null, amount: 40, masked: null });
    const rows = await app.dataSource.query(
      `SELECT * FROM refund_account WHERE person_id = ${parent.personId}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('at the same time', () => {
  it('two files take the credit of a family once', async () => {
    const parents = await Promise.all(Array.from({ length: 6 }, () => someCreditor(app, 10)));
    const answers = await Promise.all(
      parents.flatMap((parent) => [tryFile(app, [parent]), tryFile(second, [parent])]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(6);
    for (const parent of parents) expect((await rowOf(app, parent))!.to_pay_out).toBe(10);
  });

  it('a file and a sign-up never both have the credit', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { parent, child } = await someFamily(app);
      await giveCredit(app, parent, 50);
      await enterIban(app, parent, IBAN);
      const week = await someWeek(app, await someCourse(app));
      const [answer, result] = await Promise.all([tryFile(second, [parent]), book(app, parent, child, week)]);
      const used = (await stored(app, firstId(result)))!.payed_amount;
      expect([answer.status, used]).toEqual(answer.status === 201 ? [201, 0] : [422, 5_000]);
    }
  });

  it('what becomes credit while a file is out pays what is open', async () => {
    const { parent, child } = await someFamily(app);
    const course = await someCourse(app);
    const paid = firstId(await book(app, parent, child, await someWeek(app, course)));
    await pay(app, paid, 12_000);
    await giveCredit(app, parent, 50);
    await enterIban(app, parent, IBAN);
    await makeFile(app, [parent]);
    const later = await someWeek(app, course, { from: '2026-07-20', to: '2026-07-24' });
    const open = firstId(await book(app, parent, child, later));
    await remove(app, paid, 'staff');
    expect((await stored(app, open))!.payed_amount).toBe(12_000);
    expect(await creditOf(app, parent)).toBe(5_000);
  });
});
