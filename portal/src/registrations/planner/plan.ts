import type { FamilyChild, FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProject, FrontendWeek, Named } from '@feria/shared/contracts/frontend';
import { addDays, mondayOf, mondaysOf, overlaps, type IsoDate } from '@feria/shared/rules/dates';
import { isEligible } from '@feria/shared/rules/eligibility';
import { toCents, toEuros } from '@feria/shared/rules/money';
import { prospectsOf, weeksHad } from '../places';
import type { KeptLine } from '../basket/basket-items';
import { isBookable, isWaitingListOnly } from '../../catalogue/week-states';
import { nearbyOf, type Nearby } from './nearby';
import { filtered, isWanted, NO_FILTER, type PlanFilter } from './plan-filter';

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
  /** How far its place is from where the children of the family are in the calendar week. */
  nearby: Nearby[];
}

/** A week that is in the basket. */
export interface BasketEntry {
  line: KeptLine;
  project: FrontendProject;
  week: FrontendWeek;
}

/** A child in a calendar week. */
export interface Cell {
  child: FamilyChild;
  planned: PlannedRegistration[];
  inBasket: BasketEntry[];
  /** What can be booked or waited for comes first; then what overlaps. */
  options: Option[];
  /** How many more of what can be booked or waited for the filter hides. */
  hidden: number;
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
      return [{ project, week, offer, overlap: other?.courseWeek ?? null, nearby: [] }];
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

function entriesOf(
  child: FamilyChild,
  basket: readonly KeptLine[],
  projects: readonly FrontendProject[],
  calendarWeek: { from: IsoDate; to: IsoDate },
): BasketEntry[] {
  return basket.flatMap((line) => {
    if (line.child_id !== child.id) return [];
    const project = projects.find(({ id }) => id === line.course_id);
    const week = project?.courseWeeks.find(({ id }) => id === line.course_week_id);
    return project && week && overlaps(week, calendarWeek) ? [{ line, project, week }] : [];
  });
}

/** A cell whose options say how far they are. @param cells all children in the calendar week */
function withNearby(cell: Cell, cells: readonly Cell[], projects: readonly FrontendProject[]): Cell {
  const options = cell.options.map((option) => ({
    ...option,
    nearby: nearbyOf(option.project.location, cell.child.id, cells, projects),
  }));
  return { ...cell, options };
}

/** Whether the filter hides all that fits anybody. */
export function isAllHidden(weeks: readonly PlanWeek[]): boolean {
  const cells = weeks.flatMap((week) => week.cells);
  return cells.some(({ hidden }) => hidden > 0) && cells.every((cell) => !fittingOf(cell).length);
}

/** Whether a child has a place in the calendar week, or something in the basket for it. */
export function isCovered({ planned, inBasket }: Pick<Cell, 'planned' | 'inBasket'>): boolean {
  return inBasket.length > 0 || planned.some(({ registration }) => !registration.is_waiting);
}

/** Whether something fits a child in a calendar week for which nothing is planned, also where the filter hides it. */
export function isOpen(cell: Cell): boolean {
  return !isCovered(cell) && fittingOf(cell).length + cell.hidden > 0;
}

/** What fits a child and overlaps nothing that it has. */
export function fittingOf({ options }: Pick<Cell, 'options'>): Option[] {
  return options.filter(({ overlap }) => !overlap);
}

/** The children for whom a week fits that have nothing planned. */
export function childrenFor({ week }: Pick<Option, 'week'>, cells: readonly Cell[]): FamilyChild[] {
  return cells
    .filter((cell) => isOpen(cell) && fittingOf(cell).some((option) => option.week.id === week.id))
    .map(({ child }) => child);
}

/** The first week that the filter shows and that fits all children who have nothing planned, where there are several of them. */
export function forAll(cells: readonly Cell[]): { option: Option; children: FamilyChild[] } | null {
  const [first, ...others] = cells.filter(isOpen);
  if (!first || others.length === 0) return null;
  const option = fittingOf(first).find((each) => childrenFor(each, cells).length > others.length);
  return option ? { option, children: childrenFor(option, cells) } : null;
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
 * @param more what is in the basket, and what is looked for: that hides what could be booked, never what is planned nor a week
 */
export function planOf(
  family: MyFamily,
  projects: readonly FrontendProject[],
  today: IsoDate,
  { basket = [], filter = NO_FILTER }: { basket?: readonly KeptLine[]; filter?: PlanFilter } = {},
): PlanWeek[] {
  const wanted = new Set(filtered(projects, filter).map(({ id }) => id));
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
    const cells = family.childrens.map((child): Cell => {
      const own = registrations.filter(({ people }) => people.id === child.id);
      const inBasket = entriesOf(child, basket, projects, calendarWeek);
      const all = optionsOf(child, own, projects, calendarWeek).filter(
        ({ week }) => !inBasket.some((entry) => entry.week.id === week.id),
      );
      const options = all.filter(({ project, week }) => wanted.has(project.id) && isWanted(week, filter));
      const hidden = fittingOf({ options: all }).length - fittingOf({ options }).length;
      return { child, planned: plannedOf(own, calendarWeek), inBasket, options, hidden };
    });
    return { monday, cells: cells.map((cell) => withNearby(cell, cells, projects)) };
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
