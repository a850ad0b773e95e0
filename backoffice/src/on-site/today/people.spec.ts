import type { AttendanceChild } from '@feria/shared';
import { emergencyPersons, whomToCall } from './people';

const child = (contacts: AttendanceChild['contacts']) =>
  ({
    parents: [
      { id: 1, name: 'Maria Rossi', phone: '+39 333 1234567' },
      { id: 2, name: 'Paul Gruber', phone: null },
    ],
    pickup_persons: [{ id: 7, name: 'Nonna Rosa', phone: '0471 123456', relation: 'Oma' }],
    contacts,
  }) as unknown as AttendanceChild;
const shown = (...contacts: AttendanceChild['contacts']): string[] =>
  emergencyPersons(child(contacts)).map(({ id }) => id);

describe('an emergency contact who is a parent or a pick-up person may pick up', () => {
  it.each([
    ['the same number and name', 'Maria Rossi', '+39 333 1234567'],
    ['the number written otherwise, the name in another order', 'rossi  maria', '0039 333/123 45 67'],
    ['a number without a name', null, '333 1234567'],
    ['a pick-up person', 'Nonna Rosa', '+39 0471 123456'],
  ])('%s', (_, name, phone) => expect(shown({ name, phone })).toEqual([]));
});

describe('somebody else may not', () => {
  it.each([
    ['another name at the same number', 'Tante Eva', '+39 333 1234567'],
    ['the same name at another number', 'Maria Rossi', '+39 333 7654321'],
    ['a parent whose number is not known', 'Paul Gruber', '+39 333 5555555'],
  ])('%s', (_, name, phone) => expect(shown({ name, phone })).toEqual(['contact:1']));

  it('and keeps its place among the contacts, by which it is stored', () => {
    const [mother, aunt] = [
      { name: 'Maria Rossi', phone: '+39 333 1234567' },
      { name: 'Tante Eva', phone: '+39 333 9' },
    ];
    expect(shown(mother, aunt)).toEqual(['contact:2']);
  });
});

describe('before a child goes with somebody who may not pick it up', () => {
  const aunt = { name: 'Tante Eva', phone: '+39 333 9' };
  const neighbour = { name: null, phone: '+39 333 8' };

  it('its parents are called whose number is known', () => {
    expect(whomToCall(child([aunt]), 'contact:1').map(({ name, phone }) => [name, phone])).toEqual([
      ['Maria Rossi', '+39 333 1234567'],
    ]);
  });

  it('without any the other emergency contacts are called', () => {
    const alone = { ...child([aunt, neighbour]), parents: [] };
    expect(whomToCall(alone, 'contact:1').map(({ id }) => id)).toEqual(['contact:2']);
    expect(whomToCall(alone, 'other').map(({ id }) => id)).toEqual(['contact:1', 'contact:2']);
  });
});
