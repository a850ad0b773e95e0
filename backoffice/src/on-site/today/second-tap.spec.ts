import { isSecondTap, isUnreadAnswer, type Tap } from './second-tap';

const card = (isConnected: boolean) => ({ isConnected });
const first = (isConnected = false): Tap => ({
  x: 300,
  y: 200,
  at: 1_000,
  card: card(isConnected),
  answer: null,
});
const next = (changes: Partial<Tap> = {}): Tap => ({
  x: 310,
  y: 210,
  at: 1_350,
  card: card(true),
  answer: null,
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

describe('a tap on what the tap before has opened', () => {
  const answer = {};

  it('is dropped', () => {
    expect(isUnreadAnswer(first(true), next({ card: null, answer }))).toBe(true);
  });

  it.each<[string, Tap | null, Tap]>([
    ['the first of all', null, next({ answer })],
    ['elsewhere', first(true), next({ answer, y: 290 })],
    ['after somebody could read it', first(true), next({ answer, at: 1_501 })],
    ['on what was there before', { ...first(true), answer }, next({ answer })],
    ['on something else', first(true), next()],
  ])('is not dropped: %s', (_, previous, tap) => {
    expect(isUnreadAnswer(previous, tap)).toBe(false);
  });
});
