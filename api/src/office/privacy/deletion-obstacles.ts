import { Injectable } from '@nestjs/common';
import {
  formatEuros,
  openAmount,
  toCents,
  toEuros,
  type DeletionObstacle,
  type FamilyRegistration,
  type IsoDate,
} from '@feria/shared';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import type { Message } from '../../core/http/errors.js';
import { childIdsOf } from '../../families/people/parent.queries.js';
import { creditsOf, openByPayer } from '../../ledger/balance.js';
import type { ParentEntity } from '../../model/families/parent.entity.js';
import { PayoutEntity } from '../../model/ledger/payout.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { countThere } from '../../presence/place-ended.js';
import { officeParams } from '../../settings/options/office-contact.js';
import { EraseFamily } from './erase-family.js';

/** What stands against deleting an account, and the figures it comes from. */
export interface Standing {
  obstacles: { kind: DeletionObstacle; message: Message }[];
  plan: Awaited<ReturnType<EraseFamily['plan']>>;
  /** Cents that the parent owes. */
  open: number;
  /** Cents of credit. */
  credit: number;
}

/**
 * What keeps an account from being deleted by its owner (product/accounts.md#deleting-ones-account). It is more than keeps the office from
 * erasing a family: nobody looks at the case, so nothing may be left that somebody would have to settle.
 */
@Injectable()
export class DeletionObstacles {
  constructor(
    private readonly erasure: EraseFamily,
    private readonly clock: Clock,
  ) {}

  /**
   * In the order in which they are best settled. The same for the question, and under the locks of the deletion.
   * @param own the registrations of the family as this parent sees them: what giving back their places saves is no obstacle of its own, since
   *   the places are one. Without them all that is open counts, which changes nothing where no place is left.
   */
  async of(
    manager: EntityManager,
    person: ParentEntity,
    owner: CurrentUserData,
    own: readonly FamilyRegistration[] = [],
  ): Promise<Standing> {
    const plan = await this.erasure.plan(manager, person, owner);
    const today = this.clock.today();
    const places = await this.runningPlaces(manager, plan.alone);
    const present = await countThere(manager, plan.alone, today);
    const open = await openOf(manager, person.id);
    const credit = (await creditsOf(manager, [person.id])).get(person.id) ?? 0;
    const isInFile = await manager.existsBy(PayoutEntity, { person_id: person.id, state: 'open' });
    const office = await officeParams(manager);
    const obstacles: Standing['obstacles'] = [];
    const add = (kind: DeletionObstacle, key: Message['key'], params: Record<string, string | number> = {}) =>
      obstacles.push({ kind, message: { key, params: (language) => ({ ...office(language), ...params }) } });
    if (plan.account?.goes === false) add('staff', 'account_deletion.staff');
    if (places > 0) add('places', 'account_deletion.places', { smart_count: places });
    if (present > 0) add('present', 'account_deletion.present');
    const remains = open - savedBy(goingOf(own, plan.alone, today));
    if (remains > 0)
      add('open', remains < open ? 'account_deletion.open_after' : 'account_deletion.open', {
        amount: formatEuros(toEuros(remains)),
      });
    if (credit > 0 || isInFile)
      add('credit', isInFile ? 'account_deletion.in_file' : 'account_deletion.credit', {
        credit: formatEuros(toEuros(credit)),
      });
    if (plan.by.length > 0) add('other', 'account_deletion.other', { by: plan.by.join('; ') });
    return { obstacles, plan, open, credit };
  }

  /** Places, not what waits, in weeks that have not ended. */
  private async runningPlaces(manager: EntityManager, childIds: readonly number[]): Promise<number> {
    if (childIds.length === 0) return 0;
    const courseWeek = { to: MoreThanOrEqual(this.clock.today()) };
    return manager.countBy(RegistrationEntity, {
      child_id: In([...childIds]),
      is_waiting: false,
      courseWeek,
    });
  }
}

/** Places, wishes and waiting-list entries of children that go, in weeks that have not ended. */
export function goingOf(
  registrations: readonly FamilyRegistration[],
  childIds: readonly number[],
  today: IsoDate,
): FamilyRegistration[] {
  return registrations.filter(
    ({ people, courseWeek }) => childIds.includes(people.id) && courseWeek.to >= today,
  );
}

/** What the reader of places does not owe any more once those that can be given back are: all that is open, but for the fees. Cents. */
function savedBy(places: readonly FamilyRegistration[]): number {
  return places
    .filter(({ is_waiting, deletable, payer }) => !is_waiting && deletable && payer === undefined)
    .reduce((sum, { price, discount, payed_amount, cancellation, is_waiting }) => {
      const [cost, less, paid] = [price, discount, payed_amount].map(toCents) as [number, number, number];
      const open = openAmount({ price: cost, discount: less, payed_amount: paid, is_waiting });
      return sum + Math.max(0, open - toCents(cancellation?.open ?? 0));
    }, 0);
}

/** What the parent owes, for children who stay with another parent too. Cents. */
async function openOf(manager: EntityManager, personId: number): Promise<number> {
  const owed = await openByPayer(manager, await childIdsOf(manager, personId));
  return owed.reduce((sum, { person_id, open }) => sum + (person_id === personId ? open : 0), 0);
}
