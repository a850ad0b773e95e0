import { isSecondTap, type Tap } from './second-tap';

const card = (isConnected: boolean) => ({ isConnected });
const first = (isConnected = false): Tap => ({ x: 300, y: 200, at: 1_000, card: card(isConnected) });
const next = (changes: Partial<Tap> = {}): Tap => ({
  x: 310,
  y: 210,
  at: 1_350,
  card: card(true),
  ...changes,
});

it('a tap on the card that came under the finger is dropped', () => {
  expect(isSecondTap(first(), next())).toBe(true);
});

it.each<[string, Tap | null, Tap]>([
  ['the first of all', null, next()],
  ['while the card before stays on the list', first(true), next()],
  ['after a moment', first(), next({ at: 1_701 })],
  ['elsewhere', first(), next({ y: 290 })],
  ['on no card', first(), next({ card: null })],
])('a tap is not dropped: %s', (_, previous, tap) => {
  expect(isSecondTap(previous, tap)).toBe(false);
});
