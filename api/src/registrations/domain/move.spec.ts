import { FIRST_COME } from './places-rule.js';
import { decideMove, type MoveFacts } from './move.js';

const JULY = { from: '2026-07-06', to: '2026-07-10' };

function facts(target: Partial<MoveFacts['target']> = {}, more: Partial<MoveFacts> = {}): MoveFacts {
  return {
    target: {
      id: 7,
      courseId: 1,
      rule: FIRST_COME,
      uncounted: 0,
      ...JULY,
      max_participants: 2,
      waiting_list: 2,
      registered: 0,
      waiting: 0,
      eligibleWaiting: 0,
      queue_counter: 4,
      cancelled: false,
      ...target,
    },
    isThere: false,
    childId: 9,
    places: new Map(),
    confirmed: [],
    ...more,
  };
}

describe('a move', () => {
  it('takes a free seat, whether the waiting list would do or not', () => {
    for (const waiting of [false, true]) {
      const { refusal, place } = decideMove(facts({ registered: 1 }), { waiting });
      expect([refusal, place.outcome, place.queueNumber]).toEqual([null, 'confirmed', null]);
    }
  });

  it('to a full week is refused, unless the waiting list will do: then it is the last there', () => {
    const full = facts({ registered: 2, waiting: 1 });
    expect(decideMove(full, {}).refusal).toBe('no_seat');
    const { refusal, place } = decideMove(full, { waiting: true });
    expect(refusal).toBeNull();
    expect(place).toMatchObject({ outcome: 'waiting', queueNumber: 5, queuePosition: 2 });
  });

  it('does not overtake who waits and could take the seat', () => {
    const queued = facts({ registered: 1, waiting: 1, eligibleWaiting: 1 });
    expect(decideMove(queued, {}).refusal).toBe('no_seat');
    expect(decideMove(queued, { waiting: true }).place).toMatchObject({
      outcome: 'waiting',
      queuePosition: 2,
    });
  });

  it('is refused where the waiting list is full too', () => {
    expect(decideMove(facts({ registered: 2, waiting: 2 }), { waiting: true }).refusal).toBe('full');
    expect(decideMove(facts({ registered: 2, waiting_list: 0 }), { waiting: true }).refusal).toBe('full');
  });

  it('is refused to a cancelled week, although seats are free', () => {
    for (const waiting of [false, true]) {
      expect(decideMove(facts({ cancelled: true }), { waiting }).refusal).toBe('cancelled');
    }
  });

  it('is refused where the child is already, before anything else is said', () => {
    const there = facts({ registered: 2 }, { isThere: true, confirmed: [JULY] });
    for (const waiting of [false, true]) expect(decideMove(there, { waiting }).refusal).toBe('already_there');
  });

  it('is refused on days of another programme, also to the waiting list', () => {
    const lastDay = { from: '2026-07-10', to: '2026-07-10' };
    expect(decideMove(facts({}, { confirmed: [lastDay] }), {}).refusal).toBe('overlap');
    expect(decideMove(facts({ registered: 2 }, { confirmed: [lastDay] }), { waiting: true }).refusal).toBe(
      'overlap',
    );
    const dayAfter = { from: '2026-07-11', to: '2026-07-11' };
    expect(decideMove(facts({}, { confirmed: [dayAfter] }), {}).refusal).toBeNull();
  });

  it('by which a child would have more than its places is an exception', () => {
    const limited = facts({ rule: { ...FIRST_COME, limit: 1 } }, { places: new Map([['1:9', 1]]) });
    expect(decideMove(limited, {})).toMatchObject({ refusal: 'no_seat', exception: 'held_back' });
    expect(decideMove(limited, { isExempt: true })).toMatchObject({
      refusal: null,
      exception: null,
      place: { outcome: 'confirmed' },
    });
  });

  it('to a seat before the draw is an exception', () => {
    const drawn = facts({ rule: { ...FIRST_COME, isDraw: true } });
    expect(decideMove(drawn, { waiting: true })).toMatchObject({ refusal: null, exception: 'draw' });
    expect(decideMove(drawn, { isExempt: true })).toMatchObject({ place: { outcome: 'confirmed' } });
  });
});
