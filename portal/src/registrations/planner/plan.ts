import type { FamilyChild, FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProject, FrontendWeek, Named } from '@feria/shared/contracts/frontend';
import { addDays, mondayOf, mondaysOf, overlaps, type IsoDate } from '@feria/shared/rules/dates';
import { isEligible } from '@feria/shared/rules/eligibility';
import { toCents, toEuros } from '@feria/shared/rules/money';
import { prospectsOf, weeksHad } from '../places';
import { isBookable, isWaitingListOnly } from '../../catalogue/week-states';

/** A registration in the plan. */
export interface PlannedRegistration {
  registration: FamilyRegistration;
  /** A place of the child on one of its days: a seat that gets free cannot be taken (product/registrations.md#one-programme-a-day). */
  clash: FamilyRegistration | null;
}

/** A week of a project that is for the child and in the calendar week. */
export interface Option {
  project: FrontendProject;
  week: FrontendWeek;
  /**
   * What can be had: a seat, what is held back until registration closes, a wish for a draw, a place on the waiting list, or
   * nothing before registration opens.
   */
  offer: 'seat' | 'held_back' | 'wish' | 'waiting_list' | 'later';
  /** Week of a confirmed registration on one of its days: then it cannot be booked. */
  overlap: Named | null;
}

/** A child in a calendar week. */
export interface Cell {
  child: FamilyChild;
  planned: PlannedRegistration[];
  /** What can be booked or waited for comes first; then what overlaps. */
  options: Option[];
}

/** A calendar week of the plan. */
export interface PlanWeek {
  /** Its first day. */
  monday: IsoDate;
  cells: Cell[];
}

const OFFERS: Option['offer'][] = ['seat', 'wish', 'held_back', 'waiting_list', 'later'];

/** @param had weeks of the project that the child has already */
function offerOf(week: FrontendWeek, project: FrontendProject, had: number): Option['offer'] | null {
  if (isBookable(week)) {
    const [prospect] = prospectsOf([{ isWaitingListOnly: isWaitingListOnly(week) }], project, had);
    return prospect === 'waiting' || !prospect ? 'waiting_list' : prospect;
  }
  return week.state === 'before_registration' && !week.full ? 'later' : null;
}

function optionsOf(
  child: FamilyChild,
  own: readonly FamilyRegistration[],
  projects: readonly FrontendProject[],
  calendarWeek: { from: IsoDate; to: IsoDate },
): Option[] {
  const options = projects.flatMap((project) => {
    const had = weeksHad(own, project.id);
    return project.courseWeeks.flatMap((week): Option[] => {
      const offer = offerOf(week, project, had);
      const fits = overlaps(week, calendarWeek) && isEligible(project, child, week.from);
      if (!offer || !fits || own.some(({ courseWeek }) => courseWeek.id === week.id)) return [];
      const other = own.find(({ is_waiting, courseWeek }) => !is_waiting && overlaps(courseWeek, week));
      return [{ project, week, offer, overlap: other?.courseWeek ?? null }];
    });
  });
  const rank = ({ offer, overlap }: Option): number => OFFERS.indexOf(offer) + (overlap ? OFFERS.length : 0);
  return options.sort((a, b) => rank(a) - rank(b) || a.week.from.localeCompare(b.week.from));
}

function plannedOf(
  own: readonly FamilyRegistration[],
  calendarWeek: { from: IsoDate; to: IsoDate },
): PlannedRegistration[] {
  return own
    .filter(({ courseWeek }) => overlaps(courseWeek, calendarWeek))
    .map((registration) => ({
      registration,
      clash:
        own.find(
          (other) =>
            other !== registration &&
            !other.is_waiting &&
            overlaps(other.courseWeek, registration.courseWeek),
        ) ?? null,
    }));
}

/** What is ahead of a family, confirmed and waiting, by its first day. @param today in Rome */
export function upcoming(family: MyFamily, today: IsoDate): FamilyRegistration[] {
  return [...family.registrations, ...family.waitingQueue]
    .filter(({ courseWeek }) => courseWeek.to >= today)
    .sort((a, b) => a.courseWeek.from.localeCompare(b.courseWeek.from) || a.id - b.id);
}

/**
 * The plan of a family: every calendar week, from this one on, in which a project takes place or a child is registered, with
 * each child in it.
 * @param today in Rome
 */
export function planOf(family: MyFamily, projects: readonly FrontendProject[], today: IsoDate): PlanWeek[] {
  const registrations = upcoming(family, today);
  const weeks = [
    ...projects.flatMap(({ courseWeeks }) => courseWeeks.filter(({ cancelled_at }) => !cancelled_at)),
    ...registrations.map(({ courseWeek }) => courseWeek),
  ].filter(({ to }) => to >= today);
  const first = mondayOf(today);
  const mondays = new Set(
    weeks.flatMap(({ from, to }) => mondaysOf(from, to)).filter((monday) => monday >= first),
  );
  return [...mondays].sort().map((monday) => {
    const calendarWeek = { from: monday, to: addDays(monday, 6) };
    return {
      monday,
      cells: family.childrens.map((child) => {
        const own = registrations.filter(({ people }) => people.id === child.id);
        return {
          child,
          planned: plannedOf(own, calendarWeek),
          options: optionsOf(child, own, projects, calendarWeek),
        };
      }),
    };
  });
}

/** What the registrations ahead cost in euros: those with a place, what of it is paid, and what those waiting would cost. */
export function sumOf(registrations: readonly FamilyRegistration[]): {
  places: number;
  paid: number;
  waiting: number;
} {
  const sum = (amounts: number[]): number =>
    toEuros(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
  const places = registrations.filter(({ is_waiting }) => !is_waiting);
  return {
    places: sum(places.map(costOf)),
    paid: sum(places.map((place) => Math.min(costOf(place), place.payed_amount))),
    waiting: sum(registrations.filter(({ is_waiting }) => is_waiting).map(costOf)),
  };
}

/** Euros that a registration costs, also while it waits. */
function costOf({ price, discount }: FamilyRegistration): number {
  return toEuros(toCents(price) - toCents(discount));
}
