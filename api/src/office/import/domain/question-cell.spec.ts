import fc from 'fast-check';
import { DAY_TYPES, QUESTION_KINDS, type QuestionInput } from '@feria/shared';
import { questionsCell, questionsOf } from './question-cell.js';

const words = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.trim() || 'x')
  .map((text) => text.replace(/[\r\n\u0085\u2028\u2029]/g, ' ').trim() || 'x');
const question = fc.record({
  kind: fc.constantFrom(...QUESTION_KINDS),
  label: words,
  label_it: words,
  required: fc.boolean(),
  health: fc.boolean(),
  day_types: fc.constantFrom([], ...DAY_TYPES.map((type) => [type])),
  options: fc.array(fc.record({ label: words, label_it: words }), { maxLength: 3 }),
});

it.each(['de', 'it'] as const)('reads every cell that it has written (%s)', (language) => {
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 4 }), (questions: QuestionInput[]) => {
      expect(questionsOf(questionsCell(questions, language) as string)).toEqual(questions);
    }),
  );
});

it('reads what people type, in either language', () => {
  expect(
    questionsOf(
      'T-Shirt | Maglietta | eine auswahl | PFLICHT; nur ganztags | S; M; Groß = Grande\n\nNuota? | | Sì o no',
    ),
  ).toEqual([
    {
      kind: 'one_of',
      label: 'T-Shirt',
      label_it: 'Maglietta',
      required: true,
      health: false,
      day_types: ['full_day'],
      options: [
        { label: 'S', label_it: 'S' },
        { label: 'M', label_it: 'M' },
        { label: 'Groß', label_it: 'Grande' },
      ],
    },
    {
      kind: 'yes_no',
      label: 'Nuota?',
      label_it: 'Nuota?',
      required: false,
      health: false,
      day_types: [],
      options: [],
    },
  ]);
});

it.each([
  'Nur eine Frage',
  'Frage | Domanda | Lied',
  'F | D | Text | vielleicht',
  '| D | Text',
  'F | D | Text | | | mehr',
])('cannot read %j', (cell) => {
  expect(questionsOf(cell)).toBeNull();
});

it('writes nothing for no question', () => {
  expect(questionsCell([], 'de')).toBeNull();
});
