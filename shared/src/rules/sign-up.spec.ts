import type { Answer, Question } from '../contracts/question.js';
import type { BookedChild, SignUpInput } from '../contracts/registration.js';
import { samePhone, signUpProblems, type SignUpFacts } from './sign-up.js';

const facts: SignUpFacts = {
  weeks: [
    { id: 1, name: 'Woche 1', from: '2026-07-06', to: '2026-07-10', half_day: true, full_day: true },
    { id: 2, name: 'Woche 2', from: '2026-07-13', to: '2026-07-17', half_day: false, full_day: true },
    { id: 3, name: 'Woche 2b', from: '2026-07-17', to: '2026-07-21', half_day: false, full_day: true },
  ],
};
const valid: SignUpInput = {
  bookedChildren: [{ id: 7, courseWeeks: [{ id: 1, dayType: 'half_day' }] }],
  emergency_contact1_phone: '+39 333 1',
};
const week = (id: number, dayType: 'full_day' | 'half_day' = 'full_day') => ({ id, dayType });

describe('sign-up rules', () => {
  it('finds no problem in a valid sign-up', () => {
    expect(signUpProblems(valid, facts)).toEqual([]);
  });

  it.each<[string, Partial<SignUpInput>, string, string]>([
    ['no child', { bookedChildren: [] }, 'bookedChildren', 'no_child'],
    [
      'a line without a child',
      { bookedChildren: [{ id: 0, courseWeeks: [week(1)] }] },
      'bookedChildren.0.id',
      'child_missing',
    ],
    [
      'a child without a week',
      { bookedChildren: [{ id: 7, courseWeeks: [] }] },
      'bookedChildren.0.courseWeeks',
      'no_week',
    ],
    [
      'a week of another course',
      { bookedChildren: [{ id: 7, courseWeeks: [week(9)] }] },
      'bookedChildren.0.courseWeeks.0.id',
      'week_unknown',
    ],
    [
      'a day type that is not offered',
      { bookedChildren: [{ id: 7, courseWeeks: [week(2, 'half_day')] }] },
      'bookedChildren.0.courseWeeks.0.dayType',
      'day_type',
    ],
    [
      'a week twice',
      { bookedChildren: [{ id: 7, courseWeeks: [week(1), week(1)] }] },
      'bookedChildren.0.courseWeeks.1.id',
      'week_twice',
    ],
    [
      'two weeks that share a day',
      { bookedChildren: [{ id: 7, courseWeeks: [week(2), week(3)] }] },
      'bookedChildren.0.courseWeeks.1.id',
      'overlap_request',
    ],
    ['no emergency contact', { emergency_contact1_phone: ' ' }, 'emergency_contact1_phone', 'contact1'],
    [
      'the same contact twice',
      { emergency_contact2_phone: '0039-333 1' },
      'emergency_contact2_phone',
      'contacts_differ',
    ],
    ['privacy refused', { privacy: false }, 'privacy', 'privacy'],
  ])('refuses %s at its field', (_, change, path, key) => {
    expect(signUpProblems({ ...valid, ...change }, facts)).toEqual([expect.objectContaining({ path, key })]);
  });

  it.each([
    ['the same week', 2, 'week_twice'],
    ['an overlapping week', 3, 'overlap_request'],
  ])('refuses a child that is entered twice with %s', (_, id, key) => {
    const bookedChildren = [week(2), week(id)].map((line) => ({ id: 7, courseWeeks: [line] }));
    expect(signUpProblems({ ...valid, bookedChildren }, facts)).toEqual([
      expect.objectContaining({ path: 'bookedChildren.1.courseWeeks.0.id', key }),
    ]);
  });

  it('accepts a child that is entered twice with different weeks', () => {
    const bookedChildren = [week(1), week(2)].map((line) => ({ id: 7, courseWeeks: [line] }));
    expect(signUpProblems({ ...valid, bookedChildren }, facts)).toEqual([]);
  });

  it('refuses a line without a week', () => {
    const bookedChildren = [{ id: 7, courseWeeks: [week(0)] }];
    expect(signUpProblems({ ...valid, bookedChildren }, facts)).toEqual([
      { path: 'bookedChildren.0.courseWeeks.0.id', key: 'no_week' },
    ]);
  });

  it('accepts two children in the same week', () => {
    const bookedChildren = [7, 8].map((id) => ({ id, courseWeeks: [week(1)] }));
    expect(signUpProblems({ ...valid, bookedChildren }, facts)).toEqual([]);
  });

  const shirt: Question = {
    id: 4,
    kind: 'text',
    label: 'T-Shirt',
    label_it: 'Maglietta',
    options: [],
    required: true,
    day_types: [],
    health: false,
  };

  it('requires an answer to the first question for every child, or one for all of them', () => {
    const asked = { ...facts, questions: [shirt] };
    expect(signUpProblems(valid, asked)).toEqual([
      {
        path: 'bookedChildren.0.custom_field',
        key: 'custom_field',
        params: { label: 'T-Shirt', max: '500' },
      },
    ]);
    expect(signUpProblems({ ...valid, custom_field: 'M' }, asked)).toEqual([]);
    expect(
      signUpProblems(valid, { ...asked, isAnswered: (child, question) => child === 7 && question === 4 }),
    ).toEqual([]);
  });

  it('finds the answers at their questions, and questions of another project', () => {
    const swims: Question = { ...shirt, id: 5, kind: 'yes_no', label: 'Schwimmt', label_it: 'Nuota' };
    const asked: SignUpFacts = { ...facts, questions: [shirt, swims], language: 'it' };
    const sent = (answers: Answer[]) => ({
      ...valid,
      bookedChildren: [{ ...(valid.bookedChildren[0] as BookedChild), answers }],
    });
    expect(
      signUpProblems(
        sent([
          { question_id: 4, value: 'M' },
          { question_id: 5, value: false },
        ]),
        asked,
      ),
    ).toEqual([]);
    expect(
      signUpProblems(
        sent([
          { question_id: 4, value: ' ' },
          { question_id: 9, value: 'x' },
        ]),
        asked,
      ),
    ).toEqual([
      { path: 'bookedChildren.0.answers.4', key: 'custom_field', params: { label: 'Maglietta', max: '500' } },
      { path: 'bookedChildren.0.answers.5', key: 'custom_field', params: { label: 'Nuota', max: '500' } },
      { path: 'bookedChildren.0.answers.9', key: 'answer_unknown', params: undefined },
    ]);
  });

  it('asks a question of those day types alone for which it is', () => {
    const lunch: Question = { ...shirt, day_types: ['full_day'] };
    expect(signUpProblems(valid, { ...facts, questions: [lunch] })).toEqual([]);
    const whole = { ...valid, bookedChildren: [{ id: 7, courseWeeks: [week(1)] }] };
    expect(signUpProblems(whole, { ...facts, questions: [lunch] })).toHaveLength(1);
  });

  it('accepts a sign-up without the privacy consent, as staff send it', () => {
    expect(signUpProblems({ ...valid, privacy: undefined }, facts)).toEqual([]);
  });
});

describe('phone numbers', () => {
  it.each([
    ['+39 333 111', '333111', true],
    ['0039333111', '333 111', true],
    ['333 111', '333 112', false],
    ['0049 171/11', '+49 (171) 11', true],
    ['+49 171', '171', false],
  ])('%s and %s are the same number: %s', (one, other, expected) => {
    expect(samePhone(one, other)).toBe(expected);
  });
});
