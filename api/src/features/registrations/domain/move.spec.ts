import { decideMove, type MoveFacts } from './move.js';

const JULY = { from: '2026-07-06', to: '2026-07-10' };

function facts(target: Partial<MoveFacts['target']> = {}, more: Partial<MoveFacts> = {}): MoveFacts {
  return {
    target: {
      ...{ id: 7, ...JULY, max_participants: 2, waiting_list: 2, registered: 0, waiting: 0 },
      ...{ eligibleWaiting: 0, queue_counter: 4, cancelled: false, ...target },
    },
    isThere: false,
    confirmed: [],
    ...more,
  };
}

describe('a move', () => {
  it('takes a free seat, whether the waiting list would do or not', () => {
    for (const waiting of [false, true]) {
      const { refusal, place } = decideMove(facts({ registered: 1 }), waiting);
      expect([refusal, place.outcome, place.queueNumber]).toEqual([null, 'confirmed', null]);
    }
  });

  it('to a full week is refused, unless the waiting list will do: then it is the last there', () => {
    const full = facts({ registered: 2, waiting: 1 });
    expect(decideMove(full, false).refusal).toBe('no_seat');
    const { refusal, place } = decideMove(full, true);
    expect(refusal).toBeNull();
    expect(place).toMatchObject({ outcome: 'waiting', queueNumber: 5, queuePosition: 2 });
  });

  it('does not overtake who waits and could take the seat', () => {
    const queued = facts({ registered: 1, waiting: 1, eligibleWaiting: 1 });
    expect(decideMove(queued, false).refusal).toBe('no_seat');
    expect(decideMove(queued, true).place).toMatchObject({ outcome: 'waiting', queuePosition: 2 });
  });

  it('is refused where the waiting list is full too', () => {
    expect(decideMove(facts({ registered: 2, waiting: 2 }), true).refusal).toBe('full');
    expect(decideMove(facts({ registered: 2, waiting_list: 0 }), true).refusal).toBe('full');
  });

  it('is refused to a cancelled week, although seats are free', () => {
    for (const waiting of [false, true]) {
      expect(decideMove(facts({ cancelled: true }), waiting).refusal).toBe('cancelled');
    }
  });

  it('is refused where the child is already, before anything else is said', () => {
    const there = facts({ registered: 2 }, { isThere: true, confirmed: [JULY] });
    for (const waiting of [false, true]) expect(decideMove(there, waiting).refusal).toBe('already_there');
  });

  it('is refused on days of another programme, also to the waiting list', () => {
    const lastDay = { from: '2026-07-10', to: '2026-07-10' };
    expect(decideMove(facts({}, { confirmed: [lastDay] }), false).refusal).toBe('overlap');
    expect(decideMove(facts({ registered: 2 }, { confirmed: [lastDay] }), true).refusal).toBe('overlap');
    const dayAfter = { from: '2026-07-11', to: '2026-07-11' };
    expect(decideMove(facts({}, { confirmed: [dayAfter] }), false).refusal).toBeNull();
  });
});
