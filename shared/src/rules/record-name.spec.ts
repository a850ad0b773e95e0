import { recordLabel, recordName } from './record-name.js';

describe('name of a record', () => {
  it.each([
    [{ id: 1, name: 'Ort', name_it: 'Luogo' }, 'de', 'Ort'],
    [{ id: 1, name: 'Ort', name_it: 'Luogo' }, 'it', 'Luogo'],
    [{ id: 1, name: 'Ort' }, 'it', 'Ort'],
    [{ id: 1, name_de: 'Ort', name_it: 'Luogo' }, 'de', 'Ort'],
    [{ id: 1, name_de: 'Ort', name_it: 'Luogo' }, 'it', 'Luogo'],
    [{ id: 1, display_name: 'Rossi Mia' }, 'de', 'Rossi Mia'],
    [{ id: 1, first_name: 'Mia', last_name: 'Rossi' }, 'de', 'Rossi Mia'],
    [{ id: 7 }, 'de', '#7'],
    [null, 'de', ''],
  ] as const)('of %j in %s is "%s"', (record, language, name) => {
    expect(recordName(record, language)).toBe(name);
  });
});

describe('label of a record', () => {
  it.each([
    [
      'a course with its year',
      { name: 'Wald', year: 2025, from: '2025-07-01', to: '2025-08-01' },
      'Wald (2025)',
    ],
    ['a course whose name says the year', { name: 'Sommer 2025', year: 2025 }, 'Sommer 2025'],
    ['a course without dates', { name: 'Wald', year: null, from: null, to: null }, 'Wald'],
    [
      'a week with its dates',
      { name: 'Woche 1', from: '2026-07-06', to: '2026-07-10' },
      'Woche 1, 06.07.2026 – 10.07.2026',
    ],
    [
      'a course by its registration',
      { name: 'Wald', year: null, register_from: '2025-02-01' },
      'Wald (2025)',
    ],
    ['anything else by its name', { name: 'Brixen' }, 'Brixen'],
  ])('names %s', (_, record, label) => {
    expect(recordLabel(record, 'de')).toBe(label);
  });
});
