import type { OptionKey, UiLanguage } from '@feria/shared';
import type { ParsedMail } from 'mailparser';
import { CourseEntity } from '../../src/catalogue/course/course.entity.js';
import { OptionEntity } from '../../src/options/option.entity.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import type { CourseMailKind } from '../../src/platform/mail/course-texts.js';
import type { CourseMail } from '../../src/platform/mail/mail-kinds.js';
import { OutboxMailEntity } from '../../src/platform/mail/outbox-mail.entity.js';
import { Outbox } from '../../src/platform/mail/outbox.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { next, someCourse } from '../support/builders.js';
import { lastMailTo } from './mailbox.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
});
afterAll(() => app.close());

const LINES = [
  {
    child: 'Mia Rossi',
    week: 'Woche 1',
    period: '15.06.2026 – 19.06.2026',
    dayType: 'Ganztags',
    price: '120,50 €',
  },
  {
    child: 'Leo Rossi',
    week: 'Woche 2',
    period: '22.06.2026 – 26.06.2026',
    dayType: 'Halbtags',
    price: '80,00 €',
  },
];

interface Wanted {
  kind?: CourseMailKind;
  lang?: UiLanguage;
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

async function setOption(key: OptionKey, value: string | null): Promise<void> {
  const { manager } = app.dataSource;
  const row = (await manager.findOneBy(OptionEntity, { key })) ?? manager.create(OptionEntity, { key });
  await manager.save(Object.assign(row, { value }));
}

describe('a mail without a text of the course', () => {
  it.each<[CourseMailKind, UiLanguage, string, string]>([
    ['new', 'de', 'Anmeldung: Waldwochen', 'Ihre Anmeldung ist bei uns eingegangen:'],
    ['new', 'it', 'Iscrizione: Waldwochen', 'Abbiamo ricevuto la Sua iscrizione:'],
    ['new-waiting', 'de', 'Platz frei geworden: Waldwochen', 'Ein Platz ist frei geworden.'],
    ['new-waiting', 'it', 'Si è liberato un posto: Waldwochen', 'Si è liberato un posto.'],
    ['waiting', 'de', 'Warteliste: Waldwochen', 'Die folgenden Wochen sind voll.'],
    ['waiting', 'it', 'Lista d’attesa: Waldwochen', 'Le settimane seguenti sono al completo.'],
    ['deleted', 'de', 'Abmeldung: Waldwochen', 'Die folgenden Einträge wurden abgemeldet:'],
    ['deleted', 'it', 'Disiscrizione: Waldwochen', 'Le voci seguenti sono state disiscritte:'],
    ['payed', 'de', 'Zahlung erhalten: Waldwochen', 'Wir haben Ihre Zahlung erhalten.'],
    ['payed', 'it', 'Pagamento ricevuto: Waldwochen', 'Abbiamo ricevuto il Suo pagamento.'],
  ])('%s in %s says it in its words', async (kind, lang, subject, words) => {
    const mail = await send({ kind, lang });
    expect(mail.subject).toBe(subject);
    for (const half of [mail.text, String(mail.html)]) {
      expect(half).toContain(words);
      expect(half).toContain(lang === 'de' ? 'Guten Tag Eva Rossi,' : 'Gentile Eva Rossi,');
      for (const part of LINES.flatMap((line) => Object.values(line))) expect(half).toContain(part);
      expect(half).toContain('https://ferien.example/my-family');
    }
    expect(String(mail.html)).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${lang}">`, 'i'));
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
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
    expect(mail.text).toContain('Le settimane seguenti sono al completo.');
  });

  it.each<[CourseMailKind, keyof CourseEntity]>([
    ['new', 'email_new'],
    ['new-waiting', 'email_new_waiting'],
    ['waiting', 'email_waiting'],
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

describe('the look of every mail', () => {
  it('comes from the options', async () => {
    await setOption('app_name', 'Ferienverein "Sonne" & Co');
    await setOption('app_color', '#004488');
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
    expect(html).toMatch(
      /<img src="https:\/\/ferien\.example\/uploads\/logo-1\.png" alt="Ferienverein &quot;Sonne&quot; &amp; Co"/,
    );
    expect(html).not.toContain('elsewhere');
    expect(html).not.toContain('<script');
    expect(mail.text).toMatch(/\n--\nVerein, Web \(https:\/\/verein\.example\)\n*$/);
  });

  it('has no logo from elsewhere', async () => {
    await setOption('app_logo', 'https://x.test/logo.png');
    expect((await send()).html).not.toContain('x.test');
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
