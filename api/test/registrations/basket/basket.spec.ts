import type { BasketQuote } from '@feria/shared';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someWeek } from '../../support/builders.js';
import {
  bookByStaff,
  createQuietApp,
  daysOf,
  kindsTo,
  mailsTo,
  occupy,
  registrationsOf,
  send,
  someFamily,
  stored,
} from '../support/book.js';
import { partly } from '../../money/payments/support.js';
import { basketOf, bookBasket, quote, sendBasket } from './support.js';

/* Several projects booked at once (product/registrations.md#basket). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const JULY = { from: '2026-07-06', to: '2026-07-10' };
const OTHER_ACCOUNT = 'DE02120300000000202051';

/** Two projects with a week each, on different days. */
async function twoWeeks(
  first: Partial<CourseWeekEntity> = {},
  second: Partial<CourseWeekEntity> = {},
): Promise<[CourseWeekEntity, CourseWeekEntity]> {
  const one = await someWeek(app, await someCourse(app, { name: 'Waldwochen' }), first);
  const other = await someWeek(app, await someCourse(app, { name: 'Zirkus' }), { ...JULY, ...second });
  return [one, other];
}

describe('a basket', () => {
  it('books weeks of several projects at once, and says of each line which project it is of', async () => {
    const { parent, children } = await someFamily(app, 2);
    const [one, other] = await twoWeeks();
    const result = await bookBasket(app, parent, [children, one], [children[0]!, other]);
    const line = { outcome: 'confirmed', id: expect.any(Number) };
    expect(result.registrations).toEqual([
      { ...line, course_id: one.course_id, child_id: children[0]!.id, course_week_id: one.id },
      { ...line, course_id: one.course_id, child_id: children[1]!.id, course_week_id: one.id },
      { ...line, course_id: other.course_id, child_id: children[0]!.id, course_week_id: other.id },
    ]);
    expect(result.message).toHaveLength(3);
    expect(await daysOf(app, children[0]!)).toHaveLength(10);
  });

  it('is paid with one transfer for each account', async () => {
    const { parent, child } = await someFamily(app);
    const [one, other] = await twoWeeks();
    const elsewhere = await someWeek(app, await someCourse(app, { bank_iban: OTHER_ACCOUNT }), {
      from: '2026-07-13',
      to: '2026-07-17',
    });
    const { payments } = await bookBasket(app, parent, [child, one], [child, other], [child, elsewhere]);
    expect(
      payments.map(({ amount, bank_iban, projects }) => [amount, bank_iban, projects?.length ?? 1]),
    ).toEqual([
      [240, 'IT60X0542811101000000123456', 2],
      [120, OTHER_ACCOUNT, 1],
    ]);
  });

  it('uses the credit of the family once, and says how much', async () => {
    const { parent, child } = await someFamily(app);
    const [before, one] = await twoWeeks();
    const { registrations } = await bookBasket(app, parent, [child, before]);
    await partly(app, registrations[0]!.id!, 270, '2026-03-01');
    const other = await someWeek(app, await someCourse(app), { from: '2026-07-13', to: '2026-07-17' });
    const result = await bookBasket(app, parent, [child, one], [child, other]);
    expect(result).toMatchObject({ credit_used: 150, payments: [{ amount: 90 }] });
    expect(await Promise.all(result.registrations.map(({ id }) => stored(app, id!)))).toMatchObject([
      { payed_amount: 12_000 },
      { payed_amount: 3_000 },
    ]);
  });

  it('keeps contacts, comment and consent with each project', async () => {
    const { parent, child } = await someFamily(app);
    const [one, other] = await twoWeeks();
    const { registrations } = await bookBasket(
      app,
      parent,
      [child, one, { comment: 'Wald', photo_privacy: true }],
      [child, other, { comment: 'Zirkus', emergency_contact1_phone: '+39 0471 999999' }],
    );
    const rows = await Promise.all(registrations.map(({ id }) => stored(app, id!)));
    expect(rows).toMatchObject([
      { comment: 'Wald', photo_privacy: true, emergency_contact1_phone: '+39 333 1111111' },
      { comment: 'Zirkus', photo_privacy: null, emergency_contact1_phone: '+39 0471 999999' },
    ]);
    expect(rows.every((row) => row!.privacy_consent_at !== null)).toBe(true);
  });

  it('with a full line is booked all the same, unless every line is full', async () => {
    const { parent, child } = await someFamily(app);
    const [one, full] = await twoWeeks({}, { max_participants: 0, waiting_list: 0 });
    const refused = await sendBasket(app, parent, basketOf([child, full]));
    expect([refused.status, refused.body.code]).toEqual([422, 'week_full']);
    expect(Object.keys(refused.body.errors)).toEqual(['bookings.0.bookedChildren.0.courseWeeks.0.id']);
    const result = await bookBasket(app, parent, [child, one], [child, full]);
    expect(result.registrations.map(({ outcome }) => outcome)).toEqual(['confirmed', 'full']);
    expect(result.waitingQueueWarnings).toHaveLength(1);
  });

  it('gives the last seat of a week once', async () => {
    const { parent, children } = await someFamily(app, 2);
    const [one, other] = await twoWeeks({ max_participants: 1 });
    const { registrations } = await bookBasket(app, parent, [children, one], [children, other]);
    expect(registrations.map(({ outcome, queue_position }) => [outcome, queue_position])).toEqual([
      ['confirmed', undefined],
      ['waiting', 1],
      ['confirmed', undefined],
      ['confirmed', undefined],
    ]);
  });

  it('that is repeated with its key gets the first answer, and books nothing', async () => {
    const { parent, child } = await someFamily(app);
    const [one, other] = await twoWeeks();
    const body = basketOf([child, one], [child, other]);
    const first = await sendBasket(app, parent, body, { key: 'basket' });
    const again = await sendBasket(app, parent, body, { key: 'basket' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await kindsTo(app, parent)).toEqual(['basket']);
    const changed = await sendBasket(app, parent, basketOf([child, one]), { key: 'basket' });
    expect([changed.status, changed.body.code]).toEqual([409, 'idempotency_conflict']);
  });
});

describe('a basket is refused whole', () => {
  it('where one of its projects refuses it, with the message at its line', async () => {
    const { parent, child } = await someFamily(app);
    const [one, other] = await twoWeeks();
    const closed = await someWeek(app, await someCourse(app, { register_from: '2026-05-01' }), {
      from: '2026-07-13',
      to: '2026-07-17',
    });
    const { status, body } = await sendBasket(
      app,
      parent,
      basketOf([child, one], [child, closed], [child, other]),
    );
    expect([status, body.code]).toEqual([422, 'registration_closed']);
    expect(Object.keys(body.errors)).toEqual(['bookings.1.bookedChildren.0.courseWeeks.0.id']);
    expect(await registrationsOf(app, one)).toEqual([]);
    expect(await kindsTo(app, parent)).toEqual([]);
  });

  it('with all that is wrong in any project', async () => {
    const { parent, child } = await someFamily(app);
    const { child: foreign } = await someFamily(app);
    const [one, other] = await twoWeeks();
    const { status, body } = await sendBasket(
      app,
      parent,
      basketOf([foreign, one], [child, other, { emergency_contact1_phone: '', privacy: false }]),
    );
    expect([status, body.code]).toEqual([422, 'validation']);
    expect(Object.keys(body.errors).sort()).toEqual([
      'bookings.0.bookedChildren.0.id',
      'bookings.1.emergency_contact1_phone',
      'bookings.1.privacy',
    ]);
  });

  it('where a project is not there, or not shown to parents', async () => {
    const { parent, child } = await someFamily(app);
    const [one] = await twoWeeks();
    const hidden = await someWeek(app, await someCourse(app, { active: false }), JULY);
    for (const week of [hidden, Object.assign(new CourseWeekEntity(), hidden, { course_id: 999_999 })]) {
      const { status, body } = await sendBasket(app, parent, basketOf([child, one], [child, week]));
      expect([status, Object.keys(body.errors)]).toEqual([422, ['bookings.1.course_id']]);
    }
    expect(await registrationsOf(app, one)).toEqual([]);
  });

  it('where a child would be in two projects on one day', async () => {
    const { parent, child } = await someFamily(app);
    const [one, other] = await twoWeeks({}, { from: '2026-06-17', to: '2026-06-20' });
    const { status, body } = await sendBasket(app, parent, basketOf([child, one], [child, other]));
    expect([status, Object.keys(body.errors)]).toEqual([
      422,
      ['bookings.1.bookedChildren.0.courseWeeks.0.id'],
    ]);
    expect(await app.dataSource.manager.countBy(RegistrationEntity, { child_id: child.id })).toBe(0);
  });

  it('without a booking, and with more than 60 lines', async () => {
    const { parent, children } = await someFamily(app, 2);
    const course = await someCourse(app);
    const weeks = [];
    for (let at = 0; at < 31; at += 1) weeks.push(await someWeek(app, course));
    for (const body of [{}, { bookings: [] }]) {
      const { status, body: answer } = await sendBasket(app, parent, body);
      expect([status, Object.keys(answer.errors)]).toEqual([422, ['bookings']]);
    }
    const many = await sendBasket(app, parent, basketOf([children, weeks]));
    expect([many.status, many.body.errors]).toEqual([422, { bookings: ['Höchstens 60 Wochen auf einmal.'] }]);
  });

  it('by staff, who have no family', async () => {
    const { child } = await someFamily(app);
    const [one] = await twoWeeks();
    expect((await sendBasket(app, null, basketOf([child, one]))).status).toBe(401);
  });
});

describe('the mail of a basket', () => {
  it('is one, with a section for each project and outcome, and asks for the sum', async () => {
    const { parent, children } = await someFamily(app, 2, 'it');
    const [one, other] = await twoWeeks({}, { max_participants: 1 });
    await bookBasket(app, parent, [children[0]!, one], [children, other]);
    const [mail, ...more] = (await mailsTo(app, parent)) as unknown as {
      kind: string;
      lang: string;
      sections: { course: string; outcome: string; lines: { place?: string }[] }[];
      payments: { amount: number }[];
    }[];
    expect(more).toEqual([]);
    expect([mail!.kind, mail!.lang, mail!.payments.map(({ amount }) => amount)]).toEqual([
      'basket',
      'it',
      [24_000],
    ]);
    expect(mail!.sections.map(({ outcome, lines }) => [outcome, lines.map(({ place }) => place)])).toEqual([
      ['new', [undefined]],
      ['new', [undefined]],
      ['waiting', ['posto n. 1 in lista d’attesa']],
    ]);
  });
});

describe('a basket beside single sign-ups', () => {
  it('gives what its sign-ups would have been given one after the other', async () => {
    const outcomesOf = async (isBasket: boolean) => {
      const { parent, children } = await someFamily(app, 3);
      const course = await someCourse(app, { sibling_discount_2: 10, sibling_discount_3: 20 });
      const weeks = [
        await someWeek(app, course, { max_participants: 2, waiting_list: 1 }),
        await someWeek(app, course, { max_participants: 3 }),
      ];
      const other = await someWeek(
        app,
        await someCourse(app, { places_per_child: 1, allocation: 'fair_start' }),
        {
          from: '2026-07-06',
          to: '2026-07-10',
          max_participants: 2,
        },
      );
      await occupy(app, weeks[1]!, 1);
      const wanted = [
        [children, weeks],
        [children, other],
      ] as const;
      if (isBasket) await bookBasket(app, parent, [children, weeks], [children, other]);
      else
        for (const [own, some] of wanted) {
          const answer = await send(
            app,
            parent,
            { id: [some].flat()[0]!.course_id },
            signUpBody(own, some as never),
          );
          expect(answer.status).toBe(201);
        }
      const rows = await Promise.all([...weeks, other].map((week) => registrationsOf(app, week)));
      return rows.map((own) =>
        own.map(({ is_waiting, queue_number, held_back, price, discount, child_id }) => ({
          is_waiting,
          queue_number,
          held_back,
          price,
          discount,
          child: children.findIndex(({ id }) => id === child_id),
        })),
      );
    };
    expect(await outcomesOf(true)).toEqual(await outcomesOf(false));
  });

  it('that comes right after a refused basket finds everything as it was', async () => {
    const { parent, children } = await someFamily(app, 2);
    const { parent: second, child } = await someFamily(app);
    const [last, other] = await twoWeeks({ max_participants: 1, waiting_list: 0 });
    await bookByStaff(app, children[1]!, other);
    // Both in one batch: the basket takes the last seat and is refused in its second project.
    const [basket, single] = await Promise.all([
      sendBasket(app, parent, basketOf([children[0]!, last], [children[1]!, other])),
      send(app, second, { id: last.course_id }, signUpBody(child, last)),
    ]);
    expect([basket.status, single.status]).toEqual([422, 201]);
    expect((await registrationsOf(app, last)).map(({ child_id }) => child_id)).toEqual([child.id]);
  });
});

describe('what the parent was shown before sending', () => {
  /** What a quote said, as it is sent with the basket. */
  function shownBy({ lines }: BasketQuote): object {
    const shown = lines.map(({ child_id, course_week_id, outcome, price, discount }) => ({
      child_id,
      course_week_id,
      outcome,
      price,
      discount,
    }));
    return { shown };
  }

  it('is booked where nothing has changed', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    const shown = shownBy(await quote(app, parent, [child, week]));
    const { status, body } = await sendBasket(app, parent, { ...basketOf([child, week]), ...shown });
    expect(status).toBe(201);
    expect(body.data.registrations).toMatchObject([{ outcome: 'confirmed' }]);
  });

  it('and costs more now refuses the basket, of which nothing is booked', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await someWeek(app, await someCourse(app));
    const other = await someWeek(app, await someCourse(app), { from: '2026-07-06', to: '2026-07-10' });
    const wanted = [
      [children[0]!, week],
      [children[1]!, other],
    ] as const;
    const shown = shownBy(await quote(app, parent, [...wanted[0]], [...wanted[1]]));
    await app.dataSource.manager.update(CourseWeekEntity, other.id, { price: 12_100 });
    const body = { ...basketOf([...wanted[0]], [...wanted[1]]), ...shown };
    const refused = await sendBasket(app, parent, body);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'basket_changed',
      message: expect.stringContaining('nichts gebucht'),
    });
    expect([await registrationsOf(app, week), await registrationsOf(app, other)]).toEqual([[], []]);
    // Who was shown nothing agrees to what it costs.
    await bookBasket(app, parent, [...wanted[0]], [...wanted[1]]);
  });

  it('and is a place on the waiting list now refuses the basket, and takes no place of others', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    const shown = shownBy(await quote(app, parent, [child, week]));
    await occupy(app, week, 1);
    const body = { ...basketOf([child, week]), ...shown };
    const refused = await sendBasket(app, parent, body);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('basket_changed');
    expect(await registrationsOf(app, week)).toHaveLength(1);
    const next = shownBy(await quote(app, parent, [child, week]));
    const booked = await sendBasket(app, parent, { ...basketOf([child, week]), ...next });
    expect(booked.status).toBe(201);
    expect(booked.body.data.registrations).toMatchObject([{ outcome: 'waiting', queue_position: 1 }]);
  });

  it('and refuses some takes no seat from who comes at the same time', async () => {
    const week = await someWeek(app, await someCourse(app), { max_participants: 1, waiting_list: 20 });
    const families = await Promise.all(Array.from({ length: 11 }, () => someFamily(app)));
    const answers = await Promise.all(
      families.map(({ parent, child }, index) => {
        const told = {
          child_id: child.id,
          course_week_id: week.id,
          outcome: 'confirmed',
          price: 1,
          discount: 0,
        };
        const isLast = index === families.length - 1;
        return sendBasket(app, parent, { ...basketOf([child, week]), shown: isLast ? [] : [told] });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 409), 201]);
    expect(answers.at(-1)!.body.data.registrations).toMatchObject([{ outcome: 'confirmed' }]);
  });

  it('and has another place in the queue is booked', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    await occupy(app, week, 1);
    const shown = shownBy(await quote(app, parent, [child, week]));
    await occupy(app, week, 1);
    const { status, body } = await sendBasket(app, parent, { ...basketOf([child, week]), ...shown });
    expect(status).toBe(201);
    expect(body.data.registrations).toMatchObject([{ outcome: 'waiting', queue_position: 2 }]);
  });
});
