import { emergencyContacts } from './emergency-contacts.js';

const contacts = {
  emergency_contact1_name: 'Oma Rosa',
  emergency_contact1_phone: '+39 333 1',
  emergency_contact2_name: null,
  emergency_contact2_phone: '+39 333 2',
};

it('are those with a number, in their order', () => {
  expect(emergencyContacts(contacts)).toEqual([
    { name: 'Oma Rosa', phone: '+39 333 1' },
    { name: null, phone: '+39 333 2' },
  ]);
  expect(
    emergencyContacts({ ...contacts, emergency_contact1_phone: '', emergency_contact2_phone: null }),
  ).toEqual([]);
});
