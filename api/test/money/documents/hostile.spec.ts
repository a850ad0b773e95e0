import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionKey } from '@feria/shared';
import sharp from 'sharp';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PdfPrinter } from '../../../src/core/pdf/pdf-printer.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someCourse, someParent, someStaff, someWeek } from '../../support/builders.js';
import { asking, someAnswer } from '../../support/questions.js';
import { some } from '../../support/short.js';
import { openDocument, someRegistration } from './support/paid.js';
import { readPdf } from './support/pdf.js';
import { readXlsx, values } from './support/xlsx.js';
import { someOrganiser } from '../receipts/support.js';

let app: TestApp;
let listener: Server;
let elsewhere: string;
const hits: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
  listener = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('HIT');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  writeFileSync(join(app.place.dataDir, 'secret.txt'), 'TOP-SECRET-FILE');
});
let options: OptionEntity[];
beforeEach(async () => {
  options = await app.dataSource.manager.find(OptionEntity);
});
afterEach(async () => {
  await app.dataSource.manager.save(options);
  expect(hits).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => listener.close(resolve));
});

const setOption = (key: OptionKey, value: string) =>
  app.dataSource.manager.update(OptionEntity, { key }, { value });

/** What tries to run, to read or to reach something, wherever HTML is made of it. */
function attempts(): string[] {
  const file = `file://${app.place.dataDir}/secret.txt`;
  return [
    `<script>document.body.textContent='RAN-A-SCRIPT';fetch('${elsewhere}/script')</script>`,
    `<img src="${elsewhere}/img" onerror="document.title='RAN-A-SCRIPT'">`,
    `<iframe src="${file}" width="400" height="200"></iframe>`,
    `<iframe src="${elsewhere}/frame"></iframe>`,
    `<object data="${file}"></object><embed src="${file}">`,
    `<style>@import url('${elsewhere}/css');body{background:url('${elsewhere}/bg')}</style>`,
    `<p style="background:url(${elsewhere}/style)">styled</p>`,
    `<link rel="stylesheet" href="${elsewhere}/link"><base href="${elsewhere}/">`,
    `<meta http-equiv="refresh" content="0;url=${elsewhere}/refresh">`,
    `<svg><image href="${elsewhere}/svg"/></svg>`,
    `<a href="javascript:alert(1)">press</a>`,
    '{{constructor.constructor "return process.env"}} {{parents}} {{{fonts}}} {{../words}} ${process.env.PATH}',
  ];
}

async function confirmationWith(names: { text: string }) {
  const parent = await someParent(app);
  await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { last_name: names.text });
  const child = await someChild(app, parent, { first_name: names.text, last_name: names.text });
  const course = await someCourse(app, {
    name: names.text,
    name_it: names.text,
    custom_labels: true,
    label_full_day_de: names.text.slice(0, 60),
    label_full_day_it: names.text.slice(0, 60),
  });
  await someRegistration(app, child, await someWeek(app, course, { name: names.text, name_it: names.text }));
  const answer = await openDocument(app, parent, `/confirmation/${course.id}/${child.id}/`);
  expect(answer.status).toBe(200);
  return { pdf: await readPdf(answer.body as Buffer), answer };
}

describe('a confirmation made of hostile texts', () => {
  it('shows names as they were typed, and does nothing with them', async () => {
    for (const text of some(attempts(), 4).map((attempt) => attempt.slice(0, 250))) {
      const { pdf, answer } = await confirmationWith({ text });
      const shown = pdf.text.join(' ').replace(/\s/g, '');
      expect(shown).toContain(text.replace(/\s/g, ''));
      expect(shown).not.toMatch(/TOP-SECRET-FILE|PATH=|HIT/);
      expect([pdf.scripts, pdf.links]).toEqual([null, []]);
      expect(answer.headers['content-disposition']).not.toMatch(/[<>\r\n]/);
    }
  });

  it('lets rich texts of the options be no more than rich', async () => {
    for (const key of ['payment_address', 'payment_intro', 'payment_outro'] as const)
      await setOption(
        key,
        `<p>Ein <b>Wort</b></p>${attempts().join('')}<a href="https://feria.example/x">Seite</a>`,
      );
    await setOption('payment_place', attempts()[0] ?? '');
    const { pdf } = await confirmationWith({ text: 'Harmlos' });
    const shown = pdf.text.join(' ');
    expect(shown).toContain('Ein Wort');
    expect(shown).not.toMatch(/TOP-SECRET-FILE|HIT/);
    // A script's source may be seen as text, but it did not replace the page.
    expect(shown).toContain('Harmlos');
    expect(shown).toContain('{{constructor.constructor');
    expect(pdf.scripts).toBeNull();
    expect([...new Set(pdf.links)]).toEqual(['https://feria.example/x']);
  });

  it('takes pictures from the uploads only', async () => {
    const uploads = join(app.place.dataDir, 'uploads');
    mkdirSync(uploads, { recursive: true });
    const picture = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#C2410C' } })
      .png()
      .toBuffer();
    writeFileSync(join(uploads, 'logo.png'), picture);
    writeFileSync(join(uploads, 'nopicture.png'), 'TOP-SECRET-FILE');
    writeFileSync(join(app.place.dataDir, 'outside.png'), picture);
    const figures = async (logo: string) => {
      await setOption('app_logo', logo);
      const { pdf } = await confirmationWith({ text: 'Harmlos' });
      return pdf.roles.filter((role) => role === 'Figure').length;
    };
    expect(await figures('/uploads/logo.png')).toBe(1);
    const refused = [
      '/uploads/../outside.png',
      '/uploads/..%2foutside.png',
      join(app.place.dataDir, 'outside.png'),
      `file://${app.place.dataDir}/outside.png`,
      `${elsewhere}/logo.png`,
      '/uploads/nopicture.png',
      '/uploads/missing.png',
      'data:image/png;base64,AAAA',
    ];
    for (const logo of some(refused, 3)) expect([logo, await figures(logo)]).toEqual([logo, 0]);
  });
});

it('the browser itself runs nothing, reads nothing and reaches nobody, whatever the page says', async () => {
  // A page that leads away is not printed at all.
  const still = attempts().filter((attempt) => !attempt.includes('refresh'));
  const page = `<!doctype html><html lang="de"><title>t</title><p>STILL-HERE</p>${still.join('\n')}
    <iframe srcdoc="<script>document.body.textContent='RAN-A-SCRIPT'</script>framed"></iframe></html>`;
  const pdf = await readPdf(await app.app.get(PdfPrinter).print(page));
  const shown = pdf.text.join(' ');
  expect(shown).toContain('STILL-HERE');
  expect(shown).not.toMatch(/RAN-A-SCRIPT|TOP-SECRET-FILE|HIT/);
});

it('spreadsheets made of hostile texts hold them as texts', async () => {
  const parent = await someParent(app);
  const office = await someStaff(app, 'Office');
  const texts = [
    ...attempts().map((attempt) => attempt.slice(0, 250)),
    `=HYPERLINK("${elsewhere}/x","x")`,
    `=WEBSERVICE("${elsewhere}/y")`,
    `@SUM(A1)`,
    `+cmd|' /C calc'!A0`,
    `-1+1`,
    ']]></v></c><c r="A1"><f>1+1</f></c>',
    'a\u0001b\u0008c',
  ];
  for (const text of texts) {
    const child = await someChild(app, parent, { first_name: text, last_name: text });
    const course = await someCourse(app, { name: text, questions: await asking(app, { label: text }) });
    await someRegistration(app, child, await someWeek(app, course, { name: text }));
    await someAnswer(app, child, course, text);
    const files = [
      await openDocument(app, office, `/excelExport/${course.id}`),
      await openDocument(app, office, '/export/payments', { filters: `course_id|${course.id}` }),
    ];
    for (const { status, body } of files) {
      expect(status).toBe(200);
      const [sheet] = readXlsx(body as Buffer);
      expect(sheet?.xml).not.toMatch(/<f[ >]|<hyperlink/);
      const readable = text.replace(/\p{Cc}/gu, '');
      expect(values(sheet)).toEqual([expect.objectContaining({ Vorname: readable, Nachname: readable })]);
    }
  }
});
