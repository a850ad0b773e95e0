import { deleteQuestion, labelOf, pluralIn, resourceWords, untranslated, wordsProblem } from './words.mjs';

it('knows common fields in each language', () => {
  expect(labelOf('price')).toEqual({ de: 'Preis', it: 'Prezzo', en: 'Price' });
  expect(labelOf('name', 'it')).toEqual({
    de: 'Name (Italienisch)',
    it: 'Nome (italiano)',
    en: 'Name (Italian)',
  });
});

it('calls others by their name', () => {
  expect(labelOf('bus_line')).toEqual({ de: 'Bus line', it: 'Bus line', en: 'Bus line' });
});

it('prefers the words that it is given', () => {
  expect(labelOf('bus_line', undefined, ['Buslinie', 'Linea'])).toEqual({
    de: 'Buslinie',
    it: 'Linea',
    en: 'Bus line',
  });
});

it('tells words that nobody has translated', () => {
  const words = [labelOf('bus_line'), labelOf('price'), labelOf('bus_line')];
  expect(untranslated(words)).toEqual(['Bus line']);
});

it('takes the words that it is given, else the name', () => {
  const given = resourceWords('tour guide', { de: 'Reiseleiter|Reiseleiter', it: 'guida | guide' });
  expect(given.many).toEqual({ de: 'Reiseleiter', it: 'Guide', en: 'Tour guides' });
  expect(deleteQuestion(given).en).toBe('Are you sure to delete this tour guide?');
  expect(resourceWords('bus', { en: 'Coach|Coaches' }).one.en).toBe('Coach');
  expect(resourceWords('bus', {})).toEqual({
    one: { de: 'Bus', it: 'Bus', en: 'Bus' },
    many: { de: 'Buses', it: 'Buses', en: 'Buses' },
  });
});

it.each([
  ['de', 'Haltestelle', 'Haltestellen'],
  ['de', 'Fahrzeug', 'Fahrzeuge'],
  ['de', 'Fahrer', 'Fahrer'],
  ['de', 'Auto', 'Autos'],
  ['de', 'Fahrerin', 'Fahrerinnen'],
  ['de', 'Sammlung', 'Sammlungen'],
  ['it', 'veicolo', 'veicoli'],
  ['it', 'orario', 'orari'],
  ['it', 'fermata', 'fermate'],
  ['it', 'barca', 'barche'],
  ['it', 'classe', 'classi'],
  ['it', 'città', 'città'],
] as const)('proposes a plural in %s: %s, %s', (language, one, many) => {
  expect(pluralIn(language, one)).toBe(many);
});

it.each(['Fahrzeug', 'Fahrzeug|', '|', 'a|b|c', ''])('refuses the words "%s"', (words) => {
  expect(wordsProblem('de', words)).toMatch(/--de "One\|Many"/);
});
