import { distinctNames } from './features.js';

it('names projects of the same name with their year, in each language by itself', () => {
  const projects = [
    { name: 'Bach', name_it: 'Ruscello', year: 2026 },
    { name: 'Wald', name_it: 'Bosco', year: 2026 },
    { name: 'Wald', name_it: 'Foresta', year: 2027 },
    { name: 'Wald', name_it: 'Bosco', year: null },
  ];
  expect(distinctNames(projects, 'de')).toEqual(['Bach', 'Wald (2026)', 'Wald (2027)', 'Wald']);
  expect(distinctNames(projects, 'it')).toEqual(['Ruscello', 'Bosco (2026)', 'Foresta', 'Bosco']);
});
