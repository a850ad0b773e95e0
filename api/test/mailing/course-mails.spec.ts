import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paymentDetails, type CourseMailKind, type OptionKey, type ContentLanguage } from '@feria/shared';
import type { ParsedMail } from 'mailparser';
import sharp from 'sharp';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { OptionEntity } from '../../src/model/settings/option.entity.js';
import { Transactions } from '../../src/core/database/transactions.js';
import type { CourseMail, MailSettlement } from '../../src/mailing/mail-kinds.js';
import { OutboxMailEntity } from '../../src/model/mailing/outbox-mail.entity.js';
import { Outbox } from '../../src/mailing/outbox.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { next, someCourse } from '../support/builders.js';
import { imageIn, lastMailTo } from './mailbox.js';
import { readQrCode } from './qr.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
});
afterAll(() => app.close());

const LINES = [
  {
    child: 'Mia Rossi',
    week: 'Woche 1',
    childId: 1,
    period: '15.06.2026 – 19.06.2026',
    dayType: 'Ganztags',
    price: '120,50 €',
  },
  {
    child: 'Leo Rossi',
    week: 'Woche 2',
    childId: 1,
    period: '22.06.2026 – 26.06.2026',
    dayType: 'Halbtags',
    price: '80,00 €',
  },
];

/** 10:15 in Rome. */
const UNTIL = '2026-06-12T08:15:00.000Z';

interface Wanted {
  kind?: CourseMailKind;
  lang?: ContentLanguage;
  course?: Partial<CourseEntity>;
  mail?: Partial<CourseMail>;
}

/** Sends a mail of a course and reads it as its reader does. */
async function send({ kind = 'new', lang = 'de', course = {}, mail = {} }: Wanted = {}): Promise<ParsedMail> {
  const { id, name } = await someCourse(app, { name: 'Waldwochen', ...course });
  const to = `reader${next()}@familie.example`;
  await app.app.get(Transactions).run((manager) =>
    app.app.get(Outbox).write(manager, {
      kind,
      to,
      lang,
      payload: { name: 'Eva Rossi', courseId: id, course: name, lines: LINES, ...mail },
    }),
  );
  return lastMailTo(app, to);
}

/** Sets an option for one test. */
async function setOption(key: OptionKey, value: string | null): Promise<void> {
  const { manager } = app.dataSource;
  const row = (await manager.findOneBy(OptionEntity, { key })) ?? manager.create(OptionEntity, { key });
  if (!optionsBefore.has(key)) optionsBefore.set(key, row.value ?? null);
  await manager.save(Object.assign(row, { value }));
}
const optionsBefore = new Map<OptionKey, string | null>();
afterEach(async () => {
  for (const [key, value] of optionsBefore)
    await app.dataSource.manager.update(OptionEntity, { key }, { value });
  optionsBefore.clear();
});

describe('a mail without a text of the course', () => {
  it.each<[CourseMailKind, ContentLanguage, string, string]>([
    [
      'new',
      'de',
      'Anmeldung: Waldwochen',
      'die Anmeldung zum Projekt „Waldwochen“ ist bei uns eingegangen. Folgendes ist fest gebucht:',
    ],
    [
      'new',
      'it',
      'Iscrizione: Waldwochen',
      'abbiamo ricevuto l’iscrizione al progetto «Waldwochen». Il posto è confermato per:',
    ],
    [
      'new-waiting',
      'de',
      'Platz frei geworden: Waldwochen',
      'im Projekt „Waldwochen“ sind Plätze frei geworden.',
    ],
    [
      'new-waiting',
      'it',
      'Si è liberato un posto: Waldwochen',
      'nel progetto «Waldwochen» si sono liberati dei posti.',
    ],
    [
      'waiting',
      'de',
      'Warteliste: Waldwochen',
      'die Anmeldung zum Projekt „Waldwochen“ ist bei uns eingegangen. Für die hier genannten Wochen ist zurzeit kein Platz frei',
    ],
    [
      'waiting',
      'it',
      'Lista d’attesa: Waldwochen',
      'abbiamo ricevuto l’iscrizione al progetto «Waldwochen». Al momento per le settimane indicate sotto non ci sono posti liberi',
    ],
    [
      'moved',
      'de',
      'Anmeldungen verschoben: Waldwochen', // two of them, as after a merge of weeks
      'wir haben die Anmeldung in eine andere Woche verschoben. Im Projekt „Waldwochen“ ist nun fest gebucht:',
    ],
    [
      'moved',
      'it',
      'Iscrizioni spostate: Waldwochen',
      'abbiamo spostato l’iscrizione a un’altra settimana. Nel progetto «Waldwochen» il posto è ora confermato per:',
    ],
    [
      'deleted',
      'de',
      'Abmeldung: Waldwochen',
      'die folgenden Abmeldungen vom Projekt „Waldwochen“ sind eingetragen:',
    ],
    [
      'deleted',
      'it',
      'Iscrizione cancellata: Waldwochen',
      'le seguenti iscrizioni al progetto «Waldwochen» sono state cancellate:',
    ],
    [
      'payed',
      'de',
      'Zahlung erhalten: Waldwochen',
      'wir haben die Zahlung für das Projekt „Waldwochen“ erhalten.',
    ],
    [
      'payed',
      'it',
      'Pagamento ricevuto: Waldwochen',
      'abbiamo ricevuto il pagamento per il progetto «Waldwochen».',
    ],
  ])('%s in %s says it in its words', async (kind, lang, subject, words) => {
    const mail = await send({ kind, lang });
    expect(mail.subject).toBe(subject);
    for (const half of [mail.text, String(mail.html)]) {
      expect(half).toContain(words);
      expect(half).toContain(lang === 'de' ? 'Guten Tag Eva Rossi,' : 'Gentile Eva Rossi,');
      for (const { childId: _, ...line } of LINES)
        for (const part of Object.values(line)) expect(half).toContain(part);
      expect(half).toContain(`https://ferien.example/my-family?lang=${lang}`);
    }
    expect(String(mail.html)).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${lang}">`, 'i'));
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it.each<[ContentLanguage, MailSettlement, string]>([
    [
      'de',
      { waits: false, paid: 0, open: 12_000, credit: 0 },
      'Für diese Anmeldung sind 120,00 € zu bezahlen.',
    ],
    [
      'de',
      { waits: false, paid: 8_000, open: 4_000, credit: 0 },
      'Für diese Anmeldung sind 80,00 € bezahlt. Noch zu bezahlen sind 40,00 €.',
    ],
    [
      'de',
      { waits: false, paid: 12_000, open: 0, credit: 0 },
      'Für diese Anmeldung sind 120,00 € bezahlt. Damit ist alles bezahlt.',
    ],
    [
      'it',
      { waits: false, paid: 15_000, open: 0, credit: 3_000 },
      'Per questa iscrizione sono stati pagati 150,00 €, cioè 30,00 € in più di quanto ora è dovuto.',
    ],
    [
      'it',
      { waits: true, paid: 12_000, open: 0, credit: 12_000 },
      'Per questa iscrizione sono già stati pagati 120,00 €. L’importo resta annotato come credito.',
    ],
  ])('says of a move where it was before, and what is paid (%s, %j)', async (lang, settlement, words) => {
    const lines = [{ ...LINES[0]!, before: 'bisher: Woche 7 (03.08.2026 – 07.08.2026)' }];
    // Also beside the course's own text, whose author cannot know it.
    for (const own of [null, '<p>Hallo {{name}}: {{weeks}}</p>']) {
      const course = { email_moved: own, email_moved_it: own };
      const mail = await send({ kind: 'moved', lang, course, mail: { lines, settlement } });
      for (const half of [mail.text, String(mail.html)]) {
        expect(half).toContain(words);
        expect(half?.match(/bisher: Woche 7 \(03\.08\.2026 – 07\.08\.2026\)/g)).toHaveLength(1);
      }
    }
  });

  it('says of a move to a waiting list that nothing is booked, and nothing to be paid', async () => {
    const settlement = { waits: true, paid: 0, open: 0, credit: 0 };
    const mail = await send({ kind: 'moved', mail: { lines: LINES.slice(0, 1), settlement } });
    expect(mail.text).toContain(
      'Dort ist zurzeit kein Platz frei, deshalb steht sie im Projekt „Waldwochen“',
    );
    expect(mail.text).not.toContain('fest gebucht');
    expect(mail.text).not.toContain('zu bezahlen.\n\nFür diese');
  });

  it('speaks of one place where it is one', async () => {
    const lines = LINES.slice(0, 1);
    const moved = await send({ kind: 'new-waiting', mail: { lines, giveBackUntil: UNTIL } });
    expect(moved.text).toContain('im Projekt „Waldwochen“ ist ein Platz frei geworden.');
    expect(moved.text).toContain('Brauchen Sie den Platz nicht mehr?');
    expect((await send({ kind: 'deleted', mail: { lines } })).text).toContain(
      'die folgende Abmeldung vom Projekt „Waldwochen“ ist eingetragen:',
    );
  });

  it.each([
    [
      'de' as const,
      { fee: 6_000, kept: 2_000, open: 4_000, credit: 0 },
      'Dafür fällt eine Abmeldegebühr von 60,00 € an. Davon sind 20,00 € bezahlt. Noch zu bezahlen sind 40,00 €.',
    ],
    [
      'de' as const,
      { fee: 6_000, kept: 6_000, open: 0, credit: 1_500 },
      'Dafür fällt eine Abmeldegebühr von 60,00 € an. Sie ist mit dem, was bezahlt war, beglichen. Von dem, was bezahlt war, bleiben 15,00 €. Dieser Betrag ist jetzt ein Guthaben. Damit wird zuerst bezahlt',
    ],
    ['de' as const, { fee: 0, kept: 0, open: 0, credit: 0 }, 'Die Abmeldung kostet nichts.'],
    [
      'it' as const,
      { fee: 0, kept: 0, open: 0, credit: 12_000 },
      'La cancellazione non costa nulla. I 120,00 € già pagati sono ora un credito. Con questo si paga prima',
    ],
    [
      'it' as const,
      { fee: 6_000, kept: 0, open: 6_000, credit: 0 },
      'La cancellazione comporta un costo di 60,00 €. Restano da pagare 60,00 €.',
    ],
    [
      'de' as const,
      { fee: 0, kept: 0, open: 0, credit: 12_000, creditsOther: true as const },
      'Die Abmeldung kostet nichts. Die bezahlten 120,00 € sind jetzt ein Guthaben des anderen Elternteils, auf den diese Anmeldung lief, auch wenn Sie sie bezahlt haben.',
    ],
    [
      'it' as const,
      { fee: 6_000, kept: 6_000, open: 0, credit: 1_500, creditsOther: true as const },
      'Di quanto era stato pagato restano 15,00 €. Questo importo è ora un credito dell’altro genitore, a cui era intestata questa iscrizione, anche se l’ha pagato Lei.',
    ],
    [
      'de' as const,
      { fee: 6_000, kept: 2_000, open: 4_000, credit: 0, creditsOther: true as const },
      'Davon sind 20,00 € bezahlt. Noch offen sind 40,00 €; das zahlt der andere Elternteil.',
    ],
    [
      'it' as const,
      { fee: 6_000, kept: 0, open: 6_000, credit: 0, creditsOther: true as const },
      'La cancellazione comporta un costo di 60,00 €. Restano 60,00 € da pagare, a carico dell’altro genitore.',
    ],
  ])('says what giving a place back costs (%s)', async (lang, cancellation, words) => {
    const { text, html } = await send({ kind: 'deleted', lang, mail: { cancellation } });
    expect(text).toContain(words);
    expect(html).toContain(words);
  });

  it('is escaped', async () => {
    const mail = await send({
      mail: { name: '<img src=x onerror=alert(1)>', course: 'A & B\r\nBcc: x@x.test' },
    });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img');
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toMatch(/^Anmeldung: A & B\s+Bcc: x@x.test$/);
  });
});

describe("a course's own text", () => {
  it('stands for greeting and words, with its placeholders filled in', async () => {
    const mail = await send({
      course: { email_new: '<p>Liebe <strong>{{name}}</strong>,</p><p>{{children}}: {{course}}</p>' },
    });
    expect(mail.html).toMatch(/Liebe <strong[^>]*>Eva Rossi<\/strong>,/);
    expect(mail.text).toMatch(
      /^Liebe Eva Rossi,\n\nMia Rossi, Leo Rossi: Waldwochen\n\n- Mia Rossi: Woche 1/,
    );
    expect(mail.text).not.toContain('Guten Tag');
    expect(mail.text).toContain('- Leo Rossi: Woche 2 (22.06.2026 – 26.06.2026), Halbtags, 80,00 €');
  });

  it('may put the weeks where it wants them', async () => {
    const mail = await send({ course: { email_new: '<p>Wochen: {{weeks}}</p>' } });
    expect(mail.text?.match(/Woche 1/g)).toHaveLength(1);
  });

  it.each<[ContentLanguage, string, string]>([
    ['de', 'Projekt: Waldwochen', 'Innerhalb von 72 Stunden, also bis zum 12.06.2026 um 10:15 Uhr,'],
    ['it', 'Progetto: Waldwochen', 'Entro 72 ore, cioè fino al 12.06.2026 alle ore 10:15,'],
  ])(
    'has what its author cannot know or forgot beside it, in both halves (%s)',
    async (lang, project, hours) => {
      const course = { email_new_waiting: '<p>Hallo</p>', email_new_waiting_it: '<p>Buongiorno</p>' };
      const mail = await send({ kind: 'new-waiting', lang, course, mail: { giveBackUntil: UNTIL } });
      for (const half of [mail.text, String(mail.html)]) {
        expect(half).toContain(project);
        expect(half).toContain(hours);
      }
    },
  );

  it('has a closing of its own: the mail writes no second one', async () => {
    const own = await send({ course: { email_new: '<p>Herzlich, das Team</p>' } });
    const builtIn = await send({});
    for (const [mail, count] of [
      [own, 0],
      [builtIn, 1],
    ] as const)
      for (const half of [mail.text, String(mail.html)])
        expect(half?.match(/Freundliche Grüße/g) ?? []).toHaveLength(count);
  });

  it('that names the project is not followed by its name once more', async () => {
    const mail = await send({ course: { email_new: '<p>{{course}} im Wald</p>' } });
    expect(mail.text).toContain('Waldwochen im Wald');
    expect(mail.text).not.toContain('Projekt: ');
  });

  it('shows the place on the waiting list, wherever the weeks stand', async () => {
    const lines = LINES.map((line) => ({ ...line, place: 'Platz 3 auf der Warteliste' }));
    for (const email_waiting of [null, '<p>{{weeks}}</p>']) {
      const mail = await send({ kind: 'waiting', course: { email_waiting }, mail: { lines } });
      for (const half of [mail.text, String(mail.html)]) {
        expect(half?.match(/Platz 3 auf der Warteliste/g)).toHaveLength(2);
      }
    }
  });

  it('is taken in the language of the reader', async () => {
    const course = { email_waiting: '<p>Deutsch</p>', email_waiting_it: '<p>Italiano</p>' };
    expect((await send({ kind: 'waiting', lang: 'it', course })).text).toContain('Italiano');
    expect((await send({ kind: 'waiting', lang: 'de', course })).text).toContain('Deutsch');
    // One language has no text: then the built-in one, not the text of the other.
    const mail = await send({
      kind: 'waiting',
      lang: 'it',
      course: { ...course, email_waiting_it: '<p> </p>' },
    });
    expect(mail.text).toContain(
      'abbiamo ricevuto l’iscrizione al progetto «Waldwochen». Al momento per le settimane indicate sotto non ci sono posti liberi',
    );
  });

  it.each<[CourseMailKind, keyof CourseEntity]>([
    ['new', 'email_new'],
    ['new-waiting', 'email_new_waiting'],
    ['waiting', 'email_waiting'],
    ['moved', 'email_moved'],
    ['deleted', 'email_deleted'],
    ['payed', 'email_payed'],
  ])('for %s is %s', async (kind, column) => {
    expect((await send({ kind, course: { [column]: '<p>Our own words</p>' } })).text).toContain(
      'Our own words',
    );
  });

  it('is never compiled, and brings no markup that is not allowed', async () => {
    const mail = await send({
      course: {
        email_new:
          '<p>{{appUrl}} {{#if name}}yes{{/if}} {{{name}}} {{lookup this "link"}}</p><script>alert(1)</script><img src="https://x.test/p.gif">',
      },
      mail: { name: '{{course}}<b>' },
    });
    expect(mail.text).toContain('{{appUrl}} {{#if name}}yes{{/if}} {{{course}}<b>} {{lookup this "link"}}');
    expect(mail.html).not.toMatch(/script|x\.test/);
  });

  it.each([
    '{{#if name}}yes{{/if}}',
    '{{#each lines}}{{child}}{{/each}}',
    '{{constructor}}',
    '{{__proto__}}',
    '{{hasOwnProperty}}',
    '{{../appUrl}}',
    '{{@root.appUrl}}',
    '{{> layout}}',
    '{{lookup . "link"}}',
    '{{concat "a" "b"}}',
  ])('names nothing but the listed placeholders: %s is sent as it stands', async (text) => {
    const mail = await send({ course: { email_new: `<p>${text}</p>` } });
    expect(mail.text).toContain(text);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src="file:///etc/passwd"></iframe>',
    '<link rel="stylesheet" href="https://x.test/a.css">',
    '<style>body{background:url(https://x.test/a)}</style>',
    '<a href="javascript:alert(1)">x</a>',
    '<p style="background:url(https://x.test/a)">x</p>',
  ])('brings no code, no frame and nothing from elsewhere: %s', async (text) => {
    // As if it had come past the sanitiser on write.
    const html = String((await send({ course: { email_new: `<p>a</p>${text}` } })).html);
    expect(html).not.toMatch(/<script|<svg|<iframe|onerror|onload|javascript:|x\.test|passwd/i);
  });

  it('takes a value for what it is: braces and markup in a name stay text', async () => {
    const mail = await send({
      course: { email_new: '<p>{{name}}</p>' },
      mail: { name: '{{link}} {{{course}}} <script>1</script>' },
    });
    expect(mail.text).toContain('{{link}} {{{course}}} <script>1</script>');
    expect(mail.html).not.toContain('<script');
    const linked = await send({
      course: { email_new: '<p><a href="{{name}}">x</a></p>' },
      mail: { name: '/x" onclick="alert(1)' },
    });
    expect(linked.html).not.toMatch(/" ?onclick/);
  });

  it('is not needed: the course may be gone', async () => {
    const course = await someCourse(app);
    const to = `reader${next()}@familie.example`;
    await app.dataSource.manager.delete(CourseEntity, { id: course.id });
    await app.app.get(Transactions).run((manager) =>
      app.app.get(Outbox).write(manager, {
        kind: 'deleted',
        to,
        lang: 'de',
        payload: { name: 'Eva', courseId: course.id, course: 'Waldwochen', lines: LINES },
      }),
    );
    expect((await lastMailTo(app, to)).subject).toBe('Abmeldung: Waldwochen');
  });
});

/** Puts a picture where uploads are. */
async function upload(name: string, { width, height }: { width: number; height: number }): Promise<void> {
  const directory = join(app.config.dataDir, 'uploads');
  await mkdir(directory, { recursive: true });
  const picture = sharp({ create: { width, height, channels: 3, background: '#004488' } });
  await writeFile(join(directory, name), await picture.png().toBuffer());
}

describe('how to pay', () => {
  const bank = {
    applied_bank_name: 'Ferienverein Südtirol',
    applied_bank_iban: 'IT60 X054 2811 1010 0000 0123 456',
  };
  const payment = () => paymentDetails({ id: 12, ...bank }, 345, 20_050)!;

  it.each<[ContentLanguage, string[]]>([
    ['de', ['So bezahlen Sie', 'Betrag', 'Empfänger', 'Referenz']],
    ['it', ['Come pagare', 'Importo da pagare', 'Beneficiario', 'Causale']],
  ])(
    'stands in HTML and text of a mail in %s, and in a QR code that banking apps read',
    async (lang, words) => {
      const { epc, reference } = payment();
      const mail = await send({ lang, mail: { payments: [payment()] } });
      const grouped = reference.replace(/(.{4})(?=.)/g, '$1 ');
      for (const half of [mail.text ?? '', String(mail.html)]) {
        for (const word of words) expect(half).toContain(word);
        for (const value of [
          '200,50 €',
          'Ferienverein Südtirol',
          'IT60 X054 2811 1010 0000 0123 456',
          grouped,
        ]) {
          expect(half).toContain(value);
        }
      }
      expect(mail.html).toMatch(/<img (?=[^>]*src="cid:payment-qr-0")[^>]*alt="[^"]+"/);
      expect(await readQrCode(imageIn(mail, 'payment-qr-0'))).toBe(epc);
      expect(epc.split('\n')).toEqual([
        'BCD',
        '002',
        '1',
        'SCT',
        '',
        'Ferienverein Südtirol',
        'IT60X0542811101000000123456',
        'EUR200.50',
        '',
        reference,
      ]);
    },
  );

  it('is not said where nothing is to be paid', async () => {
    const mail = await send();
    expect(mail.text).not.toContain('IBAN');
    expect(mail.html).not.toContain('cid:payment');
  });
});

it('long names and umlauts come through whole, in the subject too', async () => {
  const course =
    `Übernächtigungs-Abenteuer für ängstliche Bären ${'und größere Geschwister '.repeat(8)}`.trim();
  const name = `Jürgen-Maximilian ${'von '.repeat(30)}Größenwahn`;
  const mail = await send({ mail: { course, name } });
  expect(mail.subject).toBe(`Anmeldung: ${course}`);
  expect(mail.text).toContain(`Guten Tag ${name},`);
  expect(mail.html).toContain(`Guten Tag ${name},`);
});

describe('the headers', () => {
  it('say what sort of mail it is, and keep machines from answering', async () => {
    const { headers } = await send({ lang: 'it' });
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('x-auto-response-suppress')).toBe('All');
    expect(headers.get('content-language')).toBe('it');
    expect((headers.get('list') as unknown as { id: { id: string } }).id.id).toBe(
      'registrations.ferien.example',
    );
  });
});

describe('the look of every mail', () => {
  it('comes from the options', async () => {
    await setOption('app_name', 'Ferienverein "Sonne" & Co');
    await setOption('app_color', '#004488');
    await upload('logo-1.png', { width: 900, height: 300 });
    await setOption('app_logo', '/uploads/logo-1.png');
    await setOption(
      'email_footer',
      '<p>Verein, <a href="https://verein.example">Web</a></p><script>x</script>',
    );
    // What is shown to people as address is no address for links.
    await setOption('app_url', 'https://elsewhere.example');
    const mail = await send();
    const html = String(mail.html);
    expect(mail.from?.value).toEqual([
      { name: 'Ferienverein "Sonne" & Co', address: 'no-reply@ferien.example' },
    ]);
    expect(html).toMatch(/background:\s?#004488;\s?color:\s?#ffffff/);
    // In the mail itself: no program has to ask for it, and no server learns who reads.
    expect(html).toMatch(/<img (?=[^>]*src="cid:logo")[^>]*alt="Ferienverein &quot;Sonne&quot; &amp; Co"/);
    expect(await sharp(imageIn(mail, 'logo')).metadata()).toMatchObject({
      format: 'png',
      width: 360,
      height: 120,
    });
    expect(html).not.toMatch(/<img [^>]*src="(?!cid:)/);
    expect(html).not.toContain('elsewhere');
    expect(html).not.toContain('<script');
    expect(mail.text).toMatch(/\n--\nVerein, Web \(https:\/\/verein\.example\)\n*$/);
  });

  it('has no logo from elsewhere', async () => {
    for (const address of ['https://x.test/logo.png', '/uploads/missing.png', '/uploads/../secrets.json']) {
      await setOption('app_logo', address);
      const mail = await send();
      expect(mail.html).not.toMatch(/x\.test|<img/);
      expect(mail.attachments).toEqual([]);
    }
  });
});

it('the payload of a course mail stays for the office, the state tells that it was sent', async () => {
  const mail = await send();
  const [address] = [mail.to].flat()[0]?.value ?? [];
  const row = await app.dataSource.manager.findOneByOrFail(OutboxMailEntity, { recipient: address?.address });
  expect(row.state).toBe('sent');
  expect(JSON.parse(row.payload)).toMatchObject({ name: 'Eva Rossi' });
  expect(`<${row.message_id}>`).toBe(mail.messageId);
});
