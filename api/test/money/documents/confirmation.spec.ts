import { writeFileSync } from 'node:fs';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { openDocument, someRegistration } from './support/paid.js';
import { readPdf, type ReadPdf } from './support/pdf.js';
import { book } from '../payment-documents/support/book.js';
import { pay, settleAll } from '../../support/pay.js';
import { someOrganiser } from '../receipts/support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
});
afterAll(async () => {
  // Here money is booked as it is, by the ledger alone.
  await settleAll(app);
  await app.close();
});

async function somePaidWeek(parent: Parent, course?: CourseEntity) {
  const child = await someChild(app, parent, { first_name: 'Mia', last_name: 'Größl-Đurić' });
  const project = course ?? (await someCourse(app, { name: 'Waldwochen', name_it: 'Nel bosco' }));
  const week = await someWeek(app, project, { name: 'Erste Woche', name_it: 'Prima settimana' });
  const registration = await someRegistration(app, child, week);
  return { child, course: project, week, registration, path: `/confirmation/${project.id}/${child.id}/` };
}

async function readConfirmation(parent: Parent, path: string): Promise<ReadPdf> {
  const answer = await openDocument(app, parent, path);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  if (process.env.KEEP_PDF)
    writeFileSync(`${process.env.KEEP_PDF}/${path.replaceAll('/', '_')}.pdf`, answer.body);
  return readPdf(answer.body as Buffer);
}

const setOption = (key: OptionEntity['key'], value: string) =>
  app.dataSource.manager.update(OptionEntity, { key }, { value });

describe('a confirmation', () => {
  it('says everything in German', async () => {
    const parent = await someParent(app);
    await setOption('payment_address', '<p>Ferienverein Bozen<br>Lauben 7</p>');
    const { child, path } = await somePaidWeek(parent);
    const pdf = await readConfirmation(parent, path);
    const [text = ''] = pdf.text;
    for (const part of [
      'Ferienverein Bozen Lauben 7',
      'Bozen, 02.03.2026',
      'Zahlungsbestätigung',
      'Wir bestätigen, dass für das unten genannte Kind',
      'Elternteil',
      'Eva Rossi',
      'Mia Größl-Đurić',
      child.tax,
      'Waldwochen',
      'Erste Woche',
      '15.06.2026',
      '19.06.2026',
      'Ganztags',
      'Preis',
      '120,00 €',
      '15.03.2026',
      'Bezahlt insgesamt',
      'Für die Steuererklärung gibt es eine eigene Bestätigung',
    ])
      expect(text).toContain(part);
    expect(pdf).toMatchObject({ pages: 1, language: 'de', title: 'Zahlungsbestätigung – Mia Größl-Đurić' });
  });

  it('says everything in Italian', async () => {
    const parent = await someParent(app);
    const { child, path } = await somePaidWeek(parent);
    const pdf = await readConfirmation(parent, `${path}it/`);
    const [text = ''] = pdf.text;
    for (const part of [
      'Servizio Giovani Bolzano',
      'Bolzano, 02.03.2026',
      'Conferma di pagamento',
      'Si conferma il pagamento dei seguenti importi:',
      'Genitore',
      'Eva Rossi',
      child.tax,
      'Nel bosco',
      'Prima settimana',
      'Giornata intera',
      '120,00 €',
      'Totale pagato',
      'Per la dichiarazione dei redditi c’è un’attestazione apposita',
    ])
      expect(text).toContain(part);
    expect(pdf.language).toBe('it');
  });

  it.each([
    ['m', 'Bambino'],
    ['f', 'Bambina'],
    ['s', 'Bambino/a'],
  ] as const)('calls the child in Italian what it is (%s)', async (gender, word) => {
    const parent = await someParent(app);
    const { child, path } = await somePaidWeek(parent);
    await app.dataSource.manager.update(ChildEntity, { id: child.id }, { gender });
    const [text = ''] = (await readConfirmation(parent, `${path}it/`)).text;
    expect(text).toMatch(new RegExp(`${word} ${child.first_name}`));
  });

  it('can be read by machines: tagged, with its fonts, with text', async () => {
    const parent = await someParent(app);
    const { path } = await somePaidWeek(parent);
    const pdf = await readConfirmation(parent, path);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH', 'TD']));
    expect(pdf.fonts.length).toBeGreaterThanOrEqual(2);
    expect(pdf.fonts.map(({ embedded }) => embedded)).toEqual(pdf.fonts.map(() => true));
    expect([...new Set(pdf.fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')))].sort()).toEqual(
      expect.arrayContaining([expect.stringMatching(/NunitoSans/)]),
    );
    expect(pdf.scripts).toBeNull();
  });

  it('lists what is paid, in part too, with the price of the booking and the words of the course', async () => {
    const parent = await someParent(app);
    const course = await someCourse(app, {
      custom_labels: true,
      label_half_day_de: 'Nur vormittags',
      label_half_day_it: 'Solo mattina',
      label_full_day_de: 'Bis abends',
      label_full_day_it: 'Fino a sera',
    });
    const { child, path } = await somePaidWeek(parent, course);
    const [part, free, open, waiting] = [
      await someWeek(app, course, { name: 'Teilwoche' }),
      await someWeek(app, course, { name: 'Gratiswoche' }),
      await someWeek(app, course, { name: 'Offene Woche' }),
      await someWeek(app, course, { name: 'Wartewoche' }),
    ];
    await someRegistration(app, child, part, { day_type: 'half_day', price: 8_050, payed_amount: 3_025 });
    await someRegistration(app, child, free, { price: 0, payed_amount: 0, payed_at: null });
    await someRegistration(app, child, open, { payed_amount: 0, payed_at: null });
    const waits = { is_waiting: true, queue_number: 1, payed_amount: 0, payed_at: null };
    await someRegistration(app, child, waiting, waits);
    const [text = ''] = (await readConfirmation(parent, path)).text;
    expect(text).toMatch(/Erste Woche.*Bis abends.*Teilwoche.*Nur vormittags 80,50 € 30,25 €.*Gratiswoche/);
    expect(text).toMatch(/Bezahlt insgesamt 150,25 €/);
    expect(text).not.toMatch(/Offene Woche|Wartewoche/);
  });

  it('has a page break between rows, repeats the head and wraps long names', async () => {
    const parent = await someParent(app);
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const course = await someCourse(app, { name: `${long} ${long}`, to: '2027-12-31' });
    const { child, path } = await somePaidWeek(parent, course);
    for (let number = 2; number <= 40; number += 1) {
      const week = await someWeek(app, course, {
        name: number === 20 ? long : `Woche ${number} von vierzig`,
      });
      await someRegistration(app, child, week);
    }
    const pdf = await readConfirmation(parent, path);
    expect(pdf.pages).toBeGreaterThanOrEqual(2);
    const whole = pdf.text.join(' ');
    for (let number = 2; number <= 40; number += 1)
      if (number !== 20) expect(whole).toContain(`Woche ${number} von vierzig`);
    expect(whole.replace(/ /g, '')).toContain(long);
    const count = (page: string, part: RegExp): number => page.match(part)?.length ?? 0;
    for (const page of pdf.text) {
      // A row is whole: on each page as many periods as times of care, and as many days of payment as ways.
      const weeks = count(page, /(\d\d\.){2}\d{4} – (\d\d\.){2}\d{4}/g);
      expect(count(page, /Ganztags/g)).toBe(weeks);
      if (weeks > 0) expect(page).toMatch(/Zeitraum.*Betreuungszeit.*Preis.*Bezahlt/);
      const payments = count(page, /15\.03\.2026/g);
      expect(count(page, /Überweisung Eva Rossi/g)).toBe(payments);
      if (payments > 0) expect(page).toMatch(/Bezahlt am.*Zahlungsart.*Bezahlt von.*Betrag/);
    }
    expect(count(whole, /Überweisung Eva Rossi/g)).toBe(40);
    expect(whole).toContain('4.800,00 €');
  });

  it('has each payment with its day and way, and says of cash that it cannot be used for the tax return', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    const course = await someCourse(app);
    const week = await someWeek(app, course, { name: 'Erste Woche' });
    const { id } = await someRegistration(app, child, week, {
      price: 10_001,
      payed_amount: 0,
      payed_at: null,
    });
    const paid = (date: string, amount: number, method: 'bank' | 'cash') =>
      book(app, { date, method, personId: parent.personId, shares: [{ registrationId: id, amount }] });
    await paid('2026-02-01', 2_000, 'bank');
    await paid('2026-02-23', 8_001, 'cash');
    const [text = ''] = (await readConfirmation(parent, `/confirmation/${course.id}/${child.id}/`)).text;
    for (const part of [
      'Bezahlt insgesamt 100,01 €',
      '01.02.2026 Erste Woche Überweisung Eva Rossi 20,00 €',
      '23.02.2026 Erste Woche Bar Eva Rossi 80,01 €',
      'Nachverfolgbar bezahlt 20,00 €',
      'Nicht nachverfolgbar bezahlt 80,01 €',
      'Was bar oder anders bezahlt wurde, kann für die Steuererklärung nicht verwendet werden.',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Von anderen bezahlt');
  });

  it('shows a parent of what others paid only how much, and the office all', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const child = await someChild(app, [mother, father]);
    const course = await someCourse(app);
    const week = await someWeek(app, course, { name: 'Erste Woche' });
    const unpaid = { payed_amount: 0, payed_at: null, booked_by: mother.id };
    const { id } = await someRegistration(app, child, week, unpaid);
    const shares = (amount: number) => [{ registrationId: id, amount }];
    const personId = mother.personId;
    await book(app, { date: '2026-02-01', method: 'cash', personId, shares: shares(7_000) });
    const payerId = father.personId;
    await book(app, { date: '2026-02-02', personId, payerId, shares: shares(5_000) });
    const path = `/confirmation/${course.id}/${child.id}/`;
    const [ofFather = ''] = (await readConfirmation(father, path)).text;
    expect(ofFather).toContain('02.02.2026 Erste Woche Überweisung Eva Rossi 50,00 €');
    expect(ofFather).toContain('Erste Woche Andere Person 70,00 €');
    expect(ofFather).toContain('Nachverfolgbar bezahlt 50,00 €');
    expect(ofFather).toContain('Nicht nachverfolgbar bezahlt 0,00 €');
    expect(ofFather).toContain('Von anderen bezahlt 70,00 €');
    expect(ofFather).not.toMatch(/01\.02\.2026|Bar/);
    const [ofMother = ''] = (await readConfirmation(mother, path)).text;
    expect(ofMother).toContain('02.02.2026 Erste Woche Überweisung Andere Person 50,00 €');
    // Her sums are of what she paid: both cannot use the same money for the tax return.
    expect(ofMother).toContain('Nachverfolgbar bezahlt 0,00 €');
    expect(ofMother).toContain('Nicht nachverfolgbar bezahlt 70,00 €');
    expect(ofMother).toContain('Von anderen bezahlt 50,00 €');
    const office = await someStaff(app, ['payment.index']);
    const [ofOffice = ''] = (await readConfirmation(office as Parent, path)).text;
    expect(ofOffice).toContain('02.02.2026 Erste Woche Überweisung Eva Rossi 50,00 €');
    expect(ofOffice).toContain('01.02.2026 Erste Woche Bar Eva Rossi 70,00 €');
  });

  it('is refused while nobody has entered who the organiser is', async () => {
    const parent = await someParent(app);
    const { path } = await somePaidWeek(parent);
    await setOption('payment_address', '<p>Name und Anschrift des Veranstalters</p>');
    const answer = await openDocument(app, parent, path);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['organiser']]);
    expect(answer.body.errors.organiser[0]).toContain('„Einstellungen → ');
    // The other language has its own.
    expect((await openDocument(app, parent, `${path}it/`)).status).toBe(200);
    await someOrganiser(app);
    expect((await openDocument(app, parent, path)).status).toBe(200);
  });

  it('is a file with a name in the language of the document, kept by no cache', async () => {
    const parent = await someParent(app);
    const { path } = await somePaidWeek(parent);
    const { headers } = await openDocument(app, parent, path);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    const name = /filename="([^"]*)".*filename\*=UTF-8''(.*)$/.exec(headers['content-disposition'] as string);
    expect(name?.[1]).toMatch(/^[\x20-\x7e]+\.pdf$/);
    expect(decodeURIComponent(name?.[2] ?? '')).toBe('Zahlungsbestätigung_Waldwochen_Größl-Đurić-Mia.pdf');
    const italian = await openDocument(app, parent, `${path}it/`);
    expect(decodeURIComponent(italian.headers['content-disposition'] as string)).toContain(
      'Conferma-di-pagamento_Nel-bosco_Größl-Đurić-Mia.pdf',
    );
  });
});

describe('a confirmation is not there', () => {
  const status = async (user: Parent, path: string) => (await openDocument(app, user, path)).status;

  it('while nothing is paid in full', async () => {
    const parent = await someParent(app);
    const { registration, path } = await somePaidWeek(parent);
    expect(await status(parent, path)).toBe(200);
    await pay(app, registration.id, 11_999);
    expect(await status(parent, path)).toBe(404);
    await pay(app, registration.id, 0);
    expect(await status(parent, path)).toBe(404);
  });

  it('for a registration that was removed, whatever was paid', async () => {
    const parent = await someParent(app);
    const { registration, path } = await somePaidWeek(parent);
    const office = await someStaff(app, 'Office');
    await app.as(office).delete(`/api/peopleCourseWeekRegistration/${registration.id}`).expect(200);
    expect(await status(parent, path)).toBe(404);
  });

  it('for another family, nor for staff without the permission', async () => {
    const parent = await someParent(app);
    const { path } = await somePaidWeek(parent);
    const stranger = await someParent(app);
    const answer = await openDocument(app, stranger, path);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(answer.headers['cache-control']).toBe('no-store');
    // Days, ways of payment and tax numbers are of payments: who only sees registrations has no confirmation.
    for (const permission of ['course.view', 'peopleCourseWeekRegistration.index'] as const)
      expect((await openDocument(app, await someStaff(app, [permission]), path)).status).toBe(404);
  });

  it('for a child that does not exist, or a number that is none', async () => {
    const parent = await someParent(app);
    expect(await status(parent, '/confirmation/999999/999999/')).toBe(404);
    await app.as(parent).get('/confirmation/1/x/').expect(404);
    await app.as(parent).get('/confirmation/0/1/').expect(404);
  });
});

it('names to each parent itself alone, to the office both', async () => {
  const [one, other] = [await someParent(app), await someParent(app)];
  const child = await someChild(app, [one, other]);
  const course = await someCourse(app);
  await someRegistration(app, child, await someWeek(app, course));
  const taxes = await Promise.all(
    [one, other].map(async ({ token }) => {
      const { body } = await app.as({ token }).get('/api/my-family').expect(200);
      return body.data.parent.tax as string;
    }),
  );
  const path = `/confirmation/${course.id}/${child.id}/`;
  const office = { ...(await someStaff(app, ['payment.index'])), personId: 0 };
  const shown = async (user: Parent) => {
    const [text = ''] = (await readConfirmation(user, path)).text;
    return taxes.map((tax) => text.includes(tax));
  };
  expect(await shown(one)).toEqual([true, false]);
  expect(await shown(other)).toEqual([false, true]);
  expect(await shown(office)).toEqual([true, true]);
});
