import type { FigureName, FigureTableName } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { DeclinedPlaceEntity } from '../../../src/model/registrations/declined-place.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { MunicipalityEntity } from '../../../src/model/resources/municipality.entity.js';

/*
 * The figures of a season calculated plainly (product/office.md#figures): every row is read, and counted one after the other, without a sum of
 * the database and without the code of the API.
 */

type Plain = Partial<Record<FigureName, number>>;

/** Everything that figures are made of. */
async function readAll(manager: EntityManager) {
  return {
    courses: await manager.find(CourseEntity),
    weeks: await manager.find(CourseWeekEntity),
    registrations: await manager.find(RegistrationEntity),
    events: await manager.find(RegistrationEventEntity),
    fees: await manager.find(CancellationFeeEntity),
    children: await manager.find(ChildEntity),
    links: await manager.find(ChildParentEntity),
    parents: await manager.find(ParentEntity),
    towns: await manager.find(MunicipalityEntity),
    declined: await manager.find(DeclinedPlaceEntity),
  };
}
type All = Awaited<ReturnType<typeof readAll>>;

/** The rows of a table of a year by key, and `total`. Money in cents. */
export async function plainFigures(
  manager: EntityManager,
  table: FigureTableName,
  year: number,
): Promise<Map<string, Plain>> {
  const all = await readAll(manager);
  const rows = new Map<string, Tally>();
  const total = new Tally();
  const seasonOf = (weekId: number): CourseEntity | undefined => {
    const week = all.weeks.find(({ id }) => id === weekId);
    const course = all.courses.find(({ id }) => id === week?.course_id);
    return course?.year === year ? course : undefined;
  };
  const into = (weekId: number, childId: number, registration?: RegistrationEntity): Tally[] => {
    const course = seasonOf(weekId);
    if (!course) return [];
    const key = keyOf(all, table, { course, weekId, childId, registration });
    const row = rows.get(key) ?? new Tally();
    rows.set(key, row);
    return [row, total];
  };
  if (table === 'project' || table === 'week') {
    for (const week of all.weeks) {
      const seats = week.cancelled_at === null ? week.max_participants : 0;
      for (const tally of into(week.id, 0)) tally.seats += seats;
    }
    for (const one of all.declined) for (const tally of into(one.course_week_id, 0)) tally.declined += 1;
  }
  for (const registration of all.registrations)
    for (const tally of into(registration.course_week_id, registration.child_id, registration))
      tally.add(registration, familyOf(all, registration.child_id), rateOf(all, registration, year));
  // What is not known of a place that ended is no figure of the other tables.
  if (['project', 'week', 'age', 'gender'].includes(table)) {
    for (const event of all.events) {
      const before = all.events.filter(({ registration_id }) => registration_id === event.registration_id);
      const hadPlace = before.some(({ kind }) => kind === 'registered' || kind === 'moved_up');
      if (event.kind === 'removed' && (event.had_place ?? hadPlace))
        for (const tally of into(event.course_week_id, event.child_id)) tally.cancelled += 1;
    }
    for (const fee of all.fees) for (const tally of into(fee.course_week_id, fee.child_id)) tally.addFee(fee);
  }
  return new Map([...rows, ['total', total] as const].map(([key, tally]) => [key, tally.figures()]));
}

class Tally {
  private readonly children = new Set<number>();
  private readonly families = new Set<number>();
  private places = 0;
  private waiting = 0;
  private due = 0;
  private paid = 0;
  private open = 0;
  private contribution = 0;
  cancelled = 0;
  declined = 0;
  seats = 0;

  add(registration: RegistrationEntity, family: number | null, rate: number): void {
    const { child_id, is_waiting, price, discount, payed_amount } = registration;
    if (is_waiting) this.waiting += 1;
    else {
      this.children.add(child_id);
      this.places += 1;
      this.contribution += rate;
      this.due += price - discount;
      this.open += Math.max(0, price - discount - payed_amount);
      if (family !== null) this.families.add(family);
    }
    this.paid += payed_amount;
  }

  addFee({ amount, payed_amount }: CancellationFeeEntity): void {
    this.due += amount;
    this.paid += payed_amount;
    this.open += Math.max(0, amount - payed_amount);
  }

  figures(): Plain {
    return {
      children: this.children.size,
      child_weeks: this.places,
      seats: this.seats,
      ...(this.seats > 0 && { occupancy: Math.round((this.places / this.seats) * 100) }),
      waiting: this.waiting,
      declined: this.declined,
      cancelled: this.cancelled,
      families: this.families.size,
      contribution: this.contribution,
      due: this.due,
      paid: this.paid,
      open: this.open,
    };
  }
}

interface Counted {
  course: CourseEntity;
  weekId: number;
  childId: number;
  registration?: RegistrationEntity;
}

function keyOf(all: All, table: FigureTableName, counted: Counted): string {
  const { course, weekId, childId, registration } = counted;
  const child = all.children.find(({ id }) => id === childId);
  switch (table) {
    case 'project':
      return String(course.id);
    case 'week':
      return String(weekId);
    case 'age':
      return child ? String(course.year! - Number(child.birth.slice(0, 4))) : '';
    case 'gender':
      return child?.gender ?? '';
    case 'level':
      return child ? (/^(kg|gs|ms)_/.exec(child.school ?? '')?.[1] ?? 'other') : 'other';
    case 'municipality':
      return String((registration && townOf(all, registration)?.id) ?? '');
    case 'families': {
      const family = familyOf(all, childId);
      if (family === null) return '';
      const isBefore = all.registrations.some((one) => {
        const week = all.weeks.find(({ id }) => id === one.course_week_id);
        const season = all.courses.find(({ id }) => id === week?.course_id)?.year ?? null;
        return (
          !one.is_waiting &&
          season !== null &&
          season < course.year! &&
          familyOf(all, one.child_id) === family
        );
      });
      return isBefore ? 'returning' : 'first';
    }
  }
}

/** The first parent on record. */
function familyOf({ links }: All, childId: number): number | null {
  const parents = links.filter(({ child_id }) => child_id === childId).map(({ person_id }) => person_id);
  return parents.length > 0 ? Math.min(...parents) : null;
}

/** Where the family of a registration lives. */
function townOf(
  { towns, links, parents }: All,
  registration: RegistrationEntity,
): MunicipalityEntity | undefined {
  if (registration.municipality_id !== null)
    return towns.find(({ id }) => id === registration.municipality_id);
  const own = links
    .filter(({ child_id }) => child_id === registration.child_id)
    .flatMap(({ person_id }) => parents.find(({ id }) => id === person_id) ?? []);
  const booker = own.find(({ user_id }) => user_id !== null && user_id === registration.booked_by);
  const payer = booker ?? own.sort((one, other) => one.id - other.id)[0];
  const possible = towns.filter(({ plz }) => plz !== null && plz === payer?.plz?.trim());
  return possible.length === 1 ? possible[0] : possible.find(({ id }) => id === payer?.municipality_id);
}

/** Cents: of the rates that began in the season or before, the last to begin. */
function rateOf(all: All, registration: RegistrationEntity, year: number): number {
  let begun = 0;
  let cents = 0;
  for (const { from_year, amount } of townOf(all, registration)?.contributions ?? [])
    if (from_year <= year && from_year >= begun) {
      begun = from_year;
      cents = Math.round(amount * 100);
    }
  return cents;
}
