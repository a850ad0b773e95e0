import { can, paymentReference, type PermissionHolder, type RegistrationFamily } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { ChildParentEntity } from '../model/families/child.entity.js';
import type { ParentEntity } from '../model/families/parent.entity.js';
import { payerOf } from '../ledger/payment.js';

/**
 * Whether a reader sees the parents of a registration, and finds it by them and by their payment reference: whoever sees the
 * list of parents, or books payments.
 */
export function seesFamily(reader: PermissionHolder): boolean {
  return can(reader, 'person.index', 'peopleCourseWeekRegistration.update');
}

/** Whether a reader sees in which place and municipality a family lives: whoever sees the list of parents. */
export function seesWhereFamiliesLive(reader: PermissionHolder): boolean {
  return can(reader, 'person.index');
}

/** Whether a reader sees what is owed of registrations, and sorts by it: whoever books payments, or sees them. */
export function seesOpenAmounts(reader: PermissionHolder): boolean {
  return can(reader, 'payment.index', 'peopleCourseWeekRegistration.update');
}

/** Whether a reader sees the tax codes of children with their registrations: whoever may see any list or record that has them. */
export function seesTaxCodes(reader: PermissionHolder): boolean {
  return can(
    reader,
    'child.index',
    'peopleCourseWeekRegistration.index',
    'peopleCourseWeekRegistration.update',
  );
}

/** What a reader sees who must not see the parents. */
export const NO_FAMILY: RegistrationFamily = {
  parents: [],
  payment_reference: null,
  plz: null,
  place: null,
};

/** The columns that say who pays for a registration. */
export interface Payable {
  child_id: number;
  course_id: number;
  /** User who booked. */
  booked_by: number | null;
  /** Postcode of the parent who booked, where it is asked for. */
  plz?: string | null;
}

/**
 * Reads who pays for registrations; one statement.
 * @returns by the id of the registration; `null` for a child without parents
 */
export async function payersOf(
  manager: EntityManager,
  registrations: readonly { id: number; child_id: number; booked_by: number | null }[],
): Promise<Map<number, number | null>> {
  const parentsOf = await readParents(
    manager,
    registrations.map(({ child_id }) => child_id),
  );
  return new Map(
    registrations.map(({ id, child_id, booked_by }) => [id, payerAmong(parentsOf(child_id), booked_by)]),
  );
}

/**
 * Reads the parents of registrations, who pays first, and the reference under which each is paid. One statement.
 * @param options `places`: also where who pays lives, for holders of `person.index`
 * @returns what to send of a registration
 */
export async function familiesOf(
  manager: EntityManager,
  childIds: readonly number[],
  { places = false } = {},
): Promise<(registration: Payable) => RegistrationFamily> {
  const parentsOf = await readParents(manager, childIds);
  return (registration) => {
    const people = inOrder(parentsOf(registration.child_id), registration.booked_by);
    const parents = people.map(nameOf);
    const [payer] = people;
    const place = (places && payer?.place) || null;
    const { course_id: courseId, plz = null } = registration;
    const payment_reference = payer ? paymentReference({ courseId, personId: payer.id }) : null;
    return { parents, plz, place, payment_reference };
  };
}

/** The same without the reference: the parents of a registration, who pays first. */
export async function payersFirst(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<(registration: Pick<Payable, 'child_id' | 'booked_by'>) => RegistrationFamily['parents']> {
  const parentsOf = await readParents(manager, childIds);
  return ({ child_id, booked_by }) => inOrder(parentsOf(child_id), booked_by).map(nameOf);
}

type Parent = Pick<ParentEntity, 'id' | 'first_name' | 'last_name' | 'place' | 'user_id'>;

/** Who pays stands first. */
function inOrder(people: readonly Parent[], bookedBy: number | null): Parent[] {
  const payer = payerAmong(people, bookedBy);
  return [...people].sort((a, b) => Number(b.id === payer) - Number(a.id === payer));
}

function nameOf({ id, first_name, last_name }: Parent): RegistrationFamily['parents'][number] {
  return { id, first_name, last_name };
}

/** Reads the parents of children, in the order of their ids; one statement. Without entities: it may be tens of thousands. */
async function readParents(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<(childId: number) => readonly Parent[]> {
  const rows = childIds.length
    ? await manager
        .createQueryBuilder(ChildParentEntity, 'link')
        .innerJoin('link.person', 'person')
        .select('link.child_id', 'child_id')
        .addSelect('person.id', 'id')
        .addSelect('person.first_name', 'first_name')
        .addSelect('person.last_name', 'last_name')
        .addSelect('person.place', 'place')
        .addSelect('person.user_id', 'user_id')
        .where('link.child_id IN (:...ids)', { ids: [...new Set(childIds)] })
        .orderBy('link.person_id', 'ASC')
        .getRawMany<Parent & { child_id: number }>()
    : [];
  const byChild = new Map<number, Parent[]>();
  for (const { child_id, ...parent } of rows) {
    const own = byChild.get(child_id);
    if (own) own.push(parent);
    else byChild.set(child_id, [parent]);
  }
  return (childId) => byChild.get(childId) ?? [];
}

function payerAmong(parents: readonly Parent[], bookedBy: number | null): number | null {
  return payerOf(
    bookedBy,
    parents.map(({ id, user_id }) => ({ personId: id, userId: user_id })),
  );
}
