import type { Giving } from '../catalogue/giving';
import { prospectsOf } from './places';

const [FREE, QUEUE] = [{ isWaitingListOnly: false }, { isWaitingListOnly: true }];
const giving = (more: Partial<Giving> = {}): Giving => ({
  allocation: 'fair_start',
  places_per_child: null,
  places_given: false,
  ...more,
});

it('in a fair start as many are sure as the project says, one unless it says more', () => {
  expect(prospectsOf([FREE, FREE, FREE], giving(), 0)).toEqual(['seat', 'held_back', 'held_back']);
  expect(prospectsOf([FREE, FREE, FREE], giving({ places_per_child: 2 }), 0)).toEqual([
    'seat',
    'seat',
    'held_back',
  ]);
});

it('a week without a free seat uses up none of them', () => {
  expect(prospectsOf([QUEUE, FREE, QUEUE, FREE], giving(), 0)).toEqual([
    'waiting',
    'seat',
    'waiting',
    'held_back',
  ]);
});

it('what the child has already counts', () => {
  expect(prospectsOf([FREE], giving(), 1)).toEqual(['held_back']);
  expect(prospectsOf([FREE, FREE], giving({ places_per_child: 2 }), 1)).toEqual(['seat', 'held_back']);
});

it('before a draw all are wishes', () => {
  expect(prospectsOf([FREE, QUEUE], giving({ allocation: 'draw', places_per_child: 1 }), 4)).toEqual([
    'wish',
    'wish',
  ]);
});

it('afterwards, and elsewhere, there is no limit', () => {
  for (const allocation of ['fair_start', 'draw', 'first_come'] as const) {
    expect(prospectsOf([FREE, FREE, QUEUE], giving({ allocation, places_given: true }), 3)).toEqual([
      'seat',
      'seat',
      'waiting',
    ]);
  }
});
