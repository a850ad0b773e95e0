import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { inPieces } from '../../core/pieces.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { loadForMail, recipientsOf } from '../registration-mails.js';
import { PlacesMails } from '../places-mails.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** Registrations that one statement gives their numbers. */
const BATCH = 1_000;

/** A registration that a draw decides about. */
interface Drawn {
  registrationId: number;
  childId: number;
  weekId: number;
}

/** What a draw gave, by registrations. */
export interface DrawnPlaces {
  /** Who gets a seat. */
  seats: readonly Drawn[];
  /** Who waits from now on, in the new order; several weeks may be mixed. */
  queue: readonly Drawn[];
  /** Wishes that were drawn no more, because their week has started: they wait on with the number they have. */
  late: readonly Pick<Drawn, 'registrationId'>[];
}

/**
 * Gives the places of a published draw (product/registrations.md#publication), in the transaction of the publication: seats with days and
 * history, a new order of the waiting lists, and one mail for each family.
 */
@Injectable()
export class GiveDrawnPlaces {
  constructor(
    private readonly waitingList: WaitingList,
    private readonly mails: PlacesMails,
  ) {}

  /**
   * @param weeks all of the course, locked
   * @throws DaysTaken when a child got another programme on its days meanwhile; `Transactions` repeats the work
   */
  async run(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
    places: DrawnPlaces,
    userId: number,
  ): Promise<void> {
    await this.waitingList.give(manager, places.seats, weeks, userId);
    const numbers = numbersOf(weeks, places.queue);
    for (let start = 0; start < numbers.length; start += BATCH)
      await renumber(manager, numbers.slice(start, start + BATCH));
    const late = places.late.map(({ registrationId }) => registrationId);
    if (late.length)
      await manager.update(RegistrationEntity, { id: In(late) }, { held_back: false, priority: null });
    for (const { id } of weeks) {
      const drawn = places.queue.filter(({ weekId }) => weekId === id).length;
      // Also where nobody waits: whoever looks at this week must see that it has changed, as after `bumpVersions`.
      await manager.update(CourseWeekEntity, { id }, { queue_counter: () => `queue_counter + ${drawn + 1}` });
    }
    await this.tell(manager, weeks, places);
  }

  /** How many parents get the mail that tells of these registrations. */
  async readers(manager: EntityManager, registrationIds: readonly number[]): Promise<number> {
    const registrations = await inPieces(registrationIds, (ids) =>
      manager.find(RegistrationEntity, {
        select: { id: true, child_id: true, booked_by: true },
        where: { id: In(ids) },
      }),
    );
    return (await recipientsOf(manager, registrations)).length;
  }

  private async tell(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
    places: DrawnPlaces,
  ): Promise<void> {
    const waiting = await manager.find(RegistrationEntity, {
      select: { id: true, course_week_id: true },
      where: { course_week_id: In(weeks.map(({ id }) => id)), is_waiting: true },
      order: { queue_number: 'ASC' },
    });
    const before = new Map<number, number>();
    const positions = new Map(
      waiting.map(({ id, course_week_id }) => {
        const position = (before.get(course_week_id) ?? 0) + 1;
        before.set(course_week_id, position);
        return [id, position];
      }),
    );
    const mailed = await loadForMail(manager, concerned(places));
    await this.mails.given(
      manager,
      mailed.map((registration) => ({ ...registration, queue: positions.get(registration.id) ?? null })),
    );
  }
}

/** Ids of the registrations that the mail tells of. */
export function concerned({ seats, queue, late }: DrawnPlaces): number[] {
  return [...seats, ...queue, ...late].map(({ registrationId }) => registrationId);
}

/** New numbers from the counters of the weeks, which were never used before. */
function numbersOf(
  weeks: readonly CourseWeekEntity[],
  queue: readonly Drawn[],
): { id: number; number: number }[] {
  const counters = new Map(weeks.map(({ id, queue_counter }) => [id, queue_counter]));
  return queue.map(({ registrationId, weekId }) => {
    const number = (counters.get(weekId) ?? 0) + 1;
    counters.set(weekId, number);
    return { id: registrationId, number };
  });
}

/** One statement for many: there may be more than a thousand wishes, and their weeks are locked meanwhile. */
async function renumber(
  manager: EntityManager,
  numbers: readonly { id: number; number: number }[],
): Promise<void> {
  await manager.query(
    `UPDATE registration SET held_back = 0, priority = NULL,
      queue_number = CASE id ${numbers.map(() => 'WHEN ? THEN ?').join(' ')} END
      WHERE id IN (${numbers.map(() => '?').join(', ')})`,
    [...numbers.flatMap(({ id, number }) => [id, number]), ...numbers.map(({ id }) => id)],
  );
}
