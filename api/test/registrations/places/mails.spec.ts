import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { DueWork } from '../../../src/registrations/due-work.js';
import { sentMails } from '../../mailing/mailbox.js';
import { bookBasket } from '../basket/support.js';
import {
  book,
  createQuietApp,
  mailsTo,
  merge,
  move,
  occupy,
  remove,
  someFamily,
  travel,
} from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';

/* The mails about how places are given (product/registrations.md#how-places-are-given), as families read them. */

let app: TestApp;
beforeEach(async () => {
  app = await createQuietApp();
  await travel(app, '2026-03-02T09:00:00Z');
});
afterEach(() => app.close());

const LANGUAGES = ['de', 'it'] as const;
type Lang = (typeof LANGUAGES)[number];

/** A family that is registered for two weeks of a course that closes on 31 March. */
async function registered(lang: Lang, overrides: Partial<CourseEntity>) {
  const course = await someCourse(app, { register_to: '2026-03-31', ...overrides });
  const weeks = [await someWeek(app, course), await someWeek(app, course)];
  const family = await someFamily(app, 1, lang);
  const result = await book(app, family.parent, family.child, weeks, {}, { lang });
  return { course, weeks, family, result };
}

/**
 * The text, in one line, of the one mail with a subject; no placeholder is left in it. Asked by the subject: mails of one booking
 * go out side by side, in any order.
 */
async function textOf(subject: string): Promise<string> {
  const mails = await sentMails(app);
  expect(mails.map((mail) => mail.subject)).toContain(subject);
  const mail = mails.find((one) => one.subject === subject)!;
  const text = mail.text?.replace(/\s+/g, ' ') ?? '';
  expect(`${text} ${String(mail.html)}`).not.toMatch(/%\{|\{\{|undefined|null/);
  return text;
}
const name = (course: CourseEntity, lang: Lang): string => (lang === 'it' ? course.name_it : course.name);

it.each(LANGUAGES)(
  'what is held back is told with the day after which it is decided, in %s',
  async (lang) => {
    const { course, weeks, result } = await registered(lang, { allocation: 'fair_start' });
    const words = {
      de: ['Vorgemerkt', 'noch nicht sicher', 'nach Anmeldeschluss am 31.03.2026'],
      it: [
        'Prenotazione provvisoria',
        'non ancora sicure',
        'dopo la chiusura delle iscrizioni, il 31.03.2026',
      ],
    }[lang];
    const text = await textOf(`${words[0]}: ${name(course, lang)}`);
    for (const part of [...words.slice(1), lang === 'it' ? weeks[1]!.name_it : weeks[1]!.name])
      expect(text).toContain(part);
    expect(text).not.toContain(lang === 'it' ? weeks[0]!.name_it : weeks[0]!.name);
    // Nothing is to be paid for it, and the answer on the screen says the same. The week is not full, so there is no queue.
    expect(text).not.toMatch(/IBAN|Warteliste|lista d’attesa/);
    expect(result.message[1]).toContain(lang === 'de' ? 'noch nicht sicher' : 'non è ancora sicura');
  },
);

it.each(LANGUAGES)(
  'what is held back in another week says when places are given, and no place in a queue, in %s',
  async (lang) => {
    const { course, family, result } = await registered(lang, { allocation: 'fair_start' });
    const target = await someWeek(app, course);
    const merged = await someWeek(app, course);
    const [, held] = result.registrations;
    expect(held).toMatchObject({ outcome: 'waiting', held_back: true });
    expect((await move(app, held!.id!, target, { waiting: true })).status).toBe(200);
    expect((await merge(app, target, merged)).status).toBe(200);
    const told = (await mailsTo(app, family.parent)).filter(({ kind }) => kind === 'moved');
    const words = {
      de: 'vorgemerkt: Die Plätze werden nach Anmeldeschluss am 31.03.2026 gemeinsam vergeben',
      it: 'in sospeso: i posti si assegnano tutti insieme dopo la chiusura delle iscrizioni, il 31.03.2026',
    }[lang];
    expect(told.map(({ lines }) => lines[0]!.place)).toEqual([
      expect.stringContaining(words),
      expect.stringContaining(words),
    ]);
  },
);

it.each(LANGUAGES)('a basket says of what is held back when places are given, in %s', async (lang) => {
  const course = await someCourse(app, { register_to: '2026-03-31', allocation: 'fair_start' });
  const weeks = [await someWeek(app, course), await someWeek(app, course)];
  const { parent, child } = await someFamily(app, 1, lang);
  await bookBasket(app, parent, [child, weeks]);
  const [mail] = await sentMails(app);
  const text = mail?.text?.replace(/\s+/g, ' ') ?? '';
  expect(text).toContain(
    lang === 'de'
      ? 'Die Plätze werden nach dem 31.03.2026 gemeinsam vergeben. Sie erhalten dann eine E-Mail.'
      : 'I posti si assegnano tutti insieme dopo il 31.03.2026. Riceverà allora un’e-mail.',
  );
  expect(text).not.toMatch(/Warteliste|lista d’attesa/);
});

it.each(LANGUAGES)('wishes are told with the day after which they are drawn, in %s', async (lang) => {
  const { course, weeks, result } = await registered(lang, { allocation: 'draw' });
  const words = {
    de: ['Wünsche eingetragen', 'Nach Anmeldeschluss am 31.03.2026 werden die Plätze ausgelost'],
    it: [
      'Preferenze registrate',
      'Dopo la chiusura delle iscrizioni, il 31.03.2026, i posti vengono sorteggiati',
    ],
  }[lang];
  const text = await textOf(`${words[0]}: ${name(course, lang)}`);
  const names = weeks.map((week) => (lang === 'it' ? week.name_it : week.name));
  for (const part of [words[1]!, ...names]) expect(text).toContain(part);
  expect(text).not.toMatch(/IBAN|Warteliste|lista d’attesa/);
  expect(result.message).toHaveLength(2);
  expect(result.registrations.map(({ priority }) => priority)).toEqual([1, 2]);
  expect(result.payment).toBeNull();
});

it.each(LANGUAGES)('an offer that has expired is told with the new place, in %s', async (lang) => {
  const course = await someCourse(app, { move_up: 'offer' });
  const week = await someWeek(app, course, { max_participants: 1 });
  const [seat] = await occupy(app, week, 1);
  for (let index = 0; index < 2; index += 1) {
    const { parent, child } = await someFamily(app, 1, lang);
    await book(app, parent, child, week);
  }
  await remove(app, seat!, 'staff');
  await sentMails(app);
  await travel(app, '2026-03-04T10:00:00Z');
  await app.app.get(DueWork).run();
  const words = {
    de: ['Angebot abgelaufen', 'ohne Antwort abgelaufen', 'Platz 1 auf der Warteliste'],
    it: ['Offerta scaduta', 'è scaduta senza risposta', 'posto n. 1 in lista d’attesa'],
  }[lang];
  const text = await textOf(`${words[0]}: ${name(course, lang)}`);
  for (const part of words.slice(1)) expect(text).toContain(part);
});
