import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { SAME_ON_EVERY_ENGINE } from './suites.mjs';

it.each(Object.entries(SAME_ON_EVERY_ENGINE))('the second engine leaves out %s: %s', (path) => {
  const place = fromRoot('api', 'test', path);
  expect(existsSync(place) || existsSync(`${place}.spec.ts`)).toBe(true);
});
