import { partly } from '../../money/payments/support.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someCourse, someWeek } from '../../support/builders.js';
import { createQuietApp, kindsTo, occupy, registrationsOf, someFamily } from '../support/book.js';
import { basketOf, bookBasket, quote, sendBasket } from './support.js';

/* What a basket would get (product/registrations.md#basket). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

it('a quote says of each line what sending the basket gives, and books nothing', async () => {
  const { parent, children } = await someFamily(app, 2);
  const course = await someCourse(app, { sibling_discount_2: 10 });
  const last = await someWeek(app, course, { max_participants: 1 });
  const full = await someWeek(app, await someCourse(app), {
    from: '2026-07-06',
    to: '2026-07-10',
    max_participants: 1,
    waiting_list: 0,
  });
  await occupy(app, full, 1);
  const wanted = [
    [children, last],
    [children[0]!, full],
  ] as const;
  const quoted = await quote(app, parent, [...wanted[0]], [...wanted[1]]);
  expect(await registrationsOf(app, last)).toEqual([]);
  expect(await kindsTo(app, parent)).toEqual([]);
  const { registrations } = await bookBasket(app, parent, [...wanted[0]], [...wanted[1]]);
  expect(quoted.lines.map(({ outcome, queue_position }) => [outcome, queue_position])).toEqual(
    registrations.map(({ outcome, queue_position }) => [outcome, queue_position]),
  );
  const rows = await registrationsOf(app, last);
  expect(quoted.lines.slice(0, 2).map(({ price, discount }) => [price! * 100, discount! * 100])).toEqual(
    rows.map(({ price, discount }) => [price, discount]),
  );
  expect([quoted.total, quoted.open]).toEqual([120, 120]);
});

it('a quote says what of the sum credit pays', async () => {
  const { parent, child } = await someFamily(app);
  const course = await someCourse(app);
  const [before, week] = [await someWeek(app, course), await someWeek(app, course)];
  const { registrations } = await bookBasket(app, parent, [child, before]);
  await partly(app, registrations[0]!.id!, 170, '2026-03-01');
  expect(await quote(app, parent, [child, week])).toMatchObject({ total: 120, credit_used: 50, open: 70 });
  const { credit_used } = await bookBasket(app, parent, [child, week]);
  expect(credit_used).toBe(50);
});

describe('a line that would refuse the basket is named, and the others are quoted', () => {
  it('where registration opens later, with the instant', async () => {
    const { parent, child } = await someFamily(app);
    const open = await someWeek(app, await someCourse(app));
    const later = await someWeek(
      app,
      await someCourse(app, { register_from: '2026-04-01', register_from_time: '18:00' }),
      { from: '2026-07-06', to: '2026-07-10' },
    );
    const { lines } = await quote(app, parent, [child, later], [child, open]);
    expect(lines).toMatchObject([
      {
        outcome: 'refused',
        opens_at: '2026-04-01T16:00:00.000Z',
        message: expect.stringContaining('Anmeldung'),
      },
      { outcome: 'confirmed', price: 120 },
    ]);
    expect(lines[0]).not.toHaveProperty('price');
  });

  it('where the child is somebody else’s, too old, or there already', async () => {
    const { parent } = await someFamily(app);
    const child = await someChild(app, parent, { birth: '2018-06-16' });
    const { child: foreign } = await someFamily(app);
    const course = await someCourse(app);
    const weeks = [await someWeek(app, course), await someWeek(app, course)];
    const young = await someWeek(app, await someCourse(app, { age_to: 3 }), {
      from: '2026-07-06',
      to: '2026-07-10',
    });
    await bookBasket(app, parent, [child, weeks[0]!]);
    const { lines } = await quote(app, parent, [foreign, weeks[1]!], [child, weeks], [child, young]);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'confirmed', 'refused']);
    expect(new Set(lines.flatMap(({ message }) => message ?? [])).size).toBe(3);
  });

  it('where the other parent has booked it, with who it was', async () => {
    const { parent, child } = await someFamily(app);
    const { parent: second } = await someFamily(app);
    const link = { child_id: child.id, person_id: second.personId, invited_by: null };
    await app.dataSource.manager.insert(ChildParentEntity, link);
    const week = await someWeek(app, await someCourse(app));
    await bookBasket(app, second, [child, week]);
    const { lines } = await quote(app, parent, [child, week]);
    expect(lines[0]!.message).toMatch(/^\S+ \S\. hat dieses Kind heute um /);
    const own = await quote(app, second, [child, week]);
    expect(own.lines[0]!.message).toMatch(/^Dieses Kind wurde/);
  });

  it('where the child would be in two projects on one day', async () => {
    const { parent, child } = await someFamily(app);
    const [one, other] = [
      await someWeek(app, await someCourse(app)),
      await someWeek(app, await someCourse(app)),
    ];
    const { lines, total } = await quote(app, parent, [child, one], [child, other]);
    expect([lines.map(({ outcome }) => outcome), total]).toEqual([['confirmed', 'refused'], 120]);
  });

  it('where the project is hidden', async () => {
    const { parent, child } = await someFamily(app);
    const hidden = await someWeek(app, await someCourse(app, { active: false }));
    const { lines } = await quote(app, parent, [child, hidden]);
    expect(lines).toMatchObject([{ outcome: 'refused', course_week_id: hidden.id }]);
  });
});

it('of two families who ask at the same time each is quoted the last seat, and nobody else’s credit', async () => {
  const [first, second] = [await someFamily(app, 2), await someFamily(app)];
  const course = await someCourse(app);
  const [before, week] = [await someWeek(app, course), await someWeek(app, course, { max_participants: 1 })];
  const { registrations } = await bookBasket(app, first.parent, [first.child, before]);
  await partly(app, registrations[0]!.id!, 150, '2026-03-01');
  const answers = await Promise.all([
    quote(app, first.parent, [first.children, week]),
    quote(app, second.parent, [second.child, week]),
    quote(app, first.parent, [first.child, week]),
  ]);
  expect(answers.map(({ lines }) => lines.map(({ outcome }) => outcome))).toEqual([
    ['confirmed', 'waiting'],
    ['confirmed'],
    ['confirmed'],
  ]);
  expect(answers.map(({ credit_used }) => credit_used)).toEqual([30, 0, 30]);
});

it('a quote needs a login, and a line', async () => {
  const { parent, child } = await someFamily(app);
  const week = await someWeek(app, await someCourse(app));
  expect((await sendBasket(app, null, basketOf([child, week]), { path: '/quote' })).status).toBe(401);
  expect((await sendBasket(app, parent, { bookings: [] }, { path: '/quote' })).status).toBe(422);
});

it('a quote is refused, as the basket is, while the e-mail address should be confirmed', async () => {
  const { parent, child } = await someFamily(app);
  const week = await someWeek(app, await someCourse(app));
  const email_confirm_until = new Date(app.clock.now().getTime() - 1_000);
  await app.dataSource.manager.update(UserEntity, { id: parent.id }, { email_confirm_until });
  for (const path of ['', '/quote'] as const) {
    const { status, body } = await sendBasket(app, parent, basketOf([child, week]), { path });
    expect([status, body.code]).toEqual([403, 'email_not_confirmed']);
  }
});
