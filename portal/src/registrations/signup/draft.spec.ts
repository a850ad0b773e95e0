import { sessionStore } from '@feria/shared/browser/storage';
import type { SignUpInput } from '@feria/shared/contracts/registration';
import { NO_ANSWERS } from '../questions/typed-answers';
import { draftOf, EMPTY_DRAFT, keepDraft, loadDraft, type Draft } from './draft';
import { dropDraft } from './draft-key';

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  children: { 3: { ...NO_ANSWERS, answers: { 5: 'M' }, weeks: { 7: 'full_day' }, seats: [7], order: [7] } },
  contact1: '+39 333 1234567',
};

beforeEach(dropDraft);

it('comes back for the same user and project, and for nobody else', () => {
  keepDraft(4, 9, DRAFT);
  expect(loadDraft(4, 9)).toEqual(DRAFT);
  expect(loadDraft(5, 9)).toBeNull();
  expect(loadDraft(4, 8)).toBeNull();
});

it('is one for the tab: the last', () => {
  keepDraft(4, 9, DRAFT);
  keepDraft(4, 10, DRAFT);
  expect(loadDraft(4, 9)).toBeNull();
});

it('is gone when it is dropped', () => {
  keepDraft(4, 9, DRAFT);
  dropDraft();
  expect(loadDraft(4, 9)).toBeNull();
  expect(sessionStore.getItem('feria.draft')).toBeNull();
});

it('of an older version gets what it lacks', () => {
  const draft = { contact1: '1', children: { 3: { custom_field: 'M', weeks: {} } } };
  sessionStore.setItem('feria.draft', JSON.stringify({ userId: 4, courseId: 9, draft }));
  expect(loadDraft(4, 9)).toEqual({
    ...EMPTY_DRAFT,
    contact1: '1',
    children: { 3: { ...NO_ANSWERS, weeks: {}, seats: [], order: [] } },
  });
});

it('can be made of what was sent', () => {
  const input: SignUpInput = {
    bookedChildren: [{ id: 3, courseWeeks: [{ id: 7, dayType: 'half_day' }] }],
    emergency_contact1_phone: '1',
    emergency_contact2_phone: null,
    comment: null,
    privacy: true,
  };
  expect(draftOf(input)).toEqual({
    children: { 3: { ...NO_ANSWERS, weeks: { 7: 'half_day' }, seats: [], order: [7] } },
    contact1: '1',
    contact1Name: '',
    contact2: '',
    contact2Name: '',
    comment: '',
    privacy: true,
    photo: false,
    siblingsTogether: false,
  });
});

it('is kept without answers about health and the consent to them', () => {
  const child = {
    ...NO_ANSWERS,
    health: { 6: 'Asthma' },
    healthConsent: true,
    weeks: {},
    seats: [],
    order: [],
  };
  keepDraft(4, 9, { ...EMPTY_DRAFT, children: { 3: { ...child, answers: { 5: 'M' } } } });
  expect(sessionStore.getItem('feria.draft')).not.toContain('Asthma');
  // The page that is there knows them still, and one that is loaded anew, or the page of somebody else, does not.
  expect(loadDraft(4, 9)?.children[3]).toEqual({ ...child, answers: { 5: 'M' } });
  const stored = sessionStore.getItem('feria.draft')!;
  dropDraft();
  sessionStore.setItem('feria.draft', stored);
  expect(loadDraft(4, 9)?.children[3]).toEqual({
    ...child,
    answers: { 5: 'M' },
    health: {},
    healthConsent: false,
  });
});

it('made of what was sent has its answers', () => {
  const input: SignUpInput = {
    bookedChildren: [
      { id: 3, answers: [{ question_id: 5, value: [1, 2] }], courseWeeks: [{ id: 7, dayType: 'half_day' }] },
    ],
    emergency_contact1_phone: '1',
  };
  expect(draftOf(input).children[3]?.answers).toEqual({ 5: [1, 2] });
});
