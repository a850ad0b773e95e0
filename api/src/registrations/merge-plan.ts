import {
  costOf,
  creditAmount,
  dueAmount,
  openAmount,
  pricedAnew,
  toEuros,
  type WeekMerging,
} from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { In, type EntityManager } from 'typeorm';
import type { Message } from '../core/http/errors.js';
import { contentLanguage } from '../core/request-context.js';
import type { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import { ChildParentEntity } from '../model/families/child.entity.js';
import { inWords, seesRegistrations } from './present-today.js';
import { countFamilies } from './domain/families.js';
import type { MergeProblems } from './domain/merge.js';
import type { Move, WeekSeats } from './domain/seats.js';
import { recipientsOf, type MailedRegistration } from './registration-mails.js';
import type { RegistrationEntity } from '../model/registrations/registration.entity.js';

/** A merge as it would be made, and what prevents it. */
export interface MergePlan {
  source: CourseWeekEntity;
  target: CourseWeekEntity;
  /** Seats of the target, without those who come. */
  seats: WeekSeats;
  /** All of the source as they are before: the confirmed, then the waiting in their order. */
  registrations: RegistrationEntity[];
  /** The same, by id. */
  mailed: MailedRegistration[];
  problems: MergeProblems;
  /** Who moves up by it: in the target, and where the children waited on the days that become free. */
  moves: Move[];
}

/** A registration as it is after the merge. Cents. */
export interface MergedPlace {
  registration: RegistrationEntity;
  price: number;
  discount: number;
  /** Whether it waits in the target too. */
  waits: boolean;
}

/** Where everybody is after the merge, in the order of the plan. */
export function placesAfter({ target, registrations, moves }: MergePlan): MergedPlace[] {
  const movedUp = new Set(moves.map(({ registrationId }) => registrationId));
  return registrations.map((registration) => ({
    registration,
    ...pricedAnew(target, registration.day_type, registration),
    waits: registration.is_waiting && !movedUp.has(registration.id),
  }));
}

/** How many registrations, families, payments and mails a merge concerns. Two statements. */
export async function mergeFigures(manager: EntityManager, plan: MergePlan): Promise<WeekMerging> {
  const { registrations, mailed, moves } = plan;
  const places = placesAfter(plan);
  const children = registrations.map(({ child_id }) => child_id);
  const links = children.length ? await manager.findBy(ChildParentEntity, { child_id: In(children) }) : [];
  const parents = await recipientsOf(manager, mailed);
  const told = new Set(parents.flatMap(({ own }) => own.map(({ registration }) => registration.id)));
  const sum = (amount: (place: MergedPlace) => number): number =>
    toEuros(places.reduce((total, place) => total + amount(place), 0));
  const after = ({ registration, price, discount, waits }: MergedPlace) => ({
    price,
    discount,
    is_waiting: waits,
    payed_amount: registration.payed_amount,
  });
  const confirmed = registrations.filter(({ is_waiting }) => !is_waiting).length;
  const waiting = places.filter(({ waits }) => waits).length;
  const moved_up = registrations.length - confirmed - waiting;
  return {
    confirmed,
    moved_up,
    waiting,
    families: countFamilies(children, links),
    money: seesRegistrations()
      ? {
          due_before: sum(({ registration }) => dueAmount(registration)),
          due: sum((place) => dueAmount(after(place))),
          payed_amount: sum(({ registration }) => registration.payed_amount),
          open: sum((place) => openAmount(after(place))),
          credit: sum((place) => creditAmount(after(place))),
        }
      : null,
    price_changes: places.filter((place) => costOf(place) !== costOf(place.registration)).length,
    mails: parents.length,
    unreachable: inWords(mailed.filter(({ id }) => !told.has(id)).map(childName)),
    moved_up_elsewhere: moves.length - moved_up,
  };
}

/** Why the week cannot be merged at all, or everything for which it does not go into this target. */
export function mergeRefusals({ problems, target, mailed }: MergePlan): {
  ofSource: Message | null;
  ofTarget: Message[];
} {
  if (problems.source !== null) {
    const key = problems.source === 'cancelled' ? 'week.already_cancelled' : 'week.merge.ended';
    return { ofSource: { key }, ofTarget: [] };
  }
  const courseWeek = nameIn(contentLanguage(), target);
  if (problems.target !== null) {
    const key = TARGET_REFUSALS[problems.target];
    return { ofSource: null, ofTarget: [{ key, params: { courseWeek } }] };
  }
  const ofTarget: Message[] = [];
  for (const [count, key] of [
    [problems.seats, 'week.merge.seats'],
    [problems.queue, 'week.merge.queue'],
  ] as const) {
    if (count > 0) ofTarget.push({ key, params: { courseWeek, smart_count: count } });
  }
  for (const [children, key] of [
    [problems.twice, 'week.merge.twice'],
    [problems.overlapping, 'week.merge.overlap'],
    [problems.withoutDayType, 'week.merge.day_type'],
  ] as const) {
    const named = mailed.filter(({ child_id }) => children.includes(child_id)).map(childName);
    if (named.length) ofTarget.push({ key, params: { courseWeek, names: inWords(named).join(', ') } });
  }
  return { ofSource: null, ofTarget };
}

const TARGET_REFUSALS = {
  same: 'week.merge.same',
  cancelled: 'signup.week_cancelled',
  ended: 'week.merge.into_ended',
} as const satisfies Record<NonNullable<MergeProblems['target']>, string>;

function childName({ child }: Pick<MailedRegistration, 'child'>): string {
  return `${child.first_name} ${child.last_name}`;
}
