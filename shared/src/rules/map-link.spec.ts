import { mapLink } from './map-link.js';

it('leads to the coordinates, also to those of 0', () => {
  const link = new URL(mapLink({ address: 'Lauben 1', latitude: 46.5, longitude: 0 })!);
  expect([link.origin, link.searchParams.get('mlat'), link.searchParams.get('mlon'), link.hash]).toEqual([
    'https://www.openstreetmap.org',
    '46.5',
    '0',
    '#map=17/46.5/0',
  ]);
});

it('looks for the address where there are no coordinates, whatever stands in it', () => {
  const address = 'Via "Roma" 1/a & 2#b, 39042 Brixen / Bressanone';
  const link = new URL(mapLink({ address, latitude: 46.5 })!);
  expect([link.pathname, [...link.searchParams], link.hash]).toEqual(['/search', [['query', address]], '']);
});

it('is none where neither is known', () => {
  expect(mapLink({})).toBeNull();
  expect(mapLink({ address: '', latitude: null, longitude: 11 })).toBeNull();
});
