import type { FrontendProject } from '@feria/shared/contracts/frontend';
import type { I18n } from '../../i18n';
import { nearbyOf, nearbyText, possessive, type Nearby } from './nearby';

const spot = (id: number, latitude?: number) => ({
  id,
  name: `Ort ${id}`,
  name_it: `Luogo ${id}`,
  ...(latitude !== undefined && { latitude, longitude: 11.3 }),
});
const project = (id: number, latitude?: number): FrontendProject =>
  ({ id, name: `Projekt ${id}`, name_it: `Progetto ${id}`, location: spot(id, latitude) }) as FrontendProject;
const child = (id: number, first_name: string, ...inBasket: FrontendProject[]) => ({
  child: { id, first_name },
  planned: [],
  inBasket: inBasket.map((each) => ({ project: each })),
});

describe('what is near', () => {
  it('is the nearest of each child, the own first', () => {
    const cells = [child(1, 'Emil', project(5, 46.6), project(6, 46.51)), child(2, 'Lea', project(7, 46.5))];
    const found = nearbyOf(spot(3, 46.5), 2, cells, []);
    expect(found.map(({ name, project: { id } }) => [name, id])).toEqual([
      [null, 7],
      ['Emil', 6],
    ]);
  });

  it('is nothing where one of the places is not known, or has no coordinates', () => {
    const cells = [child(1, 'Emil', project(5, 46.6))];
    expect(nearbyOf(null, 2, cells, [])).toEqual([]);
    expect(nearbyOf(spot(3), 2, cells, [])).toEqual([]);
    const without = [child(1, 'Emil', project(5), { ...project(6), location: null })];
    expect(nearbyOf(spot(3, 46.5), 2, without, [])).toEqual([]);
  });
});

it('a first name owns in the way of each language', () => {
  expect(['Emil', 'Jonas', 'Max', 'Lutz'].map((name) => possessive(name, 'de'))).toEqual([
    'Emils',
    'Jonas’',
    'Max’',
    'Lutz’',
  ]);
  expect(possessive('Jonas', 'en')).toBe('Jonas’s');
  expect(possessive('Emil', 'it')).toBe('Emil');
});

it('is said in kilometres, under one, or as the same place', () => {
  // Texts are their keys and what fills them, so that no wording is tested here.
  const i18n = {
    t: (key: string, params: object = {}) =>
      [key.replace('planner.', ''), ...Object.values(params)].join(' '),
    local: ({ name }: { name: string }) => name,
    language: 'de',
  } as unknown as I18n;
  const text = (km: number, name: string | null = 'Emil') =>
    nearbyText({ name, project: project(5), km } satisfies Nearby, i18n);
  expect(text(2.6)).toBe('distance km 3 Emils');
  expect(text(0.9)).toBe('distance km_under Emils');
  expect(text(0.1)).toBe('same_place Emil');
  expect(text(12.2, null)).toBe('distance_own km 12 Projekt 5');
  expect(text(0, null)).toBe('same_place Projekt 5');
});
