import type { StaffRegistration } from '@feria/shared';
import { changedDetails, changesPayment, savesPayment, withDayType } from './edit-details';

const TODAY = '2027-07-14';
const registration = {
  day_type: 'full_day',
  price: 120,
  discount: 0,
  sibling_percent: 0,
  payed_amount: 80,
  payed: false,
  is_waiting: false,
  answers: [{ question_id: 5, value: 'M' }],
  comment_internal: null,
  payed_at: null,
  emergency_contact1_name: null,
  emergency_contact1_phone: '+39 1',
  emergency_contact2_name: 'Oma',
  emergency_contact2_phone: '+39 2',
  course: {
    questions: [
      { id: 5, kind: 'text', label: 'T-Shirt', label_it: '', options: [], day_types: [] },
      { id: 6, kind: 'number', label: 'Länge', label_it: '', options: [], day_types: ['half_day'] },
    ],
  },
  courseWeek: { price: 150, price_half_day: 80, full_day: true, half_day: true },
} as unknown as StaffRegistration;
const form = { ...registration, payed_at: TODAY, comment_internal: '' };

describe('the details that are sent', () => {
  it('are those that were changed; an emptied one is sent as null, an empty one that was empty is not', () => {
    expect(changedDetails(registration, form)).toEqual({});
    const typed = {
      ...form,
      emergency_contact1_phone: '+39 3',
      emergency_contact2_name: '',
    };
    expect(changedDetails(registration, typed)).toEqual({
      emergency_contact1_phone: '+39 3',
      emergency_contact2_name: null,
    });
  });
});

it('sends of the answers those that were changed, of what is asked for the day type', () => {
  const answers = [
    { question_id: 5, value: 'L' },
    { question_id: 6, value: 3 },
  ];
  expect(changedDetails(registration, { ...form, answers: registration.answers })).toEqual({});
  expect(changedDetails(registration, { ...form, answers })).toEqual({
    answers: [{ question_id: 5, value: 'L' }],
  });
  expect(changedDetails(registration, { ...form, answers, day_type: 'half_day' })).toEqual({
    day_type: 'half_day',
    answers,
  });
});

describe('amount, date and comment', () => {
  it('are asked for when nothing was changed, or one of them', () => {
    expect(savesPayment(registration, form, TODAY)).toBe(true);
    const phone = { ...form, emergency_contact1_phone: '+39 3' };
    expect(savesPayment(registration, { ...phone, comment_internal: 'bar' }, TODAY)).toBe(true);
    expect(savesPayment(registration, { ...phone, payed_amount: 100 }, TODAY)).toBe(true);
    expect(savesPayment(registration, { ...phone, payed_at: '2027-07-01' }, TODAY)).toBe(true);
  });

  it('are said to be asked for once one of them was changed', () => {
    expect(changesPayment(registration, form, TODAY)).toBe(false);
    expect(changesPayment(registration, { ...form, comment_internal: 'bar' }, TODAY)).toBe(true);
  });

  it('are not, when only details were changed', () => {
    expect(savesPayment(registration, { ...form, emergency_contact1_phone: '+39 3' }, TODAY)).toBe(false);
  });

  it('of a child that waits are the comment alone', () => {
    const waits = { ...registration, is_waiting: true };
    const typed = { day_type: 'half_day', comment_internal: '' };
    expect(savesPayment(waits, typed, TODAY)).toBe(false);
    expect(savesPayment(waits, { ...typed, comment_internal: 'x' }, TODAY)).toBe(true);
  });
});

describe('the price of the form', () => {
  it('is the copied one for the booked day type, and that of the week for another', () => {
    expect(withDayType(registration, 'full_day')).toBe(registration);
    expect(withDayType(registration, null)).toBe(registration);
    expect(withDayType(registration, 'half_day')).toMatchObject({ price: 80, payed: true });
  });
});
