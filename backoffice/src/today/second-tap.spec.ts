import { isSecondTap, type Tap } from './second-tap';

const tap = (changes: Partial<Tap> = {}): Tap => ({ x: 300, y: 200, at: 1_000, place: 'Emil', ...changes });

it.each<[string, Partial<Tap>, boolean]>([
  ['at another card that moved under the finger', { at: 1_350, place: 'Johanna' }, true],
  ['in a dialog that came between', { at: 1_350, x: 310, y: 215, place: 'dialog' }, true],
  ['at the same card', { at: 1_350 }, false],
  ['after a moment', { at: 1_701, place: 'Johanna' }, false],
  ['elsewhere', { at: 1_350, y: 290, place: 'Johanna' }, false],
])('a tap %s', (_, changes, isDropped) => {
  expect(isSecondTap(tap(), tap(changes))).toBe(isDropped);
});

it('the first tap is never dropped', () => {
  expect(isSecondTap(null, tap())).toBe(false);
});
