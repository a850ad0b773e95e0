import type { FamilyRegistration } from '@feria/shared/contracts/family';
import type { Answer, Question } from '@feria/shared/contracts/question';
import { byId, needsConsent, readTyped, sentAnswers, shownAnswer, withAnswer, wrongTouched } from './answers';
import { changedAnswers, NO_CHANGES } from './changed-answers';
import { NO_ANSWERS } from './typed-answers';

const TEXT: Question = {
  id: 5,
  kind: 'text',
  label: 'Größe',
  label_it: 'Taglia',
  options: [],
  required: false,
  day_types: [],
  health: false,
};
const NUMBER: Question = { ...TEXT, id: 6, kind: 'number' };
const HEALTH: Question = { ...TEXT, id: 7, health: true };
const SOME: Question = {
  ...TEXT,
  id: 8,
  kind: 'some_of',
  options: [1, 2, 3].map((id) => ({ id, label: `O${id}`, label_it: `O${id}` })),
};
const [text, number, health, some] = byId([TEXT, NUMBER, HEALTH, SOME]) as [
  ReturnType<typeof byId>[number],
  ReturnType<typeof byId>[number],
  ReturnType<typeof byId>[number],
  ReturnType<typeof byId>[number],
];

describe('an input shows', () => {
  const last: Answer[] = [
    { question_id: 5, value: ' M ' },
    { question_id: 6, value: 'viel' },
    { question_id: 8, value: [3, 1] },
  ];

  it('what was answered last, where that answers the question as it is now', () => {
    expect(shownAnswer(text, NO_ANSWERS, last)).toEqual({ value: 'M', isOffered: true });
    expect(shownAnswer(some, NO_ANSWERS, last)).toEqual({ value: [1, 3], isOffered: true });
    expect(shownAnswer(number, NO_ANSWERS, last)).toEqual({ value: null, isOffered: false });
    const fewer = { ...some, question: { ...SOME, options: SOME.options.slice(1) } };
    expect(shownAnswer(fewer, NO_ANSWERS, last)).toEqual({ value: null, isOffered: false });
    expect(shownAnswer(health, NO_ANSWERS, last)).toEqual({ value: null, isOffered: false });
  });

  it('what was typed, also nothing', () => {
    const typed = withAnswer(withAnswer(NO_ANSWERS, text, ''), health, 'Asthma');
    expect(typed).toEqual({ answers: { 5: '' }, health: { 7: 'Asthma' }, healthConsent: false });
    expect(shownAnswer(text, typed, last)).toEqual({ value: '', isOffered: false });
    expect(shownAnswer(health, typed, last).value).toBe('Asthma');
    expect(sentAnswers([text, number, health], typed, last)).toEqual([
      { question_id: 5, value: null },
      { question_id: 7, value: 'Asthma' },
    ]);
  });
});

it.each<[Question, Parameters<typeof readTyped>[1], ReturnType<typeof readTyped>]>([
  [NUMBER, '12,5', 12.5],
  [NUMBER, ' ', null],
  [NUMBER, 'viel', 'viel'],
  [NUMBER, 3, 3],
  [TEXT, '12,5', '12,5'],
  [SOME, [3, 1], [1, 3]],
  [SOME, [], null],
])('of %j the typed %j is read as %j', (question, typed, read) => {
  expect(readTyped(question, typed)).toEqual(read);
});

it('consent is needed for the first data about the health of a child', () => {
  const given = [{ question_id: 7, value: 'Asthma' }];
  const child = { answers: [] };
  expect(needsConsent(child, [TEXT, HEALTH], given)).toBe(true);
  expect(needsConsent(child, [TEXT, HEALTH], [{ question_id: 5, value: 'M' }])).toBe(false);
  expect(needsConsent(child, [TEXT, HEALTH], [{ question_id: 7, value: null }])).toBe(false);
  expect(needsConsent({ ...child, with_diagnostics: true }, [HEALTH], given)).toBe(false);
  expect(needsConsent({ answers: given }, [HEALTH], given)).toBe(false);
});

describe('of a registration is sent', () => {
  const registration = {
    course: { questions: [TEXT, NUMBER, HEALTH] } as unknown as FamilyRegistration['course'],
    answers: [
      { question_id: 5, value: 'M' },
      { question_id: 6, value: 1.5 },
    ],
  };

  it('what was changed', () => {
    expect(changedAnswers(NO_CHANGES, registration)).toEqual({});
    expect(changedAnswers({ ...NO_CHANGES, answers: { 5: 'M ', 6: '1,50' } }, registration)).toEqual({});
    expect(changedAnswers({ ...NO_CHANGES, answers: { 5: '', 6: '2' } }, registration)).toEqual({
      answers: [
        { question_id: 5, value: null },
        { question_id: 6, value: 2 },
      ],
    });
  });

  it('the consent with what was changed about health only', () => {
    const consenting = { ...NO_CHANGES, health_consent: true };
    expect(changedAnswers({ ...consenting, answers: { 5: 'L' } }, registration)).not.toHaveProperty(
      'health_consent',
    );
    expect(changedAnswers({ ...consenting, health: { 7: 'Asthma' } }, registration)).toEqual({
      answers: [{ question_id: 7, value: 'Asthma' }],
      health_consent: true,
    });
  });
});

it('finds what is wrong with the answers that were touched, and asks for no other', () => {
  const needed = byId([
    { ...TEXT, required: true },
    { ...HEALTH, required: true },
  ]);
  expect(wrongTouched(needed, NO_ANSWERS, [])).toEqual([]);
  const emptied = withAnswer(NO_ANSWERS, needed[0]!, ' ');
  expect(wrongTouched(needed, emptied, [{ question_id: 5, value: 'M' }])).toEqual([
    { each: needed[0], problem: 'custom_field' },
  ]);
  expect(wrongTouched(needed, withAnswer(NO_ANSWERS, needed[1]!, 'x'), [])).toEqual([]);
});
