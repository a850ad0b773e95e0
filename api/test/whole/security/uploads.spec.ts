import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { STATEMENTS, WORKBOOKS, type HostileUpload } from './support/hostile-uploads.js';
import { some } from '../../support/short.js';
import { BUDGET_MS, canMeasure, startOneCoreApp, type OneCoreApp } from './support/one-core-app.js';

/**
 * Files that are made to cost much, sent to the built app by somebody who may. Each is refused in one clear sentence at its field, in the
 * reader's language, or read as it is meant; the thread that answers everybody works less than 100 ms for it, so nobody waits longer, and
 * the process takes less than 150 MB more. The table says what was told of each file.
 */
const MOST_MEGABYTES = 150;
/** The short form sends one in so many of the files. */
const ONE_IN = 6;

(canMeasure() ? describe : describe.skip)('a hostile file', () => {
  let app: OneCoreApp;
  let token: string;
  const table: string[] = [];

  beforeAll(async () => {
    app = await startOneCoreApp();
    const body = JSON.stringify({ email: DEMO_ACCOUNTS.admin, password: DEMO_PASSWORD });
    token = (JSON.parse((await app.send('POST', '/api/login', { body })).text) as { data: { token: string } })
      .data.token;
    const mapping = {
      account: 'AT611904300234573201',
      delimiter: ';',
      decimal: ',',
      date: 'Valuta',
      amount: 'Betrag',
      text: 'Zweck',
    };
    await app.send('PUT', '/api/bank-statement/csv-mapping', { token, body: JSON.stringify(mapping) });
  });
  afterAll(async () => {
    await app.stop();
    console.log(table.join('\n'));
  });

  async function send(path: string, file: Buffer, lang: string) {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
    const answer = await app.send('POST', path, {
      token,
      lang,
      body,
      type: 'multipart/form-data; boundary=x',
    });
    return { status: answer.status, errors: (JSON.parse(answer.text) as { errors?: unknown }).errors };
  }

  async function expectHarmless(path: string, [what, make, says, params]: HostileUpload): Promise<void> {
    const file = make();
    let cost = 0;
    const megabytes = await app.megabytesOf(async () => {
      cost = await app.costOf(async () => {
        const { status, errors } = await send(path, file, 'it');
        const expected = says ? [422, { file: [serverMessage('it', says, params)] }] : [0, undefined];
        expect([what, says ? status : 0, errors]).toEqual([what, ...expected]);
        if (!says) expect([200, 201]).toContain(status);
      });
    });
    const told = says ? serverMessage('de', says, params) : 'read as it is meant';
    table.push(`${what} | ${told} | ${cost.toFixed(0)} ms | ${megabytes.toFixed(0)} MB`);
    if (says) expect((await send(path, file, 'de')).errors).toEqual({ file: [told] });
    expect([what, cost < BUDGET_MS, megabytes < MOST_MEGABYTES]).toEqual([what, true, true]);
  }

  it.each(some(WORKBOOKS, ONE_IN))('%s, as a workbook', async (...upload) => {
    await expectHarmless('/api/import/families/check', upload as unknown as HostileUpload);
  });

  it.each(some(STATEMENTS, ONE_IN, 1))('%s, as a bank statement', async (...upload) => {
    await expectHarmless('/api/bank-statement', upload as unknown as HostileUpload);
  });
});
