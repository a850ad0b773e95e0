import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek } from '../support/builders.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  editWeek,
  firstId,
  kindsTo,
  mailsTo,
  occupy,
  remove,
  send,
  someFamily,
} from './support/book.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const NAMES = { name: 'Waldwochen', name_it: 'Settimane nel bosco' };

it('one mail for each submission and kind lists its children and weeks', async () => {
  const { parent, children } = await someFamily(app, 2);
  const course = await someCourse(app, NAMES);
  const free = await someWeek(app, course);
  const full = await someWeek(app, course, { max_participants: 0 });
  await book(app, parent, children, [free, full]);
  const mails = await mailsTo(app, parent);
  expect(mails).toEqual([
    expect.objectContaining({ kind: 'new', lang: 'de', course: 'Waldwochen', name: 'Eva Rossi' }),
    expect.objectContaining({ kind: 'waiting', lang: 'de' }),
  ]);
  expect(mails.map(({ lines }) => lines.map(({ week }) => week))).toEqual([
    ['Woche 1', 'Woche 1'],
    ['Woche 2', 'Woche 2'],
  ]);
  expect(new Set(mails[0]!.lines.map(({ child }) => child)).size).toBe(2);
});

it('a line tells child, week, period, day type and price', async () => {
  const { parent } = await someFamily(app);
  const child = await someChild(app, parent, { first_name: 'Mia', last_name: 'Rossi' });
  const week = await someWeek(app, await someCourse(app, NAMES));
  const registrationId = firstId(await book(app, parent, child, week));
  expect((await mailsTo(app, parent))[0]!.lines).toEqual([
    {
      childId: child.id,
      child: 'Mia Rossi',
      week: 'Woche 1',
      period: '15.06.2026 – 19.06.2026',
      dayType: 'Ganztags',
      price: '120,00 €',
      registrationId,
      // Free until registration ends.
      returns: [{ fee_percent: 0, until: '2026-05-31T21:59:59.999Z' }],
    },
  ]);
});

it('an Italian reader gets Italian names, whatever the language of the request', async () => {
  const { parent, child } = await someFamily(app, 1, 'it');
  const course = await someCourse(app, {
    ...NAMES,
    custom_labels: true,
    label_full_day_it: 'Tutto il giorno',
    label_full_day_de: 'Den ganzen Tag',
  });
  await book(app, parent, child, await someWeek(app, course), {}, { lang: 'de' });
  expect(await mailsTo(app, parent)).toEqual([
    expect.objectContaining({
      lang: 'it',
      course: 'Settimane nel bosco',
      lines: [expect.objectContaining({ week: 'Settimana 1', dayType: 'Tutto il giorno' })],
    }),
  ]);
});

it('a refused sign-up writes none', async () => {
  const { parent, child } = await someFamily(app);
  const week = await someWeek(app, await someCourse(app));
  const body = signUpBody(child, week, { privacy: false });
  expect((await send(app, parent, { id: week.course_id }, body)).status).toBe(422);
  expect(await mailsTo(app, parent)).toEqual([]);
});

it('a line that was full is in none', async () => {
  const { parent, child } = await someFamily(app);
  const course = await someCourse(app);
  const weeks = [
    await someWeek(app, course),
    await someWeek(app, course, { max_participants: 0, waiting_list: 0 }),
  ];
  await book(app, parent, child, weeks);
  expect((await mailsTo(app, parent)).map(({ kind, lines }) => [kind, lines.length])).toEqual([['new', 1]]);
});

describe('of two parents', () => {
  async function twoParents() {
    const [one, other] = [await someParent(app), await someParent(app, { lang: 'it' })];
    return { one, other, child: await someChild(app, [one, other]) };
  }

  it('the one who booked gets every mail of the booking', async () => {
    const { one, other, child } = await twoParents();
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    const [seat] = await occupy(app, week, 1);
    const id = firstId(await book(app, one, child, week));
    await remove(app, seat!, 'staff');
    await remove(app, id, other);
    expect(await kindsTo(app, one)).toEqual(['waiting', 'new-waiting', 'deleted']);
    // But for what the other one did.
    expect(await kindsTo(app, other)).toEqual(['deleted']);
  });

  it('both get the mails of a booking by staff, each in their language', async () => {
    const { one, other, child } = await twoParents();
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    const [seat] = await occupy(app, week, 1);
    const id = firstId(await bookByStaff(app, child, week));
    await remove(app, seat!, 'staff');
    await remove(app, id, 'staff');
    for (const [reader, lang] of [
      [one, 'de'],
      [other, 'it'],
    ] as const) {
      const mails = await mailsTo(app, reader);
      expect(mails.map(({ kind }) => kind)).toEqual(['waiting', 'new-waiting', 'deleted']);
      expect(new Set(mails.map((mail) => mail.lang))).toEqual(new Set([lang]));
    }
  });

  it('a parent without an account gets none, and the other does', async () => {
    const { one, other, child } = await twoParents();
    await app.dataSource.query(`UPDATE person SET user_id = NULL WHERE id = ${other.personId}`);
    await bookByStaff(app, child, await someWeek(app, await someCourse(app)));
    expect(await kindsTo(app, one)).toEqual(['new']);
    expect(await kindsTo(app, other)).toEqual([]);
  });
});

it('staff who book children of several families write to each family of its own', async () => {
  const families = [await someFamily(app, 2), await someFamily(app)];
  const week = await someWeek(app, await someCourse(app));
  await bookByStaff(
    app,
    families.flatMap(({ children }) => children),
    week,
  );
  const lines = await Promise.all(families.map(({ parent }) => mailsTo(app, parent)));
  expect(lines.map((mails) => mails.map((mail) => [mail.kind, mail.lines.length]))).toEqual([
    [['new', 2]],
    [['new', 1]],
  ]);
});

it('the mail about the waiting list names the place of each child', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
  await occupy(app, week, 2);
  const { parent, children } = await someFamily(app, 2);
  await book(app, parent, children, week);
  expect((await mailsTo(app, parent)).map(({ lines }) => lines.map(({ place }) => place))).toEqual([
    ['Platz 2 auf der Warteliste', 'Platz 3 auf der Warteliste'],
  ]);
  const italian = await someFamily(app, 1, 'it');
  await bookByStaff(app, italian.child, week);
  expect((await mailsTo(app, italian.parent))[0]!.lines[0]!.place).toBe('posto n. 4 in lista d’attesa');
});

it('the mail to who moved up says until when the place can be given back: 72 hours later', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 0 });
  const { parent, child } = await someFamily(app);
  await book(app, parent, child, week);
  await editWeek(app, week, { max_participants: 1 });
  const [waiting, movedUp] = await mailsTo(app, parent);
  expect(movedUp).toMatchObject({
    kind: 'new-waiting',
    giveBackUntil: new Date(app.clock.now().getTime() + 72 * 3_600_000).toISOString(),
  });
  expect(movedUp!.lines[0]).not.toHaveProperty('place');
  expect(waiting).not.toHaveProperty('giveBackUntil');
});

it('siblings who move up together are in one mail', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 0 });
  const { parent, children } = await someFamily(app, 2);
  await book(app, parent, children, week);
  await editWeek(app, week, { max_participants: 2 });
  const mails = await mailsTo(app, parent);
  expect(mails.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['waiting', 2],
    ['new-waiting', 2],
  ]);
});

it('leaving a waiting list is confirmed like a removal', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 0 });
  const { parent, child } = await someFamily(app);
  await remove(app, firstId(await book(app, parent, child, week)), parent);
  expect(await kindsTo(app, parent)).toEqual(['waiting', 'deleted']);
});
