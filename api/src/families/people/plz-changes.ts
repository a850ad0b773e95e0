import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PersonPlzChange, PlzChange } from '@feria/shared';
import { changesToTell } from '@feria/shared/rules/plz-changes';
import { IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PlzChangeEntity } from '../../model/registrations/plz-change.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** How long changes are kept: the season in which they count, and the time to ask about it. */
const KEEP_MS = 365 * 86_400_000;

/** Deletes changes of postcodes that nobody asks about any more. */
@Injectable()
export class PlzChanges implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.deleteExpired(PlzChangeEntity, (now) => ({
      at: LessThan(new Date(now.getTime() - KEEP_MS)),
    }));
  }
}

/** Keeps that a parent changed the own postcode; nothing when it stays the same but for blanks. */
export async function notePlzChange(
  manager: EntityManager,
  personId: number,
  { before, after, at }: { before: string | null; after: string | null; at: Date },
): Promise<void> {
  const [plz_before, plz_after] = [before?.trim() || null, after?.trim() || null];
  if (plz_before !== plz_after)
    await manager.insert(PlzChangeEntity, { person_id: personId, plz_before, plz_after, at });
}

/** The changes that the office should know of when it looks at a registration, oldest first; one statement, none without a postcode. */
export async function changesAround(
  manager: EntityManager,
  registration: Pick<RegistrationEntity, 'booked_by' | 'plz' | 'created_at'> & {
    courseWeek: { course: CourseEntity };
  },
): Promise<PlzChange[]> {
  const { booked_by, plz, courseWeek } = registration;
  if (plz === null || booked_by === null) return [];
  const changes = await manager.find(PlzChangeEntity, {
    where: { person: { user_id: booked_by } },
    order: { at: 'ASC', id: 'ASC' },
  });
  return changesToTell(registration, courseWeek.course, changes).map(present);
}

/** The changes that a parent made, newest first, each with the projects that were booked by priority around it; three statements. */
export async function changesOfPerson(manager: EntityManager, personId: number): Promise<PersonPlzChange[]> {
  const changes = await manager.find(PlzChangeEntity, {
    where: { person_id: personId },
    order: { at: 'DESC', id: 'DESC' },
  });
  const person = changes.length > 0 ? await manager.findOneBy(ParentEntity, { id: personId }) : null;
  if (!person) return [];
  const booked =
    person.user_id === null
      ? []
      : await manager.find(RegistrationEntity, {
          where: { booked_by: person.user_id, plz: Not(IsNull()) },
          relations: { courseWeek: { course: true } },
          order: { id: 'ASC' },
        });
  const told = booked.flatMap((registration) => {
    const course = registration.courseWeek?.course as CourseEntity;
    return changesToTell(registration, course, changes).map((change) => ({ change, course }));
  });
  return changes.map((change) => {
    const courses = new Map(
      told.filter((one) => one.change === change).map(({ course }) => [course.id, course]),
    );
    return {
      ...present(change),
      courses: [...courses.values()].map(({ id, name, name_it }) => ({ id, name, name_it })),
    };
  });
}

function present({ at, plz_before, plz_after }: PlzChangeEntity): PlzChange {
  return { at: at.toISOString(), before: plz_before, after: plz_after };
}
