import type { FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import { EMPTY_DRAFT } from './draft';
import { hasContacts, isWithoutContacts, lastContacts, withContacts } from './last-contacts';

const booking = (
  id: number,
  created_at: string,
  more: Partial<FamilyRegistration> = {},
): FamilyRegistration =>
  ({
    id,
    created_at,
    own_booking: true,
    emergency_contact1_name: `Name ${id}`,
    emergency_contact1_phone: `+39 ${id}`,
    emergency_contact2_name: null,
    emergency_contact2_phone: null,
    ...more,
  }) as FamilyRegistration;
const family = (
  registrations: FamilyRegistration[],
  waitingQueue: FamilyRegistration[] = [],
  phone: string | null = null,
): MyFamily =>
  ({
    parent: { first_name: 'Johanna', last_name: 'Kofler', phone },
    registrations,
    waitingQueue,
  }) as unknown as MyFamily;

it('takes the contacts of the last booking, waiting or not', () => {
  const may = booking(7, '2026-05-01T08:00:00.000Z');
  const march = booking(9, '2026-03-01T08:00:00.000Z', {
    emergency_contact2_phone: '2',
    emergency_contact2_name: 'Opa',
  });
  expect(lastContacts(family([march], [may]))).toEqual({
    at: '2026-05-01T08:00:00.000Z',
    contact1: '+39 7',
    contact1Name: 'Name 7',
    contact2: '',
    contact2Name: '',
  });
  expect(lastContacts(family([march]))).toMatchObject({ contact2: '2', contact2Name: 'Opa' });
});

it('never takes those of a booking of somebody else, nor of one whose contacts are gone', () => {
  const theirs = booking(8, '2026-05-02T08:00:00.000Z', { own_booking: false });
  const emptied = booking(9, '2026-05-03T08:00:00.000Z', { emergency_contact1_phone: '' });
  expect(lastContacts(family([theirs], [emptied]))).toBeNull();
  expect(withContacts(EMPTY_DRAFT, family([theirs]))).toEqual(EMPTY_DRAFT);
});

it('starts with the parent before the first booking, and after it with the contacts of that', () => {
  const own = { contact1: '+39 333 1', contact1Name: 'Johanna Kofler' };
  expect(withContacts(EMPTY_DRAFT, family([], [], '+39 333 1'))).toEqual({ ...EMPTY_DRAFT, ...own });
  expect(
    withContacts(EMPTY_DRAFT, family([booking(7, '2026-05-01T08:00:00.000Z')], [], '+39 333 1')),
  ).toMatchObject({
    contact1: '+39 7',
    contact1Name: 'Name 7',
  });
  expect(withContacts(EMPTY_DRAFT, family([], [], ''))).toEqual(EMPTY_DRAFT);
});

it('knows whether the form still holds them', () => {
  const may = family([booking(7, '2026-05-01T08:00:00.000Z')]);
  const draft = withContacts(EMPTY_DRAFT, may);
  const last = lastContacts(may)!;
  expect([hasContacts(draft, last), isWithoutContacts(draft)]).toEqual([true, false]);
  expect(hasContacts({ ...draft, contact1Name: 'Oma' }, last)).toBe(false);
  expect(isWithoutContacts(EMPTY_DRAFT)).toBe(true);
});
