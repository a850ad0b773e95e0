import type { TestApp } from '../support/app.js';
import { someCourse, someWeek } from '../support/builders.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  daysOf,
  editWeek,
  firstId,
  occupy,
  outcomes,
  placeOf,
  remove,
  someFamily,
  stored,
  historyOf,
  travel,
} from './support/book.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const JULY = { from: '2026-07-06', to: '2026-07-10' };

async function weekWith(max_participants: number, wanted: object = {}) {
  return someWeek(app, await someCourse(app), { ...JULY, max_participants, ...wanted });
}

/** A full week of one seat with a queue of families. */
async function fullWeek(queue: number) {
  const week = await weekWith(1);
  const [seat] = await occupy(app, week, 1);
  const families = [];
  for (let index = 0; index < queue; index += 1) {
    const family = await someFamily(app);
    families.push({ ...family, id: firstId(await book(app, family.parent, family.child, week)) });
  }
  return { week, seat: seat!, families, ids: families.map(({ id }) => id) };
}

const places = (ids: number[]) => Promise.all(ids.map((id) => placeOf(app, id)));

describe('a removal', () => {
  it('moves the first of the queue up, with days, history and the time of it', async () => {
    const { seat, ids, families } = await fullWeek(2);
    await remove(app, seat, 'staff');
    expect(await places(ids)).toEqual(['confirmed', 'waiting']);
    expect(await daysOf(app, families[0]!.child)).toHaveLength(5);
    expect(await daysOf(app, families[1]!.child)).toEqual([]);
    expect((await stored(app, ids[0]!))!.moved_up_at).toEqual(app.clock.at);
    expect((await historyOf(app, ids[0]!)).map(({ kind }) => kind)).toEqual(['waiting', 'moved_up']);
  });

  it('by a parent does the same', async () => {
    const week = await weekWith(1);
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, week));
    const next = await someFamily(app);
    const waiting = firstId(await book(app, next.parent, next.child, week));
    await remove(app, id, parent);
    expect(await placeOf(app, waiting)).toBe('confirmed');
  });

  it('of a waiting child moves nobody, and the order stays', async () => {
    const { ids, seat } = await fullWeek(3);
    await remove(app, ids[0]!, 'staff');
    expect(await places(ids)).toEqual([null, 'waiting', 'waiting']);
    await remove(app, seat, 'staff');
    expect(await places(ids)).toEqual([null, 'confirmed', 'waiting']);
  });

  it('moves nobody once the week has started', async () => {
    const { seat, ids } = await fullWeek(1);
    await travel(app, '2026-07-05T22:00:00Z');
    await remove(app, seat, 'staff');
    expect(await places(ids)).toEqual(['waiting']);
  });

  it('moves up in the last second before the week starts', async () => {
    const { seat, ids } = await fullWeek(1);
    await travel(app, '2026-07-05T21:59:59Z');
    await remove(app, seat, 'staff');
    expect(await places(ids)).toEqual(['confirmed']);
  });

  it('moves nobody in a week that has fewer seats than children by now', async () => {
    const week = await weekWith(2);
    const [first, second] = await occupy(app, week, 2);
    const { parent, child } = await someFamily(app);
    const waiting = firstId(await book(app, parent, child, week));
    await editWeek(app, week, { max_participants: 1 });
    await remove(app, first!, 'staff');
    expect(await placeOf(app, waiting)).toBe('waiting');
    await remove(app, second!, 'staff');
    expect(await placeOf(app, waiting)).toBe('confirmed');
  });

  it('passes over a child with another programme, who keeps the place and blocks nobody', async () => {
    const { seat, ids, families } = await fullWeek(2);
    const { parent, child } = families[0]!;
    const elsewhere = firstId(await book(app, parent, child, await weekWith(1)));
    await remove(app, seat, 'staff');
    expect(await places(ids)).toEqual(['waiting', 'confirmed']);
    // The place kept counts as soon as the other programme is gone and a seat is free.
    await remove(app, elsewhere, parent);
    expect(await places(ids)).toEqual(['waiting', 'confirmed']);
    await remove(app, ids[1]!, 'staff');
    expect(await places(ids)).toEqual(['confirmed', null]);
  });

  it('frees the child too: it moves up where a seat was free beside it', async () => {
    const { seat, ids, families } = await fullWeek(1);
    const { parent, child } = families[0]!;
    const elsewhere = firstId(await book(app, parent, child, await weekWith(1)));
    await remove(app, seat, 'staff'); // passed over: the seat stays free
    expect(await places(ids)).toEqual(['waiting']);
    await remove(app, elsewhere, parent);
    expect(await places(ids)).toEqual(['confirmed']);
    expect(await daysOf(app, child)).toHaveLength(5);
  });

  it('lets a child that waits in two overlapping weeks have one of them', async () => {
    const one = await fullWeek(1);
    const { parent, child } = one.families[0]!;
    const other = await weekWith(1);
    const [otherSeat] = await occupy(app, other, 1);
    const second = firstId(await book(app, parent, child, other));
    await remove(app, one.seat, 'staff');
    await remove(app, otherSeat!, 'staff');
    expect(await places([one.ids[0]!, second])).toEqual(['confirmed', 'waiting']);
  });

  it('leaves a seat beside passed-over children to a newcomer', async () => {
    const { seat, ids, families, week } = await fullWeek(1);
    const { parent, child } = families[0]!;
    await book(app, parent, child, await weekWith(1));
    await remove(app, seat, 'staff');
    const newcomer = await someFamily(app);
    expect(outcomes(await book(app, newcomer.parent, newcomer.child, week))).toEqual(['confirmed']);
    expect(await places(ids)).toEqual(['waiting']);
  });
});

describe('a newcomer', () => {
  it('waits behind a queue that could take the seats, however many are sent', async () => {
    const { week } = await fullWeek(1);
    const { parent, children } = await someFamily(app, 2);
    expect(outcomes(await book(app, parent, children, week))).toEqual(['waiting', 'waiting']);
  });

  it('gets a number above all that were ever drawn', async () => {
    const { week, ids } = await fullWeek(2);
    const highest = (await stored(app, ids[1]!))!.queue_number!;
    await remove(app, ids[1]!, 'staff');
    const { child } = await someFamily(app);
    const id = firstId(await bookByStaff(app, child, week));
    expect((await stored(app, id))!.queue_number).toBeGreaterThan(highest);
  });
});

describe('an edit of the week', () => {
  it('that raises the capacity moves up as many, in order', async () => {
    const { week, ids } = await fullWeek(3);
    await editWeek(app, week, { max_participants: 3 });
    expect(await places(ids)).toEqual(['confirmed', 'confirmed', 'waiting']);
  });

  it('that lowers the capacity evicts nobody', async () => {
    const week = await weekWith(3);
    const seats = await occupy(app, week, 3);
    expect((await editWeek(app, week, { max_participants: 1 })).status).toBe(200);
    expect(await places(seats)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const { parent, child } = await someFamily(app);
    expect(outcomes(await book(app, parent, child, week))).toEqual(['waiting']);
  });

  it('that changes neither capacity nor dates moves nobody', async () => {
    const { week, ids } = await fullWeek(1);
    await editWeek(app, week, { name: 'Anders', waiting_list: 9 });
    expect(await places(ids)).toEqual(['waiting']);
  });

  it('that moves the dates takes the days along', async () => {
    const week = await weekWith(2);
    const { parent, child } = await someFamily(app);
    await book(app, parent, child, week);
    await editWeek(app, week, { from: '2026-07-08', to: '2026-07-11' });
    expect(await daysOf(app, child)).toEqual(['2026-07-08', '2026-07-09', '2026-07-10', '2026-07-11']);
  });

  it('that makes a confirmed child overlap is refused at from, and counts children', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await weekWith(2);
    await book(app, parent, children, await weekWith(2, { from: '2026-07-13', to: '2026-07-17' }));
    await book(app, parent, children, week);
    const one = await someFamily(app);
    await book(app, one.parent, one.child, await weekWith(1, { from: '2026-07-20', to: '2026-07-24' }));
    const answer = await editWeek(app, week, { to: '2026-07-24' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      from: ['2 angemeldete Kinder hätten in diesem Zeitraum zwei Programme.'],
    });
    expect(await daysOf(app, children[0]!)).toHaveLength(10);
  });

  it('that frees children lets them move up elsewhere', async () => {
    const { seat, ids, families } = await fullWeek(1);
    const { parent, child } = families[0]!;
    const other = await weekWith(1);
    await book(app, parent, child, other);
    await remove(app, seat, 'staff');
    expect(await places(ids)).toEqual(['waiting']);
    await editWeek(app, other, { from: '2026-07-13', to: '2026-07-17' });
    expect(await places(ids)).toEqual(['confirmed']);
  });

  it('that moves the week away from the other programmes of its queue moves it up', async () => {
    const { seat, ids, families, week } = await fullWeek(1);
    const { parent, child } = families[0]!;
    await book(app, parent, child, await weekWith(1));
    await remove(app, seat, 'staff');
    await editWeek(app, week, { from: '2026-07-13', to: '2026-07-17' });
    expect(await places(ids)).toEqual(['confirmed']);
    expect(await daysOf(app, child)).toHaveLength(10);
  });
});
