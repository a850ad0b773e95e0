import { styleProblems } from './text-style.mjs';

it.each([
  ['de', 'Das "Büro" ruft an.'],
  ['de', 'Das „Büro ruft an.'],
  ['de', "Das war's."],
  ['de', 'Wähle deine Woche.'],
  ['de', 'Tagesform'],
  ['it', "Lista d'attesa"],
  ['it', 'La “settimana” è al completo.'],
  ['it', 'Si prega di attendere.'],
  ['it', 'Inserite il codice.'],
  ['it', 'Importo aperto'],
  ['it', 'Due voci disiscritte |||| Le voci'],
])('in %s finds %s', (language, text) => {
  expect(styleProblems(language, { a: { b: text } })).toEqual([expect.stringMatching(/^a\.b: /)]);
});

it.each([
  ['de', 'Bitte prüfen Sie „%{name}“ und „%{other}“. |||| Wie geht’s?'],
  ['it', 'Controlli «%{name}», l’importo da pagare e la lista d’attesa.'],
])('in %s is content with %s', (language, text) => {
  expect(styleProblems(language, { a: text })).toEqual([]);
});

it('leaves alone what was given to the letter', () => {
  const text = 'Si prega di fornire un contatto di emergenza!';
  expect(styleProblems('it', { a: text }, [text])).toEqual([]);
});
