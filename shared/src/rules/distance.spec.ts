import { distanceKm } from './distance.js';

const BOLZANO = { latitude: 46.4983, longitude: 11.3548 };
const MERANO = { latitude: 46.6713, longitude: 11.1594 };

it('is the way as the crow flies, the same in both directions', () => {
  expect(distanceKm(BOLZANO, MERANO)).toBeCloseTo(24.4, 1);
  expect(distanceKm(MERANO, BOLZANO)).toBe(distanceKm(BOLZANO, MERANO));
  expect(distanceKm(BOLZANO, BOLZANO)).toBe(0);
});

it('is a degree along a meridian, less along a parallel in the north, and half the earth at most', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  expect(distanceKm(at(46, 11), at(47, 11))).toBeCloseTo(111.2, 1);
  expect(distanceKm(at(60, 11), at(60, 12))).toBeCloseTo(55.6, 1);
  expect(distanceKm(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111.2, 1);
  expect(distanceKm(at(90, 0), at(-90, 0))).toBeCloseTo(20015, 0);
});

it('is not known where one has no coordinates; 0 is one', () => {
  expect(distanceKm(BOLZANO, {})).toBeNull();
  expect(distanceKm({ latitude: 46, longitude: null }, BOLZANO)).toBeNull();
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 })).toBe(0);
});
